import type { ReceiptWords } from './locale.js';
import { phrases, words } from '../text/phrases.js';

/** The words of receipts, shops and addresses; the rest of the language is in `fi.ts`. */
export const FINNISH_RECEIPTS: ReceiptWords = {
  till: {
    payable: phrases(`
      Maksettava | Maksettavaa | Maksettava yhteensä | Maksettavaa yhteensä | Yhteensä maksettavaa | Loppusumma |
      Kokonaissumma | Yhteensä EUR | Yhteensä euroa | Yhteensä € | Summa EUR | Summa euroa | Ostokset yhteensä | Kuitti
      yhteensä | Verollinen yhteensä | Yhteissumma | Maksettavaksi | Veloitus yhteensä | Ostot yhteensä | Maksettava EUR |
      Maksettavaa EUR | Yhteensä maksettava | Loppusumma EUR | Verollinen loppusumma | Maksettava summa | Kokonaishinta
    `),
    total: phrases(`Summa | Yht | Veloitus | Osto`),
    subtotal: phrases(`
      Välisumma | Veroton | Veroton yhteensä | Yhteensä veroton | Netto | Verotta | Tuotteet yhteensä | Alv 0 % |
      Veron peruste
    `),
    tax: phrases(`
      Alv | Alv yhteensä | Arvonlisävero | Sis. alv | Sisältää alv | Josta alv | Alv-osuus | Veron määrä | Vero yhteensä |
      Sis. alv:n | Alv eur | Alv erittely | Alv:n osuus | Alv:n määrä | Alv summa | Sisältää arvonlisäveroa | Veron osuus |
      Vero eur | Verot yhteensä | Sis. arvonlisäveroa | Arvonlisävero yhteensä | Josta arvonlisäveroa
    `),
    discount: phrases(`
      Alennus | Alennukset | Alennus yhteensä | Alennukset yhteensä | Hinnanalennus | Tarjous | Kuponki | Etukuponki |
      Kampanja-alennus | Etu | Henkilökunta-alennus | Alennuskuponki | Opiskelija-alennus | Jäsenalennus |
      Kanta-asiakasalennus | Kanta-asiakasetu | Bonusalennus | Paljousalennus | Lounasalennus | Alennus EUR |
      Alennus loppusummasta | Rivialennus
    `),
    rounding: phrases(`
      Pyöristys | Pyör | Pyöristetty | Sentin pyöristys | Käteispyöristys | Pyöristysero | Pyöristys EUR |
      Käteismaksun pyöristys
    `),
    change: phrases(`
      Takaisin | Vaihtoraha | Takaisin käteinen | Palautus | Takaisin EUR | Rahaa takaisin | Käteistä takaisin |
      Vaihtorahat | Palautetaan | Takaisin käteistä | Vaihtoraha EUR | Annetaan takaisin | Asiakkaalle takaisin
    `),
    cash: phrases(`
      Käteinen | Käteistä | Käteinen EUR | Käteismaksu | Maksettu | Saatu | Saatu käteistä | Annettu | Maksu |
      Maksettu käteisellä | Käteisellä | Vastaanotettu | Käteinen maksu | Käteismaksu EUR | Vastaanotettu käteinen |
      Saatu EUR | Maksettu EUR | Maksettu yhteensä
    `),
    card: phrases(`
      Kortti | Pankkikortti | Luottokortti | Maksukortti | Korttimaksu | Korttitapahtuma | Lähimaksu | Debit-kortti |
      Lahjakortti | MobilePay | Lounasseteli | Lounaskortti | Kortilla | Korttiveloitus | Edenred | Epassi | Smartum |
      Hyvityskuitti | Pankkikorttimaksu | Kortti EUR | Korttimaksu EUR | Pankkikortti EUR | Lähimaksu EUR |
      Mobiilimaksu | Maksettu kortilla | Liikuntaseteli | Ateriaseteli
    `),
    charge: phrases(`
      Pantti | Pullopantti | Tölkkipantti | Muovikassi | Kassi | Paperikassi | Pussi | Biokassi | Palvelumaksu |
      Toimitusmaksu | Toimituskulut | Kuljetusmaksu | Kotiinkuljetus | Käsittelymaksu | Pakkausmaksu | Palvelulisä |
      Muovipussi | Pullopantti EUR | Toimituslisä | Pakkaus
    `),
    tip: phrases(`Tippi | Juomaraha | Palveluraha | Tipit`),
    ignored: phrases(`
      Kpl | Tuotteita | Tuotteita yhteensä | Tuotteita kpl | Pisteet | Pisteitä | Bonus | Bonusta | Bonusostot |
      Kertynyt bonus | Bonukseen oikeuttavat ostot | Säästit | Säästö | Säästösi | Säästit yhteensä |
      Säästöt yhteensä | Kuittinro | Kuittinumero | Saldo | Uusi saldo | Varmennus | Varmennusnro | Viite |
      Arkistointiviite | Tapahtuma | AID | TVR | Brutto | Verollinen | Arvo | Päätetunnus | Yritysno |
      Tuotteiden määrä | Tuotteita yht | Bonus yhteensä | Bonusta kertynyt | Pistesaldo | Pisteet yhteensä |
      Säästit tänään | Säästit tällä ostoksella
    `),
  },
  receiptWords: phrases(`
    Kuitti | Kassakuitti | Kuittinro | Kuitti nro | Kuittinumero | Kassa | Kassa nro | Kassanumero | Kassahenkilö |
    Kassanhoitaja | Myyjänä | Teitä palveli | Sinua palveli | Palveli | Asiakaspalvelija | Tarjoilija | Pöytä |
    Pöytä nro | Kiitos | Kiitos käynnistä | Kiitos ostoksista | Kiitos käynnistänne | Kiitos käynnistäsi | Kiitämme |
    Tervetuloa | Tervetuloa uudelleen | Aukioloajat | Avoinna | Vaihto-oikeus | Palautusoikeus | Säilytä kuitti |
    Asiakkaan kappale | Asiakkaan kuitti | Kauppiaan kappale | Kopio | Myymälä | Toimipaikka | Mukaan | Takeaway |
    Syödään täällä | Vaihtoraha | Takaisin | Hyväksytty | Korttitapahtuma | Veloitus | Tunnusluku | Lähimaksu |
    Hyvää päivänjatkoa | Hyvää päivän jatkoa | Nähdään pian | Kiitos ja tervetuloa uudelleen | Kiitos ja tervetuloa |
    Mukavaa päivää | Mukavaa päivänjatkoa | Asiakkaan tosite | Kauppiaan tosite | Kassatunnus | Maksutapahtuma | Myyjä nro
  `),
  tillNumbers: phrases(`Kuitti | Tosite`),
  cardNumbers: phrases(`Viite | Kortti | Varmennus | Pääte`),
  ownerLabels: phrases(`Omistaja`),
  shopWords: words(`
    apteekki autokorjaamo autohuolto baari bensa elokuva elokuvateatteri eläinkauppa elektroniikka grilli halli herkku
    hotelli huoltoasema huonekalu huonekalut jäätelö jäätelöbaari kahvi kahvila kahvio kala kalakauppa kampaamo parturi
    kanttiini kauppa kauppahalli kauppias keittiö kello kellosepänliike kioski kirja kirjakauppa kirppis kirpputori
    kone konditoria koru kukka kukkakauppa kultaseppä kuntosali kylmäasema kylpylä leipomo leipä lelu lelukauppa liha
    lihakauppa lounas lounasravintola luontaistuote market marketti matkahuolto museo muoti myymälä optikko optiikka
    panimo parkki pesula pizzeria pitseria puoti puutarha pysäköinti rautakauppa ravintola savuhovi seo soppi suutari
    taksi tavaratalo teatteri tekstiili tori tukku urheilu valintatalo vaate vaatturi viini viinikauppa
  `),
  addressWords: words(`
    katu tie kuja polku tori aukio puisto puistotie ranta rantatie väylä kaari raitti portti mäki penger esplanadi
    bulevardi kauppakeskus keskus talo rappu kerros teollisuustie teollisuuskatu teollisuusalue postilokero pl laituri linja
  `),
  pageWords: words('sivu'),
  postBoxWords: phrases(`PL`),
  careOf: phrases(`c/o | huomioi`),
  courtesyTitles: words('herra rouva neiti'),
  officeKinds: phrases(
    `Asianajotoimisto | Lääkärin vastaanotto | Taloushallinto | Ostoreskontra | Taloushallinto-osasto`,
  ),
  personTitles: words('herra rouva neiti tri'),
};
