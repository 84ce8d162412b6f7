/** A kind of spending, described by prefixes of folded words. */
export interface SpendingKind {
  /** Words in the names of such categories. */
  readonly names: readonly string[];
  /** Words in the names of suppliers and items of this kind. */
  readonly keywords: readonly string[];
}

const splitWords = (text: string): readonly string[] => text.split(' ');

/** What businesses spend on: English, German, French, Italian, Spanish, Portuguese, Dutch, Polish, Czech and Turkish words together. */
export const SPENDING_KINDS: readonly SpendingKind[] = [
  {
    names: splitWords('software it cloud hosting edv saas informati yazilim bilisim logiciel oprogramowan'),
    keywords: splitWords(
      'hosting webhosting domain cloud server software saas lisans lizenz licen subscription abonnement logiciel yazilim',
    ),
  },
  {
    names: splitWords('telecom telefon telephon phone internet communicat komunikasyon iletisim telekom telefoni'),
    keywords: splitWords(
      'telefon telephon mobilfunk internet broadband dsl glasfaser roaming datentarif gsm handyvertrag telekom vodafone turkcell fibra',
    ),
  },
  {
    names: splitWords('travel reise voyage viagg viaje viagens reizen podroz cestov seyahat ulasim'),
    keywords: splitWords(
      'hotel flug flight bahnticket train taxi uber airline zimmer ubernacht hebergement chambre alojamiento pernottament konaklama ucak bilet nocleg ubytovan',
    ),
  },
  {
    names: splitWords(
      'fuel vehicle car fahrzeug kfz auto tank kraftstoff carburant vehicul carburan veicol combust vehicul brandstof paliw vozid yakit arac',
    ),
    keywords: splitWords(
      'diesel benzin petrol super95 adblue kraftstoff gasoil gazole carburant gasolina gasolio motorin reifen tyre olwechsel lastik akaryakit autowasch parking',
    ),
  },
  {
    names: splitWords(
      'office stationery buro bureau ufficio cancelleria oficina escritorio kantoor biur kancelar ofis kirtasiye',
    ),
    keywords: splitWords(
      'paper papier kagit karton toner tinte ink stift pen pencil kalem notebook notizbuch ordner folder envelope umschlag stapler hefter kopierpapier cartouche carta kirtasiye defter',
    ),
  },
  {
    names: splitWords(
      'meal restaurant food catering bewirt verpflegung repas ristorant comida refeic maaltijd posilk stravov yemek gida',
    ),
    keywords: splitWords(
      'restaurant bistro pizzeria cafe coffee kaffee lunch dinner menu mittag speise getrank catering yemek kebap kahve pizza burger obiad',
    ),
  },
  {
    names: splitWords('rent miete loyer affitt alquiler aluguel huur czynsz najem kira'),
    keywords: splitWords(
      'miete kaltmiete nebenkosten rent lease loyer affitto alquiler aluguel huur czynsz najem kira',
    ),
  },
  {
    names: splitWords(
      'energy utilit electric strom energie energia gas wasser water nebenkosten electricit acqua elektrik enerji fatura',
    ),
    keywords: splitWords(
      'strom stromliefer electricity kwh erdgas gaslieferung fernwarme trinkwasser abwasser electricite energia elektrik dogalgaz vodne',
    ),
  },
  {
    names: splitWords('insuranc versicher assuranc assicuraz seguro verzeker ubezpiecz pojist sigorta'),
    keywords: splitWords(
      'versicherung haftpflicht insurance premium assurance polizza assicurazione seguro verzekering ubezpieczenie pojisteni sigorta police',
    ),
  },
  {
    names: splitWords('marketing advert werb publicit pubblicit publicidad reclame reklam tanitim'),
    keywords: splitWords(
      'anzeige advert advertising campaign kampagne werbung banner publicite flyer seo inserat reklam google-ads adwords',
    ),
  },
  {
    names: splitWords(
      'shipping postage logisti versand porto fracht transport livraison spedizion envio verzend wysylk doprav kargo nakliye',
    ),
    keywords: splitWords(
      'porto paket parcel postage shipping versand freight fracht kurier courier colis spedizione envio verzending przesylka zasilka kargo nakliye dhl ups fedex',
    ),
  },
  {
    names: splitWords(
      'consult legal advis beratung recht steuer conseil juridi consulenz asesor advies doradz porad danisman hukuk muhasebe accounting buchhalt',
    ),
    keywords: splitWords(
      'beratung beratungsleist consulting legal lawyer anwalt rechtsanwalt steuerberat notar avocat consulenza asesoria audit bookkeeping buchfuhrung danismanlik avukat muhasebe',
    ),
  },
  {
    names: splitWords(
      'training educat fortbild weiterbild schulung formation formazion formacion opleiding szkolen skolen egitim',
    ),
    keywords: splitWords(
      'seminar schulung workshop training course kurs webinar formation corso curso cursus szkolenie skoleni egitim',
    ),
  },
  {
    names: splitWords(
      'hardware equipment gerat computer ausstattung materiel attrezzat equipo apparatuur sprzet donanim ekipman',
    ),
    keywords: splitWords(
      'laptop monitor bildschirm keyboard tastatur maus drucker printer notebookcomputer ssd docking webcam headset smartphone yazici klavye',
    ),
  },
  {
    names: splitWords(
      'clean maint repair reinig wartung reparatur instandhalt nettoyag entretien pulizi manutenz limpie limpeza schoonmaak sprzatan uklid temizlik bakim',
    ),
    keywords: splitWords(
      'reinigung gebaudereinig cleaning wartung maintenance repair reparatur nettoyage pulizia limpieza schoonmaak sprzatanie uklid temizlik bakim onarim',
    ),
  },
];
