import type { ReceiptWords } from './locale.js';
import { phrases, words } from '../text/phrases.js';

/** The words of receipts, shops and addresses; the rest of the language is in `lv.ts`. */
export const LATVIAN_RECEIPTS: ReceiptWords = {
  till: {
    payable: phrases(`
      Kopā apmaksai | Apmaksai | Samaksai | Kopā EUR | Summa apmaksai | Kopā samaksai | Pavisam | Kopsumma | Maksāt |
      Kopā ar PVN | Kopā apmaksai EUR | Kopējā summa | Samaksai EUR | Summa EUR
    `),
    total: phrases(`Kopā | Summa`),
    subtotal: phrases(`Starpsumma | Bez PVN | Kopā bez PVN | Neto | Summa bez PVN | Apliekamā summa`),
    tax: phrases(`PVN | PVN summa | PVN kopā | T.sk. PVN | Kopā PVN | Nodoklis`),
    discount: phrases(`
      Atlaide | Atlaides | Atlaide kopā | Kupons | Akcija | Kopējā atlaide | Atlaide ar karti | Lojalitātes atlaide
    `),
    rounding: phrases(`Noapaļošana | Noapaļots`),
    change: phrases(`Atlikums | Izdots | Izdota nauda | Jāizdod | Atdots`),
    cash: phrases(`Skaidra nauda | Saņemts | Samaksāts | Iedots | Apmaksāts | Skaidra nauda EUR`),
    card: phrases(`
      Karte | Maksājumu karte | Bankas karte | Kredītkarte | Debetkarte | Ar karti | Dāvanu karte | Bezskaidra nauda |
      Norēķinu karte | Bezskaidra | Maksājumu karte EUR
    `),
    charge: phrases(`Maisiņš | Depozīts | Piegāde | Iepakojums | Apkalpošanas maksa | Depozīta maksa`),
    tip: phrases(`Dzeramnauda`),
    ignored: phrases(`
      Preču skaits | Pozīcijas | Punkti | Ietaupījums | Jūs ietaupījāt | Jūsu ietaupījums | Uzkrātie punkti |
      Čeka Nr | Kopējais ietaupījums | Autorizācijas kods
    `),
  },
  receiptWords: phrases(`
    Kase | Kasieris | Kasiere | Pārdevējs | Kases čeks | Čeks | Paldies | Paldies par pirkumu |
    Paldies, ka iegriezāties | Uz redzēšanos | Gaidīsim atkal | Galds | Viesmīlis | Klienta eksemplārs |
    Tirgotāja eksemplārs | Saglabājiet čeku | Darba laiks | Apkalpoja | Jauku dienu | Fiskālais čeks
  `),
  ownerLabels: phrases(`Īpašnieks`),
  shopWords: words(`
    apavi apgerbi aptieka autoserviss bars bistro buvmateriali degvielas dargumi darzs edninca ednica elektronika
    frizetava galerija galas gramatnica gramatas hostelis iela kafejnica kafija kino konditoreja krogs kulturas
    maiznica maize majas market mebeles muzejs optika parfimerija partika picerija piens pusdienas puku restorans
    rotaslietas saldejums salons skaistumkopsanas sports stacija stavvieta supermarkets teatris tirgus tirdzniecibas
    uzkodas veikals viesnica vins ziedi
  `),
  addressWords: words(`
    iela prospekts bulvāris laukums gatve ceļš šoseja dambis krastmala pagasts novads mājas rajons stāvs dzīvoklis dz
    ciems pilsēta lv
  `),
  pageWords: words('lapa lpp lappuse'),
  postBoxWords: phrases(`a/k | abonenta kastīte | pasta kastīte`),
  careOf: phrases(`c/o`),
  courtesyTitles: words('kungs kundze'),
  officeKinds: phrases(`Advokātu birojs | Ārsta prakse`),
  personTitles: words('kungs kundze dr'),
};
