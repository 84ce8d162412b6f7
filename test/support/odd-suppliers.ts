import { makePdf, type PlacedText } from './pdf-fixtures.js';

/** The values on a document of a series; decimals with a point, the date as YYYY-MM-DD. */
export interface OddTruth {
  readonly invoice_number: string;
  readonly invoice_date: string;
  readonly total_price: string;
  readonly total_vat: string;
  readonly currency: string;
}

/** An item of a document: its total with VAT, and decimals as the API shows them. */
export interface OddItem {
  readonly name: string;
  readonly quantity: string;
  readonly total_price: string;
  readonly vat_rate: string;
}

export interface OddDocument {
  readonly truth: OddTruth;
  readonly items: readonly OddItem[];
  readonly pdf: Uint8Array;
}

/** An invented supplier whose documents use labels that no language file has. */
export interface OddSupplier {
  readonly name: string;
  readonly category: string;
  document(index: number): Promise<OddDocument>;
}

interface Style {
  readonly name: string;
  readonly category: string;
  readonly head: readonly string[];
  readonly currency: string;
  /** Formats a document's number from a running number and a year. */
  readonly number: (running: number, year: number) => string;
  readonly date: (day: number, month: number, year: number) => string;
  readonly money: (cents: number) => string;
  readonly goods: readonly string[];
  /** Of one piece of each and without labels, if absent. */
  readonly table?: readonly GoodsColumn[];
  readonly draw: (page: Shown) => readonly PlacedText[];
}

/** An item as it is printed, its amounts without VAT. */
interface OddLine {
  readonly name: string;
  readonly quantity: string;
  readonly price: string;
  readonly amount: string;
}

/** Formats a document as the supplier writes it. */
interface Shown {
  readonly number: string;
  readonly date: string;
  readonly other: string;
  readonly due: string;
  readonly lines: readonly OddLine[];
  readonly table: readonly GoodsColumn[];
  readonly net: string;
  readonly vat: string;
  readonly gross: string;
  /** How far everything is shifted down compared with other documents. */
  readonly shift: number;
}

const RIGHT = 480;
const formatWithComma = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');
const point = (cents: number) => (cents / 100).toFixed(2);
const padTwo = (value: number) => String(value).padStart(2, '0');
const formatDotted = (day: number, month: number, year: number) => `${padTwo(day)}.${padTwo(month)}.${year}`;
const formatIso = (day: number, month: number, year: number) => `${year}-${padTwo(month)}-${padTwo(day)}`;
const formatSlashed = (day: number, month: number, year: number) => `${padTwo(day)}/${padTwo(month)}/${year}`;

/** Places label and value side by side, one pair per line. */
function placePairs(x: number, y: number, gap: number, rows: readonly (readonly [string, string])[]): PlacedText[] {
  return rows.flatMap(([label, value], index) => [
    { text: label, x, y: y + 15 * index },
    { text: value, x: x + gap, y: y + 15 * index },
  ]);
}

/** Places labels above their values, one column per pair. */
function placeColumns(
  x: number,
  y: number,
  width: number,
  cells: readonly (readonly [string, string])[],
): PlacedText[] {
  return cells.flatMap(([label, value], index) => [
    { text: label, x: x + width * index, y, size: 8 },
    { text: value, x: x + width * index, y: y + 12 },
  ]);
}

/** A column of a table of goods: its label, its place, and what it shows. */
type GoodsColumn = readonly [label: string, x: number, show: (line: OddLine, index: number) => string];

const PLAIN: readonly GoodsColumn[] = [
  ['', 60, ({ name }) => name],
  ['', RIGHT, ({ amount }) => amount],
];

/** Places the goods, with the labels of their columns above them if they have any. */
function placeGoods({ lines, shift, table }: Shown, y = 330): PlacedText[] {
  return table.flatMap(([label, x, show]) => [
    ...(label === '' ? [] : [{ text: label, x, y: y + shift - 18 }]),
    ...lines.map((line, index) => ({ text: show(line, index), x, y: y + shift + 16 * index })),
  ]);
}

const computeBottom = ({ lines, shift }: Shown, y = 330) => y + shift + 16 * lines.length + 24;

