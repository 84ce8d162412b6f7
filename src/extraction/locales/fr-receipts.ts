import type { ReceiptWords } from './locale.js';
import { phrases, words } from '../text/phrases.js';

/** The words of receipts, shops and addresses; the rest of the language is in `fr.ts`. */
export const FRENCH_RECEIPTS: ReceiptWords = {
  till: {
    payable: phrases(`
      Total TTC | Net à payer | À payer | Total à payer | Montant à payer | Montant dû | Total dû | Reste à payer |
      Montant TTC | Total général | Solde à payer | Montant total | Total EUR | Total CHF | Net TTC | TTC |
      Total toutes taxes comprises | Somme due | Total à régler | Montant à régler | Net à régler | À régler |
      Total TTC EUR | Montant total TTC | Total général TTC | Total de l'achat | Total achats | Total ticket
    `),
    total: phrases(`Total | Montant | Somme`),
    subtotal: phrases(`
      Sous-total | S/total | Total HT | Montant HT | HT | Total hors taxes | Net HT | Total partiel | Total brut |
      Base HT
    `),
    tax: phrases(`
      TVA | Dont TVA | Total TVA | Montant TVA | TVA incluse | TVA comprise | Taxe | Taxes | Taxe de séjour | TPS | TVQ |
      TVH | TVP | Montant de la TVA | TVA totale | dont taxes | Total taxes | Total taxe | Montant taxe |
      Montant des taxes | TVA incl | Total de la TVA | Montant total TVA
    `),
    discount: phrases(`
      Remise | Remises | Remise immédiate | Total remises | Réduction | Réductions | Rabais | Bon de réduction |
      Promotion | Promo | Avantage | Avantage carte | Coupon | Ristourne | Bon d'achat | Remise fidélité |
      Remise carte | Remise client | Remise totale | Total réductions | Réduction immédiate | Remise exceptionnelle |
      Bon de fidélité | Chèque fidélité | Remise personnel | Total avantages
    `),
    rounding: phrases(`Arrondi | Arrondissement | Arrondi espèces | Différence d'arrondi | Arrondi caisse`),
    change: phrases(`
      Rendu | Rendu monnaie | Monnaie rendue | Monnaie | À rendre | Rendu espèces | Rendu EUR | Retour monnaie |
      Rendu client | Votre monnaie | Monnaie à rendre | À rendre EUR | Rendu CHF | Rendu sur espèces | Total rendu
    `),
    cash: phrases(`
      Espèces | Espèce | Esp | Reçu | Payé | Payé espèces | Reçu espèces | Règlement | Paiement | Versé |
      Argent comptant | Comptant | Cash | Montant reçu | Encaissé | Donné | Paiement espèces | Règlement espèces |
      Total reçu | Montant versé | Montant donné | Espèces reçues | Total payé | Montant payé | Espèces EUR
    `),
    card: phrases(`
      CB | Carte | Carte bancaire | Carte bleue | Carte de crédit | Carte de débit | Bancontact | Sans contact | CB EMV |
      Paiement CB | Paiement par carte | Carte cadeau | Chèque | Chèque déjeuner | Titre restaurant | Titres restaurant |
      Ticket restaurant | CB sans contact | Débit | Crédit | Interac | Paiement carte | Carte bancaire EUR |
      Paiement sans contact | Règlement CB | Règlement carte | Titres-resto | Titre-resto | Chèque cadeau |
      Carte titre restaurant | Chèque vacances | Carte EMV
    `),
    charge: phrases(`
      Service | Frais de service | Livraison | Frais de livraison | Consigne | Sac | Sac caisse | Frais de port |
      Couvert | Éco-participation | Emballage | Supplément | Vidange | Consigne bouteille | Frais de dossier |
      Supplément terrasse | Service compris | Frais de port et emballage
    `),
    tip: phrases(`Pourboire | Tip | Pourboires | Pourboire suggéré`),
    ignored: phrases(`
      Nombre d'articles | Nb articles | Nbre articles | Articles | Article | Nombre de lignes | Quantité | Qté | Points |
      Points fidélité | Points acquis | Total points | Solde de points | Cagnotte | Vous économisez | Économie |
      Économies | Économie réalisée | Cumul | Solde carte | N° ticket | N° autorisation | No auto | Crédit restant |
      Dont éco-part | Total articles | Articles vendus | Nombre d'article | Lignes | Points gagnés | Points cumulés |
      Nouveau solde | Ancien solde | Solde fidélité | Vous avez économisé | Montant économisé | Total économies |
      N° transaction | N° caisse
    `),
  },
  receiptWords: phrases(`
    Ticket | Ticket de caisse | Ticket client | Ticket n° | Reçu | Caisse | Caissier | Caissière | Hôtesse | Merci |
    Merci de votre visite | Merci de votre confiance | À bientôt | Au revoir | Bienvenue | Servi par |
    Vous avez été servi par | Serveur | Serveuse | Table | Couverts | Addition | Note | Sur place | À emporter |
    Ni repris ni échangé | Ni échangé ni remboursé | Échange | Ticket à conserver | À conserver | Duplicata |
    Copie client | Exemplaire client | Rendu monnaie | Heures d'ouverture | Horaires | Magasin | Débit |
    Carte de fidélité | Vendeur | Opérateur | Merci et à bientôt | À très bientôt | Bonne journée | Hôte de caisse |
    Poste de caisse | Ticket commerçant | Exemplaire commerçant | Copie commerçant | Sans contact | Nombre d'articles |
    Échange ou remboursement | Titre restaurant
  `),
  tillNumbers: phrases(`Ticket | Note | Addition | Commande | Tck | Fact | Vente`),
  cardNumbers: phrases(
    `N° auto | No auto | Autorisation | Carte bancaire | Sans contact | Débit | Commerçant | Ticket client`,
  ),
  ownerLabels: phrases(`Exploitant | Gérant | Propriétaire | Exploité par`),
  shopWords: words(`
    alimentation ameublement atelier auberge bar bijouterie bistro bistrot boucherie boulangerie boutique brasserie
    bricolage brocante cafe cafeteria cantine carrefour cave caves centre charcuterie chaussures chocolaterie cinema
    coiffeur coiffure confiserie cordonnerie creperie droguerie electromenager epicerie epiceries fleuriste fleurs
    fromagerie fruits garage glacier hotel hypermarche hyper imprimerie institut jardin jardinerie kiosque laverie
    librairie magasin maison maraicher marche maroquinerie menuiserie mercerie meubles mode musee opticien optique
    papeterie parapharmacie parfumerie parking patisserie pharmacie photo pizzeria plomberie poissonnerie presse
    pressing primeur quincaillerie relais restaurant rotisserie salon sandwicherie sport sports station super superette
    supermarche tabac taverne textile theatre traiteur traiteurs vetements vins
  `),
  addressWords: words(`
    rue avenue av boulevard bd bld place pl chemin ch route rte allee allees impasse quai cours square passage faubourg
    etage batiment bat residence centre zone zi za zac bp cedex lieudit rond-point galerie chaussee
  `),
  pageWords: words('page'),
  postBoxWords: phrases(`BP | B.P. | TSA | CS | Boîte postale | Case postale`),
  careOf: phrases(`a/s | aux soins de | à l'att. de | c/o | à l'attention de | à l'attention du`),
  courtesyTitles: words('m mme mlle monsieur madame mademoiselle'),
  officeKinds: phrases(
    `Cabinet | Cabinet médical | Cabinet dentaire | Cabinet d'avocat | Cabinet d'avocats | Étude | Office notarial | Service comptabilité | Service comptable | Comptabilité fournisseurs | Comptabilité | Service achats | Service financier`,
  ),
  personTitles: words('m mme mlle monsieur madame mademoiselle mm dr me'),
};
