import { PORTUGUESE_RECEIPTS } from './pt-receipts.js';
import type { Locale } from './locale.js';
import { phrases, words } from '../text/phrases.js';

export const PORTUGUESE: Locale = {
  language: 'pt',
  homeCountry: 'PT',
  ocr: { tesseract: 'por', hasUncommonLetters: false },
  fields: {
    invoice_number: phrases(`
      Fatura nº | Número da fatura | Fatura n | Nº fatura | Nº da fatura | Factura nº | Nota fiscal nº | Número da nota |
      Fatura número | Fatura-recibo nº | Número da nota fiscal | Nº documento | Número do documento | Nº do documento |
      Documento nº | Fatura simplificada nº | Nota de crédito nº | N.º de fatura | Nº da nota fiscal | Talão nº |
      Talão n | Nº talão | Nº do talão | Número do talão | Recibo nº | Nº recibo | Nº do recibo | Número do recibo |
      Fatura simplificada n | Fatura-recibo n | Cupom nº | Cupom fiscal nº | Nº do cupom | Número do cupom | NFC-e nº |
      NFC-e número | Extrato nº | Venda nº | Doc. nº | Comprovativo nº | Comprovante nº
    `),
    invoice_date: phrases(`
      Data da fatura | Data de emissão | Data fatura | Data emissão | Emitida em | Data do documento | Data da emissão
    `),
    date: phrases(`Criada em | Criado em | Data de criação | Data`),
    number: phrases(`Número | Nº`),
    other_number: phrases(`
      Contador n.º | N.º contador | N.º do contador | Número do contador |
      Nº cliente | Código cliente | Referência | Guia | ATCUD | Contrato | Nº contrato | IBAN | Código de
      cliente | Nº autorização | Nº de autorização | Autorização nº | Cód. autorização | Código de autorização |
      Nº transação | Nº da transação | Número da transação | Transação nº | ID transação | ID da transação |
      Nº terminal | Nº do terminal | Terminal nº | Id. terminal | TPA nº | Ident. TPA | Id. TPA | Nº estabelecimento |
      Nº caixa | Nº do caixa | Caixa nº | Nº loja | Loja nº | Código da loja | Nº operador | Operador nº | Nº mesa |
      Mesa nº | Nº cartão | Nº do cartão | Número do cartão | Cartão nº | Cartão cliente | Nº cartão cliente |
      Cartão de fidelização | Nº de série | Número de série | NSU | Nº de referência | Chave de acesso |
      Protocolo de autorização | Nº operação | Nº da operação
    `),
    due_date: phrases(`
      Data de vencimento | Vencimento | Data vencimento | Data limite de pagamento | Pagar até | Pagável até |
      Data limite para pagamento | Data do débito | Vence em | Data venc | Dt. vencimento | Dt. venc | Data de venc |
      Venc | Data limite | Limite de pagamento | Data de pagamento até | A pagar até | Pagamento até | Débito em |
      Data de débito | Débito direto a partir de | Vencimento da fatura | Data de vencimento da fatura
    `),
    other_date: phrases(`
      Data de nascimento | Data de entrega | Data de encomenda | Período | Válido até | Válida até | Válidos até | Válido de | Válido desde |
      Vale válido até | Talão válido até | Promoção válida até | Pontos válidos até | Validade | Validade até |
      Data validade | Data de validade | Expira em | Expiram em | Os seus pontos expiram em | Caduca em |
      Utilizável até | Utilizar até | Descontar até | Consumir até | Consumir antes de |
      Consumir de preferência antes de | Troca até | Trocas até | Devolução até | Devoluções até | Garantia até |
      Data entrada | Data de entrada | Hora de entrada | Data de chegada | Data de partida | Data da viagem |
      Fim de estacionamento | Próxima consulta | Próxima visita | Data da encomenda | Data do pedido
    `),
    vat_id: phrases(`
      NIF | NIPC | Contribuinte | Contribuinte nº | Contribuinte n | Nº contribuinte | NIF/NIPC | Número de contribuinte |
      V/ contribuinte | CNPJ/CPF | CPF/CNPJ
    `),
    phone: phrases(`
      Telefone | Tel | Telemóvel | Telef | Fone | Apoio ao cliente | Linha de apoio | Celular | Telem | Ligue para |
      Ligue-nos para | Ligue o | Linha de apoio ao cliente | Apoio a clientes | Linha de atendimento |
      Precisa de ajuda? | Número verde | Linha grátis | Central de atendimento | Atendimento ao cliente
    `),
    other_contact: phrases(`Fax | E-mail | Site | Web`),
    name: phrases(`Nome | Designação social | Razão social`),
    address: phrases(`Morada | Endereço | Sede | Sede social`),
    country: phrases(`País`),
    currency: phrases(`Moeda | Divisa`),
    payment: phrases(`Forma de pagamento | Método de pagamento | Modo de pagamento | Meio de pagamento`),
    tax_number: [],
    tax_office: [],
  },
  titles: {
    invoice: phrases(`
      Fatura | Factura | Nota fiscal | Fatura simplificada | Fatura-recibo | Factura-recibo | Fatura de honorários |
      Nota de honorários
    `),
    credit_note: phrases(`Nota de crédito | Fatura retificativa | Nota crédito`),
    debit_note: phrases(`Nota de débito`),
    prepayment: phrases(`
      Fatura de adiantamento | Fatura de sinal | Fatura de antecipação | Fatura-adiantamento |
      Nota de adiantamento
    `),
    receipt: phrases(`Recibo | Talão`),
    reminder: phrases(`Aviso de pagamento | Lembrete de pagamento`),
    other: phrases(`Fatura proforma | Confirmação de encomenda`),
  },
  references: {
    order_number: phrases(`
      Nº encomenda | Encomenda | Pedido | Requisição | V/ requisição | N.º de encomenda | Nota de encomenda
    `),
    payment_reference: phrases(`Referência de pagamento | Referência multibanco`),
    original_invoice: phrases(`
      Fatura original | Referente à fatura | Documento de origem | Fatura de origem | Ref. à fatura |
      Fatura retificada | Anula a fatura | Retifica a fatura | Relativo à fatura | Relativa à fatura |
      Respeitante à fatura | Corrige a fatura | Fatura corrigida | Fatura anulada | Ref. fatura original | N.º fatura original | N.º da fatura original | Número da fatura original | Ref. fatura de origem | N.º da fatura de origem
    `),
    service_period: phrases(`Período de faturação | Período de faturamento`),
  },
  totals: {
    lines: phrases(
      `Subtotal | Total ilíquido | Mercadoria/Serviços | Soma | Total mercadoria | Total mercadorias | Valor da mercadoria`,
    ),
    net: phrases(`
      Total sem IVA | Base tributável | Total líquido | Valor líquido | Incidência | Total s/ IVA | Base de incidência |
      Valor sem IVA | Total ilíquido sem IVA
    `),
    vat: phrases(`
      IVA | Total IVA | Total de IVA | Valor IVA | Imposto | Total imposto | Total de impostos | Total impostos | Impostos
    `),
    gross: phrases(`
      Total | Total com IVA | Total fatura | Total documento | Total da fatura | Total geral | Valor total | Total EUR |
      Total do documento | Total c/ IVA | Valor total da nota | Valor total da NFS-e | Valor total dos serviços |
      Valor total do serviço
    `),
    with_vat: phrases(`com IVA | c/ IVA | IVA incluído | IVA incl`),
    without_vat: phrases(`sem IVA | s/ IVA | IVA não incluído | isento de IVA | isenta de IVA | isentos de IVA`),
    payable: phrases(`
      Total a pagar | A pagar | Valor a pagar | Montante a pagar | Total a creditar | Valor a creditar | A devolver |
      Saldo anterior
    `),
    total: phrases(`Valor | Montante`),
    prepaid: phrases(`Pago | Adiantamento`),
    discount: phrases(`
      Desconto | Descontos | Cupom | Cupom de desconto | Vale de desconto | Desconto comercial | Desconto financeiro | Total descontos | Valor total das deduções |
      Total das deduções | Deduções
    `),
    charge: phrases(`Portes | Transporte | Frete | Portes de envio | Envio | Ecovalor`),
    withholding: phrases(`Retenção | Retenção na fonte | IRS | Retenção IRS`),
  },
  columns: {
    position: phrases(`Linha | Pos | Item | #`),
    article: phrases(`Código | Artigo | Referência | Ref | Cód`),
    name: phrases(`Descrição | Designação | Produto | Serviço | Descrição do produto | Produtos`),
    quantity: phrases(`Quantidade | Qtd | Quant | Qtde | Qt`),
    unit: phrases(`Unidade | Un | Uni | Unid`),
    price: phrases(`
      Preço | Preço unitário | Preço un | Pr. unitário | Preço unit | Valor unitário | Pr. unit | P. unit | P.V.P |
      Preço uni
    `),
    discount: phrases(`Desconto | Desc | Desc % | Dsc | % Desc | Dto`),
    vat_rate: phrases(`IVA | IVA % | Taxa | Taxa IVA | % IVA | Taxa de IVA | Taxa/valor | Taxa %`),
    vat_amount: phrases(`Valor IVA | Total IVA | Imposto | Valor do IVA | Montante IVA`),
    net: phrases(`Total líquido | Valor líquido | Total sem IVA | Líquido | Valor s/ IVA | Total s/ IVA`),
    gross: phrases(`Total com IVA | Total c/ IVA | Com IVA | Valor c/ IVA | Total ilíquido c/ IVA`),
    amount: phrases(
      `Total | Valor | Montante | Valor total | Preço total | Importância | Total EUR | Débito | Débitos`,
    ),
    base: phrases(`Base | Incidência | Base tributável | Base incidência | Base IVA | Incid./Qtd`),
    other: phrases(
      `Data | Período | Duração | Lote | Armazém | Motivo de isenção | Motivo isenção | Crédito | Créditos`,
    ),
  },
  parties: {
    seller: phrases(
      `
      Vendedor | Fornecedor | Emitente | Entidade emitente | Prestador | Prestador de serviços | Prestador do serviço | Emissor |
      Organizador | De | Dados do vendedor | Dados do emitente | Dados do fornecedor | Emitido por | Vendido por | Faturado por |
      Senhorio | Nome da loja | Remetente
    `,
    ),
    buyer: phrases(`
      Cliente | Adquirente | Faturar a | Destinatário | Exmo.(s) Sr.(s) | Exmo. Sr | Comprador | Tomador |
      Tomador de serviços | Tomador do serviço | Dados do cliente | Vendido a | Faturado a | Para | A cargo de |
      Fatura para | Faturar para | Dados do comprador | Dados do adquirente | Morada de faturação |
      Endereço de cobrança | Inquilino | Faturação a | Ao cuidado de | À atenção de
    `),
    other_party: phrases(`
      Local de entrega | Morada de entrega | Local de descarga | Local de carga | Dados bancários | Descarga | Carga |
      Transportadora
    `),
  },
  professions: phrases(`Consultor | Consultora | Autônomo | Agência | Restaurante`),
  accountHolders: phrases(`Titular`),
  contractHolders: phrases(
    `Titular | Titular do contrato | Titular do contador | Tomador do seguro | Contratante | Subscritor | Arrendatário | Inquilino | Assinante`,
  ),
  paymentSlips: { payee: phrases(`Pagar a | Pagar para | Pagável a`), payer: phrases(`Pagador | Sacado | Ordenante`) },
  buyersBelowSellers: [],
  buyersOwn: words('sua seu vossa vosso cliente adquirente'),
  reverseCharge: phrases(`Autoliquidação`),
  loneSums: [],
  monthSpellings: {},
  ordinalEndings: words('º'),
  dateParticles: words('de'),
  numberWords: words('n numero'),
  units: {
    kilogram: [],
    piece: phrases(`un | uni | unid`),
    metre: phrases(`metro | metros`),
    litre: phrases(`litro | litros`),
  },
  payments: {
    direct_debit: phrases(`débito direto | débito em conta | débito automático`),
    credit_card: phrases(`cartão de crédito | cartão`),
    debit_card: phrases(`multibanco | cartão de débito`),
    online: phrases(`mb way | pix`),
    check: phrases(`cheque | cheques | cheque à ordem de | cheque nominal`),
    cash: phrases(`dinheiro | numerário`),
    bank_transfer: phrases(`transferência | transferência bancária | depósito bancário | depósito em conta`),
  },
  paid: phrases(`pago | paga | liquidado | liquidada`),
  states: phrases(
    `Pago | Paga | Não paga | Não pago | Pendente | Em aberto | Vencida | Rascunho | Anulada | Cancelada`,
  ),
  paidWith: phrases(`com | por | via | através de | em`),
  negations: phrases(`não | nenhum | nenhuma`),
  demandWords: phrases(`pagamento | pagar | liquidar | liquidação | condições de pagamento`),
  deadlineWords: phrases(`
    até | até ao dia | até dia | até o dia | antes de | ou seja, até | ou seja, até ao dia | ou seja, a |
    isto é, até | isto é, a
  `),
  debitWords: phrases(`será debitado | será debitada | debitaremos | será cobrado | será cobrada`),
  debitDays: phrases(
    `em | a | no dia | no dia de | a partir de | a partir do dia | não antes de | não antes do dia | nunca antes de`,
  ),
  debitDaysAfter: [],
  deadlinesAfter: [],
  legalForms: phrases(`
    lda | lda. | unipessoal | s.a. | ltda | ltda. | s/a | eireli | epp | condomínio
    `),
  companyWords: [],
  joiningWords: words('e de do da para dos das'),
  neverInNames: phrases(` Todos os direitos reservados |
    capital social | sede social | sede | registo comercial | conservatória
  `),
  formerNameWords: words('anteriormente'),
  numberSeries: phrases(`Série`),
  paymentDates: phrases(`Data de pagamento`),
  shopOrders: {
    number: phrases(`Nº encomenda | N.º de encomenda | Encomenda | Pedido`),
    date: phrases(`Data da encomenda | Data do pedido`),
  },
  debitedAccounts: phrases(`conta`),
  senderReferences: phrases(`Referência | Referência de cobrança | Ref | Nossa referência`),
  seatWords: phrases(`
    com sede em | com sede na | com sede no | com domicílio em | com morada em | com morada na | residente em |
    com endereço em | estabelecida em
  `),
  partyQualifiers: [],
  addressParts: {
    postcode: phrases(`Código postal | Cód. postal | CEP | C.P.`),
    town: phrases(`Município | Localidade | Cidade | Concelho`),
    state: phrases(`Distrito | UF | Estado`),
  },
  frequentWords: words(`
    de da do fatura data valor total iva quantidade preco descricao cliente pagamento vencimento contribuinte nif
    morada telefone desconto emissao dos com para em os nao taxa moeda rua ao sem unitario documento encomenda
    original
  `),
  ...PORTUGUESE_RECEIPTS,
};