const STYLES: readonly Style[] = [
  {
    name: 'Björkvik Hyvling AB',
    category: 'Workshop',
    head: ['Björkvik Hyvling AB', 'Sågvägen 12', '831 40 Östersund', 'Org.nr 556677-1234'],
    currency: 'SEK',
    number: (running, year) => `${year % 100}${10_000 + running}`,
    date: formatIso,
    money: formatWithComma,
    goods: ['Hyvlad panel', 'Golvbräda furu', 'Lister', 'Transport'],
    draw: (page) => [
      ...placePairs(340, 150 + page.shift, 90, [
        ['Nota', page.number],
        ['Kundnr', page.other],
        ['Utskriven', page.date],
        ['Oss tillhanda', page.due],
      ]),
      ...placeGoods(page),
      ...placePairs(330, computeBottom(page), 150, [
        ['Varor', page.net],
        ['Moms', page.vat],
        ['Slutsumma kr', page.gross],
      ]),
    ],
  },
  {
    name: 'Koivuranta Oy',
    category: 'Office',
    head: ['Koivuranta Oy', 'Rantatie 4 B', '70100 Kuopio', 'Y-tunnus 1234567-1'],
    currency: 'EUR',
    number: (running) => String(4_000_000 + 17 * running),
    date: (day, month, year) => `${day}.${month}.${year}`,
    money: formatWithComma,
    goods: ['Toimistotuoli', 'Pöytälamppu', 'Kansio', 'Kuljetus'],
    table: [
      ['Nimike', 60, ({ name }) => name],
      ['Kpl', 260, ({ quantity }) => quantity],
      ['Kappalehinta', 340, ({ price }) => price],
      ['Veroton', 480, ({ amount }) => amount],
    ],
    draw: (page) => [
      ...placeColumns(60, 200 + page.shift, 110, [
        ['Tositenumero', page.number],
        ['Asiakas', page.other],
        ['Päiväys', page.date],
        ['Eräpäivä', page.due],
      ]),
      ...placeGoods(page),
      ...placePairs(330, computeBottom(page), 150, [
        ['Veroton', page.net],
        ['Veron osuus', page.vat],
        ['Loppusumma', page.gross],
      ]),
    ],
  },
  {
    name: 'Vesterhav Net ApS',
    category: 'Telecom',
    head: ['Vesterhav Net ApS', 'Havnegade 9', '6700 Esbjerg', 'Konto 1234 567890'],
    currency: 'DKK',
    number: (running, year) => `VN-${year}-${running}`,
    date: formatDotted,
    money: formatWithComma,
    goods: ['Fiber 500 Mbit', 'Fast adresse', 'Router, leje', 'Oprettelse'],
    table: [
      ['Beløb', 60, ({ amount }) => amount],
      ['Stk', 150, ({ quantity }) => quantity],
      ['Ydelse', 220, ({ name }) => name],
    ],
    draw: (page) => [
      ...placePairs(60, 180 + page.shift, 120, [
        ['Bilag', page.number],
        ['Aftale', page.other],
        ['Dannet den', page.date],
        ['Frist', page.due],
      ]),
      ...placeGoods(page),
      ...placePairs(330, computeBottom(page), 150, [
        ['Uden moms', page.net],
        ['Heraf moms', page.vat],
        ['At overføre kroner', page.gross],
      ]),
    ],
  },
  {
    name: 'Kontor Lüders GmbH',
    category: 'Bureau',
    head: ['Kontor Lüders GmbH', 'Speicherstraße 3', '20457 Hamburg', 'USt-IdNr. DE136695976'],
    currency: 'EUR',
    number: (running, year) => `${padTwo(running % 100)}/${year}-KL`,
    date: formatDotted,
    money: formatWithComma,
    goods: ['Sortierung', 'Ablage', 'Schreibarbeit', 'Botengang'],
    table: [
      ['Lfd.', 60, (_, index) => String(index + 1)],
      ['Was', 100, ({ name }) => name],
      ['Wie oft', 300, ({ quantity }) => quantity],
      ['Zu je', 380, ({ price }) => price],
      ['Macht', 480, ({ amount }) => amount],
    ],
    draw: (page) => [
      ...placePairs(330, 130 + page.shift, 110, [
        ['Unser Zeichen', page.other],
        ['Vorgang', page.number],
        ['geschrieben am', page.date],
        ['Leistung bis', page.due],
      ]),
      ...placeGoods(page),
      ...placePairs(330, computeBottom(page), 150, [
        ['Honorar', page.net],
        ['Abgabe an das Finanzamt', page.vat],
        ['Wir erhalten', page.gross],
      ]),
    ],
  },
  {
    name: 'Harrow & Pike Ltd',
    category: 'Repairs',
    // Its name is a picture, so only the account number identifies the supplier.
    head: ['7 Tanner Row', 'York YO1 6HX', 'Ring us on 01632 960 555'],
    currency: 'GBP',
    number: (running) => `J${running * 3}`,
    date: (day, month, year) => `${day} ${['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'][(month - 1) % 6] ?? ''} ${year}`,
    money: point,
    goods: ['Re-hang door', 'Sash cord', 'Glazing', 'Call-out'],
    draw: (page) => [
      ...placePairs(60, 190 + page.shift, 100, [
        ['Job sheet', page.number],
        ['Your ref', page.other],
        ['Work finished', page.date],
        ['Next visit', page.due],
      ]),
      ...placeGoods(page),
      ...placePairs(330, computeBottom(page), 150, [
        ['Labour and parts', page.net],
        ['Government share', page.vat],
        ['Please send us', page.gross],
      ]),
      { text: 'Pay into GB29 NWBK 6016 1331 9268 19', x: 60, y: 780, size: 8 },
    ],
  },
  {
    name: 'Atelier Roumégous SARL',
    category: 'Design',
    head: ['Atelier Roumégous SARL', '14 rue des Tanneurs', '31000 Toulouse', 'TVA FR40303265045'],
    currency: 'EUR',
    number: (running, year) => `AR ${year} ${100 + running}`,
    date: formatSlashed,
    money: formatWithComma,
    goods: ['Esquisse', 'Maquette', 'Tirage', 'Port'],
    table: [
      ['Combien', 60, ({ quantity }) => quantity],
      ['Quoi', 130, ({ name }) => name],
      ['Pièce', 380, ({ price }) => price],
      ['Ligne', 480, ({ amount }) => amount],
    ],
    draw: (page) => [
      { text: `Pièce ${page.number} dressée le ${page.date}, dossier ${page.other}`, x: 60, y: 220 + page.shift },
      { text: `Relance prévue le ${page.due}`, x: 60, y: 240 + page.shift },
      ...placeGoods(page),
      ...placePairs(330, computeBottom(page), 150, [
        ['Avant taxe', page.net],
        ['Part fiscale', page.vat],
        ['Somme due', page.gross],
      ]),
    ],
  },
  {
    name: 'Hostal Peñascal S.L.',
    category: 'Travel',
    head: ['Hostal Peñascal S.L.', 'Calle del Río 8', '40001 Segovia', 'CIF B58378431'],
    currency: 'EUR',
    number: (running, year) => `${year}${padTwo(running)}H`,
    date: formatSlashed,
    money: formatWithComma,
    goods: ['Habitación', 'Desayuno', 'Garaje', 'Lavandería'],
    table: [
      ['Concepto', 60, ({ name }) => name],
      ['Tanto', 300, ({ price }) => price],
      ['Valor', 380, ({ quantity }) => quantity],
      ['Suma', 480, ({ amount }) => amount],
    ],
    draw: (page) => [
      ...placeColumns(60, 180 + page.shift, 120, [
        ['Huésped', page.other],
        ['Estancia', page.number],
        ['Llegada', page.due],
        ['Salida', page.date],
      ]),
      ...placeGoods(page),
      ...placePairs(330, computeBottom(page), 150, [
        ['Servicios', page.net],
        ['Tributo', page.vat],
        ['Cobrado', page.gross],
      ]),
    ],
  },
  {
    name: 'De Vries Tuinen B.V.',
    category: 'Garden',
    head: ['De Vries Tuinen B.V.', 'Lindelaan 22', '3511 AB Utrecht', 'NL004495445B01'],
    currency: 'EUR',
    number: (running) => `T.${running}.${(running * 7) % 10}`,
    date: (day, month, year) => `${padTwo(day)}-${padTwo(month)}-${year}`,
    money: formatWithComma,
    goods: ['Snoeien', 'Maaien', 'Afvoer', 'Voorrijden'],
    draw: (page) => [
      { text: page.number, x: 430, y: 60 + page.shift / 10, size: 14 },
      { text: page.date, x: 430, y: 84 + page.shift / 10 },
      ...placePairs(60, 200 + page.shift, 110, [
        ['Klant', page.other],
        ['Volgende beurt', page.due],
      ]),
      ...placeGoods(page),
      ...placePairs(330, computeBottom(page), 150, [
        ['Werk', page.net],
        ['Afdracht', page.vat],
        ['Graag over te maken', page.gross],
      ]),
    ],
  },
  {
    name: 'Fjellvann Kraft AS',
    category: 'Energy',
    head: ['Fjellvann Kraft AS', 'Dalveien 40', '6783 Stryn', 'Org.nr. 974 760 673'],
    currency: 'NOK',
    number: (running, year) => `${year}.${1000 + running}.${running % 9}`,
    date: formatDotted,
    money: (cents) => formatWithComma(cents).replace(/\B(?=(\d{3})+(?=,))/g, ' '),
    goods: ['Forbruk', 'Nettleie', 'Fastledd', 'Måleravlesning'],
    table: [
      ['Post', 60, ({ name }) => name],
      ['Målt', 260, ({ quantity }) => quantity],
      ['Sats', 340, ({ price }) => price],
      ['Før avgift', 480, ({ amount }) => amount],
    ],
    draw: (page) => [
      ...placePairs(310, 140 + page.shift, 120, [
        ['Anlegg', page.other],
        ['Krav', page.number],
        ['Skrevet', page.date],
        ['Forfall', page.due],
      ]),
      ...placeGoods(page),
      ...placePairs(330, computeBottom(page), 150, [
        ['Før avgift', page.net],
        ['Avgift', page.vat],
        ['Sum å overføre', page.gross],
      ]),
    ],
  },
  {
    name: 'Officina Tre Ponti S.r.l.',
    category: 'Vehicles',
    head: ['Officina Tre Ponti S.r.l.', 'Via del Porto 5', '30121 Venezia', 'P.IVA IT00743110157'],
    currency: 'EUR',
    number: (running, year) => `${running}/O/${year % 100}`,
    date: formatSlashed,
    money: formatWithComma,
    goods: ['Tagliando', 'Cambio olio', 'Filtro', 'Manodopera'],
    draw: (page) => [
      ...placePairs(60, 190 + page.shift, 140, [
        ['Scheda di lavoro', page.number],
        ['Veicolo', page.other],
        ['Riconsegnato il', page.date],
        ['Prossimo controllo', page.due],
      ]),
      ...placeGoods(page),
      ...placePairs(330, computeBottom(page), 150, [
        ['Lavori', page.net],
        ['Quota erario', page.vat],
        ['Da versare', page.gross],
      ]),
    ],
  },
];

