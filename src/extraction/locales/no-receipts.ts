import type { ReceiptWords } from './locale.js';
import { phrases, words } from '../text/phrases.js';

/** The words of receipts, shops and addresses; the rest of the language is in `no.ts`. */
export const NORWEGIAN_RECEIPTS: ReceiptWords = {
  till: {
    payable: phrases(`
      Å betale | Sum å betale | Totalt å betale | Total å betale | Beløp å betale | Til betaling | Å betale kr |
      Å betale NOK | Totalsum | Totalbeløp | Totalt NOK | Totalt kr | Total NOK | Total kr | Sum NOK | Sum kr |
      Sum inkl. mva | Totalt inkl. mva | Total inkl. mva | Kjøpesum | Sluttsum | Sum kjøp | Varekjøp kr |
      Å betale totalt | Totalt å betale NOK | Sum å betale NOK | Total til betaling | Beløp til betaling |
      Samlet beløp | Totalpris
    `),
    total: phrases(`Sum | Totalt | Total | Tot | Beløp | Varekjøp | Kjøp | Beløp NOK | I alt`),
    subtotal: phrases(`
      Delsum | Subtotal | Mellomsum | Netto | Nettobeløp | Sum eks. mva | Eks. mva | Totalt eks. mva | Sum varer |
      Mva-grunnlag | Grunnlag | Sum ekskl. mva | Grunnlag mva | Netto sum
    `),
    tax: phrases(`
      Mva | Herav mva | Hvorav mva | Derav mva | Mva-beløp | Sum mva | Mva totalt | Mva kr | Inkl. mva | Mva utgjør |
      Mva-spesifikasjon | Merverdiavgift | Mva av | Total mva | Inklusive mva | Herav mva NOK | Herav mva kr | Mva NOK |
      Sum mva NOK | Totalt mva | Mva i alt | Samlet mva
    `),
    discount: phrases(`
      Rabatt | Rabatter | Total rabatt | Sum rabatt | Kupong | Rabattkupong | Medlemsrabatt | Personalrabatt |
      Prisavslag | Nedsatt | Tilbud | Kampanje | Mengderabatt | Avslag | Ansattrabatt | Kampanjerabatt | Kunderabatt |
      Klubbrabatt | Lojalitetsrabatt | Bonusrabatt | Rabatt totalt | Samlet rabatt | Studentrabatt
    `),
    rounding: phrases(`
      Avrunding | Øreavrunding | Avrundet | Øreutjevning | Avrunding kontant | Øreavrunding NOK | Kontantavrunding
    `),
    change: phrases(`
      Veksel | Vekslepenger | Vekslepengar | Tilbake | Tilbake kontant | Kontant tilbake | Retur kontant |
      Penger tilbake | Veksel NOK | Veksel tilbake | Tilbakebetalt | Retur kunde | Veksel kontant | Kontant veksel |
      Tilbake NOK
    `),
    cash: phrases(`
      Kontant | Kontanter | Kontant NOK | Mottatt | Kontant mottatt | Mottatt kontant | Betalt | Betalt kontant |
      Betaling | Mottatt beløp | Gitt | Betalt beløp | Kontant betaling | Kontanter mottatt | Betalt totalt
    `),
    card: phrases(`
      Kort | Bankkort | BankAxept | Bank | Betalingskort | Kredittkort | Debetkort | Kortbetaling | Kortterminal |
      Betalt med kort | Betalt kort | Kontaktløs | Vipps | Gavekort | Tilgodelapp | Tilgodeseddel |
      Elektronisk betaling | Bankterminal | Kortbeløp | Kort NOK | Betaling kort | Kontaktløs betaling | Bankkort NOK |
      Debet | Mobilbetaling
    `),
    charge: phrases(`
      Pant | Flaskepant | Pose | Bærepose | Plastpose | Papirpose | Gebyr | Kortgebyr | Frakt | Levering |
      Leveringsgebyr | Servicegebyr | Emballasje | Serveringsavgift | Ekspedisjonsgebyr | Pant flaske | Pant boks |
      Kuvert | Servering | Servicetillegg | Miljøavgift pose
    `),
    tip: phrases(`Tips | Driks | Drikkepenger`),
    ignored: phrases(`
      Antall | Antall varer | Antall artikler | Antall enheter | Varer | Poeng | Bonuspoeng | Bonus | Opptjent bonus |
      Opptjente poeng | Du sparer | Du har spart | Du sparte | Spart | Sum spart | Total rabatt spart | Besparelse |
      Kjøpeutbytte | Kvitteringsnr | Saldo | Ny saldo | Restsaldo | Aut.kode | Autorisasjon | Ref.nr | Terminal | AID |
      TVR | ATC | Transaksjon | Brutto | Bongnr | Serienr | Antall varer totalt | Totalt antall varer | Nye poeng |
      Poeng totalt | Poengsaldo | Total besparelse | Du har totalt spart | Totalt spart | Medlemspoeng
    `),
  },
  receiptWords: phrases(`
    Kvittering | Salgskvittering | Kvitteringsnr | Bong | Bongnr | Bong nr | Kasse | Kasse nr | Kassenr | Kasserer |
    Kassapunkt | Ekspeditør | Ekspedert av | Betjent av | Du ble betjent av | Du ble ekspedert av | Servitør |
    Betjening | Bord | Bord nr | Bordnr | Takk | Takk for handelen | Takk for besøket | Takk for at du handlet |
    Takk for kjøpet | Takk for i dag | Velkommen | Velkommen tilbake | Velkommen igjen | Åpningstider | Åpent |
    Ta vare på kvitteringen | Bytterett | Åpent kjøp | Angrerett | Kundens kopi | Kundekopi | Kundens kvittering |
    Butikkens kopi | Foreløpig kvittering | Butikk | Butikknr | Butikk nr | Spis her | Ta med | Vekslepenger | Veksel |
    Godkjent | Ikke signer | Kontrollenhet | Parkeringskvittering | Takk og velkommen tilbake |
    Takk for besøket og velkommen igjen | Ha en fin dag | Fortsatt god dag | Butikkens eksemplar | Kundens eksemplar |
    Selgers kopi | Kontaktløs | Kortkjøp | Ta vare på kvitteringen for bytte | Bongnummer
  `),
  tillNumbers: phrases(`Bong | Kvittering | Bongnr | Salgskvittering`),
  cardNumbers: phrases(`Aut.nr | Autorisasjon | Kortnr | Brukerstednr`),
  ownerLabels: phrases(`Drives av | Innehaver | Eier`),
  shopWords: words(`
    apotek apoteket bakeri bakeriet bakehus bar bensin bensinstasjon bok bokhandel bryggeri butikk butikken byggvare
    byggevare byggevarehus catering daglivare dagligvare dagligvarer dyrebutikk elektro elektronikk fargehandel fisk
    fiskebutikk fiskemottak foto frisør frisørsalong frukt gartneri gatekjøkken gavebutikk grill gull gullsmed handel
    handleri helsekost hotell håndverk is isbar jernvare kafe kafeteria kaffe kaffebar kantine kiosk kiosken konditori
    kolonial kro kroen klær kjøtt kjøpesenter landhandel leker legesenter marked mat matbutikk matsenter meieri
    minipris møbler museum optiker optikk ost parfymeri parkering pizza pizzeria pub restaurant renseri sjokolade
    skobutikk sko smykker sport sportsbutikk stasjon storkiosk supermarked sushi tannlege teater tekstil tobakk trelast
    ur urmaker varehus verksted vinmonopol vin vertshus veikro zoo
  `),
  addressWords: words(`
    gate gata gaten gt vei veien veg vegen vn plass plassen torg torget torv allé alleen brygge brygga bryggen kai
    kaien havn havna hamna bakke bakken sti stien gård gården haugen lia senter senteret kjøpesenter storsenter etasje
    etg postboks pb industriveien industriområde næringspark terrasse
  `),
  pageWords: words('side'),
  postBoxWords: phrases(`Postboks | Boks`),
  careOf: phrases(`v/ | c/o | att.`),
  courtesyTitles: words('hr herr fru frk'),
  officeKinds: phrases(
    `Advokatkontor | Legekontor | Tannlegekontor | Økonomiavdelingen | Leverandørreskontro | Regnskapsavdelingen | Innkjøpsavdelingen`,
  ),
  personTitles: words('hr herr fru frk dr'),
};
