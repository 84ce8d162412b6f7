import type { ReceiptWords } from './locale.js';
import { phrases, words } from '../text/phrases.js';

/** The words of receipts, shops and addresses; the rest of the language is in `pt.ts`. */
export const PORTUGUESE_RECEIPTS: ReceiptWords = {
  till: {
    payable: phrases(`
      Total a pagar | A pagar | Valor a pagar | Total EUR | Total geral | Valor total | Total com IVA | Total da compra |
      Total do documento | Total líquido | Total da conta | Total da venda | Montante a pagar | Total da nota |
      Total a liquidar | Total c/ IVA | Total IVA incluído | Total a pagar EUR | Total documento | Valor total a pagar |
      Total a pagar R$ | Total da compra EUR | Total fatura
    `),
    total: phrases(`Total | Valor | Montante | Soma | Total R$`),
    subtotal: phrases(`
      Subtotal | Total sem IVA | Total ilíquido | Incidência | Base | Base tributável | Valor líquido | Valor sem IVA |
      Total parcial
    `),
    tax: phrases(`
      IVA | Total IVA | Valor IVA | Imposto | Impostos | Total impostos | IVA incluído | ICMS | Taxa turística |
      Tributos | Tributos totais | Valor aproximado dos tributos | Total do IVA | Valor do IVA | IVA total |
      Do qual IVA | Total de IVA | Valor dos impostos | Imposto total | Total de impostos | Total imposto
    `),
    discount: phrases(`
      Desconto | Descontos | Total descontos | Desconto total | Promoção | Promo | Cupão | Cupom | Vale | Vale desconto |
      Desconto direto | Desconto cartão | Abatimento | Desconto fidelidade | Desconto cliente | Desconto imediato |
      Cupão de desconto | Cupom de desconto | Total de descontos | Desconto promocional | Desconto talão |
      Valor desconto | Desconto funcionário
    `),
    rounding: phrases(`Arredondamento | Acerto | Acerto de arredondamento | Arredondamentos`),
    change: phrases(`
      Troco | Seu troco | Troco EUR | Troco R$ | A devolver | Troco a devolver | Valor troco | Valor do troco |
      Total troco
    `),
    cash: phrases(`
      Dinheiro | Numerário | Entregue | Recebido | Pago | Valor entregue | Valor recebido | Valor pago | Pagamento |
      Em dinheiro | Total pago | A dinheiro | Numerário EUR | Dinheiro EUR | Dinheiro R$ | Total entregue |
      Pagamento em dinheiro | Pago em numerário
    `),
    card: phrases(`
      Multibanco | Cartão | Cartão de crédito | Cartão de débito | Cartão crédito | Cartão débito | MB | MB Way |
      Crédito | Débito | Contactless | Sem contacto | Cartão refeição | Cartão oferta | Cartão presente | Cheque | Pix |
      TPA | Vale refeição | Transferência | Pagamento cartão | Cartão bancário | Pagamento com cartão | Cartão EUR |
      Pagamento multibanco | Vale oferta | Cheque oferta | Cartão alimentação
    `),
    charge: phrases(`
      Taxa de serviço | Serviço | Couvert | Taxa de entrega | Entrega | Portes | Saco | Sacos | Sacola | Frete |
      Depósito | Suplemento | Embalagem | Vasilhame | Taxa serviço | Serviço de mesa | Saco plástico |
      Depósito vasilhame | Taxa de embalagem
    `),
    tip: phrases(`Gorjeta | Gratificação | Gorjeta sugerida`),
    ignored: phrases(`
      N.º artigos | Número de artigos | Artigos | Total de itens | Qtd. total de itens | Itens | Quantidade | Qtd |
      Unidades | Pontos | Saldo de pontos | Pontos acumulados | Poupança | Poupou | Total poupado | Poupança imediata |
      Nº documento | Nº autorização | Autorização | Saldo do cartão | Saldo acumulado | ATCUD | Nº de artigos |
      Total artigos | Qtd. artigos | Quantidade total | Pontos ganhos | Total pontos | Saldo anterior | Novo saldo |
      Nesta compra poupou | Total de poupança | Total de artigos
    `),
  },
  receiptWords: phrases(`
    Talão | Recibo | Cupom fiscal | Nota fiscal de consumidor | Fatura simplificada | Fatura-recibo | Caixa | Operador |
    Operadora | Obrigado | Obrigada | Obrigado pela visita | Obrigado pela sua visita | Obrigado pela preferência |
    Volte sempre | Bem-vindo | Atendido por | Foi atendido por | Empregado | Funcionário | Mesa | Para levar |
    Consumidor final | Trocas e devoluções | Trocas | Devoluções | Guarde o talão | Cópia cliente |
    Processado por programa certificado | Loja | Troco | Consumidor | Horário | Obrigado e volte sempre |
    Tenha um bom dia | Obrigado pela sua compra | Obrigado pela compra | Cópia comerciante | Cópia do cliente |
    Via do cliente | Via cliente | Via estabelecimento | Terminal de pagamento | Conserve o talão | NFC-e | Senha |
    Talão de compra
  `),
  tillNumbers: phrases(`Talão | Venda | Doc | Documento`),
  cardNumbers: phrases(`Autorização | Estabelecimento | Cód. comerciante | Nº aut | Período`),
  ownerLabels: phrases(`Proprietário | Exploração | Explorado por`),
  shopWords: words(`
    acougue adega alimentacao alimentar armazem armazens artigos bar barbearia bazar bijuteria bomba bombas botequim
    boutique bricolage cabeleireiro cafe cafetaria calcado cantina casa centro cervejaria charcutaria churrascaria
    churrasqueira cinema clinica comercial comercio confeitaria cozinha decoracao desporto distribuidora drogaria
    electrodomesticos eletronica emporio estacao esteticista farmacia ferragens florista fotografia frutaria gelataria
    garrafeira geladaria grelhados hamburgueria hiper hipermercado hospital hotel joalharia kiosque lanchonete lavandaria
    livraria loja lojas lotaria marisqueira mercado mercearia mini minimercado moda moveis museu oculista oficina optica
    otica ourivesaria padaria panificadora papelaria parafarmacia parque pastelaria peixaria pensao perfumaria pizzaria
    posto quiosque restaurante sapataria snack snackbar supermercado supermercados tabacaria talho tasca taberna tecidos
    teatro utilidades vinhos
  `),
  addressWords: words(`
    rua r avenida av praca pc largo lg travessa tv estrada estr alameda rotunda beco calcada andar loja lote edificio
    centro comercial zona industrial bairro quinta urbanizacao apartado rodovia cep
  `),
  pageWords: words('pagina pag folha'),
  postBoxWords: phrases(`Apartado | Caixa postal`),
  careOf: phrases(`a/c | ao cuidado de | à atenção de | c/o | att.`),
  courtesyTitles: words('sr sra exmo exma senhor senhora'),
  officeKinds: phrases(
    `Consultório | Consultório médico | Escritório de advogados | Departamento financeiro | Departamento de contabilidade | Contas a pagar | Contabilidade`,
  ),
  personTitles: words('sr sra dr dra dona exmo exma senhor senhora'),
};
