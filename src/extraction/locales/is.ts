import { ICELANDIC_RECEIPTS } from './is-receipts.js';
import type { Locale } from './locale.js';
import { phrases, words } from '../text/phrases.js';

export const ICELANDIC: Locale = {
  language: 'is',
  homeCountry: 'IS',
  ocr: { tesseract: 'isl', hasUncommonLetters: true },
  fields: {
    invoice_number: phrases(`
      Reikningsnúmer | Reikningsnr | Reikningur nr | Reikningur númer | Númer reiknings | Nr. reiknings | Reikn. nr |
      Reikningur # | Kreditreikningur nr | Kreditreikningur númer | Númer kreditreiknings | Kvittun nr |
      Kvittunarnúmer | Númer kvittunar | Kvittun / Reikningur nr | Sölureikningur nr | Sölureikningsnúmer |
      Sölunóta nr | Nótunúmer | Nóta nr | Afgreiðslunúmer | Afgreiðslunr | Greiðsluseðill nr | Fylgiskjal nr |
      Skjalanúmer | Númer skjals | Rafrænn reikningur nr | Staðgreiðslureikningur nr | Sölunúmer | Sölunr |
      Fylgiskjalsnúmer | Númer nótu | Kassakvittun nr
    `),
    invoice_date: phrases(`
      Dags. reiknings | Dagsetning reiknings | Reikningsdagsetning | Reikningsdagur | Útgáfudagur | Útgáfudagsetning |
      Útgáfudags | Útgefinn | Útgefið | Dagsetning útgáfu | Útgáfudagur reiknings | Dags. útgáfu | Reikn.dags |
      Dagsetning kvittunar | Dagsetning sölu | Söludagur | Söludags | Bókunardagur
    `),
    date: phrases(`Dagsetning | Dags`),
    number: phrases(`Númer`),
    other_number: phrases(`
      Viðskiptamannanúmer | Viðskiptanúmer | Viðskiptavinur nr | Viðskiptavinanúmer | Viðskm. nr | Viðsk.nr |
      Viðskiptam.nr | Samningsnúmer | Samningur nr | Notkunarstaðarnúmer | Mælir nr | Mælisnúmer | Mælanúmer |
      Reikningsnúmer banka | Bankareikningur | Bankaupplýsingar | Banki | Bankanúmer | Höfuðbók | Reikn | IBAN |
      SWIFT | BIC | Tilvísun | Tilvísunarnúmer | Tilvísun okkar | Okkar tilvísun | Yðar tilvísun | Tilv. nr |
      Ykkar tilvísun | Verknúmer | Verk nr | Verkbeiðni nr | Verkbeiðni | Tilboð nr | Tilboðsnúmer | Fylgibréf nr |
      Farmbréf nr | Sendingarnúmer | Kortanúmer | Kortnúmer | Heimildarnúmer | Heimildarnr | Færslunúmer | Færslunr |
      Kassi nr | Kassi | Afgreiðslukassi | Posi nr | Borð nr | Seðilnúmer | Kröfunúmer | Bílnúmer | Fastanúmer |
      Skráningarnúmer | Raðnúmer | Serialnúmer | Símanúmer áskrifanda | Félagsnúmer | Deild nr | Kostnaðarstaður |
      Bókunarnúmer | Bókunarnr | Verslun nr | Vildarnúmer
    `),
    due_date: phrases(`
      Gjalddagi | Greiðist fyrir | Greiðist í síðasta lagi | Greiðist eigi síðar en | Síðasti greiðsludagur |
      Greiðslufrestur til | Greiðslufrestur | Til greiðslu fyrir | Gjalddagi reiknings | Gjaldd | Skuldfærist
    `),
    other_date: phrases(`
      Eindagi | Eindagi reiknings | Eind | Afhendingardagur | Afhendingardagsetning | Afhendingardags |
      Pöntunardagur | Pöntunardagsetning | Prentað | Prentdagur | Greiðsludagur | Greitt þann | Greiðsludags |
      Gildir til | Gildir frá | Gildistími | Best fyrir | Síðasti neysludagur | Ábyrgð til | Skilafrestur |
      Komudagur | Brottfarardagur | Brottför | Dagsetning pöntunar | Álestrardagur | Aflestur | Tímabil frá |
      Vaxtadagur | Fæðingardagur | Rennur út | Skiladagur
    `),
    vat_id: phrases(`Virðisaukaskattsnúmer | Virðisaukaskattsnr | VASK-númer`),
    tax_number: phrases(`Skattnúmer`),
    tax_office: [],
    phone: phrases(`
      Sími | Símanúmer | Símar | Farsími | GSM-sími | Þjónustuver | Þjónustusími | Þjónustuborð | Skiptiborð |
      Sími/fax | Neyðarsími
    `),
    other_contact: phrases(`
      Netfang | Tölvupóstur | Vefsíða | Vefur | Veffang | Heimasíða | Bréfsími | Myndsími | Tengiliður | Sölumaður |
      Afgreiðslumaður | Afgreitt af | Afgreiddi | Starfsmaður | Móttakandi vöru | Heimabanki
    `),
    name: phrases(`Nafn | Fyrirtæki | Nafn fyrirtækis | Heiti fyrirtækis`),
    address: phrases(`Heimilisfang | Lögheimili | Aðsetur | Póstfang | Heimili`),
    country: [],
    currency: phrases(`Gjaldmiðill | Mynt`),
    payment: phrases(`
      Greiðslumáti | Greiðsluaðferð | Greiðslumátar | Greiðsluform | Greiðsluskilmálar | Greiðslutegund | Greitt með |
      Greiðsluleið | Greiðsluháttur
    `),
  },
  titles: {
    invoice: phrases(`
      Reikningur | Sölureikningur | Rafrænn reikningur | Staðgreiðslureikningur | Sölunóta | Reikningur / Kvittun |
      Lánsreikningur | Símareikningur | Orkureikningur | Reikningsyfirlit mánaðar
    `),
    credit_note: phrases(`Kreditreikningur | Kreditnóta | Bakfærður reikningur | Inneignarnóta`),
    debit_note: phrases(`Debetnóta | Debetreikningur`),
    prepayment: phrases(`Innborgunarreikningur | Fyrirframgreiðsla | Innborgun inn á verk`),
    receipt: phrases(`Kvittun | Kassakvittun | Greiðslukvittun | Kvittun / Reikningur | Sölukvittun`),
    reminder: phrases(`Ítrekun | Innheimtuviðvörun | Innheimtubréf | Greiðsluáskorun | Lokaviðvörun | Milliinnheimta`),
    other: phrases(`
      Tilboð | Pöntunarstaðfesting | Staðfesting pöntunar | Fylgibréf | Verðtilboð | Afhendingarseðill |
      Proforma reikningur
    `),
  },
  references: {
    order_number: phrases(`
      Pöntunarnúmer | Pöntun nr | Pöntunarnr | Pöntun | Beiðni nr | Beiðnanúmer | Innkaupapöntun | Beiðni
    `),
    payment_reference: phrases(`Skýring greiðslu | Tilvísun greiðslu | Greiðslutilvísun`),
    original_invoice: phrases(`
      Vegna reiknings nr | Vegna reiknings | Bakfærir reikning | Upprunalegur reikningur | Varðar reikning |
      Leiðréttir reikning
    `),
    service_period: phrases(`
      Tímabil | Notkunartímabil | Reikningstímabil | Áskriftartímabil | Fyrir tímabilið | Þjónustutímabil
    `),
  },
  totals: {
    lines: phrases(`Millisamtala | Samtals vörur | Samtala vara | Samtals fyrir afslátt | Undirsamtala`),
    net: phrases(`
      Samtals án vsk | Samtals án virðisaukaskatts | Upphæð án vsk | Alls án vsk | Nettó | Nettóupphæð |
      Samtals nettó | Skattskyld upphæð | Stofn til vsk | Vsk stofn | Heildarupphæð án vsk | Verð án vsk |
      Samtals upphæð án vsk | Skattstofn | Upphæð án virðisaukaskatts | Alls án virðisaukaskatts
    `),
    vat: phrases(`
      Virðisaukaskattur | VSK | Samtals vsk | Vsk samtals | Vsk upphæð | Þar af virðisaukaskattur | Þar af vsk |
      Upphæð vsk | Alls vsk | Heildarupphæð vsk | Virðisaukaskattur samtals | Samtals virðisaukaskattur
    `),
    gross: phrases(`
      Samtals með vsk | Samtals m/vsk | Alls með vsk | Heildarupphæð | Heildarupphæð með vsk | Heildarverð | Alls |
      Samtals með virðisaukaskatti | Upphæð með vsk | Heildarverð með vsk | Samtals ISK | Alls kr | Samtals kr |
      Upphæð reiknings | Samtals upphæð | Alls m/vsk | Verð með vsk | Samtals upphæð með vsk | Heildarfjárhæð
    `),
    with_vat: phrases(`með vsk | m/vsk | með virðisaukaskatti | m. virðisaukaskatti`),
    without_vat: phrases(`án vsk | án virðisaukaskatts`),
    payable: phrases(`
      Til greiðslu | Samtals til greiðslu | Upphæð til greiðslu | Alls til greiðslu | Heildarupphæð til greiðslu |
      Samtals til greiðslu ISK | Til greiðslu kr | Til greiðslu ISK | Eftirstöðvar | Ógreitt | Til innheimtu |
      Greiðist | Samtals að greiða | Að greiða | Eftirstöðvar til greiðslu | Til greiðslu samtals
    `),
    total: phrases(`Samtals | Samtala | Upphæð | Fjárhæð`),
    prepaid: phrases(`Innborgun | Greitt | Innborgað | Þegar greitt | Áður greitt | Fyrirframgreitt | Innborganir`),
    discount: phrases(`Afsláttur | Afsl | Samtals afsláttur | Heildarafsláttur | Veittur afsláttur`),
    charge: phrases(`
      Sendingarkostnaður | Flutningsgjald | Seðilgjald | Tilkynningargjald | Tilkynningar- og greiðslugjald |
      Akstursgjald | Greiðslugjald | Umsýslugjald | Sendingargjald | Flutningskostnaður | Aurajöfnun
    `),
    withholding: phrases(`Fjármagnstekjuskattur | Staðgreiðsla skatta`),
  },
  columns: {
    position: phrases(`Lína | Lína nr`),
    article: phrases(`Vörunúmer | Vörunr | Vnr | Vörukóði | Strikamerki`),
    name: phrases(`
      Lýsing | Vara | Vörulýsing | Vöruheiti | Heiti | Þjónusta | Lýsing vöru | Skýring | Texti | Verkliður |
      Heiti vöru | Vara/þjónusta | Vara eða þjónusta | Vörur | Lýsing þjónustu | Verkþáttur
    `),
    quantity: phrases(`Magn | Fjöldi | Einingar | Notkun | Tímar | Afgreitt | Afgr. magn | Fj`),
    unit: phrases(`Eining | Mælieining`),
    price: phrases(`
      Einingarverð | Ein.verð | Einingaverð | Verð | Verð án vsk | Verð með vsk | Stk. verð | Stykkjaverð |
      Einingarverð án vsk | Einingarverð með vsk | Stk. verð m/vsk | Tímagjald | Verð/ein | Verð m/vsk |
      Ein.verð án vsk | Ein.verð m/vsk | Taxti
    `),
    discount: phrases(`Afsl % | Afsl | Afsláttur | Afsláttur % | % afsl`),
    vat_rate: phrases(`Vsk % | Vsk | % vsk | Vsk hlutfall | Vsk þrep | Vsk prósenta | Skattprósenta`),
    vat_amount: phrases(`Vsk upphæð | Upphæð vsk | Virðisaukaskattur | Vsk kr`),
    net: phrases(`Upphæð án vsk | Samtals án vsk | Án vsk | Alls án vsk | Nettó`),
    gross: phrases(`
      Upphæð með vsk | Samtals m/vsk | Samtals með vsk | Með vsk | Alls með vsk | Upphæð m/vsk | Alls m/vsk
    `),
    amount: phrases(`
      Upphæð | Samtals | Alls | Fjárhæð | Samtals verð | Heildarverð | Upphæð ISK | Upphæð kr | Samtals kr
    `),
    base: phrases(`Stofn | Vsk stofn | Skattstofn | Stofn til vsk | Skattskyld upphæð`),
    other: phrases(`Dagsetning | Dags | Athugasemd | Athugasemdir | Tímabil | Fyrri staða | Núverandi staða | Staða`),
  },
  parties: {
    seller: phrases(`
      Seljandi | Útgefandi | Útgefandi reiknings | Birgi | Birgir | Kröfuhafi | Söluaðili | Þjónustuaðili | Verktaki
    `),
    buyer: phrases(`
      Kaupandi | Viðskiptavinur | Viðskiptamaður | Greiðandi | Móttakandi | Móttakandi reiknings | Reikningur til |
      Verkkaupi | Leigutaki | Upplýsingar um kaupanda | Áskrifandi | Greiðandi reiknings | Viðtakandi | Selt til |
      Viðskiptavinur / greiðandi
    `),
    other_party: phrases(`
      Afhendingarstaður | Afhendist | Afhendingaraðili | Sendist til | Notkunarstaður | Afhendingarheimilisfang |
      Bankareikningur til greiðslu | Afhent | Móttakandi sendingar | Greiðsluupplýsingar
    `),
  },
  accountHolders: phrases(`Reikningseigandi | Eigandi reiknings`),
  contractHolders: phrases(`Áskrifandi | Vátryggingartaki | Leigjandi`),
  paymentSlips: { payee: [], payer: phrases(`Greiðandi`) },
  buyersBelowSellers: [],
  buyersOwn: words('yðar ykkar kaupanda'),
  loneSums: [],
  monthSpellings: {
    jan: 1,
    feb: 2,
    mars: 3,
    apr: 4,
    maí: 5,
    jún: 6,
    júl: 7,
    ágú: 8,
    sept: 9,
    okt: 10,
    nóv: 11,
    des: 12,
  },
  ordinalEndings: [],
  dateParticles: [],
  numberWords: words('nr númer'),
  units: {
    kilogram: phrases(`kíló`),
    piece: phrases(`stk | stykki | eining`),
    metre: phrases(`metri | metrar | lm`),
    litre: phrases(`lítri | lítrar | ltr`),
  },
  payments: {
    direct_debit: phrases(`boðgreiðslur | boðgreiðsla | boðgreiðslum | beingreiðsla | beingreiðslur | skuldfært`),
    credit_card: phrases(`greiðslukort | kreditkort | greiðslukorti | kreditkorti | kortagreiðsla`),
    debit_card: phrases(`debetkort | debetkorti`),
    online: phrases(`aur app | pei greiðsla | netgíró`),
    check: phrases(`ávísun`),
    cash: phrases(`reiðufé | staðgreitt | peningar | staðgreiðsla`),
    bank_transfer: phrases(`
      millifærsla | bankamillifærsla | krafa í heimabanka | krafa í netbanka | krafa í banka | millifært |
      bankakrafa | greiðist inn á reikning | inn á reikning | greiðsluseðill | krafa í vefbanka
    `),
  },
  paid: phrases(`greitt | greidd | greiddur`),
  paidWith: phrases(`með`),
  negations: phrases(`ekki`),
  demandWords: phrases(`greiða | greiðist | greiðið | greiðsla | vinsamlegast greiðið | til greiðslu`),
  deadlineWords: phrases(`fyrir | í síðasta lagi | eigi síðar en | ekki síðar en`),
  debitWords: phrases(`verður skuldfært | verður gjaldfært | skuldfærist`),
  debitDays: phrases(`þann | ekki fyrr en | ekki fyrir`),
  debitDaysAfter: [],
  deadlinesAfter: [],
  legalForms: phrases(`
    ehf | ehf. | hf | hf. | ohf | ohf. | slf | slf. | ses. | einkahlutafélag | hlutafélag | sameignarfélag |
    samlagsfélag | samvinnufélag
  `),
  companyWords: words('einkahlutafélag hlutafélag'),
  joiningWords: words('og ehf'),
  neverInNames: phrases(`hlutafé | virðisaukaskattsnúmer | kennitala | fyrirtækjaskrá | vsk nr`),
  formerNameWords: words('áður'),
  debitedAccounts: phrases(`reikningi þínum | bankareikningi`),
  partyQualifiers: [],
  frequentWords: words(`
    reikningur reiknings reikningi reikningsnúmer dags dagsetning gjalddagi eindagi kt kennitala vsk
    virðisaukaskattur samtals upphæð án með magn fjöldi einingarverð verð lýsing vara vörunúmer til greiðslu
    greiðist greiðsla greitt sími netfang frá eða ef er eftir fyrir þetta þessi skv lögum dráttarvextir kaupandi
    seljandi viðskiptavinur viðskiptin takk afsláttur banki höfuðbók ehf bókhaldskerfi rafrænu uppruna reykjavík
    ísland tímabil notkun útgáfudagur gildir þarf krafa heimabanka netbanka klst stk mán síða pöntun
  `),
  ...ICELANDIC_RECEIPTS,
};
