import type { XmlElement } from '../input/xml-element.js';
import type { StatedDetails } from '../model/stated-details.js';
import { addUp } from './amounts.js';
import { toCountry } from './codes.js';
import { toStatedLine, type LineText } from './line-item.js';

const BUYER = 'FatturaElettronicaHeader/CessionarioCommittente';

/** Reads what people see of the first invoice of a FatturaPA document beside its findings. */
export function readFatturaPaDetails(invoice: XmlElement, readLine: (line: XmlElement) => LineText): StatedDetails {
  const body = invoice.first('FatturaElettronicaBody');
  const general = body?.first('DatiGenerali');
  const document = general?.first('DatiGeneraliDocumento');
  return {
    buyerCountry: toCountry(invoice.value(`${BUYER}/Sede/Nazione`)),
    lines: (body?.all('DatiBeniServizi/DettaglioLinee') ?? []).map((line) =>
      toStatedLine(readLine(line), {
        position: line.value('NumeroLinea'),
        unit: line.value('UnitaMisura'),
        price: line.value('PrezzoUnitario'),
        priceQuantity: null,
      }),
    ),
    areLinesGross: false,
    sums: {
      charge: document?.value('DatiBollo/ImportoBollo') ?? null,
      withholding: addUp(document?.values('DatiRitenuta/ImportoRitenuta') ?? []),
      rounding: document?.value('Arrotondamento') ?? null,
      payable: addUp(body?.values('DatiPagamento/DettaglioPagamento/ImportoPagamento') ?? []),
    },
    references: {
      contract: general?.value('DatiContratto/IdDocumento') ?? null,
      original_invoice: general?.value('DatiFattureCollegate/IdDocumento') ?? null,
      buyer_reference: general?.value('DatiOrdineAcquisto/CodiceCIG') ?? null,
    },
    notes: [
      ...(document?.values('Causale') ?? []),
      ...(body?.values('DatiBeniServizi/DatiRiepilogo/RiferimentoNormativo') ?? []),
    ],
  };
}

/** Reads what people see of the first invoice of a simplified FatturaPA document, whose lines include VAT, beside its findings. */
export function readSimplifiedDetails(invoice: XmlElement): StatedDetails {
  const body = invoice.first('FatturaElettronicaBody');
  return {
    buyerCountry: toCountry(invoice.value(`${BUYER}/AltriDatiIdentificativi/Sede/Nazione`)),
    lines: (body?.all('DatiBeniServizi') ?? []).map((line) => ({
      position: null,
      name: line.value('Descrizione'),
      description: null,
      quantity: null,
      unit: null,
      price: null,
      priceQuantity: null,
      rate: line.value('DatiIVA/Aliquota'),
      amount: line.value('Importo'),
    })),
    areLinesGross: true,
    sums: {},
    references: { original_invoice: body?.value('DatiGenerali/DatiFatturaRettificata/NumeroFR') ?? null },
    notes: body?.values('DatiBeniServizi/RiferimentoNormativo') ?? [],
  };
}
