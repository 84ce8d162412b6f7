import type { ReceiptWords } from './locale.js';
import { phrases, words } from '../text/phrases.js';

/** The words of receipts, shops and addresses; the rest of the language is in `et.ts`. */
export const ESTONIAN_RECEIPTS: ReceiptWords = {
  till: {
    payable: phrases(`
      Tasuda | Kokku tasuda | Maksta | Kokku EUR | Summa kokku | Kokku maksta | Kokku km-ga |
      Kokku koos käibemaksuga | Arve kokku | Ost kokku | Tasumisele kuulub | Maksmisele
    `),
    total: phrases(`Kokku | Summa | Kokku summa`),
    subtotal: phrases(`Vahesumma | Summa km-ta | Kokku km-ta | Käibemaksuta | Neto | Ilma käibemaksuta`),
    tax: phrases(`
      Käibemaks | Sh KM | Sh käibemaks | KM kokku | Käibemaks kokku | KM summa | KM 24% | KM 22% | KM 20% | KM 13% |
      KM 9%
    `),
    discount: phrases(`
      Allahindlus | Soodustus | Kupong | Kliendikaardi soodustus | Allahindlus kokku | Kinkekaardi soodustus |
      Soodustus kokku | Kampaania
    `),
    rounding: phrases(`Ümardus | Ümardamine | Ümardatud`),
    change: phrases(`Tagasi | Tagasi anda | Raha tagasi | Vahetusraha | Tagastus`),
    cash: phrases(`Sularaha | Sularahas | Makstud | Tasutud | Sularaha EUR | Saadud | Antud | Makstud sularahas`),
    card: phrases(`
      Kaart | Kaardimakse | Pangakaart | Maksekaart | Krediitkaart | Deebetkaart | Kaardiga | Kinkekaart |
      Viipemakse | Makstud kaardiga | Kaardimaksed | Kaart EUR
    `),
    charge: phrases(`
      Kilekott | Pakend | Tagatisraha | Pant | Kohaletoimetamine | Teenustasu | Kott | Pandipakend | Transport
    `),
    tip: phrases(`Jootraha`),
    ignored: phrases(`
      Ridu | Artikleid | Tooteid kokku | Punktid | Boonuspunktid | Säästsid | Säästsite | Sinu sääst | Kogusääst |
      Boonus | Kviitungi nr | Autoriseerimiskood | Jääk
    `),
  },
  receiptWords: phrases(`
    Kassa | Kassapidaja | Müüja nimi | Teenindaja | Kviitung | Tšekk | Aitäh | Täname | Täname ostu eest |
    Aitäh külastamast | Head aega | Kohtumiseni | Tere tulemast | Laud | Kliendi eksemplar | Kaupmehe eksemplar |
    Ostutšekk | Kassatšekk | Hoidke tšekk alles | Avatud | Teenindas | Täname külastamast | Ilusat päeva
  `),
  ownerLabels: phrases(`Omanik`),
  shopWords: words(`
    apteek autoteenindus baar bensiinijaam bistroo burger butiik ehituspood elektroonika galerii grill hotell hostel
    ilusalong joogipood juuksur kauplus kaubamaja keskus kino kohvik kohvipood koolitus kondiiter kringel lihapood
    lillepood lilled loomapood majutus market mood muuseum mööbel optika pagar pagaritööstus parkla pood poekett
    postkontor pubi raamatupood restoran saun selver sööklad söökla spaa supermarket tankla teater tervis turg
    veinipood
  `),
  addressWords: words(`
    tänav tn tee maantee mnt puiestee pst allee väljak küla linn alev vald maakond korrus põik plats rand harjumaa
    tartumaa
  `),
  pageWords: words('leht lk lehekülg'),
  postBoxWords: phrases(`postkast | pk`),
  careOf: phrases(`c/o`),
  courtesyTitles: words('härra proua'),
  officeKinds: phrases(`Advokaadibüroo | Arstikabinet`),
  personTitles: words('härra proua hr pr dr'),
};
