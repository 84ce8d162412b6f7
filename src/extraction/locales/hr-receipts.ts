import type { ReceiptWords } from './locale.js';
import { phrases, words } from '../text/phrases.js';

/** The words of receipts, shops and addresses; the rest of the language is in `hr.ts`. */
export const CROATIAN_RECEIPTS: ReceiptWords = {
  till: {
    payable: phrases(`
      Za platiti | Za plaćanje | Ukupno EUR | Ukupno za platiti | Sveukupno | Za naplatu | Ukupno s PDV-om |
      Ukupno za naplatu | Ukupan iznos | Iznos za platiti | Ukupno kn | Ukupno za plaćanje | Iznos računa | Ukupno € |
      Ukupno HRK | Ukupni iznos | Ukupno za naplatiti | Sveukupno EUR | Sveukupno za platiti | Iznos za plaćanje |
      Ukupno s PDV | Ukupan iznos računa | Ukupno s porezom | Za uplatu | Za platiti EUR
    `),
    total: phrases(`Iznos | Zbroj | Svega`),
    subtotal: phrases(`
      Međuzbroj | Osnovica | Ukupno bez PDV-a | Neto | Međusuma | Ukupno osnovica | Porezna osnovica | Podzbroj
    `),
    tax: phrases(`
      PDV | Ukupno PDV | Iznos PDV-a | Iznos PDV | Porez | PNP | Iznos poreza | Od toga PDV | Ukupno porez |
      PDV ukupno | Iznos PNP | PDV iznos | Iznos PDV EUR | Ukupan PDV | U tome PDV | Ukupan porez | Porez ukupno |
      Porez na potrošnju | Sadržani PDV
    `),
    discount: phrases(`
      Popust | Rabat | Akcija | Kupon | Ukupan popust | Iznos popusta | Popusti | Ukupno popust | Akcijski popust |
      Loyalty popust | Popust na račun | Popust kupca | Popust na karticu | Popust vjernosti | Kupon popust |
      Popust kupon | Iznos rabata | Popust na artikl | Količinski popust | Ukupno rabat
    `),
    rounding: phrases(`Zaokruženje | Zaokruživanje | Zaokruženo | Iznos zaokruženja`),
    change: phrases(`
      Povrat | Vraćeno | Za vratiti | Ostatak | Povrat kupcu | Vratiti | Povrat gotovine | Povrat novca | Kusur |
      Ostatak za vratiti | Vraćeno kupcu | Povrat EUR | Za povrat | Vraćena gotovina
    `),
    cash: phrases(`
      Gotovina | Novčanice | Gotovina EUR | Primljeno | Plaćeno | Plaćeno gotovinom | Uplaćeno | Gotovinom | Dano |
      Primljena gotovina | Način plaćanja | Uplaćena gotovina | Primljeno gotovine | Gotovina primljeno |
      Plaćeno u gotovini | Novčanice EUR
    `),
    card: phrases(`
      Kartica | Kartice | Kreditna kartica | Debitna kartica | Plaćeno karticom | Kartica EUR | Poklon bon |
      Poklon kartica | Karticom | Beskontaktno | Transakcijski račun | Kartično | Virman | Kartično plaćanje |
      Plaćanje karticom | Bankovna kartica | Beskontaktno plaćanje | Mastercard kartica | Vrijednosni bon |
      Darovna kartica | Kartice EUR
    `),
    charge: phrases(`
      Povratna naknada | Vrećica | Dostava | Naknada | Couvert | Ambalaža | Naknada za ambalažu | Pov. naknada |
      Pov. nakn | Naknada za dostavu | Kaucija | Povratna ambalaža | Naknada za vrećicu | Dostava hrane |
      Naknada za uslugu
    `),
    tip: phrases(`Napojnica`),
    ignored: phrases(`
      Broj stavki | Broj artikala | Stavki | Artikala | Bodovi | Ukupno bodova | Ušteda | Uštedjeli ste |
      Vaša ušteda | Ukupna ušteda | Broj računa | Račun br | Stanje bodova | Saldo | Broj komada | Iznos u kn |
      Tečaj | Fiksni tečaj konverzije | Iznos u kunama | Protuvrijednost | Ukupno kuna | Autorizacija |
      Broj autorizacije | Sakupljeno bodova | Osvojeni bodovi | Ukupno artikala | Ukupno stavki | Ukupno komada |
      Novo stanje bodova | Prikupljeni bodovi | Iskorišteni bodovi | Ukupno ste uštedjeli | Vaša ukupna ušteda
    `),
  },
  receiptWords: phrases(`
    Blagajna | Blagajnik | Blagajnica | Konobar | Prodavač | Prodavačica | Kasa | Kasir | Operater | ZKI | JIR | Hvala |
    Hvala na povjerenju | Hvala na kupnji | Hvala na posjetu | Hvala i doviđenja | Hvala na posjeti | Doviđenja |
    Dobro došli | Dođite nam opet | Stol | Stol br | Račun br | Sačuvajte račun | Za reklamacije |
    Reklamacije uz račun | Radno vrijeme | Kopija za kupca | Primjerak za kupca | Povrat robe | Zamjena | Poslovnica |
    Prodajno mjesto | Prodavaonica | Napojnica | Način plaćanja gotovina | Vraćeno | Oznaka operatera |
    Poslovni prostor | Odobreno | Račun je fiskaliziran | Za ponijeti | Hvala na posjeti i doviđenja | Hvala lijepa |
    Ugodan dan | Ugodan dan želimo | Veselimo se vašem ponovnom dolasku | Vidimo se | Primjerak za trgovca |
    Kopija za trgovca | Blagajna br | Posluživao | Poslužio
  `),
  tillNumbers: phrases(`Račun | Blagajnički račun`),
  cardNumbers: phrases(`Broj kartice | Odobrenje | Trgovac`),
  ownerLabels: phrases(`Vlasnik | vl`),
  shopWords: words(`
    apartmani autoservis bar benzinska bistro brijacnica buffet butik caffe cvjecara cvjecarna cvijece diskont
    drogerija ducan frizerski salon galanterija gostionica gostiona grill hotel igracke kafeterija kantina kino kiosk
    knjizara kolaci konoba kozmetika krcma kruh kucanstvo ljekarna market mesnica mjenjacnica mljekara muzej namjestaj
    namirnice nakit obuca odjeca optika opskrba papirnica parfumerija parking parkiraliste pekara pekarna pekarnica
    pivnica pizzeria postaja pivovara prehrana prodavaonica ribarnica restoran robna kuca rukotvorine slasticarna
    slasticarnica samoposluga samoposluzivanje sportska suvenirnica supermarket taverna tekstil tisak trafika trgovina
    trznica turizam ugostiteljstvo ugostiteljski vinarija vinoteka vocarna voce povrce zdravstvena zeljezarija
    zlatarnica
  `),
  addressWords: words(`
    ulica ul trg cesta avenija put setaliste obala prilaz naselje odvojak kralja bana brace stjepana kat poslovna zona
    trgovacki centar bb zgrada
  `),
  pageWords: words('stranica str'),
  postBoxWords: phrases(`p.p. | Poštanski pretinac`),
  careOf: phrases(`n/r | n/p | na ruke | c/o`),
  courtesyTitles: words('gospodin gospođa gđa'),
  officeKinds: phrases(`Ordinacija | Odvjetnički ured | Javnobilježnički ured | Odjel računovodstva | Računovodstvo`),
  personTitles: words('gospodin gospođa gđa'),
};
