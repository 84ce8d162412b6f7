import { SERBIAN_RECEIPTS } from './sr-receipts.js';
import type { Locale } from './locale.js';
import { phrases, words } from '../text/phrases.js';

/** In both scripts; labels that Croatian shares are in its file too, since each is also Serbian. */
export const SERBIAN: Locale = {
  language: 'sr',
  homeCountry: 'RS',
  ocr: { tesseract: 'srp', hasUncommonLetters: true },
  fields: {
    invoice_number: phrases(`
      Račun br | Račun broj | Račun-otpremnica br | Račun - otpremnica broj | Faktura br | Faktura broj | Broj fakture |
      Broj računa | Faktura-otpremnica br | Br. fakture | Br. računa | Avansni račun br | Avansni račun broj | Knjižno
      odobrenje br | Knjižno zaduženje br | Predračun br | Predračun broj | Profaktura br | Broj profakture | Broj dokumenta
      | PFR broj računa | ПФР број рачуна | Brojač računa | Бројач рачуна | Fiskalni račun br | Isečak br | Račun za usluge
      br | Konačni račun br | Broj avansnog računa | Otpremnica-račun br | Redni broj računa | Рачун бр | Рачун број | Број
      рачуна | Бр. рачуна | Фактура бр | Фактура број | Број фактуре | Рачун-отпремница бр | Рачун-отпремница број |
      Предрачун бр | Профактура бр | Авансни рачун бр | Књижно одобрење бр | Књижно одобрење број | Број документа | Број
      авансног рачуна | Бр. фактуре | Књижно задужење бр
    `),
    invoice_date: phrases(`
      Datum izdavanja | Datum računa | Datum fakture | Datum izdavanja računa | Mesto i datum izdavanja | Datum i mesto
      izdavanja | Mesto i datum izdavanja računa | Datum fakturisanja | Datum dokumenta | Izdato | Datum i mesto izdavanja
      računa | Datum izdavanja fakture | Datum izrade računa | PFR vreme | ПФР време | Датум издавања | Датум рачуна | Датум
      фактуре | Датум издавања рачуна | Место и датум издавања | Датум и место издавања | Место и датум издавања рачуна |
      Датум документа | Датум фактурисања | Издато | Датум израде рачуна | Датум издавања фактуре
    `),
    date: phrases(`Датум | Dana | Дана`),
    number: phrases(`Broj | Број`),
    other_number: phrases(`
      Šifra kupca | Šifra korisnika | Šifra delatnosti | Broj ugovora | Ugovor br | Ugovor broj | Korisnički broj |
      Pretplatnički broj | Tekući račun | Tekući računi | Žiro račun | Račun primaoca | Broj tekućeg računa | Šifra plaćanja
      | Broj otpremnice | Otpremnica br | Nalog br | Radni nalog br | Broj naloga | ED broj | Naplatni broj | Broj brojila |
      Merno mesto | Broj mernog mesta | ESIR broj | ЕСИР број | IKOF | JIKR | IKOF kod | Broj kartice | Broj polise | JBKJS
      | Broj lične karte | PDV broj | Reg. broj | Šifra partnera | Broj predmeta | Broj priključka | Ident broj | Шифра
      купца | Шифра корисника | Шифра делатности | Број уговора | Уговор бр | Кориснички број | Претплатнички број | Текући
      рачун | Текући рачуни | Жиро рачун | Рачун примаоца | Модел | Шифра плаћања | Отпремница бр | Број отпремнице | Налог
      бр | Радни налог бр | ЕД број | Број бројила | Бројило | Мерно место | Број мерног места | Наплатни број | Број
      картице | Позивни број | ЈБКЈС | Каса | ИД купца | ID kupca | Регистарски број
    `),
    due_date: phrases(`
      Datum valute | Rok plaćanja | Rok za plaćanje | Datum dospeća | Dospeće | Rok dospeća | Valuta plaćanja |
      Datum plaćanja do | Platiti do | Dospeva | Datum dospeća plaćanja | Valuta računa | Poslednji dan plaćanja |
      Rok uplate | Platite do | Dospeće plaćanja | Датум валуте | Рок плаћања | Рок за плаћање | Датум доспећа |
      Доспеће | Рок доспећа | Валута плаћања | Платити до | Доспева | Рок за уплату | Рок уплате | Датум плаћања до |
      Последњи дан плаћања | Платите до
    `),
    other_date: phrases(`
      Datum prometa | Datum prometa dobara | Datum prometa usluga | Datum prometa dobara i usluga |
      Datum prometa dobara/usluga | Mesto i datum prometa | Datum i mesto prometa | Datum isporuke |
      Datum narudžbine | Datum porudžbine | Datum uplate | Datum avansa | Datum otpreme | Datum očitavanja |
      Datum štampe | Važi do | Datum ugovora | Datum plaćanja | Datum uplate avansa | Garancija do | Rok važenja |
      Vreme izdavanja | Period boravka | Datum dolaska | Datum odlaska | Upotrebiti do | Датум промета |
      Датум промета добара | Датум промета услуга | Место и датум промета | Датум и место промета | Датум испоруке |
      Датум уплате | Датум поруџбине | Датум очитавања | Датум штампе | Важи до | Датум уговора | Датум плаћања |
      Време издавања | Датум отпреме | Рок важења
    `),
    vat_id: phrases(`Broj PDV | PDV br | PDV identifikacioni broj | ПДВ број | Broj rešenja PDV`),
    tax_number: phrases(`
      Poreski broj | Poreski identifikacioni broj | Poreski ID | Порески идентификациони број | Порески број
    `),
    tax_office: [],
    phone: phrases(`
      Telefon | Tel | Tel/fax | Tel/faks | Mob | Mobilni | Kontakt telefon | Kontakt centar | Korisnički servis |
      Broj telefona | Telefoni | Тел | Телефон | Тел/факс | Моб | Мобилни | Контакт телефон | Кориснички сервис |
      Контакт центар | Број телефона | Телефони
    `),
    other_contact: phrases(`
      Fakturisao | Robu izdao | Robu primio | Odgovorno lice | Kontakt osoba | Faks | Imejl | Veb sajt | Sajt |
      Komercijalista | Izdao | Direktor | Račun izdao | Lice odgovorno za izdavanje | Фактурисао | Робу издао |
      Робу примио | Одговорно лице | Факс | Имејл | Е-пошта | Сајт | Комерцијалиста | Рачун издао | Контакт особа |
      Директор | Лице одговорно за издавање | Касир
    `),
    name: phrases(`Naziv | Ime i prezime | Naziv firme | Poslovno ime | Назив | Име и презиме | Пословно име`),
    address: phrases(`
      Adresa | Sedište | Adresa sedišta | Sedište i adresa | Адреса | Седиште | Адреса седишта | Ulica i broj
    `),
    country: phrases(`Država | Zemlja | Држава | Земља`),
    currency: phrases(`Валута`),
    payment: phrases(`
      Način plaćanja | Vrsta plaćanja | Način uplate | Oblik plaćanja | Plaćeno | Uslovi plaćanja | Plaćanje |
      Начин плаћања | Врста плаћања | Услови плаћања | Плаћање | Начин уплате | Плаћено
    `),
  },
  titles: {
    invoice: phrases(`
      Račun | Faktura | Račun-otpremnica | Faktura-otpremnica | Konačni račun | Račun za usluge |
      Račun za električnu energiju | Račun za komunalne usluge | Objedinjeni račun | Konačna faktura | Рачун |
      Фактура | Рачун-отпремница | Фактура-отпремница | Коначни рачун | Рачун за услуге |
      Рачун за електричну енергију | Рачун за комуналне услуге | Електронска фактура
    `),
    credit_note: phrases(`
      Knjižno odobrenje | Knjižna obaveštenja o odobrenju | Storno faktura | Storno račun | Књижно одобрење |
      Сторно фактура | Сторно рачун | Knjižno pismo
    `),
    debit_note: phrases(`Knjižno zaduženje | Књижно задужење`),
    prepayment: phrases(`Avansni račun | Račun za avans | Авансни рачун | Рачун за аванс | Avansna faktura`),
    receipt: phrases(`
      Fiskalni račun | Fiskalni isečak | Gotovinski račun | Фискални рачун | Фискални исечак | Готовински рачун |
      Potvrda o uplati | Потврда о уплати
    `),
    reminder: phrases(`
      Opomena | Opomena pred utuženje | Opomena pred tužbu | Опомена | Опомена пред утужење | Опомена пред тужбу
    `),
    other: phrases(`
      Predračun | Profaktura | Ponuda | Otpremnica | Narudžbenica | Potvrda porudžbine | Izvod otvorenih stavki |
      Предрачун | Профактура | Понуда | Отпремница | Наруџбеница | Извод отворених ставки
    `),
  },
  references: {
    order_number: phrases(`
      Narudžbenica br | Broj narudžbenice | Porudžbina br | Broj porudžbine | Po narudžbi br | Narudžbina br |
      Broj narudžbine | Porudžbina | Наруџбеница бр | Број наруџбенице | Поруџбина бр | Број поруџбине | Narudžbina
    `),
    payment_reference: phrases(`
      Poziv na broj | Poziv na broj odobrenja | Model i poziv na broj | Svrha uplate | Poziv na br | Позив на број |
      Модел и позив на број | Сврха уплате | Позив на број одобрења | Pozvati se na broj | Позив на бр
    `),
    original_invoice: phrases(`
      Po računu br | Po fakturi br | Veza faktura | Odnosi se na fakturu | По рачуну бр | По фактури бр |
      Storno računa br | Referentni račun | Референтни рачун | Ref. broj | Po računu broj | По рачуну број
    `),
    service_period: phrases(`
      Obračunski period | Period | Period obračuna | Za period | Za mesec | Obračunsko razdoblje | Обрачунски период |
      Период | За период | За месец | Период обрачуна | Period usluge
    `),
  },
  totals: {
    lines: phrases(`
      Međuzbir | Suma stavki | Ukupno stavke | Vrednost robe | Међузбир | Вредност робе | Iznos bez rabata
    `),
    net: phrases(`
      Osnovica | Osnovica za PDV | Osnovica PDV | Poreska osnovica | Ukupno bez PDV | Ukupno bez PDV-a |
      Iznos bez PDV | Vrednost bez PDV | Ukupna osnovica | Ukupno osnovica | Ukupan iznos bez PDV | Neto iznos |
      Vrednost bez PDV-a | Ukupno poreska osnovica | Iznos bez PDV-a | Svega bez PDV | Основица | Основица за ПДВ |
      Пореска основица | Укупно без ПДВ | Укупно без ПДВ-а | Износ без ПДВ | Износ без ПДВ-а | Вредност без ПДВ |
      Укупна основица | Укупно основица | Свега без ПДВ | Укупан износ без ПДВ
    `),
    vat: phrases(`
      PDV | Iznos PDV | Iznos PDV-a | Ukupno PDV | Obračunati PDV | Ukupan PDV | Porez na dodatu vrednost |
      Ukupan iznos PDV | Ukupan iznos poreza | Obračunat PDV | Porez | ПДВ | Износ ПДВ | Износ ПДВ-а | Укупно ПДВ |
      Обрачунати ПДВ | Укупан ПДВ | Порез на додату вредност | Укупан износ пореза | Порез | Обрачунат ПДВ |
      Укупан износ ПДВ
    `),
    gross: phrases(`
      Ukupno sa PDV | Ukupno sa PDV-om | Iznos sa PDV | Vrednost sa PDV | Ukupan iznos | Ukupna vrednost |
      Ukupan iznos sa PDV | Iznos računa | Iznos fakture | Ukupno RSD | Ukupno din | Sveukupno | Svega sa PDV |
      Vrednost sa PDV-om | Ukupan iznos računa | Ukupno KM | Ukupno BAM | Ukupna vrednost računa | Vrijednost sa PDV |
      Укупно са ПДВ | Укупно са ПДВ-ом | Износ са ПДВ | Вредност са ПДВ | Укупан износ | Укупна вредност |
      Износ рачуна | Свеукупно | Свега са ПДВ | Укупан износ рачуна | Укупно задужење | Укупан износ са ПДВ |
      Износ фактуре | Ukupno zaduženje
    `),
    with_vat: phrases(`sa PDV | sa PDV-om | са ПДВ | са ПДВ-ом | sa porezom | са порезом | sa uračunatim PDV`),
    without_vat: phrases(`bez PDV | bez PDV-a | без ПДВ | без ПДВ-а | bez poreza | без пореза`),
    payable: phrases(`
      Ukupno za uplatu | Za uplatu | Za plaćanje | Ukupno za plaćanje | Iznos za uplatu | Iznos za plaćanje |
      Za naplatu | Preostalo za uplatu | Ukupno za naplatu | Za isplatu | Svega za uplatu | Ukupan iznos za uplatu |
      Ukupan iznos za plaćanje | Ukupno za uplatu RSD | Za uplatu RSD | Ukupno za plaćanje RSD | Platiti |
      Preostalo za plaćanje | Ukupno dugovanje | Укупно за уплату | За уплату | За плаћање | Укупно за плаћање |
      Износ за уплату | Износ за плаћање | За наплату | Укупно за наплату | Свега за уплату | Укупан износ за уплату |
      Преостало за уплату | Укупан износ за плаћање
    `),
    total: phrases(`Ukupno | Svega | Zbir | Укупно | Свега | Износ | Збир | Вредност | Vrednost`),
    prepaid: phrases(`
      Uplaćen avans | Avans | Plaćeno avansom | Uplaćeno | Primljen avans | Umanjenje za avans | Уплаћен аванс |
      Аванс | Уплаћено | Претплата | Pretplata | Avansna uplata | Примљен аванс
    `),
    discount: phrases(`
      Rabat | Popust | Iznos rabata | Ukupan rabat | Рабат | Попуст | Износ рабата | Укупан рабат | Ukupan popust
    `),
    charge: phrases(`
      Troškovi isporuke | Troškovi transporta | Prevoz | Transport | Испорука | Превоз | Трошкови испоруке | Поштарина
    `),
    withholding: phrases(`Porez po odbitku | Порез по одбитку`),
  },
  columns: {
    position: phrases(`R.br | Rb | Red. br | Redni broj | R. broj | Р.бр | Рб | Ред. бр | Редни број`),
    article: phrases(`Šifra | Šifra artikla | Šifra robe | Kat. broj | Bar kod | Шифра | Шифра артикла | Кат. број`),
    name: phrases(`
      Naziv robe | Naziv robe/usluge | Naziv usluge | Naziv artikla | Naziv dobra/usluge | Usluga |
      Vrsta robe/usluge | Vrsta usluge | Opis | Naziv proizvoda | Artikal | Naziv dobara | Naziv dobara i usluga |
      Opis usluge | Opis robe | Vrsta dobara/usluga | Roba/usluga | Naziv robe ili usluge | Naziv robe i usluga |
      Opis stavke | Назив робе | Назив робе/услуге | Назив услуге | Назив артикла | Назив добра/услуге |
      Врста услуге | Опис | Врста робе/услуге | Врста добара/услуга | Артикал | Опис услуге | Назив производа |
      Услуга | Назив добара и услуга | Врста робе
    `),
    quantity: phrases(`Količina | Kol | Kom | Utrošak | Potrošnja | Количина | Кол | Утрошак | Потрошња`),
    unit: phrases(`
      JM | Jed. mere | Jed. mjere | Jedinica mere | Jedinica | J.mere | ЈМ | Јед. мере | Јединица мере | Ј.мере | Јединица
    `),
    price: phrases(`
      Cena | Cena bez PDV | Jed. cena | Jedinična cena | Cena po jedinici | Cena po jedinici mere | Cena sa PDV |
      Cena bez PDV-a | Jed. cena bez PDV | VP cena | MP cena | Cena sa PDV-om | Cena/JM | Jedinična cena bez PDV |
      Цена | Цена без ПДВ | Јед. цена | Јединична цена | Цена по јединици | Цена по јединици мере | Цена са ПДВ |
      Малопродајна цена | Цена без ПДВ-а
    `),
    discount: phrases(`Rabat % | Rab % | Rabat | Popust % | Рабат % | Рабат | Попуст | Rab`),
    vat_rate: phrases(`
      PDV % | % PDV | Stopa PDV | PDV stopa | PDV | Stopa | Poreska stopa | Stopa PDV-a | ПДВ % | % ПДВ | Стопа ПДВ |
      ПДВ | Стопа | Пореска стопа | ПДВ стопа
    `),
    vat_amount: phrases(`
      Iznos PDV | PDV iznos | Iznos PDV-a | PDV (RSD) | Износ ПДВ | ПДВ износ | Износ ПДВ-а | Износ пореза | Iznos poreza
    `),
    net: phrases(`
      Vrednost bez PDV | Iznos bez PDV | Ukupno bez PDV | Vrednost bez PDV-a | Neto vrednost | Iznos bez PDV-a |
      Вредност без ПДВ | Износ без ПДВ | Укупно без ПДВ | Износ без ПДВ-а | Vrijednost bez PDV | Neto iznos
    `),
    gross: phrases(`
      Vrednost sa PDV | Iznos sa PDV | Ukupno sa PDV | Vrednost sa PDV-om | Ukupno sa PDV-om | Iznos sa PDV-om |
      Вредност са ПДВ | Износ са ПДВ | Укупно са ПДВ | Vrijednost sa PDV | Износ са ПДВ-ом | Ukupna naknada |
      Укупна накнада
    `),
    amount: phrases(`
      Vrednost | Ukupna vrednost | Ukupno RSD | Iznos RSD | Iznos din | Ukupna cena | Износ | Укупно | Вредност |
      Укупна вредност | Износ (РСД) | Свега | Svega | Zaduženje | Задужење
    `),
    base: phrases(`
      Poreska osnovica | Osnovica | Osnovica PDV | Osnovica za PDV | Пореска основица | Основица | Основица за ПДВ
    `),
    other: phrases(`
      Napomena | Staro stanje | Novo stanje | Prethodno stanje | Датум | Напомена | Старо стање | Ново стање |
      Претходно стање | Period isporuke | Serijski broj
    `),
  },
  parties: {
    seller: phrases(`
      Prodavac | Izdavalac | Izdavalac računa | Dobavljač | Isporučilac | Pružalac usluga | Pružalac usluge |
      Izvršilac | Izdavaoc računa | Podaci o prodavcu | Primalac uplate | Продавац | Издавалац | Издавалац рачуна |
      Добављач | Испоручилац | Пружалац услуге | Пружалац услуга | Извршилац | Подаци о продавцу | Izdavaoc |
      Poreski obveznik
    `),
    buyer: phrases(`
      Kupac | Naručilac | Primalac računa | Korisnik | Primalac | Podaci o kupcu | Korisnik usluge | Gost / kupac |
      Potrošač | Račun za | Faktura za | Uplatilac | Kupac/korisnik | Pretplatnik | Klijent | Primalac usluge |
      Primalac fakture | Купац | Наручилац | Прималац рачуна | Корисник | Прималац | Подаци о купцу |
      Корисник услуге | Потрошач | Уплатилац | Претплатник | Фактура за | Рачун за | Клијент | Прималац услуге
    `),
    other_party: phrases(`
      Mesto isporuke | Adresa isporuke | Primalac robe | Adresa dostave | Mesto prometa | Mesto izdavanja |
      Adresa mernog mesta | Место испоруке | Адреса испоруке | Прималац робе | Место промета | Место издавања |
      Адреса мерног места | Podaci za uplatu | Подаци за уплату | Poslovna banka
    `),
  },
  accountHolders: phrases(`Vlasnik računa | Primalac | Власник рачуна`),
  contractHolders: phrases(`Претплатник | Pretplatnik | Уговарач | Ugovarač | Zakupac`),
  paymentSlips: { payee: [], payer: phrases(`Уплатилац | Uplatilac | Platilac | Платилац`) },
  buyersBelowSellers: [],
  buyersOwn: words('vaš vaša kupca ваш ваша купца'),
  loneSums: [],
  monthSpellings: {
    januara: 1,
    februara: 2,
    marta: 3,
    aprila: 4,
    maja: 5,
    juna: 6,
    jula: 7,
    avgusta: 8,
    septembra: 9,
    oktobra: 10,
    novembra: 11,
    decembra: 12,
    januar: 1,
    februar: 2,
    mart: 3,
    jun: 6,
    jul: 7,
    avgust: 8,
    avg: 8,
    septembar: 9,
    oktobar: 10,
    novembar: 11,
    decembar: 12,
    јануара: 1,
    фебруара: 2,
    марта: 3,
    априла: 4,
    маја: 5,
    јуна: 6,
    јула: 7,
    августа: 8,
    септембра: 9,
    октобра: 10,
    новембра: 11,
    децембра: 12,
  },
  ordinalEndings: [],
  dateParticles: [],
  numberWords: words('br broj бр број'),
  units: {
    kilogram: phrases(`kilogram | килограм | кг`),
    piece: phrases(`kom | komad | komada | ком | комад | комада`),
    metre: phrases(`metar | метар | м`),
    litre: phrases(`litar | litra | литар | л`),
  },
  payments: {
    direct_debit: phrases(`trajni nalog | трајни налог`),
    credit_card: phrases(`
      kartica | karticom | platna kartica | platnom karticom | платна картица | картица | картицом | kreditna kartica
    `),
    debit_card: phrases(`debitna kartica | дебитна картица`),
    online: phrases(`ips plaćanje | instant plaćanje | инстант плаћање`),
    check: phrases(`čekovi | ček | čekovima | чек | чековима`),
    cash: phrases(`
      gotovina | gotovinom | gotovinski | pouzeće | pouzećem | готовина | готовином | готовински | поузећем
    `),
    bank_transfer: phrases(`
      virman | virmanski | virmanom | prenos na račun | bezgotovinski | uplata na račun | uplatnica |
      na tekući račun | вирман | вирмански | вирманом | пренос на рачун | безготовински | на текући рачун |
      уплатница | prenos | bezgotovinsko plaćanje
    `),
  },
  paid: words('plaćeno plaćen плаћено'),
  paidWith: [],
  negations: phrases(`ne | nije | не | није`),
  demandWords: phrases(`
    platiti | platite | plaćanje | uplatiti | uplata | uplatu | uplatite | izmiriti | izmirite | платити | платите |
    плаћање | уплатити | уплата | уплату | уплатите | измирити
  `),
  deadlineWords: phrases(`do | najkasnije do | zaključno sa | до | најкасније до | закључно са`),
  debitWords: phrases(`biće zadužen | биће задужен`),
  debitDays: phrases(`dana | дана | ne pre | najranije | не пре | најраније`),
  debitDaysAfter: [],
  deadlinesAfter: [],
  legalForms: phrases(`
    doo | d.o.o. | a.d. | o.d. | preduzetnik | javno preduzeće | javno komunalno preduzeće |
    društvo sa ograničenom odgovornošću | akcionarsko društvo | szr | sztr | jkp | zemljoradnička zadruga | доо |
    д.о.о. | а.д. | ад | предузетник | јавно предузеће | јавно комунално предузеће | јкп | сзр |
    друштво са ограниченом одговорношћу | акционарско друштво
  `),
  companyWords: words('društvo preduzeće trgovinu usluge promet друштво предузеће трговину услуге промет'),
  joiningWords: words('i za и за'),
  neverInNames: phrases(`
    osnovni kapital | privredni sud | šifra delatnosti | matični broj | tekući račun | nije u sistemu PDV |
    шифра делатности | матични број | текући рачун | основни капитал | привредни суд
  `),
  formerNameWords: [],
  debitedAccounts: phrases(`vašeg računa | tekućeg računa | вашег рачуна`),
  partyQualifiers: [],
  frequentWords: words(`
    račun broj br kupac iznos ukupno pdv osnovica stopa datum izdavanja način plaćanja poziv naziv usluga platiti
    hvala uplatu rabat kom prometa promet mesto cena vrednost faktura fakture tekući pib mb matični sa robe mere rsd
    din dinara valute rok šifra delatnosti obveznik poreski srbija beograd preduzeće slovima dospeća kasir fiskalni
    ispravan pečata potpisa izdao primio fakturisao obračunati jm jed zakona člana odgovorno lice korisnik рачун
    број бр купац износ укупно пдв основица стопа датум издавања промета начин плаћања позив назив услуга услуге
    количина цена место вредност пиб мб матични са мере дин динара рок шифра корисник јед плаћање уплату укупан
    рачуна обрачунски порез србија београд за од хвала касир и у се на по је готовина
  `),
  ...SERBIAN_RECEIPTS,
};
