// The invoices of the demo account. Every company, person, number and address is invented; tax numbers and IBANs have
// valid check digits, domains end in .example, and telephone numbers come from ranges reserved for fiction where these exist.

const BUYER = {
  name: 'Larkspur Studio B.V.',
  street: 'Zonnebloemgracht 12',
  postcode: '3511 XX',
  city: 'Utrecht',
  country: 'NL',
  vatId: 'NL999900017B01',
};

const WERKZEUGBAU = {
  name: 'Feldmann & Söhne Werkzeugbau GmbH',
  street: 'Am Hammerwerk 7',
  postcode: '58097',
  city: 'Hagen',
  country: 'DE',
  vatId: 'DE999000017',
  contact: 'Ute Feldmann',
  phone: '+49 30 23125 104',
  email: 'rechnung@feldmann-soehne.example',
  iban: 'DE13000000000000000123',
};

export const GERMAN_INVOICE = {
  number: 'FS-2025-0417',
  issued: '2025-09-12',
  due: '2025-10-12',
  currency: 'EUR',
  seller: WERKZEUGBAU,
  buyer: BUYER,
  lines: [
    {
      name: 'Stanzwerkzeug Typ B',
      description: 'Gehärtet, für Blech bis 2 mm',
      quantity: '2',
      unit: 'C62',
      price: '480.00',
      rate: '19',
    },
    { name: 'Schneidöl', description: 'Kanister', quantity: '12.5', unit: 'LTR', price: '8.40', rate: '19' },
    { name: 'Fachbuch Stanztechnik', description: '4. Auflage', quantity: '1', unit: 'C62', price: '64.00', rate: '7' },
  ],
};

export const GERMAN_CREDIT_NOTE = {
  number: 'FS-2025-G031',
  issued: '2025-09-26',
  currency: 'EUR',
  seller: WERKZEUGBAU,
  buyer: BUYER,
  corrects: { number: GERMAN_INVOICE.number, issued: GERMAN_INVOICE.issued },
  lines: [
    { name: 'Schneidöl', description: 'Rücknahme, ungeöffnet', quantity: '5', unit: 'LTR', price: '8.40', rate: '19' },
  ],
};

export const FRENCH_INVOICE = {
  number: 'IM25-1183',
  issued: '2025-10-03',
  due: '2025-11-02',
  currency: 'EUR',
  seller: {
    name: 'Imprimerie des Trois Ponts SARL',
    street: '18 quai des Mariniers',
    postcode: '44000',
    city: 'Nantes',
    country: 'FR',
    vatId: 'FR48999000102',
    contact: 'Élodie Garnier',
    phone: '+33 1 99 00 42 17',
    email: 'compta@troisponts.example',
    iban: 'FR0900000000000000000000042',
  },
  buyer: BUYER,
  lines: [
    {
      name: 'Brochure A5, 24 pages',
      description: 'Papier recyclé 120 g',
      quantity: '500',
      unit: 'C62',
      price: '1.38',
      rate: '20',
    },
    {
      name: 'Carnet de croquis',
      description: 'Relié, tirage limité',
      quantity: '40',
      unit: 'C62',
      price: '11.25',
      rate: '5.5',
    },
    {
      name: 'Papier kraft',
      description: 'Rouleau, au kilogramme',
      quantity: '7.25',
      unit: 'KGM',
      price: '3.20',
      rate: '20',
    },
  ],
};

export const AUSTRIAN_INVOICE = {
  number: '2025/00862',
  issued: '2025-10-20',
  due: '2025-11-03',
  currency: 'EUR',
  seller: {
    name: 'Hafenlicht Veranstaltungstechnik GmbH',
    street: 'Lendkai 41',
    postcode: '8020',
    city: 'Graz',
    country: 'AT',
    vatId: 'ATU99900018',
    contact: 'Jakob Wieser',
    phone: '+43 316 555 0142',
    email: 'office@hafenlicht.example',
    iban: 'AT730000000000000077',
  },
  buyer: BUYER,
  lines: [
    {
      name: 'Bühnenscheinwerfer LED',
      description: 'Miete, drei Tage',
      quantity: '8',
      unit: 'C62',
      price: '45.00',
      rate: '20',
    },
    { name: 'Lastkabel', description: 'Verkauf vom Meter', quantity: '120', unit: 'MTR', price: '2.15', rate: '20' },
  ],
};

export const BRITISH_INVOICE = {
  number: 'TC-20817',
  issued: '2025-10-28',
  due: '2025-11-27',
  currency: 'GBP',
  seller: {
    name: 'Thistledown Catering Ltd',
    street: '27 Old Cannery Row',
    postcode: 'LS2 8XX',
    city: 'Leeds',
    country: 'GB',
    vatId: 'GB999999973',
    phone: '01632 960173',
    email: 'accounts@thistledown.example',
  },
  buyer: BUYER,
  lines: [
    { name: 'Conference lunch', quantity: '35', unit: 'C62', price: '14.50', rate: '20' },
    { name: 'Afternoon tea', quantity: '35', unit: 'C62', price: '6.20', rate: '20' },
    { name: 'Waiting staff', quantity: '6', unit: 'C62', price: '22.00', rate: '20' },
  ],
};

export const TURKISH_INVOICE = {
  number: 'MVK2025000000614',
  issued: '2025-11-05',
  currency: 'TRY',
  seller: {
    name: 'Mavi Kalem Kırtasiye Ticaret Ltd. Şti.',
    street: 'Çınaraltı Sokak No: 9',
    postcode: '34710',
    city: 'Kadıköy / İstanbul',
    country: 'TR',
    vatId: '9990001231',
    taxOffice: 'Göztepe',
    phone: '0216 555 01 42',
    email: 'muhasebe@mavikalem.example',
  },
  buyer: { ...BUYER, country: 'Hollanda' },
  lines: [
    { name: 'Dolma kalem', quantity: '10', unit: 'C62', price: '385.00', rate: '20' },
    { name: 'Çizim defteri', quantity: '24', unit: 'C62', price: '142.50', rate: '20' },
    { name: 'Tipografi kitabı', quantity: '3', unit: 'C62', price: '260.00', rate: '10' },
  ],
};
