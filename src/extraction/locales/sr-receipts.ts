import type { ReceiptWords } from './locale.js';
import { phrases, words } from '../text/phrases.js';

/** The words of receipts, shops and addresses; the rest of the language is in `sr.ts`. */
export const SERBIAN_RECEIPTS: ReceiptWords = {
  till: {
    payable: phrases(`
      Ukupan iznos | Za uplatu | Ukupno za uplatu | Za plaćanje | Ukupno za plaćanje | Ukupno RSD | Ukupno din |
      Укупан износ | За уплату | Укупно за уплату | За плаћање | Укупно за плаћање | Ukupno KM
    `),
    total: phrases(`Iznos | Zbir | Svega | Ukupno | Износ | Збир | Свега | Укупно`),
    subtotal: phrases(`Međuzbir | Osnovica | Ukupno bez PDV | Međusuma | Међузбир | Основица | Укупно без ПДВ`),
    tax: phrases(`
      PDV | Ukupan iznos poreza | Iznos PDV | Ukupno PDV | Porez | Ukupan porez | О-ПДВ | О-PDV | П-ПДВ | Е-ПДВ |
      ПДВ | Укупан износ пореза | Порез | Износ ПДВ | Укупно ПДВ | Укупан порез | Ukupan PDV | Укупан ПДВ
    `),
    discount: phrases(`Popust | Rabat | Akcija | Попуст | Рабат | Ukupan popust | Укупан попуст | Акција`),
    rounding: phrases(`Zaokruženje | Zaokruživanje | Заокружење | Заокруживање`),
    change: phrases(`Kusur | Povraćaj | Za povraćaj | Кусур | Повраћај | За повраћај`),
    cash: phrases(`
      Gotovina | Primljeno | Uplaćeno | Готовина | Примљено | Уплаћено | Plaćeno gotovinom | Keš | Plaćeno
    `),
    card: phrases(`
      Platna kartica | Kartica | Platne kartice | Prenos na račun | Instant plaćanje | Vaučer | Drugo bezgotovinsko |
      Drugo bezgotovinsko plaćanje | Ček | Платна картица | Картица | Платне картице | Пренос на рачун |
      Инстант плаћање | Ваучер | Друго безготовинско плаћање | Чек
    `),
    charge: phrases(`Dostava | Kesa | Ambalaža | Достава | Кеса | Амбалажа`),
    tip: phrases(`Napojnica | Bakšiš | Бакшиш`),
    ignored: phrases(`
      Broj artikala | Broj stavki | Bodovi | Ušteda | Brojač računa | ESIR broj | Uštedeli ste | Vaša ušteda |
      Број артикала | Број ставки | Бодови | Уштеда | Бројач рачуна | ЕСИР број
    `),
  },
  receiptWords: phrases(`
    Kasir | Blagajnik | Kasa | Hvala | Hvala na poverenju | Hvala na poseti | Dođite nam opet | Fiskalni račun |
    Promet prodaja | Obuka prodaja | Predračun prodaja | Kraj fiskalnog računa | Konobar | ESIR broj | PFR vreme |
    Касир | Благајник | Каса | Хвала | Хвала на поверењу | Хвала на посети | Промет продаја |
    Крај фискалног рачуна | Ово није фискални рачун | Конобар | ЕСИР број | ПФР време | Дођите нам опет | Prodavnica
  `),
  ownerLabels: phrases(`Vlasnik | Власник`),
  shopWords: words(`
    apoteka bioskop butik cvećara frizerski igračke kafana kafić knjižara kozmetika mesara mlekara obuća oprema
    parfimerija pekara picerija poslastičarnica prodavnica pumpa radnja restoran samousluga stovarište trafika
    trgovina tržni аутосервис апотека биоскоп бутик пекара продавница ресторан радња самопослуга трафика трговина
    кафана књижара месара посластичарница цвећара хотел
  `),
  addressWords: words(`
    bulevar ulica ul trg sprat lokal naselje bb kej autoput zgrada булевар улица ул трг спрат локал насеље бб кеј
    зграда стан stan
  `),
  pageWords: words('strana str страна стр'),
  postBoxWords: phrases(`poštanski fah | поштански фах | п.фах`),
  careOf: phrases(`na ruke | на руке`),
  courtesyTitles: words('gospodin gospođa господин госпожа'),
  officeKinds: phrases(`Ordinacija | Advokatska kancelarija | Ординација | Адвокатска канцеларија`),
  personTitles: words('gospodin gospođa господин госпођа'),
};
