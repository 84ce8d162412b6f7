import { SPANISH_RECEIPTS } from './es-receipts.js';
import type { Locale } from './locale.js';
import { phrases, words } from '../text/phrases.js';

export const SPANISH: Locale = {
  language: 'es',
  homeCountry: 'ES',
  ocr: { tesseract: 'spa', hasUncommonLetters: false },
  fields: {
    invoice_number: phrases(`
      Número de factura | Factura nº | Factura n | Nº factura | Nº de factura | Num. factura | Número factura | N. factura |
      Factura número | Factura núm | Nº documento | Nro. factura | Factura nro | Número de documento | Folio | Nº fra | Fra.
      nº | Núm. de factura | Factura simplificada nº | Numero | Ticket nº | Ticket n | Ticket núm | Ticket número | Ticket
      nro | Nº ticket | Nº de ticket | Núm. ticket | Núm. de ticket | Nro. ticket | Nro. de ticket | Número de ticket |
      Tique nº | Nº tique | Tiquet nº | Recibo nº | Nº recibo | Nº de recibo | Número de recibo | Factura simplificada núm |
      Fra. simplificada nº | Fact. simplificada nº | Nº fact. simplificada | Nº factura simplificada | Boleta nº | Nº boleta
      | Nº de boleta | Número de boleta | Boleta electrónica nº | Comprobante nº | Nº comprobante | Nro. comprobante |
      Justificante nº | Nota de venta nº | Factura electrónica nº | Factura electrónica de venta nº | Factura de venta nº |
      Comp. nº | Nro. de comprobante | Nº de comprobante | Folio nº | Nº folio | Número de comprobante | Nota de crédito nº
      | Nota de crédito electrónica nº | Serie y número | Serie-número | Serie y folio | Serie/folio | Folio y serie | N° de control | Liquidación nº | Cuenta de cobro nº
      | Documento nº | Nº de documento | Consecutivo | Minuta nº | Nº de minuta | Número de anulación | Nº de anulación
    `),
    invoice_date: phrases(`
      Fecha de factura | Fecha factura | Fecha de emisión | Fecha emisión | Fecha de expedición | Fecha expedición |
      Fecha fra | Fecha documento | Fecha de facturación | Fecha de la factura | Emitida | Emitida el | Emitido |
      Fecha y hora de emisión | Fecha y hora de expedición | Emisión | Fecha de la boleta | Emitido el | F. emisión |
      Fecha de emisión de la factura | Fecha de generación | Fecha generación | Fecha minuta | Fecha de la minuta | Fecha de anulación
    `),
    date: phrases(`Creado el | Creada el | Fecha de creación | Fecha | de fecha`),
    number: phrases(`Nº | N | Núm`),
    other_number: phrases(`
      Folio fiscal | Folio fiscal (UUID) | UUID | No. de certificado | No. certificado digital | No. certificado SAT | No. de serie del certificado |
      Contador nº | Nº contador | Nº de contador | Número de contador |
      Nº cliente | Código cliente | Cliente nº | Nº albarán | Albarán | Número de albarán | Referencia | Ref | Contrato | Nº
      contrato | Expediente | Presupuesto | IBAN | Cuenta | Su referencia | Código de cliente | Número de cliente | Proyecto
      | Oferta | Serie | Nº proveedor | Registro mercantil | Régimen fiscal | Nº operación | Nº de operación | Núm.
      operación | Número de operación | Operación nº | Nº autorización | Nº de autorización | Núm. autorización | Número de
      autorización | Autorización nº | Cód. autorización | Código autorización | Código de autorización | Nº terminal |
      Número de terminal | Terminal nº | Id. terminal | Nº TPV | TPV nº | Nº comercio | Número de comercio | Comercio nº |
      FUC | Nº caja | Nº de caja | Núm. caja | Caja nº | Nº transacción | Número de transacción | Id. transacción |
      Transacción nº | Nº tarjeta | Nº de tarjeta | Número de tarjeta | Tarjeta nº | Nº tarjeta cliente | Tarjeta cliente |
      Tarjeta de fidelización | Nº socio | Número de socio | Socio nº | Nº serie | Nº de serie | Número de serie | Nº mesa |
      Mesa nº | Nº tienda | Tienda nº | Código de tienda | Nº secuencia | Nº referencia | Número de referencia | Guía de
      despacho nº | Guía de despacho | Guía despacho nº | Guía de remisión | Guía de remisión nº | CAE nº | CAE | CAEA nº |
      CUFE | CUDE | Punto de venta | CBU | CCI | Alias CBU | Nº de cuenta | Cuenta corriente nº | Cta. cte | Número de
      cuenta | Matrícula | Patente | Placa | Nº medidor | Medidor nº | Nº suministro | Código de suministro | CUPS | Nº de
      suministro | Número de contrato | Remito nº | Remito | Resolución nº | Nº de contrato | Nº póliza | Póliza nº | Nº de
      póliza | Nº de guía | HES | OT nº | Centro de costo
    `),
    due_date: phrases(`
      Fecha de vencimiento | Vencimiento | Fecha vencimiento | Vencimientos | Fecha límite de pago | Vence |
      Fecha límite para pago | Fecha límite para el pago | Fecha de cargo | Fecha de cobro | Pagar antes del |
      Pagadero antes del | Fecha de adeudo | Fecha vto | Vto | Fecha de vto | Fecha vto. para el pago |
      Fecha de vto. para el pago | F. vencimiento | Vence el | Pagar hasta | Pagar hasta el | Pagar antes de |
      Páguese antes de | Pago oportuno | Fecha de pago oportuno | Pague antes de | Pago hasta | Plazo de pago |
      Fecha vencimiento pago | Pagadero hasta | Fecha máxima de pago | Último día de pago | Vencimiento de pago |
      1er vencimiento | Primer vencimiento | Vencimiento el | Fecha límite | Cargo en cuenta el | Adeudo el |
      Fecha del cargo
    `),
    other_date: phrases(`
      Fecha de nacimiento | Fecha de entrega | Fecha pedido | Fecha de pedido | Fecha de pago | Fecha operación | Fecha de operación | Periodo |
      Fecha albarán | Válido hasta | Válida hasta | Válidos hasta | Válido hasta el | Válida hasta el | Válido del |
      Válido desde | Vale válido hasta | Cupón válido hasta | Oferta válida hasta | Promoción válida hasta |
      Puntos válidos hasta | Validez | Validez hasta | Fecha de validez | Caduca el | Caducan el | Sus puntos caducan el |
      Caducidad | Caducidad de puntos | Fecha caducidad | Fecha de caducidad | Expira el | Fecha de expiración |
      Canjeable hasta | Vale canjeable hasta | Consumir antes del | Consumo preferente | Cambios hasta | Devolución hasta |
      Devoluciones hasta | Garantía hasta | Fecha entrada | Fecha de entrada | Hora de entrada | Fecha llegada |
      Fecha de llegada | Fecha de viaje | Fecha del viaje | Fin de estacionamiento | Próxima cita | Próxima visita | Fecha del pedido | Próxima factura | Próxima facturación | Fecha de próxima facturación
    `),
    vat_id: phrases(`
      NIF | CIF | NIF/CIF | CIF/NIF | NIF-IVA | CIF/DNI | DNI | VAT | NIE | DNI/CIF | DNI/NIF | NIF/NIE | Nº IVA |
      Id. fiscal | Identificación fiscal | NIF/DNI
    `),
    phone: phrases(`
      Teléfono | Tel | Tfno | Telf | Tlf | Móvil | Tfn | Tlfn | Tf | Atención al cliente |
      Servicio de atención al cliente | Llámenos al | Celular | Centralita | Fono | Teléfonos | Tels | Fonos | Cel |
      PBX | WhatsApp | Llame al | Llámanos al | Servicio al cliente | Atención al usuario | Línea de atención |
      ¿Necesita ayuda? | Teléfono gratuito | Teléfono de atención | Línea gratuita | Asistencia telefónica
    `),
    other_contact: phrases(`Fax | E-mail | Correo | Web | Correo electrónico | Página web`),
    name: phrases(`Nombre | Razón social | Nombre o razón social | Nombre / Razón social |
      Apellido y nombre | Apellido y nombre / Razón social | Apellido y nombre o razón social`),
    address: phrases(`Dirección | Domicilio | Domicilio social | Domicilio fiscal | Sede social`),
    country: phrases(`País`),
    currency: phrases(`Moneda | Divisa`),
    payment: phrases(`
      Forma de pago | Método de pago | Medio de pago | Condiciones de pago | Modo de pago | Pago |
      Condición de venta | Condición de pago | Condición | Forma pago | Medio pago | Condiciones
    `),
    tax_number: [],
    tax_office: [],
  },
  titles: {
    invoice: phrases(`
      Factura | Factura simplificada | Factura de venta | Factura de honorarios | Minuta de honorarios |
      Nota de honorarios | CFDI de Ingreso
    `),
    credit_note: phrases(`
      Factura rectificativa | Nota de crédito | Nota de abono | Abono | Factura de abono |
      Factura rectificativa de abono | Nota crédito | CFDI de Egreso
    `),
    debit_note: phrases(`Nota de débito | Nota de cargo`),
    prepayment: phrases(`
      Factura de anticipo | Factura anticipada | Factura de entrega a cuenta | Anticipo |
      Factura de provisión de fondos | Provisión de fondos
    `),
    receipt: phrases(`Recibo | Ticket | Recibo de pago | Ticket de compra`),
    reminder: phrases(`Recordatorio de pago`),
    other: phrases(`Factura proforma | Confirmación de pedido`),
  },
  references: {
    order_number: phrases(`
      Nº pedido | Número de pedido | Pedido | Su pedido | Nº de pedido | Orden de compra | OC | OC nº |
      Orden de compra nº | Nº orden de compra | Nº OC | Orden nº | Nº de orden | Número de orden | Pedido nº |
      Nota de pedido nº | Su pedido nº | Número de orden de compra
    `),
    payment_reference: phrases(`Referencia de pago | Concepto de pago`),
    original_invoice: phrases(`
      Factura rectificada | Factura que rectifica | Rectifica la factura | Factura original | Factura de origen |
      Rectifica a | Documento de referencia | Factura afectada | Documento que modifica | Comprobante asociado |
      Anula factura | Factura de referencia | Abono de la factura | Corrige la factura | Factura anulada |
      Rectificación de la factura | Referente a la factura | Relativo a la factura | Relativa a la factura |
      Correspondiente a la factura | Rectifica factura | Rectificativa de la factura | Factura corregida |
      Factura rectificada n.º | Anula la factura | Ref. factura original | N.º factura original | N.º de factura original | Número de factura original | N.º factura rectificada | N.º de factura rectificada | Número de factura rectificada | Ref. factura rectificada | Ref. factura de origen
    `),
    service_period: phrases(`
      Periodo de facturación | Periodo facturado | Periodo de consumo | Periodo de servicio | Mes facturado |
      Período facturado desde | Periodo liquidado
    `),
  },
  totals: {
    lines: phrases(`
      Subtotal | Total bruto | Importe bruto | Suma | Total líneas | Suma importes | Suma y sigue |
      Importe neto de las líneas | Total mercancía | Importe mercancía | Valor mercancía
    `),
    net: phrases(`
      Base imponible | Total base imponible | Total neto | Importe neto | Neto | Total sin IVA |
      Total antes de impuestos | Total bruto antes de impuestos | Total base | Suma base imponible |
      Bases imponibles | B. imponible | Total importe bruto | Total sin impuestos | Importe sin IVA | Base |
      Monto neto | Afecto | Monto afecto | Neto gravado | Importe neto gravado | Subtotal neto | Op. gravada |
      Op. gravadas | Operación gravada | Total op. gravadas | Valor venta | Valor de venta | Gravado | Valor neto |
      Subtotal sin IVA | Total gravado | Base gravable | Subtotal gravado | Monto gravado
    `),
    vat: phrases(`
      ISV | Impuesto sobre ventas | IVA | Total IVA | Cuota IVA | Importe IVA | Cuota | Total cuota | Total impuestos | Impuestos | IGIC |
      Impuesto trasladado | Impuestos trasladados | IVA trasladado | Total impuestos trasladados | Impuestos totales |
      Cuota de IVA | Total impuestos repercutidos | Impuestos repercutidos | Cuota repercutida | Total cuotas | IGV |
      Monto IVA | Valor IVA | Monto IGV | ITBIS | ITBMS | Monto del IVA | Monto total IVA | IVA total | Impuesto IVA
    `),
    gross: phrases(`
      Total factura | Importe total | Total con IVA | Total | Total IVA incluido | Importe factura | Total general |
      Total importe | Total euros | Total EUR | Total (IVA incl.) | Total documento | Importe total factura |
      Total factura EUR | Total con impuestos | Importe total de la factura | Monto total | Valor total |
      Importe total de la venta | Precio de venta | Total comprobante | Total neto con IVA | Total a cobrar
    `),
    with_vat: phrases(`IVA incluido | IVA incl | con IVA | IVA inc | impuestos incluidos | con impuestos`),
    without_vat: phrases(`
      sin IVA | IVA no incluido | sin impuestos | antes de impuestos | antes de IVA | exento de IVA | exentos de IVA | exenta de IVA | no sujeto a IVA | no sujetos a IVA
    `),
    payable: phrases(`
      Total a pagar | A pagar | Importe a pagar | Líquido a percibir | Total a ingresar | Total a ejecutar | Líquido |
      Importe a ingresar | Pendiente de pago | Total pendiente | Total abono | Importe a devolver | Total a devolver |
      A su favor | Saldo anterior | Valor a pagar | Monto a pagar | Neto a pagar | Total por pagar | Saldo a pagar |
      Saldo pendiente | Importe pendiente | Por pagar | Total a cancelar | Valor total a pagar | A abonar |
      Importe a abonar | Total a abonar | Líquido a pagar | Importe líquido | Líquido a transferir | Resta por pagar |
      Queda por pagar | Total a liquidar | A cobrar
    `),
    total: phrases(`Importe | Monto | Valor`),
    prepaid: phrases(`
      Anticipo | Pagado | A cuenta | Entrega a cuenta | Anticipos | Abonado | Pagos a cuenta | Importe pagado |
      Señal | Seña | Abonos | Pago recibido | Ya pagado | Reserva pagada | Importe abonado | Total pagado
    `),
    discount: phrases(`
      Descuento | Dto | Descuentos | Dto. P.P | Total descuentos | Dto. pronto pago | Bonificación | Rebaja |
      Descuento global | Descuento total | Total dto
    `),
    charge: phrases(`
      Portes | Gastos de envío | Transporte | Recargo | Envío | Recargo de equivalencia | Gastos | Suplidos | Cargos |
      Total cargos | Flete | Redondeo | Propina | Mora | Recargo por mora
    `),
    withholding: phrases(`
      IRPF | Impuesto retenido | ISR retenido | IVA retenido | Retención | Retención IRPF | Total retenciones | Impuestos retenidos | Retenciones |
      Total impuestos retenidos | Retención en la fuente | Retefuente | ReteIVA | ReteICA | Percepción |
      Percepciones | Retención IVA | Retención de IVA | Retención de IRPF
    `),
  },
  columns: {
    position: phrases(`Línea | Pos | Nº | # | Lín | Posición | Ítem | N° ítem`),
    article: phrases(`
      Código | Referencia | Ref | Artículo | Cod | Código artículo | Cód. artículo | SKU | Código producto |
      Cód. producto | Clave | Clave producto | Clave prod/serv | Clave SAT | No. identificación
    `),
    name: phrases(`
      Descripción | Concepto | Producto | Detalle | Descripción del artículo | Servicio | Denominación | Conceptos |
      Artículo/servicio | Artículos | Producto/servicio | Detalle de productos | Descripción del producto |
      Descripción del servicio | Producto o servicio | Glosa | Descripción/concepto | Concepto/descripción
    `),
    quantity: phrases(`Cantidad | Cant | Uds | Unidades | Unid | Ud | Horas | Cdad | Ctd | Cantid | Noches`),
    unit: phrases(`
      Unidad | U.M. | Unidad de medida | U. medida | Medida | Unid. medida | Und. medida | Und. med | Unidad med
    `),
    price: phrases(`
      Precio | Precio unitario | Precio ud | P. unitario | P.U. | Precio unit | Precio un | P. unit | Precio/unidad |
      Precio unitario sin IVA | Coste unitario | Tarifa | PVP | Precio neto | Valor unitario | V. unitario | V/U |
      Vr. unitario | Precio unitario neto | Valor unit | Vr. unit | Precio por unidad | Precio unit. sin IVA | Precio/hora
    `),
    discount: phrases(`
      Dto | Dto % | Descuento | % Dto | Desc | Dcto | Desc.% | Descuentos | Dtos | Cargos | Recargos | % Desc |
      Bonif | % Bonif | Bonificación
    `),
    vat_rate: phrases(`
      IVA | % IVA | IVA % | Tipo IVA | Tipo | % | Impuesto | Tipo impositivo | Tipo % | Impuestos | % Impuesto |
      Tasa | Tipo de IVA | IGIC | IGV | IGV % | Alícuota IVA | Alícuota | % IGV | Tarifa IVA |
      ITBIS | % ITBIS | ITBIS % | ITBMS | % ITBMS | ISV | % ISV
    `),
    vat_amount: phrases(`
      Cuota | Cuota IVA | Importe IVA | Cuota tributaria | Cuotas | Importe impuesto | Monto IVA | Valor IVA
    `),
    net: phrases(`
      Importe neto | Neto | Base imponible | Importe sin IVA | Total neto | Total sin IVA | Base | Subtotal |
      Importe bruto | Coste total | Total bruto | Total coste
    `),
    gross: phrases(`
      Total con IVA | Total IVA incl | Importe con IVA | Importe total con IVA | Subtotal c/IVA | Total c/IVA |
      Subtotal con IVA
    `),
    amount: phrases(`
      Importe | Total | Importe total | Precio total | Valor | Total línea | Importe EUR | Debe | Valor total | Monto |
      Monto total | Total ítem | V. total | Vr. total | Importe línea | Subtotal línea | Valor venta | Valor ítem
    `),
    base: phrases(`Bases | Base impuesto | B. imponible | Bases imponibles`),
    other: phrases(`
      Fecha | Albarán | Clase | Periodo | Duración | R.E. | % R.E. | Rec. eq | Recargo | Pedido | Vencimiento | Nº lote | Abonos | Haber
    `),
  },
  parties: {
    seller: phrases(`
      Vendedor | Proveedor | Emisor | Emisora | Datos del emisor | Expedidor | Datos emisor | Emisor de la factura |
      Datos del proveedor | Vendido por | Empresa | Organizador | Datos del vendedor | Prestador del servicio |
      Razón social emisor | Facturado por | Arrendador | De | Datos de la empresa | Datos del prestador |
      Emitido por | Emitida por | Nombre de la tienda | Remitente
    `),
    buyer: phrases(`
      Cliente | Comprador | Facturar a | Datos del cliente | Receptor | Datos del receptor | Destinatario |
      Facturado a | Dirección de facturación | Datos cliente | Datos receptor | Datos de facturación | Señores |
      Adquiriente | Cliente/destinatario | Receptor de la factura | Vendido a | Cobrar a | Para | Señor |
      Cliente/razón social | Adquirente | Sr | Sres | Nombre del cliente | Datos del comprador |
      Datos del adquirente | Titular del contrato | Huésped | Abonado | Socio | A nombre de | A cargo de |
      Por cuenta y cargo de | Información del cliente | Dirección del cliente | Inquilino | Factura para | Emitida a |
      Emitido a | A la atención de | Paciente | Datos del paciente | Alumno | Datos del alumno
    `),
    other_party: phrases(`
      Dirección de envío | Enviar a | Dirección de entrega | Entregar en | Datos bancarios | Banco |
      Lugar de entrega | Enviado a | Órgano gestor | Oficina contable | Unidad tramitadora | Datos de envío |
      Beneficiario | Centros administrativos | Destino | Transportista | Dirección del suministro |
      Punto de suministro | Lugar de despacho
    `),
  },
  professions: phrases(`Consultor | Consultora | Autónomo | Autónoma | Agencia | Restaurante`),
  accountHolders: phrases(`Titular`),
  contractHolders: phrases(
    `Titular | Titular del contrato | Titular del suministro | Titular del punto de suministro | Titular de la línea | Titular del servicio | Contratante | Tomador | Tomador del seguro | Abonado | Arrendatario`,
  ),
  paymentSlips: { payee: phrases(`Pagar a | Pagadero a`), payer: phrases(`Pagador | Ordenante`) },
  buyersBelowSellers: [],
  buyersOwn: words('su vuestro cliente'),
  reverseCharge: phrases(`Inversión del sujeto pasivo`),
  loneSums: [],
  monthSpellings: { sep: 9 },
  ordinalEndings: words('º'),
  dateParticles: words('de del'),
  numberWords: words('n no num numero'),
  units: {
    kilogram: phrases(`kilogramo`),
    piece: phrases(`ud | uds | und | unid | unidad | unidades`),
    metre: phrases(`metro | metros`),
    litre: phrases(`litro | litros`),
  },
  payments: {
    direct_debit: phrases(`
      domiciliación | domiciliado | domiciliación bancaria | recibo domiciliado | adeudo directo |
      adeudo domiciliado | domiciliada | débito automático | débito directo | recibo bancario |
      giro bancario domiciliado | cargo en cuenta | cargo a su cuenta
    `),
    credit_card: phrases(`
      tarjeta | tarjeta de crédito | tarjeta crédito | con tarjeta | tarjeta bancaria | pago con tarjeta | tarjetas
    `),
    debit_card: phrases(`tarjeta de débito | tarjeta débito`),
    online: [],
    check: phrases(`cheque | talón | cheques | cheque a nombre de | cheque a la orden de | cheque nominativo`),
    cash: phrases(`efectivo | en efectivo | metálico | entregado efectivo | entregado en efectivo`),
    bank_transfer: phrases(`
      transferencia | transferencia bancaria | transferencias | transferencia electrónica | depósito bancario |
      transferencia electrónica de fondos | ingreso en cuenta | transferencia electrónica bancaria |
      pago por transferencia | depósito en cuenta | ingreso bancario | giro bancario
    `),
  },
  paid: phrases(`pago | pagado | pagada | abonado | abonada | cobrado`),
  states: phrases(
    `Pagado | Pagada | Impagado | Impagada | No pagada | Pendiente | Pendiente de pago | Vencida | Borrador | Anulada | Cancelada`,
  ),
  paidWith: phrases(`con | por | via | mediante | en`),
  negations: phrases(`no | ningún | ninguna`),
  demandWords: phrases(`pago | pagar | pagarse | transferir | abonar | abonarse | ingresar | condiciones de pago`),
  deadlineWords: phrases(`
    antes del | hasta el | a más tardar el | antes de | hasta | no más tarde del | es decir el | es decir, el |
    esto es, el | o sea, el | es decir, hasta el | es decir, antes del
  `),
  debitWords: phrases(`
    se cargará | cargaremos | se adeudará | adeudaremos | será cargado | será adeudado | será cobrado | se cobrará |
    domiciliará
  `),
  debitDays: phrases(`el | el día | a partir del | con fecha | no antes del | nunca antes del | en torno al`),
  debitDaysAfter: [],
  deadlinesAfter: [],
  legalForms: phrases(`
    s.l. | sl | s.l.u. | slu | s.a. | sa | s.a.u. | sau | s.c. | s. coop | s.l.p. | s.l.l. | s. de r.l. | de c.v. |
    SpA | S.A.S. | Ltda | Ltda. | E.I.R.L. | EIRL | S.A.C. | S.A.A. | C.B. | comunidad de propietarios
    `),
  addressParts: {
    postcode: phrases(`C.P. | CP | Código postal | Cód. postal`),
    town: phrases(`Municipio | Población | Localidad | Ciudad | Comuna`),
    state: phrases(`Provincia | Estado`),
  },
  companyWords: [],
  joiningWords: words('y e de para del la las los'),
  neverInNames: phrases(
    `Todos los derechos reservados | capital social | domicilio social | registro mercantil | inscrita en | sede social | representación impresa`,
  ),
  formerNameWords: words('antes'),
  numberSeries: phrases(`Serie | Punto de venta | Pto. de venta | Pto. vta`),
  paymentDates: phrases(`Fecha de pago`),
  shopOrders: {
    number: phrases(`Nº pedido | Número de pedido | Nº de pedido | Pedido nº | Pedido`),
    date: phrases(`Fecha de pedido | Fecha del pedido`),
  },
  debitedAccounts: phrases(`cuenta`),
  senderReferences: phrases(`Referencia | Ref | Nuestra referencia | N/Ref`),
  seatWords: phrases(`
    con domicilio en | con domicilio social en | con domicilio fiscal en | domiciliado en | domiciliada en |
    con sede en
  `),
  partyQualifiers: [],
  ...SPANISH_RECEIPTS,
  frequentWords: words(`
    de la el factura fecha cliente importe total base imponible iva cantidad precio descripcion pago forma numero por
    para con vencimiento nif cif calle cuenta direccion los las del y en su se un una domicilio cuota tipo
    transferencia pedido emision concepto unitario provincia telefono razon social
  `),
};
