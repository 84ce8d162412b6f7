import type { ReceiptWords } from './locale.js';
import { phrases, words } from '../text/phrases.js';

/** The words of receipts, shops and addresses; the rest of the language is in `da.ts`. */
export const DANISH_RECEIPTS: ReceiptWords = {
  till: {
    payable: phrases(`
      At betale | Til betaling | I alt at betale | I alt til betaling | Beløb at betale | Beløb til betaling |
      Total at betale | Totalbeløb | Samlet beløb | Total DKK | Total kr | I alt DKK | I alt kr | Sum DKK | Sum kr |
      Total inkl. moms | I alt inkl. moms | Beløb i alt | Køb i alt | Købesum | Købsbeløb | Slutsum | Slutbeløb |
      Betales | At betale DKK | At betale kr | Til betaling DKK | I alt at betale DKK | Total til betaling |
      Pris i alt | Samlet pris
    `),
    total: phrases(`Total | I alt | Sum | Beløb | Beløb DKK | Køb | Tot`),
    subtotal: phrases(`
      Subtotal | Mellemsum | Delsum | Netto | Nettobeløb | Total ekskl. moms | I alt ekskl. moms | Ekskl. moms |
      Varer i alt | Momsgrundlag | Momspligtigt beløb | Grundlag | Momspligtigt
    `),
    tax: phrases(`
      Moms | Heraf moms | Deraf moms | Hvoraf moms | Moms udgør | Momsbeløb | Moms i alt | Moms total | Moms kr |
      Inkl. moms | Incl. moms | Moms DKK | Salgsmoms | Momsen udgør | Inklusive moms | Moms heraf | Heraf moms DKK |
      Heraf moms kr | Total moms | Samlet moms | Momsandel | I alt moms
    `),
    discount: phrases(`
      Rabat | Rabatter | Rabat i alt | Samlet rabat | Tilbudsrabat | Tilbud | Kuponrabat | Kupon | Rabatkupon |
      Nedslag | Medlemsrabat | Personalerabat | Mængderabat | Prisnedsættelse | Nedsat | Kampagnerabat | Afslag |
      Bonusrabat | Kunderabat | Klubrabat | Kuponer | Rabat total | Total rabat | Bonuskupon | Loyalitetsrabat |
      Samlede rabatter | Studierabat
    `),
    rounding: phrases(`
      Afrunding | Øreafrunding | Afrundet | Kontantafrunding | Øreudligning | Øreafrunding DKK | Afrunding kontant
    `),
    change: phrases(`
      Byttepenge | Byttepenge DKK | Tilbage | Retur kontant | Kontant retur | Retur DKK | Retur kr | Retur penge |
      Tilbage kontant | Penge tilbage | Kontant tilbage | Tilbagebetalt kontant | Byttepenge kontant | Retur til kunde |
      Byttepenge retur | Kontant byttepenge | Byttepenge kr
    `),
    cash: phrases(`
      Kontant | Kontanter | Kontant DKK | Kontant betalt | Betalt kontant | Kontant modtaget | Modtaget |
      Modtaget kontant | Betalt | Betaling | Kontant betaling | Indbetalt | Modtaget beløb | Betalt i alt |
      Betalt beløb | Kontant kr | Kontant beløb
    `),
    card: phrases(`
      Kort | Dankort | Visa/Dankort | Betalingskort | Kreditkort | Kortbetaling | Betalt med kort | Betalt kort |
      Kontaktløs | MobilePay | Gavekort | Tilgodebevis | Hævekort | Debetkort | Elektronisk betaling | Kortterminal |
      Contactless | Værdikupon | Pantbon | Kortbeløb | Kort DKK | Betaling kort | Betalt med MobilePay |
      Kontaktløs betaling | Kort kontaktløs | Gavekort brugt
    `),
    charge: phrases(`
      Pant | Flaskepant | Dåsepant | Bærepose | Pose | Poser | Plastikpose | Papirspose | Mulepose | Gebyr |
      Kortgebyr | Fragt | Levering | Leveringsgebyr | Servicegebyr | Emballage | Nattillæg | Pant flaske | Pant dåse |
      Kuvert | Servering | Serveringsgebyr | Ekspeditionsgebyr
    `),
    tip: phrases(`Drikkepenge | Tips | Heraf drikkepenge`),
    ignored: phrases(`
      Antal | Antal varer | Antal artikler | Antal stk | Varer | Point | Bonuspoint | Optjente point | Optjent bonus |
      Optjent | Bonus | Du sparer | Du har sparet | Du sparede | Sparet | Sparet i alt | Samlet besparelse |
      Besparelse | Du har i dag sparet | Bonnr | Bonnummer | Kvitteringsnr | Restsaldo | Saldo | Ny saldo | Aut.nr |
      Autorisationsnr | Ref.nr | Terminal | Psam | Stan | AID | TVR | ATC | Transaktion | Brutto | Kontrolnr |
      Antal varer i alt | Varer i alt antal | Nye point | Point i alt | Pointsaldo | Total besparelse |
      Du har i alt sparet | Medlemspoint
    `),
  },
  receiptWords: phrases(`
    Kvittering | Kassebon | Bon | Bonnr | Bon nr | Kasse | Kasse nr | Kassenr | Kasserer | Kassedame | Ekspedient |
    Ekspederet af | Ekspedient nr | Du blev ekspederet af | Du blev betjent af | De blev betjent af | Du er betjent af |
    Betjent af | Betjening | Tjener | Bord | Bord nr | Bordnr | Tak for handlen | Tak for besøget | Tak for i dag |
    Tak for købet | Tak for dit køb | Tak fordi du handlede | Velkommen | Velkommen igen | På gensyn | Åbningstider |
    Åbent | Gem bonen | Gem kvitteringen | Gem din bon | Byttes kun mod bon | Bytteret | Ombytning | Returret |
    Fortrydelsesret | Kundens eksemplar | Kundens kvittering | Forretningens eksemplar | Butik | Butiksnr | Butik nr |
    Spis her | Take away | Byttepenge | Salgsbon | Godkendt | Købsdato | Eksp | Tak og på gensyn |
    Tak for besøget og på gensyn | Hav en god dag | Fortsat god dag | Kundekopi | Kopi til kunde | Butikkens kopi |
    Kontaktløs | Bon-ID | Kortkøb | Gem kvitteringen som garantibevis | Ombyttes kun med bon
  `),
  tillNumbers: phrases(`Bon | Bonnr | Kvittering | Ekspedition`),
  cardNumbers: phrases(`Autorisationsnr | Aut.nr | Terminal | Forretningsnr | Kortnr`),
  ownerLabels: phrases(`Drives af | Indehaver | Ejer`),
  shopWords: words(`
    apotek apoteket bageri bageren bageriet bar benzin benzintank bager blomster blomsterhandel bodega boghandel
    boghandler bog bøger brugs brugsen brugsforening brændstof butik butikken byggemarked byggecenter bryghus cafe
    catering cykel cykelhandel cykler dagligvarer dyrehandel elektronik farvehandel fisk fiskehandel fiskehus foto
    frisør frugt frugthandel gartneri genbrug genbrugsbutik glarmester grill grillbar grillen grønt guldsmed handel
    helsekost hotel håndværk isenkram isenkræmmer is iskiosk ishus kaffe kaffebar kantine kiosk kiosken konditori kro
    kroen købmand købmanden kød legetøj lædervarer marked materialist mejeri minimarked mode museum møbler optik
    optiker ost ostehandel ostebutik parfumeri parkering pizza pizzeria planteskole planter pub pølsevogn renseri
    restaurant salon skomager slagter slagteren slik smykker smørrebrød spisehus sport station supermarked sushi
    tandlæge tank tankstation tatovering teater tekstil tobak trælast ur urmager vaskeri vin vinhandel vinhus vinstue
    værksted værtshus zoo
  `),
  addressWords: words(`
    gade gaden vej vejen alle plads pladsen torv torvet boulevard stræde strædet gård gården have haven vænge vænget
    kaj kajen havn havnen bakke bakken sti stien toften marken parken center centret storcenter butikscenter etage sal
    postboks box industrivej erhvervspark hus
  `),
  pageWords: words('side'),
  postBoxWords: phrases(`Postboks | Boks`),
  careOf: phrases(`v/ | c/o | att.`),
  courtesyTitles: words('hr fru frk'),
  officeKinds: phrases(
    `Advokatkontor | Lægepraksis | Tandlægeklinik | Bogholderi | Bogholderiet | Kreditorbogholderi | Økonomiafdelingen | Indkøbsafdelingen`,
  ),
  personTitles: words('hr fru frk dr'),
};
