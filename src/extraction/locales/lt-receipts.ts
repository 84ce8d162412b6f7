import type { ReceiptWords } from './locale.js';
import { phrases, words } from '../text/phrases.js';

/** The words of receipts, shops and addresses; the rest of the language is in `lt.ts`. */
export const LITHUANIAN_RECEIPTS: ReceiptWords = {
  till: {
    payable: phrases(`
      Mokėti | Iš viso mokėti | Mokėtina suma | Iš viso EUR | Viso mokėti | Suma su PVM | Bendra suma |
      Iš viso su PVM | Mokėti EUR | Suma EUR | Viso EUR
    `),
    total: phrases(`Iš viso | Viso | Suma`),
    subtotal: phrases(`Tarpinė suma | Be PVM | Iš viso be PVM | Suma be PVM | Apmokestinamoji suma`),
    tax: phrases(`PVM | PVM suma | Iš viso PVM | Viso PVM | Mokestis`),
    discount: phrases(`
      Nuolaida | Nuolaidos | Akcija | Bendra nuolaida | Kuponas | Nuolaida iš viso | Lojalumo nuolaida
    `),
    rounding: phrases(`Apvalinimas | Suapvalinta`),
    change: phrases(`Grąža | Grąža EUR | Grąža grynaisiais`),
    cash: phrases(`
      Grynieji | Grynais | Grynaisiais | Gauta | Sumokėta | Mokėta | Grynieji EUR | Gauta grynųjų | Grynieji pinigai
    `),
    card: phrases(`
      Kortelė | Banko kortelė | Mokėjimo kortelė | Kredito kortelė | Debeto kortelė | Dovanų kuponas | Dovanų čekis |
      Bekontaktis | Mokėta kortele | Negrynieji
    `),
    charge: phrases(`
      Pakelis | Maišelis | Užstatas | Pristatymas | Aptarnavimo mokestis | Taros užstatas | Pakuotė | Depozitas
    `),
    tip: phrases(`Arbatpinigiai`),
    ignored: phrases(`
      Prekių skaičius | Prekių kiekis | Taškai | Sutaupyta | Jūs sutaupėte | Sutaupėte | Sukaupti taškai | Kvito Nr |
      Autorizacijos kodas | Likutis
    `),
  },
  receiptWords: phrases(`
    Kasa | Kasininkas | Kasininkė | Pardavėjas | Kvitas | Kasos čekis | Fiskalinis kvitas | Ačiū | Ačiū, kad pirkote |
    Dėkojame | Dėkojame, kad pirkote | Dėkojame už apsilankymą | Iki pasimatymo | Laukiame sugrįžtant | Staliukas |
    Padavėjas | Padavėja | Kliento kopija | Kliento egzempliorius | Išsaugokite kvitą | Darbo laikas | Aptarnavo |
    Gražios dienos | Prekybininko egzempliorius
  `),
  ownerLabels: phrases(`Savininkas`),
  shopWords: words(`
    aludė avalynė baldai bar baras bistro buitis butikas degalinė dovanos drabužiai elektronika galerija gėlės grožio
    sporto vaistinė kavinė kepykla kepyklėlė kirpykla kino knygynas konditerija krautuvė maisto maistas mėsos muziejus
    optika parduotuvė parfumerija picerija pieno prekyba prekybos restoranas salonas stotis stovėjimo supermarketas
    svečių namai teatras turgus užeiga valgykla viešbutis virtuvė vynas vyno žaislai
  `),
  addressWords: words(`
    gatvė g gatvės prospektas pr alėja al plentas pl aikštė kelias kl kaimas km rajonas raj r sav savivaldybė
    seniūnija aukštas butas miestas mstl skersgatvis skg tako
  `),
  pageWords: words('puslapis psl lapas'),
  postBoxWords: phrases(`a. d. | pašto dėžutė`),
  careOf: phrases(`c/o`),
  courtesyTitles: words('ponas ponia'),
  officeKinds: phrases(`Advokatų kontora | Gydytojo kabinetas`),
  personTitles: words('ponas ponia p dr'),
};