/** Creates ten suppliers, each with the requested number of documents: always the same, no two alike. */
export const ODD_SUPPLIERS: readonly OddSupplier[] = STYLES.map((style, place) => ({
  name: style.name,
  category: style.category,
  async document(index) {
    const running = 7 + 29 * place + 13 * index ** 2;
    const [day, month, year] = [1 + ((place * 5 + index * 7) % 28), 1 + ((place + index * 2) % 6), 2026];
    const count = 1 + ((place + index * 3) % 4);
    const goods = Array.from({ length: count }, (_, line) => ({
      quantity: style.table ? 1 + ((place + index + line) % 4) : 1,
      price: 1_350 + ((running * (line + 3) * 7_919) % 190_000),
    }));
    const cents = goods.map(({ quantity, price }) => quantity * price);
    const net = cents.reduce((sum, amount) => sum + amount, 0);
    const vat = Math.round(net * 0.22);
    const shown: Shown = {
      number: style.number(running, year),
      date: style.date(day, month, year),
      due: style.date(1 + ((day + 11) % 28), 1 + (month % 6) + 1, year),
      other: String(8_800 + place * 31),
      table: style.table ?? PLAIN,
      lines: goods.map(({ quantity, price }, line) => ({
        ...{ name: style.goods[line] ?? '', quantity: String(quantity) },
        ...{ price: style.money(price), amount: style.money(quantity * price) },
      })),
      ...{ net: style.money(net), vat: style.money(vat), gross: style.money(net + vat) },
      shift: (index * 13) % 40,
    };
    const head = style.head.map((text, line) => ({ text, x: 60, y: 40 + 14 * line, size: line === 0 ? 13 : 10 }));
    return {
      truth: {
        invoice_number: shown.number,
        invoice_date: formatIso(day, month, year),
        total_price: point(net + vat),
        total_vat: point(vat),
        currency: style.currency,
      },
      items: shown.lines.map(({ name, quantity }, line) => ({
        name,
        quantity: `${quantity}.000`,
        total_price: point(Math.round((cents[line] ?? 0) * 1.22)),
        vat_rate: '22.00',
      })),
      pdf: await makePdf({ pages: [[...head, ...style.draw(shown)]] }),
    };
  },
}));
