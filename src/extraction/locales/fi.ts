import { FINNISH_RECEIPTS } from './fi-receipts.js';
import type { Locale } from './locale.js';
import { phrases, words } from '../text/phrases.js';

export const FINNISH: Locale = {
  language: 'fi',
  homeCountry: 'FI',
  ocr: { tesseract: 'fin', hasUncommonLetters: false },
  fields: {
    invoice_number: phrases(`
      Laskunumero | Laskun numero | Laskun nro | Lasku nro | Lasku n:o | Laskun n:o | Laskun tunnus | Lasku-ID |
      Hyvityslaskun numero | Hyvityslaskunumero | Hyvityslasku nro | Kuittinumero | Kuitin numero | Kuitti nro |
      Tositenumero | Tosite nro | Asiakirjanumero | Dokumentin numero | Käteislasku nro | Käteiskuitti nro |
      Muistutuslaskun numero | Kuitti n:o | Kuitti # | Kuitin nro | Kuitin tunnus | Kassakuitti nro | Ostokuitti nro |
      Lippunumero | Lipun numero | Muistutusnumero | Muistutuksen numero
    `),
    invoice_date: phrases(`
      Laskun päiväys | Laskun päivämäärä | Laskun pvm | Laskupäivä | Laskupäiväys | Laskupäivämäärä | Laskupvm |
      Laskutuspäivä | Laskutuspvm | Laskutuspäivämäärä | Päiväys | Laadittu | Laatimispäivä | Hyvityslaskun päiväys |
      Hyvityslaskun pvm | Laskun pv | Laskun pvä | Kuitin päiväys | Tositepäivä | Laskun antopäivä | Muistutuspäivä
    `),
    date: phrases(`Päivämäärä | Pvm | Päivä`),
    number: phrases(`Numero | Nro | N:o`),
    other_number: phrases(`
    Asiakasnumero | Asiakasnro | Asiakasnumeronne | Asiakastunnus | Asiakas n:o | Viitteenne | Viitteemme | Viittenne |
    Teidän viite | Teidän viitteenne | Meidän viitteemme | Viitteesi | Viitteeni | Asiakkaan viite | Asiakasviite | Ostajan
    viite | Myyjän viite | Sopimusnumero | Sopimusnro | Sopimustunnus | Sopimus | Tarjousnumero | Tarjousnro |
    Projektinumero | Projekti | Projektinro | Työnumero | Työnro | Työmaa | Työmaanumero | Lähete | Lähetenumero | Lähetenro
    | Lähetteen numero | Lähetysnumero | Lähetystunnus | Seurantakoodi | Toimittajanumero | Toimittajanro | Toimittajan
    numero | Tuotenumero | Tuotenro | Tilinumero | Tilinro | Tili | Saajan tilinumero | Saajan tili | Pankkitili |
    Tilinumerot | Pankkiyhteys | IBAN | BIC | SWIFT | BIC/SWIFT | Verkkolaskuosoite | Verkkolaskutunnus | OVT-tunnus | OVT |
    Välittäjätunnus | Välittäjän tunnus | Operaattoritunnus | Kustannuspaikka | Käyttöpaikka | Käyttöpaikkanumero |
    Käyttöpaikan numero | Käyttöpaikkatunnus | Mittarinumero | Mittarin numero | Mittari | Liittymänumero | Liittymä |
    Vakuutusnumero | Vakuutustunnus | Jäsennumero | Jäsennro | Henkilötunnus | Sarjanumero | Rekisterinumero | Rek.nro |
    Rekisteritunnus | Kaupparekisterinumero | Kiinteistötunnus | Myyntireskontra | Huoneisto | Vuokrasopimus |
    Arkistointitunnus | Päätetunnus | Kassanumero | Tapahtumanumero | Tapahtumanro | Tapahtuman numero | Tapahtumatunnus |
    Päätenumero | Päätteen numero | Maksupääte | Maksupäätteen tunnus | Kassa nro | Kassa n:o | Kassatunnus | Varmenne |
    Varmennenumero | Varmennusnro | Varmennusnumero | Varmennuskoodi | Auktorisointikoodi | Arkistointiviite | Korttinumero
    | Korttinro | Kortin numero | Kanta-asiakasnumero | Kanta-asiakaskortti | Jäsenkortti | Myymälänumero | Myymälä nro |
    Toimipaikan numero | Toimipaikka nro | Kauppiastunnus | Kauppiasnumero | Yritysno | Pöytä nro | Pöytänumero |
    Myyjänumero | Myyjä nro | Lahjakorttinumero | Lahjakortin numero | Tarkistusnumero | Tarkistuskoodi
  `),
    due_date: phrases(`
      Eräpäivä | Eräpvm | Erääntyy | Eräpäivämäärä | Laskun eräpäivä | Viimeinen maksupäivä | Maksettava viimeistään |
      Maksupäivä viimeistään | Viimeistään maksettava | Maksuaika päättyy | Förfallodag/Eräpäivä |
      Eräpäivä/Förfallodag | Maksun eräpäivä | Uusi eräpäivä | Veloituspäivä | Veloitetaan tililtä
    `),
    other_date: phrases(`
      Syntymäaika | Toimituspäivä | Toimituspäivämäärä | Toimituspvm | Toimitusaika | Toimitettu | Tilauspäivä | Tilauspäivämäärä |
      Tilauspvm | Tilattu | Suorituspäivä | Suorituspvm | Maksupäivä | Maksettu pvm | Tulostettu | Tulostuspäivä |
      Tulostuspvm | Voimassa | Voimassa asti | Alkupäivä | Loppupäivä | Alkaen | Lähetyspäivä | Lähetetty |
      Tarjouspäivä | Lukemapäivä | Mittarin luentapäivä | Saapumispäivä | Lähtöpäivä | Arvopäivä |
      Viimeinen käyttöpäivä | Sopimuspäivä | Seuraava lasku | Toteutuspäivä | Kauppapäivä | Voimassa saakka |
      Voimassa alkaen | Voimassaolo | Voimassaoloaika | Voimassaolo päättyy | Viimeinen voimassaolopäivä | Vanhenee |
      Vanhentuvat | Pisteet vanhenevat | Käytettävä viimeistään | Käytä viimeistään | Lunastettava viimeistään |
      Lunasta viimeistään | Parasta ennen | Viimeinen käyttöajankohta | Vaihto viimeistään | Palautus viimeistään |
      Palautettava viimeistään | Vaihto-oikeus päättyy | Takuu voimassa | Takuu päättyy | Sisäänajo | Sisäänajoaika |
      Tuloaika | Tulopäivä | Pysäköinti päättyy | Pysäköinti voimassa | Matkapäivä | Seuraava käynti
    `),
    vat_id: phrases(`
      ALV-tunnus | ALV-tunniste | ALV-numero | ALV-nro | ALV-rekisterinumero | Arvonlisäverotunniste | Arvonlisäveronumero |
      Arvonlisäverotunnus | VAT-tunnus | VAT-numero | VAT-nro | ALV/VAT | ALV-tunnus (VAT) | Alv rek | ALV/VAT-tunnus
    `),
    tax_number: phrases(`LY-tunnus | Yritystunnus | Y-tunnus/VAT | Veronumero | Verotunnus | Y-tunnuksemme`),
    tax_office: [],
    phone: phrases(`
      Puhelin | Puh | Puh.nro | Puhelinnumero | Puhelinnro | Matkapuhelin | Tel | Vaihde | Puh/GSM | Soita meille |
      Soita numeroon | Asiakaspalvelunumero | Kysyttävää laskusta? | Tarvitsetko apua? | Laskutusneuvonta
    `),
    other_contact: phrases(`
      Yhteyshenkilö | Yhteyshenkilönne | Yhteyshenkilömme | Asiakaspalvelu | Käsittelijä | Yhteystiedot | Faksi | Fax |
      Telefax | Sähköposti | Sähköpostiosoite | S-posti | Email | Kotisivu | Kotisivut | Internet | Verkkosivu |
      Verkkosivut | Www | Web | Nettisivut | Tilaaja
    `),
    name: phrases(`Nimi | Yrityksen nimi | Yritys | Toiminimi | Yhtiö`),
    address: phrases(`Osoite | Postiosoite | Käyntiosoite | Katuosoite | Lähiosoite | Pääkonttori`),
    country: phrases(`Maa`),
    currency: phrases(`Valuutta | Laskun valuutta`),
    payment: phrases(`Maksutapa | Maksuväline | Maksun tapa | Maksumuoto | Maksutavat | Maksettu tavalla`),
  },
  titles: {
    invoice: phrases(`
      Lasku | Palkkiolasku | Myyntilasku | Kauppalasku | Koontilasku | Käteislasku | Loppulasku | Osalasku | Laskuerittely |
      Tasauslasku | Vuokralasku | Verkkolasku | Sähkölasku | E-lasku
    `),
    credit_note: phrases(`Hyvityslasku | Hyvitys | Hyvitysnota`),
    debit_note: phrases(`Veloituslasku | Lisäveloitus | Korkolasku`),
    prepayment: phrases(`Ennakkolasku | Ennakkomaksulasku | Arviolasku | Ennakkomaksu | Etumaksulasku`),
    receipt: phrases(`Kuitti | Kassakuitti | Käteiskuitti | Ostokuitti | Maksukuitti | Korttikuitti`),
    reminder: phrases(`
      Maksumuistutus | Maksukehotus | Muistutuslasku | Huomautuslasku | Muistutus | Maksuvaatimus | Perintäkirje |
      Maksuhuomautus
    `),
    other: phrases(`
      Proformalasku | Tilausvahvistus | Tarjous | Lähetysluettelo | Lähetyslista | Tiliote | Rahtikirja |
      Tilausvahvistuslasku
    `),
  },
  references: {
    order_number: phrases(`
      Tilausnumero | Tilausnro | Tilaus n:o | Tilausnumeronne | Tilausnumeromme | Tilaus | Tilauksen numero |
      Tilauksenne | Tilaustunnus | Tilausviite | Ostotilausnumero | Ostotilaus | Ostotilausnro | Ostotilauksen numero |
      Myyntitilaus | Myyntitilausnumero | Asiakkaan tilausnumero | Ostajan tilausnumero | Tilausnumerosi
    `),
    payment_reference: phrases(`
      Viitenumero | Viitenro | Viitenumeronne | Viite | Maksuviite | Maksun viite | Viitenr | Viite/Referens |
      Viitenumero/Referensnummer | Viitenro/Ref.nr | Viitteellä | RF-viite | Laskun viitenumero | Pankkiviite |
      Viitenumerolla
    `),
    original_invoice: phrases(`
      Alkuperäinen lasku | Alkuperäisen laskun numero | Alkuperäinen laskunumero | Hyvitettävä lasku |
      Hyvitetään lasku | Hyvitetty lasku | Hyvitettävän laskun numero | Koskee laskua | Viittaa laskuun | Hyvitys laskusta |
      Hyvitys laskuun | Liittyy laskuun | Alkuperäisen laskun nro | Viite alkuperäiseen laskuun
    `),
    service_period: phrases(`
      Laskutuskausi | Laskutusjakso | Laskutusaika | Laskutusväli | Toimitusjakso | Ajanjakso | Jakso | Kausi |
      Ajalta | Sopimuskausi | Vuokrakausi | Vakuutuskausi | Kulutusjakso | Käyttöjakso | Palvelujakso | Veloituskausi |
      Laskutettava ajanjakso
    `),
  },
  totals: {
    lines: phrases(`
      Välisumma | Rivit yhteensä | Tuotteet yhteensä | Tavarat yhteensä | Rivisumma yhteensä | Rivien summa
    `),
    net: phrases(`
      Veroton yhteensä | Yhteensä veroton | Veroton summa | Veroton | Veroton hinta yhteensä | Veroton hinta |
      Veroton arvo | Verotta | Verotta yhteensä | Yhteensä verotta | Yhteensä ilman alv | Yhteensä alv 0 % |
      Summa ilman alv | Summa veroton | Alv 0 % yhteensä | Netto | Netto yhteensä | Nettosumma | Yhteensä netto |
      Veroton loppusumma | Yhteensä ilman arvonlisäveroa | Laskun veroton summa | Veroton kokonaissumma |
      Veron peruste | Veroperuste | Veroton määrä | Arvonlisäveroton | Arvonlisäveroton yhteensä |
      Arvonlisäveroton hinta | ALV-peruste | Verollinen myynti | Veroton myynti | Nettohinta yhteensä
    `),
    vat: phrases(`
      Alv | Alv yhteensä | Arvonlisävero | Arvonlisävero yhteensä | Arvonlisäveron määrä | Alv:n määrä | Alv-määrä |
      Alv-osuus | Yhteensä alv | Alv summa | Alv euroa | Alv eur | Vero yhteensä | Veron määrä | Verot yhteensä |
      Arvonlisäveron osuus | Veron osuus | Sisältää alv | Sisältää arvonlisäveroa | Sis. alv | Josta alv |
      Arvonlisäverot | Arvonlisäverot yhteensä
    `),
    gross: phrases(`
      Verollinen yhteensä | Yhteensä verollinen | Verollinen summa | Verollinen | Verollinen hinta yhteensä |
      Verollinen hinta | Loppusumma | Laskun loppusumma | Laskun summa | Laskun kokonaissumma | Kokonaissumma |
      Lasku yhteensä | Laskun yhteissumma | Yhteissumma | Yhteensä sis. alv | Yhteensä sisältäen alv |
      Summa verollinen | Brutto | Bruttosumma | Yhteensä brutto | Verollinen loppusumma | Verollinen kokonaissumma |
      Verollinen arvo | Arvonlisäverollinen | Arvonlisäverollinen yhteensä | Yhteensä alvillinen |
      Laskun verollinen summa | Summa sis. alv | Kokonaishinta | Loppusumma sis. alv | Hinta yhteensä
    `),
    with_vat: phrases(`sisältäen alv | sisältää alv:n | alv:n kanssa | sis. arvonlisäveron | sis. alv:n | alvillinen`),
    without_vat: phrases(`ilman alv | ilman alv:a | ei sis. alv | alv 0 % | ilman arvonlisäveroa | ei sisällä alv`),
    payable: phrases(`
      Maksettava yhteensä | Maksettavaa | Maksettavaa yhteensä | Yhteensä maksettavaa | Yhteensä maksettava |
      Maksettava summa | Maksettava määrä | Summa maksettava | Maksetaan | Maksettavaa jää | Jää maksettavaksi |
      Maksettavaksi | Maksettava euroa | Maksettavaa euroa | Avoin summa | Avoinna | Avoin saldo |
      Avoinna oleva summa | Maksamatta | Erääntynyt summa | Maksettava eur | Maksettavaa eur | Laskulla maksettavaa |
      Loppusumma maksettava | Laskun maksettava määrä | Veloitetaan | Hyvitettävä | Palautettava | Hyvitetään
    `),
    total: phrases(`Yhteensä | Summa | Yht | Yhteensä euroa | Yhteensä eur | Summa euroa | Summa eur`),
    prepaid: phrases(`
      Maksettu | Ennakkomaksu | Ennakkomaksut | Ennakko | Maksettu ennakko | Saatu ennakko | Ennakkoon maksettu |
      Jo maksettu | Maksettu aiemmin | Suoritettu | Suoritukset | Käsiraha | Varausmaksu | Maksettu yhteensä |
      Aiemmin laskutettu | Hyvitetty | Maksusuoritus | Maksusuoritukset | Ennakkomaksun vähennys
    `),
    discount: phrases(`
      Alennus | Alennukset | Alennus yhteensä | Alennukset yhteensä | Käteisalennus | Laskualennus | Kassa-alennus |
      Asiakasalennus | Kampanja-alennus | Vähennys | Alennuksen määrä | Tilausalennus
    `),
    charge: phrases(`
      Toimituskulut | Toimituskulu | Toimitusmaksu | Toimitus | Rahti | Rahtikulut | Rahtimaksu | Postikulut |
      Postimaksu | Lähetyskulut | Lähetysmaksu | Käsittelykulut | Käsittelymaksu | Laskutuslisä | Laskutuskulut |
      Laskutusmaksu | Laskutuspalkkio | Paperilaskumaksu | Paperilaskulisä | Pakkauskulut | Pakkaus | Pyöristys |
      Sentin pyöristys | Muistutusmaksu | Maksumuistutusmaksu | Palvelumaksu | Pienlaskutuslisä | Toimitustapamaksu |
      Pientoimituslisä | Lisämaksu | Ympäristömaksu | Perusmaksu | Viivästyskorot | Energialisä | Polttoainelisä
    `),
    withholding: phrases(`Ennakonpidätys | Kotitalousvähennys`),
  },
  columns: {
    position: phrases(`Rivi | Rivinro | Pos | Nro | Positio`),
    article: phrases(`
      Tuotenumero | Tuotenro | Tuotekoodi | Tuotetunnus | Tuote-ID | Koodi | Nimikenumero | Nimiketunnus |
      Nimikekoodi | Tuote no | EAN | EAN-koodi | Tunnus
    `),
    name: phrases(`
      Kuvaus | Tuote | Nimike | Nimi | Tuotenimi | Tuotteen nimi | Tuotekuvaus | Tuotteen kuvaus | Selite | Seloste |
      Tuote/palvelu | Palvelu | Palvelun kuvaus | Tuotteet | Tuoteseloste | Nimitys | Tavara | Artikkeli | Erittely |
      Tuote ja kuvaus | Tuote tai palvelu | Tapahtuma | Työ | Veloitusperuste | Maksun peruste | Aihe | Palvelut |
      Tuotteen/palvelun kuvaus
    `),
    quantity: phrases(`
      Määrä | Kpl | Lukumäärä | Lkm | Tunnit | Toimitettu | Toimitettu määrä | Toim. määrä | Tilattu | Kulutus |
      Laskutettu | Tuntimäärä
    `),
    unit: phrases(`Yksikkö | Yks | Mittayksikkö | Laatu | Yksikkö/määrä`),
    price: phrases(`
      Hinta | À-hinta | Yksikköhinta | Yks. hinta | Yksikköhinta veroton | Yks.hinta veroton | Kappalehinta |
      Kpl-hinta | Tuntihinta | Hinta/kpl | Hinta/yks | Hinta/yksikkö | Veroton hinta | Hinta alv 0 % | Hinta veroton |
      Á-hinta veroton | Listahinta | Ovh | Nettohinta | Bruttohinta | Veroton à-hinta | Veroton yksikköhinta |
      Hinta eur | Hinta ilman alv | Verollinen hinta | Verollinen à-hinta | Verollinen yksikköhinta
    `),
    discount: phrases(`Alennus | Alennus % | Ale % | Alen. % | Alennusprosentti`),
    vat_rate: phrases(`
      Alv | Alv % | Vero % | Verokanta | Alv-kanta | Verokanta % | Alv-koodi | Verokoodi | Alv-prosentti |
      Veroprosentti | ALV-verokanta | Arvonlisävero % | % alv | Kanta | Arvonlisäverokanta
    `),
    vat_amount: phrases(`
      Alv eur | Alv euroa | Veron määrä | Alv-määrä | Alv summa | Alv yhteensä | Alv-osuus | Arvonlisävero | Vero eur |
      Vero € | Veron osuus | Alv:n määrä | Verot
    `),
    net: phrases(`
      Veroton | Veroton summa | Veroton yhteensä | Yhteensä veroton | Yhteensä alv 0 % | Netto | Verotta |
      Yhteensä ilman alv | Veroton eur | Summa veroton | Summa alv 0 % | Rivisumma veroton | Nettosumma |
      Verotta yhteensä | Veroton määrä | Alv 0 % | Veroton hinta yhteensä | Arvonlisäveroton
    `),
    gross: phrases(`
      Verollinen | Verollinen summa | Verollinen yhteensä | Yhteensä verollinen | Brutto | Bruttosumma |
      Yhteensä sis. alv | Verollinen eur | Summa verollinen | Rivisumma verollinen | Sis. alv | Verollinen hinta yhteensä
    `),
    amount: phrases(`
      Yhteensä | Summa | Yht | Rivisumma | Yhteensä eur | Yhteensä euroa | Summa eur | Rivihinta | Kokonaishinta |
      Hinta yhteensä | Rivi yhteensä | Euroa | Summa euroa | Loppusumma | Yhteishinta
    `),
    base: phrases(`
      Veron peruste | Veroperuste | Alv-peruste | Veropohja | Veroton osuus | Alv:n peruste | Alv perusteena |
      Arvonlisäveron peruste | Veroton myynti
    `),
    other: phrases(`
      Päivä | Pvm | Päivämäärä | Toimituspäivä | Toimituspvm | Jakso | Paino | Tili | Huomautus | Huom |
      Kustannuspaikka | Ajalta | Lukema | Tilauspvm | Projekti | Alkaen | Asti | Työntekijä
    `),
  },
  parties: {
    seller: phrases(`
      Myyjä | Laskuttaja | Toimittaja | Lähettäjä | Laskun lähettäjä | Saaja | Maksunsaaja | Saaja/Mottagare |
      Myyjän tiedot | Laskuttajan tiedot | Palveluntarjoaja | Järjestäjä
    `),
    buyer: phrases(`
      Ostaja | Asiakas | Laskutusosoite | Laskutettava | Laskun saaja | Laskun vastaanottaja | Vastaanottaja |
      Maksaja | Ostajan tiedot | Asiakkaan tiedot | Asiakastiedot | Laskun maksaja | Asiakkaan nimi | Laskutusasiakas |
      Maksaja/Betalare | Asiakkaan osoite | Vuokralainen | Laskutettava asiakas | Laskutetaan
    `),
    other_party: phrases(`
      Toimitusosoite | Toimituspaikka | Tavaran vastaanottaja | Toimitus osoitteeseen | Toimitetaan | Lähetysosoite |
      Käyttöpaikan osoite | Kulutuskohde | Kohde | Kohteen osoite | Työkohde | Noutopaikka | Pankkitiedot |
      Maksutiedot | Saajan pankki | Toimituksen vastaanottaja | Vakuutettu
    `),
  },
  accountHolders: phrases(`Tilinomistaja | Tilin omistaja | Tilin haltija | Tilinhaltija`),
  contractHolders: phrases(`Sopimuksen haltija | Vakuutuksenottaja | Liittymän omistaja | Tilaaja`),
  paymentSlips: {
    payee: phrases(`Saaja | Maksunsaaja | Saaja/Mottagare | Saajan nimi`),
    payer: phrases(`
      Maksaja | Maksaja/Betalare | Maksajan nimi ja osoite | Maksajan nimi |
      Maksajan nimi ja osoite / Betalarens namn och adress
    `),
  },
  buyersBelowSellers: [],
  buyersOwn: words('ostajan asiakkaan teidän maksajan'),
  reverseCharge: phrases(`Käännetty verovelvollisuus`),
  loneSums: [],
  monthSpellings: {
    tammikuun: 1,
    helmikuun: 2,
    maaliskuun: 3,
    huhtikuun: 4,
    toukokuun: 5,
    kesäkuun: 6,
    heinäkuun: 7,
    elokuun: 8,
    syyskuun: 9,
    lokakuun: 10,
    marraskuun: 11,
    joulukuun: 12,
  },
  ordinalEndings: [],
  dateParticles: [],
  numberWords: words('nro numero'),
  units: {
    kilogram: phrases(`kilo | kiloa | kilogrammaa`),
    piece: phrases(`kpl | kappale | kappaletta | yks`),
    metre: phrases(`metri | metriä | jm`),
    litre: phrases(`litra | litraa | ltr`),
  },
  payments: {
    direct_debit: phrases(`suoraveloitus | suoramaksu`),
    credit_card: phrases(`luottokortti | luottokortilla | kortti | kortilla | korttimaksu | maksukortti`),
    debit_card: phrases(`pankkikortti | pankkikortilla | debit-kortti`),
    online: phrases(`mobilepay | verkkomaksu`),
    check: phrases(`shekki | sekki`),
    cash: phrases(`käteinen | käteisellä | käteismaksu | käteistä`),
    bank_transfer: phrases(`
      tilisiirto | tilisiirtona | pankkisiirto | verkkopankki | e-lasku | verkkolasku | tilisiirrolla
    `),
  },
  paid: words('maksettu'),
  states: phrases(`Maksettu | Maksamatta | Maksamaton | Erääntynyt | Luonnos`),
  paidWith: [],
  negations: phrases(`ei | älä | älkää`),
  demandWords: phrases(
    `maksaa | maksamaan | maksakaa | maksu | maksettava | maksettavaksi | maksuehdot | maksuehto | suorittaa`,
  ),
  deadlineWords: phrases(`viimeistään`),
  debitWords: phrases(`veloitetaan | veloitamme | veloitus`),
  debitDays: phrases(`tililtänne | tililtäsi | aikaisintaan | ei ennen`),
  debitDaysAfter: phrases(`alkaen`),
  deadlinesAfter: phrases(`mennessä`),
  legalForms: phrases(`
    oy | oyj | oy ab | ab oy | tmi | ay | osk | ry | r.y. | osuuskunta | osakeyhtiö | julkinen osakeyhtiö |
    kommandiittiyhtiö | avoin yhtiö | toiminimi | rekisteröity yhdistys | as oy | as. oy | asunto oy
    `),
  addressParts: {
    postcode: phrases(`Postinumero`),
    town: phrases(`Kaupunki | Postitoimipaikka | Kunta`),
    state: phrases(`Maakunta`),
  },
  companyWords: words('oy ab oyj'),
  joiningWords: words('ja'),
  neverInNames: phrases(`osakepääoma | kotipaikka | alv-rek | alv rek | ennakkoperintärekisteri | ennakkoperintärek`),
  formerNameWords: words('entinen ent aiemmin'),
  paymentDates: phrases(`Maksupäivä`),
  shopOrders: {
    number: phrases(`Tilausnumero | Tilausnro | Tilaus n:o | Tilauksen numero | Tilaustunnus`),
    date: phrases(`Tilauspäivä | Tilauspvm`),
  },
  debitedAccounts: phrases(`tililtänne | tililtäsi | pankkitililtä`),
  partyQualifiers: [],
  ...FINNISH_RECEIPTS,
  frequentWords: words(`
    ja on ei tai se joka sekä mukaan asti alkaen lasku laskun laskunumero numero päivämäärä pvm päiväys eräpäivä
    viitenumero viite asiakasnumero asiakas y tunnus tilinumero iban saaja maksaja maksuehto maksuehdot pv
    viivästyskorko huomautusaika yhteyshenkilö kuvaus tuote nimike määrä kpl yks yksikkö hinta alv arvonlisävero
    veroton verollinen vero yhteensä maksettava maksettavaa summa alennus toimitus toimitustapa toimituspäivä
    toimitusosoite laskutusosoite puh puhelin osoite sähköposti sivu netto päivää kuitti käteinen kortti kiitos
    tervetuloa kassa myyjä ostaja takaisin pyöristys tilaus oy tilausnumero maksu lisätiedot viitteenne viitteemme
    kotipaikka pankki
  `),
};
