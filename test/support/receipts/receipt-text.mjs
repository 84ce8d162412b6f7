// The text of invented Malaysian receipts with their true values, from a seed.

/** A small generator of numbers from 0 to 1 that gives the same ones for the same seed (mulberry32). */
export function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const NAMES = [
  'SERI MAJU HARDWARE SDN BHD',
  'KEDAI BUKU CAHAYA',
  'RESTORAN PINANG DUA',
  'Orkid Stationery Sdn. Bhd.',
  'TEH & SONS TRADING',
  'BLUE LANTERN CAFE SDN BHD',
  'Lim Brothers Auto Parts Enterprise',
  'PASARAYA JAYA BARU SDN BHD',
  'G.S. HARDWARE & ELECTRICAL (M) SDN BHD',
  'SWEET DURIAN BAKERY S/B',
  'KLINIK PERGIGIAN SINAR',
  'Golden Wok Restaurant',
  'MY PETSHOP CO. (M) BHD',
  'SYARIKAT PERNIAGAAN WAN HOE',
  'Petro Utara Service Station',
];
const GOODS =
  'PVC ELBOW 20MM,A4 PAPER 80GSM,TEH TARIK,NASI LEMAK,MINERAL WATER 1.5L,WHITE PAINT 5L,BALL PEN BLUE,CHICKEN RICE,SCREW 1/2",USB CABLE,MILO ICE,BATTERY AA 4S,DISH SOAP,KOPI O,TAPE 24MM'.split(
    ',',
  );
const STREETS = [
  'NO 12, JALAN MELATI 3/2,',
  'LOT 5 & 7, JLN PERDANA 8',
  '27-G, Jalan Tun Razak',
  'NO. 88 LORONG SUTERA',
];
const TOWNS = [
  'TAMAN DAYA, 81100 JOHOR BAHRU, JOHOR',
  '47400 PETALING JAYA, SELANGOR',
  '55100 KUALA LUMPUR',
  '43000 KAJANG, SELANGOR',
];
const MONTHS = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');

const money = (cents) => (cents / 100).toFixed(2);
const two = (number) => String(number).padStart(2, '0');

/** Texts on one line, left and right of the paper; `size` 1 is the usual one. */
const line = (left, right = '', size = 1, align = 'left') => ({ left, right, size, align });
const centre = (text, size = 1) => line(text, '', size, 'centre');

