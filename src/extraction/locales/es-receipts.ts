import type { ReceiptWords } from './locale.js';
import { phrases, words } from '../text/phrases.js';

/** The words of receipts, shops and addresses; the rest of the language is in `es.ts`. */
export const SPANISH_RECEIPTS: ReceiptWords = {
  till: {
    payable: phrases(`
      Total a pagar | A pagar | Importe a pagar | Importe total | Total EUR | Total euros | Total compra |
      Total general | Total con IVA | Total IVA incluido | IVA incluido total | Total ticket | Total factura |
      Total importe | Neto a pagar | Total venta | Gran total | Total (impuestos incl.) | Total a cobrar |
      Importe a abonar | Total a abonar | Total documento | Total IVA incl | Total impuestos incluidos |
      Total operación | Total cuenta | Total compra EUR
    `),
    total: phrases(`Total | Importe | Suma | Monto | Monto total`),
    subtotal: phrases(`
      Subtotal | Base imponible | Base | Total sin IVA | Neto | Total neto | Bruto | Suma parcial | Importe bruto |
      B. imponible
    `),
    tax: phrases(`
      IVA | Cuota | Cuota IVA | Total IVA | Importe IVA | Impuesto | Impuestos | IGIC | Total impuestos | ITBIS |
      IGV | Total cuota | Incluye IVA | Importe de IVA | Importe impuestos | Cuota de IVA | Suma IVA |
      Impuestos incluidos | Del cual IVA | IVA total | Total impuesto
    `),
    discount: phrases(`
      Descuento | Descuentos | Dto | Dcto | Total descuento | Total descuentos | Promoción | Promo | Oferta | Cupón |
      Vale | Vale descuento | Rebaja | Bonificación | Descuento fidelidad | Descuento cliente | Descuento socio |
      Descuento total | Importe descuento | Cupón descuento | Dto. fidelidad | Dto. total | Cheque ahorro descuento |
      Descuento promocional | Descuento empleado
    `),
    rounding: phrases(`Redondeo | Ajuste redondeo | Ajuste | Redondeo efectivo`),
    change: phrases(`
      Cambio | Su cambio | Vuelto | Devolución | Cambio efectivo | Cambio EUR | A devolver | Vuelta |
      Cambio a devolver | Importe cambio | Su vuelta | Total cambio | Devuelto
    `),
    cash: phrases(`
      Efectivo | Entregado | Entrega | Recibido | Pagado | Efectivo EUR | Metálico | Contado | Importe entregado |
      Su entrega | Pago | Pago efectivo | En efectivo | Importe recibido | Pagado en efectivo | Total entregado |
      Total pagado | Pago en efectivo | Importe pagado | Total efectivo
    `),
    card: phrases(`
      Tarjeta | Tarjeta bancaria | Tarjeta de crédito | Tarjeta de débito | Tarjeta crédito | Tarjeta débito |
      Crédito | Débito | Pago con tarjeta | Contactless | Sin contacto | Tarjeta regalo | Cheque | Cheque regalo |
      Bizum | Cheque gourmet | Transferencia | Tarjeta EUR | Pagado con tarjeta | Pago tarjeta | Importe tarjeta |
      Tarjeta restaurante | Ticket restaurante | Vale compra
    `),
    charge: phrases(`
      Servicio | Cubierto | Cubiertos | Gastos de envío | Envío | Bolsa | Bolsas | Suplemento | Suplemento terraza |
      Recargo | Servicio a domicilio | Pan y cubierto | Depósito | Entrega a domicilio | Gastos de servicio |
      Cargo por servicio | Suplemento de terraza | Servicio de mesa | Bolsa reutilizable
    `),
    tip: phrases(`Propina | Propina sugerida | Propinas`),
    ignored: phrases(`
      N.º artículos | Num. artículos | Artículos | Total artículos | Unidades | Uds | Cantidad | Líneas | Puntos |
      Puntos acumulados | Saldo de puntos | Puntos obtenidos | Ahorro | Ha ahorrado | Usted ahorró | Total ahorro |
      Nº ticket | Nº operación | Nº autorización | Autorización | Saldo tarjeta | Saldo acumulado | Has ahorrado |
      N.º de artículos | Total unidades | Total líneas | Saldo puntos | Puntos disponibles | Puntos canjeados |
      Nuevo saldo | Saldo anterior | Ahorro total | Su ahorro | Usted ha ahorrado
    `),
  },
  receiptWords: phrases(`
    Ticket | Tique | Recibo | Factura simplificada | Caja | Cajero | Cajera | Gracias | Gracias por su visita |
    Gracias por su compra | Muchas gracias | Vuelva pronto | Bienvenido | Bienvenidos | Le atendió | Atendido por |
    Le ha atendido | Dependiente | Vendedor | Camarero | Mesa | Comensales | Para llevar | Comanda | Devoluciones |
    No se admiten devoluciones | Cambios y devoluciones | Conserve el ticket | Copia cliente | Copia para el cliente |
    Ejemplar cliente | Horario | Su cambio | Operador | TPV | Tienda | Gracias por su confianza | Gracias por venir |
    Hasta pronto | Que tenga un buen día | Vuelva cuando quiera | Le hemos atendido | Copia comercio |
    Copia para el establecimiento | Guarde el ticket | Conserve su ticket | Tique de compra | Ticket de compra |
    Documento no fiscal | Para tomar aquí | Terminal de venta
  `),
  tillNumbers: phrases(`Ticket | Tiq | Operación | Pedido | Venta | Fra | Factura`),
  cardNumbers: phrases(
    `Autorización | Núm. comercio | Comercio | Nº aut | Etiq. aplicación | Sin contacto | Lote | Afiliación`,
  ),
  ownerLabels: phrases(`Titular | Propietario | Prop | Explotado por`),
  shopWords: words(`
    abarrotes agencia alimentacion almacen almacenes aparcamiento arroceria asador autoservicio bar bazar bodega
    bodegas bodegon boutique bricolaje cafe cafeteria calzados carniceria casa centro cerveceria charcuteria
    chocolateria churreria cine clinica cocina colmado comercial confiteria confecciones copisteria deportes dietetica
    distribuciones droguerias drogueria electricidad electrodomesticos electronica estacion estanco farmacia
    ferreteria floristeria fotografia freiduria fruteria frutas gasolinera gastrobar grill heladeria herboristeria
    hipermercado hogar hostal hotel joyeria jugueteria kiosco lavanderia libreria licores loteria marisqueria
    marroquineria meson mercado mercados mercadona merceria moda muebles museo novedades ocio optica panaderia
    papeleria parafarmacia parador parking pasteleria peluqueria perfumeria pescaderia pizzeria polleria posada
    quiosco relojeria repuestos restaurante rotiseria sala servicio sidreria super supermercado supermercados taberna
    taller talleres tapas tasca teatro tienda tiendas tintoreria ultramarinos verduleria vinoteca zapateria
  `),
  addressWords: words(`
    calle c/ avenida avda av plaza pza paseo po camino carretera ctra ronda travesia callejon glorieta poligono pol
    nave piso planta bajo local puerta portal edificio urbanizacion urb colonia col barrio centro comercial cp
    apartado rambla via
  `),
  pageWords: words('pagina pag hoja'),
  postBoxWords: phrases(`Apartado | Apartado de correos | Apdo. | Apdo. de correos | Apartado postal`),
  careOf: phrases(`a/a | a la atención de | a/c | atn | at.te`),
  courtesyTitles: words('sr sra srta senor senora senores'),
  officeKinds: phrases(
    `Consulta | Consulta médica | Bufete | Despacho | Despacho de abogados | Clínica dental | Notaría | Departamento de contabilidad | Dpto. de contabilidad | Dpto. contabilidad | Cuentas a pagar | Cuentas por pagar | Contabilidad | Departamento de compras`,
  ),
  personTitles: words('sr sra srta don dona senor senora senores d'),
};
