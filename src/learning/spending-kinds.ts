/** A kind of spending, described by prefixes of folded words. */
export interface SpendingKind {
  /** Words in the names of such categories. */
  readonly names: readonly string[];
  /** Words in the names of suppliers and items of this kind. */
  readonly keywords: readonly string[];
}

const words = (text: string): readonly string[] => text.split(' ');

/** What businesses spend on: English, German, French, Italian, Spanish, Portuguese, Dutch, Polish, Czech and Turkish words together. */
export const SPENDING_KINDS: readonly SpendingKind[] = [
  {
    names: words('software it cloud hosting edv saas informati yazilim bilisim logiciel oprogramowan'),
    keywords: words(
      'hosting webhosting domain cloud server software saas lisans lizenz licen subscription abonnement logiciel yazilim',
    ),
  },
  {
    names: words('telecom telefon telephon phone internet communicat komunikasyon iletisim telekom telefoni'),
    keywords: words(
      'telefon telephon mobilfunk internet broadband dsl glasfaser roaming datentarif gsm handyvertrag telekom vodafone turkcell fibra',
    ),
  },
  {
    names: words('travel reise voyage viagg viaje viagens reizen podroz cestov seyahat ulasim'),
    keywords: words(
      'hotel flug flight bahnticket train taxi uber airline zimmer ubernacht hebergement chambre alojamiento pernottament konaklama ucak bilet nocleg ubytovan',
    ),
  },
  {
    names: words(
      'fuel vehicle car fahrzeug kfz auto tank kraftstoff carburant vehicul carburan veicol combust vehicul brandstof paliw vozid yakit arac',
    ),
    keywords: words(
      'diesel benzin petrol super95 adblue kraftstoff gasoil gazole carburant gasolina gasolio motorin reifen tyre olwechsel lastik akaryakit autowasch parking',
    ),
  },
  {
    names: words(
      'office stationery buro bureau ufficio cancelleria oficina escritorio kantoor biur kancelar ofis kirtasiye',
    ),
    keywords: words(
      'paper papier kagit karton toner tinte ink stift pen pencil kalem notebook notizbuch ordner folder envelope umschlag stapler hefter kopierpapier cartouche carta kirtasiye defter',
    ),
  },
  {
    names: words(
      'meal restaurant food catering bewirt verpflegung repas ristorant comida refeic maaltijd posilk stravov yemek gida',
    ),
    keywords: words(
      'restaurant bistro pizzeria cafe coffee kaffee lunch dinner menu mittag speise getrank catering yemek kebap kahve pizza burger obiad',
    ),
  },
  {
    names: words('rent miete loyer affitt alquiler aluguel huur czynsz najem kira'),
    keywords: words('miete kaltmiete nebenkosten rent lease loyer affitto alquiler aluguel huur czynsz najem kira'),
  },
  {
    names: words(
      'energy utilit electric strom energie energia gas wasser water nebenkosten electricit acqua elektrik enerji fatura',
    ),
    keywords: words(
      'strom stromliefer electricity kwh erdgas gaslieferung fernwarme trinkwasser abwasser electricite energia elektrik dogalgaz vodne',
    ),
  },
  {
    names: words('insuranc versicher assuranc assicuraz seguro verzeker ubezpiecz pojist sigorta'),
    keywords: words(
      'versicherung haftpflicht insurance premium assurance polizza assicurazione seguro verzekering ubezpieczenie pojisteni sigorta police',
    ),
  },
  {
    names: words('marketing advert werb publicit pubblicit publicidad reclame reklam tanitim'),
    keywords: words(
      'anzeige advert advertising campaign kampagne werbung banner publicite flyer seo inserat reklam google-ads adwords',
    ),
  },
  {
    names: words(
      'shipping postage logisti versand porto fracht transport livraison spedizion envio verzend wysylk doprav kargo nakliye',
    ),
    keywords: words(
      'porto paket parcel postage shipping versand freight fracht kurier courier colis spedizione envio verzending przesylka zasilka kargo nakliye dhl ups fedex',
    ),
  },
  {
    names: words(
      'consult legal advis beratung recht steuer conseil juridi consulenz asesor advies doradz porad danisman hukuk muhasebe accounting buchhalt',
    ),
    keywords: words(
      'beratung beratungsleist consulting legal lawyer anwalt rechtsanwalt steuerberat notar avocat consulenza asesoria audit bookkeeping buchfuhrung danismanlik avukat muhasebe',
    ),
  },
  {
    names: words(
      'training educat fortbild weiterbild schulung formation formazion formacion opleiding szkolen skolen egitim',
    ),
    keywords: words(
      'seminar schulung workshop training course kurs webinar formation corso curso cursus szkolenie skoleni egitim',
    ),
  },
  {
    names: words(
      'hardware equipment gerat computer ausstattung materiel attrezzat equipo apparatuur sprzet donanim ekipman',
    ),
    keywords: words(
      'laptop monitor bildschirm keyboard tastatur maus drucker printer notebookcomputer ssd docking webcam headset smartphone yazici klavye',
    ),
  },
  {
    names: words(
      'clean maint repair reinig wartung reparatur instandhalt nettoyag entretien pulizi manutenz limpie limpeza schoonmaak sprzatan uklid temizlik bakim',
    ),
    keywords: words(
      'reinigung gebaudereinig cleaning wartung maintenance repair reparatur nettoyage pulizia limpieza schoonmaak sprzatanie uklid temizlik bakim onarim',
    ),
  },
];
