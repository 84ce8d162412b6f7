import type { WrittenInvoice } from './written-invoices.js';

/** Invented invoices from countries of Latin America. */
export const WRITTEN_INVOICES_OF_LATIN_AMERICA: readonly WrittenInvoice[] = [
  {
    title: 'an invoice from Costa Rica',
    text: `
Café Volcán S.A.
Escazú, San José, Costa Rica
Tel: +506 2255 0142
Cédula jurídica: 3-101-482917

FACTURA                                  Factura N°: 001-0001042
                                         Fecha: 05/06/2024
Cliente
Distribuidora Puerta Azul

Descripción         Cantidad     Precio       Importe
Café molido             10    5.000,00     50.000,00

                            Subtotal      50.000,00
                            IVA 13%        6.500,00
                            Total        ₡56.500,00
`,
    expected: {
      country: 'CR',
      currency: 'CRC',
      'company.tax_number': '3-101-482917',
      invoice_date: '2024-06-05',
      total_price: '56500.00',
    },
    vat: [['13.00', '50000.00', '6500.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from Panama',
    text: `
Istmo Repuestos, S.A.
Calle 50, Obarrio, Ciudad de Panamá
Tel: +507 255 0142
RUC: 155612345-2-2015 DV 12

FACTURA                                  Factura N°: 001-0001042
                                         Fecha: 05/06/2024
Cliente
Distribuidora Puerta Azul

Descripción         Cantidad     Precio       Importe
Filtro                  10       10.00        100.00

                            Subtotal         100.00
                            ITBMS 7%           7.00
                            Total        B/. 107.00
`,
    expected: {
      country: 'PA',
      currency: 'PAB',
      'company.tax_number': '155612345-2-2015DV12',
      invoice_date: '2024-06-05',
      total_price: '107.00',
    },
    vat: [['7.00', '100.00', '7.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from Guatemala',
    text: `
Quetzal Papelería, S.A.
6a Avenida 4-82 Zona 10, Ciudad de Guatemala
Tel: +502 2255 0142
NIT: 1234567-9

FACTURA                                  Factura N°: 001-0001042
                                         Fecha: 05/06/2024
Cliente
Distribuidora Puerta Azul

Descripción         Cantidad     Precio       Importe
Cuaderno               100       10.00      1,000.00

                            Subtotal       1,000.00
                            IVA 12%          120.00
                            Total        Q 1,120.00
`,
    expected: {
      country: 'GT',
      currency: 'GTQ',
      'company.tax_number': '1234567-9',
      invoice_date: '2024-06-05',
      total_price: '1120.00',
    },
    vat: [['12.00', '1000.00', '120.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from the Dominican Republic',
    text: `
Larimar Muebles SRL
Av. Independencia 48, Distrito Nacional, República Dominicana
Tel: +1 809 555 0142
RNC: 1-32-45678-5

FACTURA                                  Factura N°: 001-0001042
                                         Fecha: 05/06/2024
Cliente
Distribuidora Puerta Azul

Descripción         Cantidad     Precio       Importe
Mesa                     2    5,000.00     10,000.00

                            Subtotal      10,000.00
                            ITBIS 18%      1,800.00
                            Total     RD$ 11,800.00
`,
    expected: {
      country: 'DO',
      currency: 'DOP',
      'company.tax_number': '1-32-45678-5',
      invoice_date: '2024-06-05',
      total_price: '11800.00',
    },
    vat: [['18.00', '10000.00', '1800.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from Bolivia',
    text: `
Illimani Tejidos S.R.L.
Calle Sucre 48, Cochabamba, Bolivia
Tel: +591 4 455 0142
NIT: 1020482023

FACTURA                                  Factura N°: 001-0001042
                                         Fecha: 05/06/2024
Cliente
Distribuidora Puerta Azul

Descripción         Cantidad     Precio       Importe
Manta                   10      100,00      1.000,00

                            Subtotal       1.000,00
                            IVA 13%          130,00
                            Total       Bs 1.130,00
`,
    expected: {
      country: 'BO',
      currency: 'BOB',
      'company.tax_number': '1020482023',
      invoice_date: '2024-06-05',
      total_price: '1130.00',
    },
    vat: [['13.00', '1000.00', '130.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from Paraguay without decimals',
    text: `
Ñandutí Comercial S.A.
Avda. España 482, Asunción, Paraguay
Tel: +595 21 255 0142
RUC: 80048291-3

FACTURA                                  Factura N°: 001-0001042
                                         Fecha: 05/06/2024
Cliente
Distribuidora Puerta Azul

Descripción         Cantidad     Precio       Importe
Hilo                    10      50.000       500.000

                            Subtotal        500.000
                            IVA 10%          50.000
                            Total         ₲ 550.000
`,
    expected: {
      country: 'PY',
      currency: 'PYG',
      'company.tax_number': '80048291-3',
      invoice_date: '2024-06-05',
      total_price: '550000.00',
    },
    vat: [['10.00', '500000.00', '50000.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from Venezuela',
    text: `
Inversiones Araguaney, C.A.
Av. Libertador 48, Chacao, Edo. Miranda
Tel: +58 212 255 0142
RIF: J-30482917-5

FACTURA                                  Factura N°: 001-0001042
                                         Fecha: 05/06/2024
Cliente
Distribuidora Puerta Azul

Descripción         Cantidad     Precio       Importe
Pintura                 10      100,00      1.000,00

                            Subtotal       1.000,00
                            IVA 16%          160,00
                            Total      Bs. 1.160,00
`,
    expected: {
      country: 'VE',
      currency: 'VES',
      'company.tax_number': 'J-30482917-5',
      invoice_date: '2024-06-05',
      total_price: '1160.00',
    },
    vat: [['16.00', '1000.00', '160.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from El Salvador in dollars',
    text: `
Izote Alimentos, S.A. de C.V.
Calle Cuscatlán 48, Antiguo Cuscatlán, El Salvador
Tel: +503 2255 0142
NIT: 0614-050707-104-8     NRC: 123456-7

FACTURA                                  Factura N°: 001-0001042
                                         Fecha: 05/06/2024
Cliente
Distribuidora Puerta Azul

Descripción         Cantidad     Precio       Importe
Harina                  10       10.00        100.00

                            Subtotal         100.00
                            IVA 13%           13.00
                            Total           $113.00
`,
    expected: {
      country: 'SV',
      currency: 'USD',
      'company.tax_number': '0614-050707-104-8',
      invoice_date: '2024-06-05',
      total_price: '113.00',
    },
    vat: [['13.00', '100.00', '13.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from Honduras',
    text: `
Ceiba Maderas S. de R.L.
Barrio Abajo, Tegucigalpa, M.D.C., Honduras
Tel: +504 2255 0142
RTN: 08019004829172

FACTURA                                  Factura N°: 001-0001042
                                         Fecha: 05/06/2024
Cliente
Distribuidora Puerta Azul

Descripción         Cantidad     Precio       Importe
Tabla                   10      100.00      1,000.00

                            Subtotal       1,000.00
                            ISV 15%          150.00
                            Total       L. 1,150.00
`,
    expected: {
      country: 'HN',
      currency: 'HNL',
      'company.tax_number': '08019004829172',
      invoice_date: '2024-06-05',
      total_price: '1150.00',
    },
    vat: [['15.00', '1000.00', '150.00']],
    lineCount: 1,
  },
  {
    title: 'an invoice from Puerto Rico',
    text: `
Coquí Suministros LLC
48 Calle Luna, San Juan, PR 00901
Tel: +1 787 555 0142

FACTURA                                  Factura N°: 001-0001042
                                         Fecha: 05/06/2024
Cliente
Distribuidora Puerta Azul

Descripción         Cantidad     Precio       Importe
Papel                   10       10.00        100.00

                            Subtotal         100.00
                            IVU 11.5%         11.50
                            Total           $111.50
`,
    expected: { country: 'PR', currency: 'USD', invoice_date: '2024-06-05', total_price: '111.50' },
    vat: [['11.50', '100.00', '11.50']],
    lineCount: 1,
  },
];
