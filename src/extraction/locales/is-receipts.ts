import type { ReceiptWords } from './locale.js';
import { phrases, words } from '../text/phrases.js';

/** The words of receipts, shops and addresses; the rest of the language is in `is.ts`. */
export const ICELANDIC_RECEIPTS: ReceiptWords = {
  till: {
    payable: phrases(`
      Til greiðslu | Samtals til greiðslu | Heildarupphæð | Heildarverð | Alls | Samtals ISK | Samtals kr |
      Að greiða | Samtals með vsk | Samtals m/vsk | Til greiðslu ISK | Til greiðslu kr
    `),
    total: phrases(`Samtals | Samtala | Upphæð`),
    subtotal: phrases(`Millisamtala | Samtals án vsk | Án vsk | Nettó | Undirsamtala`),
    tax: phrases(`
      VSK | Virðisaukaskattur | Þar af vsk | Þar af virðisaukaskattur | Samtals vsk | Vsk samtals | Vsk upphæð
    `),
    discount: phrases(`
      Afsláttur | Tilboð | Afsl | Samtals afsláttur | Inneignarmiði | Vildarafsláttur | Heildarafsláttur
    `),
    rounding: phrases(`Aurajöfnun | Sléttun | Námundun | Afrúningur | Afrúnun`),
    change: phrases(`Til baka | Afgangur | Skiptimynt | Gefið til baka`),
    cash: phrases(`Reiðufé | Peningar | Seðlar | Greitt | Móttekið | Greitt með reiðufé`),
    card: phrases(`
      Greiðslukort | Debetkort | Kreditkort | Kortagreiðsla | Snertilaus greiðsla | Gjafakort | Gjafabréf |
      Greitt með korti | Posi | Inneignarnóta
    `),
    charge: phrases(`Poki | Burðarpoki | Skilagjald | Sendingarkostnaður | Heimsending | Sendingargjald | Umbúðir`),
    tip: phrases(`Þjórfé`),
    ignored: phrases(`
      Fjöldi vara | Fjöldi eininga | Punktar | Vildarpunktar | Þú sparaðir | Sparnaður | Heimildarnúmer |
      Staða inneignar
    `),
  },
  receiptWords: phrases(`
    Kvittun | Afgreiðslukassi | Kassi | Takk fyrir | Takk fyrir viðskiptin | Takk fyrir komuna | Þökkum viðskiptin |
    Velkomin aftur | Afgreiðslumaður | Borð | Þjónn | Eintak viðskiptavinar | Eintak korthafa | Eintak söluaðila |
    Geymið kvittunina | Opnunartími | Opið alla daga | Skilafrestur | Kassakvittun | Þökkum fyrir
  `),
  ownerLabels: phrases(`Eigandi`),
  shopWords: words(`
    apótek bakarí bensínstöð bílaverkstæði blómabúð bókabúð bókaverslun búð fiskbúð gistiheimili hársnyrtistofa
    hótel ísbúð kaffihús kjötbúð lyfjaverslun matvöruverslun pítsa safn sjoppa skartgripir sundlaug tískuverslun
    veitingahús veitingastaður verslun vefverslun vínbúðin
  `),
  addressWords: words(`
    gata götu stígur stíg vegur vegi braut brautin stræti tún torg laugavegur hverfisgata pósthólf hæð reykjavík
    kópavogur hafnarfjörður akureyri garðabær
  `),
  pageWords: words('síða bls blaðsíða'),
  postBoxWords: phrases(`pósthólf`),
  careOf: [],
  courtesyTitles: words('herra frú'),
  officeKinds: phrases(`Lögmannsstofa | Læknastofa`),
  personTitles: words('herra frú'),
};