export function receiptOf(seed) {
  const random = randomFrom(seed);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const whole = (from, to) => from + Math.floor(random() * (to - from + 1));
  const name = NAMES[seed % NAMES.length];
  const date = { year: whole(2014, 2019), month: whole(1, 12), day: whole(1, 28) };
  const time = `${two(whole(8, 21))}:${two(whole(0, 59))}`;
  const written = pick([
    `${two(date.day)}/${two(date.month)}/${date.year}`,
    `${two(date.day)}-${two(date.month)}-${date.year}`,
    `${two(date.day)}/${two(date.month)}/${String(date.year).slice(2)}`,
    `${two(date.day)} ${MONTHS[date.month - 1]} ${date.year}`,
    `${date.day}/${date.month}/${date.year}`,
    `${date.year}-${two(date.month)}-${two(date.day)}`,
  ]);
  const number = pick([
    `CS${whole(10000, 99999)}`,
    `${whole(100000, 999999)}`,
    `INV-${whole(1000, 9999)}`,
    `T1-${whole(100, 999)}/${whole(10, 99)}`,
  ]);
  const items = Array.from({ length: whole(1, 6) }, () => {
    const quantity = pick([1, 1, 1, 2, 3]);
    const price = whole(120, pick([900, 4500]));
    return { name: pick(GOODS), quantity, price, total: quantity * price };
  });
  const gst = date.year >= 2015 && date.year <= 2018 && random() < 0.75;
  const sum = items.reduce((total, item) => total + item.total, 0);
  const inclusive = gst && random() < 0.6;
  const net = inclusive ? Math.round(sum / 1.06) : sum;
  const tax = gst ? (inclusive ? sum - net : Math.round(sum * 0.06)) : 0;
  const before = net + tax;
  const total = Math.round(before / 5) * 5;
  const rounding = total - before;
  const cash = Math.ceil(total / pick([500, 1000, 5000])) * pick([500, 1000, 5000]);
  const paid = Math.max(total, cash);
  const phone = `0${whole(3, 9)}-${whole(1000000, 9999999)}`;
  const gstNumber = `00${whole(1000000000, 1999999999)}`;

  const head = [
    ...(random() < 0.15 ? [centre(pick(['tan wei', '** DUPLICATE **', 'Thank You']), 1.3)] : []),
    centre(name, pick([1, 1.2, 1.5])),
    ...(random() < 0.7
      ? [
          centre(
            pick([
              `(${whole(100000, 999999)}-${pick(['A', 'K', 'X'])})`,
              `CO. REG. NO: ${whole(100000, 999999)}-H`,
              `ROC NO: ${whole(100000, 999999)}-T`,
            ]),
          ),
        ]
      : []),
    centre(pick(STREETS)),
    centre(pick(TOWNS)),
    centre(`${pick(['TEL', 'Tel No', 'H/P'])}: ${phone}`),
    ...(gst ? [centre(`${pick(['GST ID', 'GST ID NO', 'GST Reg No', 'GST NO'])}: ${gstNumber}`)] : []),
    ...(random() < 0.6
      ? [
          line(''),
          centre(
            gst ? pick(['TAX INVOICE', 'SIMPLIFIED TAX INVOICE']) : pick(['INVOICE', 'RECEIPT', 'CASH BILL']),
            1.1,
          ),
        ]
      : []),
    line(''),
  ];
  const data = pick([
    [
      line(`${pick(['Date', 'DATE', 'Tarikh'])}: ${written}`, time),
      line(`${pick(['Receipt No', 'Bill No', 'Invoice No', 'Doc No.'])}: ${number}`),
    ],
    [
      line(`Invoice No : ${number}`),
      line(`Cashier : ${pick(['MEI', 'USER', 'ALI'])}`),
      line(`Date : ${written} ${time}`),
    ],
    [line(`${written} ${time}`, `#${number}`)],
    [line(`Bill#: ${number}`, `Table: ${whole(1, 30)}`), line(`Date: ${written} ${time}:0${whole(0, 9)} PM`)],
  ]);
  const rule = centre('-'.repeat(38));
  const style = whole(0, 2);
  const rows = items.flatMap((item) => {
    if (style === 0)
      return [
        line(item.name),
        line(`   ${item.quantity} x ${money(item.price)}`, `${money(item.total)}${gst ? ' SR' : ''}`),
      ];
    if (style === 1) return [line(`${item.quantity}  ${item.name}`, money(item.total))];
    return [
      line(`${whole(9550000, 9559999)}${whole(100000, 999999)}`),
      line(`${item.name}`),
      line(`  ${item.quantity} PCS   ${money(item.price)}`, money(item.total)),
    ];
  });
  const header =
    style === 0 ? [line('Item', `Amt${random() < 0.5 ? '(RM)' : ''}`)] : [line('QTY  DESCRIPTION', 'AMOUNT')];
  const label = pick([
    'TOTAL',
    'Total:',
    'TOTAL RM',
    'GRAND TOTAL',
    'Net Total',
    'AMOUNT DUE',
    'Total Amt Payable :',
    'Rounded Total (RM):',
    'Nett Total',
    'Total Sales (Inclusive of GST)',
  ]);
  const sums = [
    ...(random() < 0.5 ? [line(`Total Qty: ${items.reduce((count, item) => count + item.quantity, 0)}`)] : []),
    ...(gst && !inclusive
      ? [
          line(pick(['Sub Total', 'SUBTOTAL', 'Total Excl. GST']), money(net)),
          line(pick(['GST 6%', 'GST @6%', 'Total GST']), money(tax)),
        ]
      : gst
        ? [
            line(pick(['Total Sales (Excluding GST)', 'Total Excl GST']), money(net)),
            line(pick(['Total GST', 'GST 6%']), money(tax)),
          ]
        : random() < 0.5
          ? [line('Sub-Total', money(sum))]
          : []),
    ...(rounding !== 0 || random() < 0.4
      ? [line(pick(['Rounding', 'Rounding Adj', 'Round Amt']), money(rounding))]
      : []),
    line(label, pick(['', '', 'RM']) + money(total), pick([1, 1.3])),
    ...(random() < 0.7
      ? [
          line(pick(['CASH', 'Cash', 'Paid Amount', 'Tendered']), money(paid)),
          line(pick(['CHANGE', 'Change', 'Change Due']), money(paid - total)),
        ]
      : [line(pick(['VISA CARD', 'MASTER']), money(total))]),
  ];
  const summary =
    gst && random() < 0.7
      ? [line(''), line('GST Summary', 'Amount(RM)   Tax(RM)'), line('SR @ 6%', `${money(net)}      ${money(tax)}`)]
      : [];
  const foot = [
    line(''),
    centre(pick(['THANK YOU, PLEASE COME AGAIN', 'Goods sold are not returnable', 'TERIMA KASIH'])),
  ];
  return {
    lines: [...head, ...data, rule, ...header, rule, ...rows, rule, ...sums, ...summary, ...foot],
    truth: {
      company: {
        name,
        name_alt: [],
        tax_number: gst ? gstNumber : null,
        tax_number_alt: [],
        tax_office: null,
        phone: null,
        address: null,
      },
      invoice_number: null,
      invoice_date: `${date.year}-${two(date.month)}-${two(date.day)}`,
      total_price: money(total),
      total_vat: gst ? money(tax) : null,
      currency: null,
      country: null,
      language: null,
      items: null,
      vat_categories: null,
    },
  };
}
