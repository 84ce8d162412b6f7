import type { ReceiptWords } from './locale.js';
import { phrases, words } from '../text/phrases.js';

/** The words of receipts, shops and addresses; the rest of the language is in `sv.ts`. */
export const SWEDISH_RECEIPTS: ReceiptWords = {
  till: {
    payable: phrases(`
      Att betala | Summa att betala | Totalt att betala | Total att betala | Köpesumma | Slutsumma | Totalsumma |
      Totalbelopp | Total SEK | Totalt SEK | Summa SEK | Summa kr | Totalt inkl. moms | Summa köp | Belopp att betala |
      Total kr | Att betala SEK | Att betala kr | Totalt att betala SEK | Summa att betala SEK | Summa inkl. moms |
      Total inkl. moms | Totalpris
    `),
    total: phrases(`Summa | Totalt | Total | Tot | Belopp | Köp`),
    subtotal: phrases(`
      Delsumma | Mellansumma | Netto | Summa exkl. moms | Exkl. moms | Totalt exkl. moms | Summa varor | Varav netto
    `),
    tax: phrases(`
      Moms | Varav moms | Därav moms | Momsbelopp | Summa moms | Total moms | Moms totalt | Moms kr | Inkl. moms |
      Summa moms SEK | Moms SEK | Total moms SEK | Inklusive moms | Varav moms kr | Momsens belopp
    `),
    discount: phrases(`
      Rabatt | Rabatter | Total rabatt | Rabattkupong | Prisnedsättning | Kampanj | Erbjudande | Kupong | Medlemsrabatt |
      Personalrabatt | Avdrag | Kampanjrabatt | Total rabatt SEK | Summa rabatt | Summa rabatter | Klubbrabatt |
      Kundrabatt | Mängdrabatt | Stamkundsrabatt | Bonusrabatt | Bonuscheck | Rabattcheck | Studentrabatt
    `),
    rounding: phrases(`
      Öresavrundning | Öresutjämning | Avrundning | Avrund | Öresavr | Öresutj | Avrundat | Öresavrundning SEK |
      Kontantavrundning
    `),
    change: phrases(`
      Växel | Tillbaka | Kontant tillbaka | Åter | Växel tillbaka | Åter kontant | Växel SEK | Växel kontant |
      Kontant åter | Åter SEK | Kontant växel | Växelpengar
    `),
    cash: phrases(`
      Kontant | Kontanter | Kontant SEK | Erhållet | Mottaget | Betalt | Betalt kontant | Mottaget kontant | Betalat |
      Lämnat | Kontant betalt | Kontant mottaget | Erhållet kontant | Betalt belopp | Kontant betalning |
      Mottaget belopp
    `),
    card: phrases(`
      Kort | Bankkort | Kontokort | Kreditkort | Betalkort | Kortköp | Kortbetalning | Kontaktlös | Swish | Presentkort |
      Betalt kort | Betalt med kort | Kort SEK | Tillgodokvitto | Värdecheck | Elektronisk betalning | Kupongköp | Debit |
      Betalkort SEK | Betalning kort | Kontaktlöst | Kontaktlös betalning | Rikskort | Lunchkort | Rikskuponger
    `),
    charge: phrases(`
      Pant | Serviceavgift | Leveransavgift | Leverans | Utkörning | Bärkasse | Plastkasse | Papperskasse | Kasse | Påse |
      Expeditionsavgift | Emballage | Frakt | Kuvertavgift | Pant burk | Pant flaska | Kuvert | Serveringsavgift |
      Plastbärkasse | Papperskasse avgift
    `),
    tip: phrases(`Dricks | Extra dricks | Varav dricks`),
    ignored: phrases(`
      Antal | Antal varor | Antal artiklar | Artiklar | Varor | Poäng | Bonuspoäng | Intjänade poäng | Poängsaldo |
      Bonus | Bonusgrundande | Du sparar | Du har sparat | Sparat | Total besparing | Kvittonr | Kvittonummer |
      Kontrollkod | Ref nr | Term | TVR | AID | Saldo | Återstående saldo | Auktorisation | Brutto |
      Totalt antal varor | Antal artiklar totalt | Nytt saldo | Total poäng | Dina poäng | Din besparing |
      Totalt sparat | Du har totalt sparat
    `),
  },
  receiptWords: phrases(`
    Kvitto | Kvittonr | Kvittonummer | Kassakvitto | Kassa | Kassa nr | Kassör | Kassörska | Expedit | Säljare |
    Du betjänades av | Du expedierades av | Betjänades av | Servitör | Servitris | Bord | Bordsnr | Nota | Tack |
    Tack för köpet | Tack för besöket | Tack för ditt köp | Välkommen | Välkommen åter | Välkommen tillbaka |
    Varmt välkommen | Öppettider | Öppet köp | Spara kvittot | Kundens ex | Kundens exemplar | Butikens ex |
    Kundkvitto | Kopia | Kontrollenhet | Kontrollkod | Ta med | Avhämtning | Äta här | Retur | Bytesrätt | Butik |
    Butiksnr | Växel | Godkänt | Personlig kod | Tack och välkommen åter | Tack för besöket och välkommen åter |
    Ha en bra dag | Ha en trevlig dag | Kortköp | Kundkopia | Säljarens ex | Kassörnr | Bong | Kontrollenhetsnr |
    Kvittot gäller som bytesbevis
  `),
  tillNumbers: phrases(`Kvitto | Bong | Nota`),
  cardNumbers: phrases(`Butiksnr | Kontrollnr | Kortnr | Auktoriseringskod`),
  ownerLabels: phrases(`Drivs av | Innehavare | Ägare`),
  shopWords: words(`
    apotek apoteket bageri bageriet bar begagnat bensin bensinstation bio biograf blommor blomsterhandel boden bok bokhandel
    bokhandeln brasserie bryggeri butik butiken byggvaror bygghandel café centrum cykel deli djuraffär
    elektronik färghandel fik fisk fiskaffär foto frisör frukt gatukök gatuköket glass glasögon grill grillen guld handel
    hotell hörna hemköp hälsokost järnhandel järn kaffe kafé kemtvätt kiosk kiosken kläder kök köket konditori kött
    kvartersbutik lanthandel leksaker livs livsmedel loppis macken marknad mat matbutik matmarknad möbler museum musik ost
    optik optiker parkering pizzeria pressbyrå pub restaurang restaurangen saluhall salong skor skönhet smycken sport
    station stormarknad systembolag tandläkare teater textil tobak trädgård tvätteri ur varuhus varuhuset verkstad vin
    värdshus växter zoo
  `),
  addressWords: words(`
    gata gatan väg vägen torg torget plats allé allén gränd stig stigen backe backen plan kaj kajen esplanad esplanaden box
    våning vån trappa köpcentrum galleria gallerian industriområde hus
  `),
  pageWords: words('sida sidan'),
  postBoxWords: phrases(`Box`),
  careOf: phrases(`c/o | att.`),
  courtesyTitles: words('herr fru fröken'),
  officeKinds: phrases(
    `Advokatbyrå | Läkarmottagning | Tandläkarmottagning | Ekonomiavdelningen | Leverantörsreskontra | Inköpsavdelningen`,
  ),
  personTitles: words('herr fru fröken dr'),
};
