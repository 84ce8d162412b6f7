import { FRENCH_RECEIPTS } from './fr-receipts.js';
import type { Locale } from './locale.js';
import { phrases, words } from '../text/phrases.js';

export const FRENCH: Locale = {
  language: 'fr',
  homeCountry: 'FR',
  ocr: { tesseract: 'fra', hasUncommonLetters: false },
  fields: {
    invoice_number: phrases(`
      Facture n° | Facture no | N° facture | N° de facture | Numéro de facture | Numéro facture | No facture |
      No de facture | Facture numéro | Avoir n° | N° d'avoir | Numéro de pièce | Réf facture | Référence facture |
      N° de pièce | N° avoir | Numéro | Facture nr | N° de document | Numéro de document | N° Fact |
      Numéro de la facture | Facture / Invoice | Ticket n° | Ticket no | Ticket numéro | N° ticket | N° de ticket |
      No ticket | No de ticket | Numéro ticket | Numéro de ticket | Ticket de caisse n° | Ticket client n° | Reçu n° |
      Reçu no | Reçu numéro | N° reçu | N° de reçu | No de reçu | Numéro de reçu | N° de note | Note no | Addition n° |
      N° addition | Pièce n° | Justificatif n° | N° justificatif | Relance n° | Numéro de relance | Numéro de la relance | Numéro d'annulation | N° d'annulation
    `),
    invoice_date: phrases(`
      Date de facture | Date facture | Date de facturation | Date d'émission | Date de la facture | Facture du |
      Émise le | Date émission | Facturé le | En date du | Date de pièce | Date d'édition | Date du document |
      Date de l'avoir | Date de création | Date de relance | Date de la relance | Date d'annulation
    `),
    date: phrases(`Créée le | Créé le | Date | Le | du`),
    number: phrases(`N°`),
    other_number: phrases(`
      Compteur n° | N° de compteur | N° compteur | Numéro de compteur | Matricule compteur |
      N° de client | N° client | Client n° | Numéro de client | Numéro client | Code client | Réf client |
      Référence client | N° bon de livraison | Bon de livraison | N° bon de vente | N° contrat | N° de contrat |
      Contrat | Numéro de dossier | Réf projet | Référence | Réf | Vos références | Nos références | N° devis |
      Devis | SIREN / SIRET | APE | Code APE | NAF | GLN | IBAN | BIC | N° bon de réception | N° de compte |
      Dossier | Affaire | N° affaire | Service exécutant | Code fournisseur | N° transaction | N° de transaction |
      Numéro de transaction | Transaction n° | ID transaction | N° terminal | N° de terminal | Terminal n° |
      ID terminal | N° TPE | TPE n° | N° autorisation | N° d'autorisation | Numéro d'autorisation | Autorisation n° |
      Code autorisation | Code d'autorisation | N° auto | No auto | N° caisse | N° de caisse | No caisse |
      Numéro de caisse | Caisse n° | N° carte | N° de carte | Numéro de carte | Carte n° | N° carte fidélité |
      N° de carte de fidélité | Carte de fidélité n° | N° commerçant | N° de commerçant | ID commerçant | N° accepteur |
      N° magasin | Magasin n° | Code magasin | N° de série | Numéro de série | N° opération | N° d'opération |
      N° table | N° de table | Table n° | N° opérateur | N° empreinte | Code promo
    `),
    due_date: phrases(`
      Date d'échéance | Échéance | Date limite de paiement | À payer avant le | À régler avant le | Date échéance |
      À payer avant | À régler avant | Payable avant | Payable le | Date limite de règlement | À prélever le | Montant à prélever le | Sera prélevé le |
      Seront prélevés le | Date de prélèvement | Prélèvement le | À régler le | À payer le | Payable avant le |
      Paiement préautorisé le | Date du prélèvement | Prélevé le | À payer au plus tard le |
      À régler au plus tard le | Payable au plus tard le | Paiement dû le | Échéance le | Payable jusqu'au | Débit le
    `),
    other_date: phrases(`
      Date de naissance | né le | née le | Date de livraison | Date de commande | Date de facture associée | Date de début de prestation | Date de
      fin de prestation | Période | Date de paiement | Date règlement | Livré le | Date de règlement | Date
      prestation | Date début | Date fin | Date de prestation | Commande du | Payée le | Date d'exigibilité |
      Valable jusqu'au | Valables jusqu'au | Valable du | Valable le | Bon valable jusqu'au | Offre valable jusqu'au |
      Offre valable du | Validité | Date de validité | Fin de validité | Date de fin de validité | Expire le |
      Expirent le | Vos points expirent le | Expiration | Date d'expiration | Points valables jusqu'au |
      À utiliser avant le | À utiliser jusqu'au | Utilisable jusqu'au | Utilisable du | À consommer avant le |
      À consommer de préférence avant le | DLC | Échange jusqu'au | Échangeable jusqu'au | Retour jusqu'au |
      Garantie jusqu'au | Date d'entrée | Heure d'entrée | Arrivée | Date d'arrivée | Date de départ | Date du voyage |
      Fin de stationnement | Stationnement jusqu'au | Prochain rendez-vous | Date de la commande | Prochaine facture | Prochaine facturation | Date de prochaine facturation
    `),
    vat_id: phrases(`
      TVA | N° TVA | N° TVA intra | N° TVA intracommunautaire | TVA intracommunautaire | Numéro de TVA | TVA intra |
      Numéro TVA | Identifiant TVA | N° de TVA | ID TVA | TVA Intracom | N° TVA intracom | N° de TVA intracommunautaire |
      Numéro de TVA intracommunautaire | N° Identification TVA | N° d'identification TVA | Code TVA | N° Id TVA | TVA N° |
      N° intracommunautaire | N° IDE
    `),
    phone: phrases(`
      Téléphone | Tél | Portable | Mobile | Tél fixe | Contact tél | Service client | Service clients | Service consommateurs | Service
      clientèle | Appelez le | Appelez-nous au | Contactez-nous au | par téléphone au | Besoin d'aide ? |
      Une question ? | Des questions ? | Relation client | Relations clients | Numéro vert |
      Assistance téléphonique | Votre conseiller au | Appel gratuit
    `),
    other_contact: phrases(`Contact | Fax | Télécopie | Courriel | E-mail | Mail | Site web | Site internet | Site`),
    name: phrases(`Nom | Raison sociale`),
    address: phrases(`Adresse | Siège social | Siège`),
    country: phrases(`Pays`),
    currency: phrases(`Devise | Monnaie`),
    payment: phrases(`
      Mode de règlement | Moyen de paiement | Mode de paiement | Règlement par | Moyen de règlement | Règlement |
      Paiement par | Paiement
    `),
    tax_number: [],
    tax_office: [],
  },
  titles: {
    invoice: phrases(`
      Facture | Facture de vente | Facture d'honoraires | Note d'honoraires | Relevé d'honoraires | État d'honoraires |
      Note de frais et honoraires
    `),
    credit_note: phrases(`
      Avoir | Note de crédit | Facture d'avoir | Facture rectificative | Note d'avoir | Facture d'annulation | Avoir à
    `),
    debit_note: phrases(`Note de débit`),
    prepayment: phrases(`
      Facture d'acompte | Facture de provision | Demande d'acompte | Appel d'acompte | Note de provision |
      Facture d'avance
    `),
    receipt: phrases(`Reçu | Ticket | Reçu de paiement | Ticket de caisse`),
    reminder: phrases(`Lettre de relance | Rappel de paiement`),
    other: phrases(`Facture proforma | Confirmation de commande`),
  },
  references: {
    order_number: phrases(`
      N° bon de commande | N° de commande | N° commande | Commande n° | Commande | Bon de commande | Votre
      commande | Numéro de commande | Référence commande
    `),
    payment_reference: phrases(`Référence de paiement | Référence avis de paiement | Référence du paiement`),
    original_invoice: phrases(`
      N° de facture associée | Facture d'origine | Annule la facture | Avoir sur facture | Facture initiale |
      Avoir sur la facture | Relatif à la facture | Annulation de la facture | Rectifie la facture | Concerne facture |
      Concerne la facture | Concerne notre facture | Concerne facture n° | Concernant la facture |
      Relative à la facture | Se rapporte à la facture | Référence facture d'origine | Avoir relatif à la facture |
      En annulation de la facture | Correction de la facture | Rectificatif de la facture | Suite à la facture |
      Facture concernée | Facture rectifiée | Facture annulée | Réf. facture d'origine | N° facture d'origine | N° de facture d'origine | N° de la facture d'origine | Réf. facture initiale | N° facture initiale | Numéro de facture d'origine
    `),
    service_period: phrases(`Période de facturation | Période de prestation`),
  },
  totals: {
    lines: phrases(`
      Sous-total | Total lignes | Sous-total HT | Total brut HT | Total des lignes | Total brut | Total marchandises |
      Montant marchandises | Valeur marchandises | Total produits | Total produits avant remise
    `),
    net: phrases(`
      Total HT | Montant HT | Total hors taxes | Total hors taxe | Total net HT | Net HT | Montant total HT |
      Montant hors taxes | Total HTVA | Total HT TVA | Base HT | Total montant HT | Montant net HT | Total général HT | Total HT net |
      Prix total HT | THT
    `),
    vat: phrases(`
      TVA | Total TVA | Montant TVA | Montant de la TVA | Montant total TVA | dont TVA | Total taxes |
      Montant total de la TVA | TVA à | Total TVA à | TPS | TVQ | TVH | TVP | Taxes | Montant des taxes
    `),
    gross: phrases(`
      Total TTC | Montant TTC | Total toutes taxes comprises | Montant total TTC | Total général TTC | Total général |
      Montant total | Net TTC | Total TVAC | Prix TTC | Total de la facture | Prix total TTC | Total facture
    `),
    with_vat: phrases(`TTC | toutes taxes comprises | TVA incluse | TVA comprise | taxes comprises | TVAC`),
    without_vat: phrases(
      `HT | hors taxes | hors taxe | hors TVA | HTVA | avant taxes | sans TVA | exonéré de TVA | exonérés de TVA | exonérée de TVA | non soumis à TVA | non soumis à la TVA | hors champ TVA | exempt de TVA`,
    ),
    payable: phrases(`
      Net à payer | À payer | Montant à payer | Solde à payer | Reste à payer | Solde dû | Total à payer | Montant dû |
      Net à payer TTC | Total dû | Solde | Montant à régler | Reste dû | Net à régler | Somme à payer |
      Net à rembourser | Montant à rembourser | Montant de l'avoir | Total avoir | À rembourser | À votre crédit |
      Solde antérieur | Solde précédent
    `),
    total: phrases(`Total | Montant | Somme`),
    prepaid: phrases(`
      Acompte | Acomptes | Montant déjà payé | Déjà payé | Acompte versé | Déjà réglé | Montant payé | Avance
    `),
    discount: phrases(
      `Remise | Escompte | Rabais | Bon de réduction | Bon d'achat | Code de réduction | Total remise | Total des remises | Réduction | Ristourne`,
    ),
    charge: phrases(`
      Frais de port | Port | Livraison | Charge | Frais | Frais de livraison | Transport | Port HT | Frais d'expédition |
      Éco-participation | Taxes foncières | Taxe foncière | Taxe de séjour | Taxes de séjour |
      Timbre fiscal | Droit de timbre | Droits de timbre | Timbre
    `),
    withholding: [],
  },
  columns: {
    position: phrases(`Ligne | N° | Pos | Ligne fact`),
    article: phrases(`
      Référence | Réf | Code article | Code | Article | Code produit | Code article, référence
    `),
    name: phrases(`
      Désignation | Description | Libellé | Produit | Prestation | Nom & désignation | Nom | Désignation des produits |
      Intitulé | Détail | Nature | Service | Objet | Désignation / description | Produit / service |
      Nature des prestations | Libellé article | Article / désignation | Prestations
    `),
    quantity: phrases(`Quantité | Qté | Nombre | Nb | Qtés | Quantités | Heures | Jours | Nuits | Nuitées`),
    unit: phrases(`Unité | U | Un | UM | Unités | Unité pour P.U.`),
    price: phrases(`
      Prix unitaire | P.U. HT | Prix | PU | Prix unitaire HT | Prix HT | Prix U. HT | PU net | Tarif | Prix unit. HT |
      Prix unit | PU HT net | Prix U | P.U. HT (EUR) | P.U. TTC | Prix unitaire TTC | P.U. brut
    `),
    discount: phrases(`Remise | Rem | Remise % | Rabais | Rem % | % Rem | Remise (-) Charge (+)`),
    vat_rate: phrases(`Taxes | TVA | Taux TVA | % TVA | TVA % | Taux | Taux de TVA | Tx TVA | Code TVA | TX`),
    vat_amount: phrases(`Montant TVA | Montant taxe | TVA EUR | Total TVA | Mt TVA | Montant de TVA`),
    net: phrases(`
      Montant HT | Total HT | Prix total HT | Net HT | Total net HT | HT | Mt HT | Montant net HT | Total HT (EUR) |
      Montant HT net | Prix HT total | Valeur HT
    `),
    gross: phrases(`Montant TTC | Total TTC | TTC | Prix TTC | Prix total TTC`),
    amount: phrases(`Montant | Total | Prix total | Total ligne | Montant EUR | Débit | Débits`),
    base: phrases(`
      Base TVA | Base HT | Base | Base imposable | Montant base | Bases | Bases HT | Base taxable
    `),
    other: phrases(`Date | Période | Durée | Détail TVA | Échéance | Crédit | Crédits | Règlements`),
  },
  parties: {
    seller: phrases(`
      Vendeur | Fournisseur | Émetteur | Prestataire | Expéditeur | Vendu par | Émis par | Société | Organisateur |
      De | Facturé par | Émise par | Coordonnées du vendeur | Informations vendeur | Informations du vendeur |
      Bailleur | Prestataire de services | Nom de la boutique | Nom du magasin
    `),
    buyer: phrases(`
      Client | Acheteur | Facturé à | Adresse du client | Adresse de facturation | Destinataire | Facturer à |
      Adressé à | Adresse facturation | À l'attention de | Vos identifiants | Adresse client | Client facturé |
      Factures à | Doit | Adresse de facture | Madame | Monsieur | Monsieur et Madame | Madame et Monsieur |
      M. et Mme | Mme et M | Vendu à | Preneur | Preneur du service | À la charge de | Coordonnées du client |
      Informations client | Informations du client | Nom du client | Acquéreur | Locataire | Donneur d'ordre |
      Facturation à | À l'intention de
    `),
    other_party: phrases(`
      Livraison | Adresse de livraison | Livré à | Représentant fiscal | Bénéficiaire | Livraison: adresse, références |
      Destinataire livraison | Livrer à | Adresse livraison | Coordonnées bancaires | Banque | Expédié à | Factor |
      Affacturage
    `),
  },
  professions: phrases(`Consultant | Consultante | Freelance | Agence | Restaurant`),
  accountHolders: phrases(`Titulaire du compte | Titulaire`),
  contractHolders: phrases(
    `Titulaire | Titulaire du contrat | Titulaire de l'abonnement | Titulaire de la ligne | Abonné | Souscripteur | Locataire | Preneur d'assurance`,
  ),
  paymentSlips: {
    payee: phrases(`Compte / Payable à | Payable à | En faveur de | À payer à | Payer à | À l'ordre de`),
    payer: phrases(`Payable par | Payable par (nom/adresse) | Versé par | Payeur`),
  },
  buyersBelowSellers: [],
  buyersOwn: words('votre vos'),
  reverseCharge: phrases(`Autoliquidation`),
  loneSums: phrases(`TTC | HT`),
  monthSpellings: { aou: 8 },
  ordinalEndings: words('er'),
  dateParticles: [],
  numberWords: words('n no num'),
  units: {
    kilogram: phrases(`kilogramme`),
    piece: phrases(`pièce | pièces | unité | unités | un`),
    metre: phrases(`mètre`),
    litre: phrases(`litre`),
  },
  payments: {
    direct_debit: phrases(`prélèvement | prélèvement automatique | prélevé | prélevée | prélèvement sepa | prélevés`),
    credit_card: phrases(`carte de crédit | carte de paiement | carte bancaire | carte | carte bleue | cb`),
    debit_card: phrases(`carte de débit`),
    online: [],
    check: phrases(`chèque | chèques | chèque à l'ordre | chèque libellé à l'ordre | chèque bancaire`),
    cash: phrases(`espèces`),
    bank_transfer: phrases(`
      virement | virement bancaire | virements | dépôt direct | transfert bancaire | transfert électronique |
      virement interac | virer
    `),
  },
  paid: phrases(`payé | payée | réglé | réglée | acquitté | acquittée | payable | à régler`),
  states: phrases(
    `Payé | Payée | Impayé | Impayée | Non payé | Non payée | Partiellement payée | En attente | En retard | Brouillon | Annulée | Réglée | Acquittée`,
  ),
  paidWith: phrases(`par | via | en | avec`),
  negations: phrases(`pas | aucun | aucune | pas de`),
  demandWords: phrases(
    `règlement | paiement | régler | payer | verser | versement | conditions de paiement | conditions de règlement`,
  ),
  deadlineWords: phrases(`
    avant le | jusqu'au | au plus tard le | pour le | soit le | soit avant le | soit au plus tard le |
    c'est-à-dire le | à savoir le | d'ici le | d'ici au
  `),
  debitWords: phrases(
    `sera prélevé | sera prélevée | seront prélevés | prélèverons | sera débité | sera débitée | débiterons`,
  ),
  debitDays: phrases(`le | à partir du | à compter du | dès le | vers le | aux environs du | pas avant le`),
  debitDaysAfter: [],
  deadlinesAfter: [],
  closingForms: ['EI', 'E.I.', 'asbl'],
  buildingWords: words('imm bât rés appt'),
  shareCapital: ['au capital'],
  legalForms: phrases(`
    sarl | s.a.r.l. | sas | s.a.s. | sasu | eurl | s.a. | sa | s.a | snc | sci | scop | sprl | srl | e.u.r.l. |
    s.a.s.u. | s.p.r.l. | scs | scrl | asbl | gie |
    selarl | selas | selafa | scp | earl | gaec |
    s.e.n.c. | senc | s.e.n.c.r.l. | senc. | sencrl | inc | ltée | syndicat des copropriétaires | sdc
    `),
  companyWords: [],
  joiningWords: words('et pour de du des la les'),
  neverInNames: phrases(` Tous droits réservés |
    capital de | capital social | siège social | registre du commerce | tribunal de commerce | immatriculée
  `),
  formerNameWords: words('anciennement'),
  paymentDates: phrases(`Date de paiement | Date de règlement`),
  shopOrders: {
    number: phrases(`N° de commande | N° commande | Commande n° | Numéro de commande | Référence commande`),
    date: phrases(`Date de commande | Date de la commande`),
  },
  debitedAccounts: phrases(`compte | compte bancaire`),
  senderReferences: phrases(`Référence | Référence de facturation | Réf | Notre référence | Nos réf | N/Réf`),
  seatWords: phrases(`
    dont le siège est situé | dont le siège social est situé | dont le siège social est | ayant son siège |
    ayant son siège social | domicilié à | domiciliée à | demeurant | demeurant au | sise | sis au | située |
    situé
  `),
  partyQualifiers: [],
  addressParts: {
    postcode: phrases(`Code postal | CP`),
    town: phrases(`Ville | Commune | Localité`),
    state: phrases(`Province | Région`),
  },
  frequentWords: words(`
    le la les de des du et facture montant total ht ttc tva client paiement date par votre vous nous pour echeance
    reglement designation quantite prix unitaire en sur adresse numero taux retard virement payer au aux est siret
    livraison commande cas sans dont une un societe qte escompte penalites
  `),
  ...FRENCH_RECEIPTS,
};
