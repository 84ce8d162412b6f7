import type { ReceiptWords } from './locale.js';
import { phrases, words } from '../text/phrases.js';

/** The words of receipts, shops and addresses; the rest of the language is in `sl.ts`. */
export const SLOVENE_RECEIPTS: ReceiptWords = {
  till: {
    payable: phrases(`
      Za plačilo | Skupaj za plačilo | Znesek za plačilo | Skupaj EUR | Za plačilo EUR | Skupaj z DDV |
      Skupna vrednost | Skupni znesek | Znesek računa | Končni znesek | Skupaj račun | Za plačilo skupaj |
      Skupaj za plačilo EUR
    `),
    total: phrases(`Skupaj | Znesek | Vsota | Vrednost`),
    subtotal: phrases(`Vmesni seštevek | Osnova | Skupaj brez DDV | Neto | Vmesna vsota | Osnova za DDV`),
    tax: phrases(`DDV | Znesek DDV | Skupaj DDV | DDV skupaj | Vključen DDV | Od tega DDV | Davek`),
    discount: phrases(`
      Popust | Rabat | Skupni popust | Akcija | Kupon | Popusti | Popust na račun | Popust s kartico |
      Vrednostni kupon | Skupaj popust
    `),
    rounding: phrases(`Zaokrožitev | Zaokroževanje | Zaokroženo`),
    change: phrases(`Vračilo | Vrnjeno | Za vračilo | Vračilo gotovine | Vračilo EUR`),
    cash: phrases(`
      Gotovina | Gotovina EUR | Plačano | Plačano z gotovino | Prejeto | Plačilo z gotovino | Plačilo gotovina |
      Prejeta gotovina | Prejeto EUR | Plačilo
    `),
    card: phrases(`
      Kartica | Plačilna kartica | Kreditna kartica | Bančna kartica | Plačano s kartico | Plačilo s kartico |
      Darilni bon | Darilna kartica | Kartice | Debetna kartica | Plačilo kartica | Valu
    `),
    charge: phrases(`
      Dostava | Vrečka | Nosilna vrečka | Poštnina | Embalaža | Povratna embalaža | Kavcija | Pogrinjek
    `),
    tip: phrases(`Napitnina`),
    ignored: phrases(`
      Število artiklov | Število postavk | Število kosov | Artiklov | Postavk | Točke | Stanje točk | Prihranek |
      Vaš prihranek | Prihranili ste | Skupni prihranek | Račun št | Avtorizacija | Zbrane točke | Dobroimetje
    `),
  },
  receiptWords: phrases(`
    Blagajna | Blagajnik | Blagajničarka | Prodajalec | Natakar | Natakarica | Miza | Hvala | Hvala za nakup |
    Hvala za obisk | Hvala za zaupanje | Nasvidenje | Na svidenje | Dobrodošli | ZOI | EOR | Kopija za stranko |
    Potrdilo za stranko | Odprto | Delovni čas | Vračilo | Poslovalnica | Prodajalna | Reklamacije | Shranite račun |
    Lep dan | Lep pozdrav | Strežba | Stregel | Oznaka operaterja
  `),
  ownerLabels: phrases(`Lastnik`),
  shopWords: words(`
    apartmaji bar bencinski bife bistro brivnica butik cvetlicarna cvetje drogerija ekspres frizerski frizerstvo
    galerija gostilna gostisce grad hladilnica hotel igrace kavarna kemicna kino knjigarna kmetija kozmetika
    kozmeticni lekarna market mesarija mlekarna muzej oblacila obutev okrepcevalnica optika papirnica parkirisce
    pekarna penzion picerija pivnica pivovarna pohistvo prodajalna restavracija ribarnica sadje salon servis
    slascicarna slasicarna supermarket tehnika tekstil tobacna tobak trafika trgovina turizem vinoteka zelenjava
    zlatarna zlatarstvo zeleznina
  `),
  addressWords: words(`
    ulica ul cesta c trg pot ploscad naselje nabrezje nadstropje obrtna industrijska cona gora vas steza drevored
  `),
  pageWords: words('stran str'),
  postBoxWords: phrases(`p.p. | poštni predal`),
  careOf: phrases(`v roke | c/o`),
  courtesyTitles: words('gospod gospa'),
  officeKinds: phrases(`Ordinacija | Odvetniška pisarna | Računovodstvo`),
  personTitles: words('gospod gospa g ga dr mag dipl'),
};
