import { describe, expect, it } from '@jest/globals';
import { searchPages } from '../../../src/extraction/documents/search.js';
import { readTillKey } from '../../../src/extraction/documents/receipt/till-label.js';
import { LOCALES } from '../../../src/extraction/locales/locales.js';
import { readDocument } from '../../../src/extraction/page/document.js';
import { rankFindings } from '../../../src/extraction/rank.js';
import { makeReceiptPage } from '../../support/receipt-page.js';
import { makeSlip } from '../../support/make-slip.js';

/** The label of a receipt's number, that of the date until which a voucher is valid, and that of the sum of taxes. */
const LABELS: readonly (readonly [language: string, number: string, validity: string, tax: string])[] = [
  ['en', 'Docket no', 'Voucher valid until', 'GST included'],
  ['de', 'Kassenbon-Nr.', 'Coupon gültig bis', 'enth. USt'],
  ['fr', 'Ticket n°', "Bon valable jusqu'au", 'Dont TVA'],
  ['tr', 'Fiş No', 'Geçerlilik Tarihi', 'TOPKDV'],
  ['it', 'Documento commerciale n.', 'Buono valido fino al', 'di cui IVA'],
  ['es', 'Nº de ticket', 'Vale válido hasta', 'Cuota de IVA'],
  ['nl', 'Bonnummer', 'Actie geldig t/m', 'Waarvan BTW'],
  ['pt', 'Talão nº', 'Vale válido até', 'Total do IVA'],
  ['pl', 'Nr wydr.', 'Kupon ważny do', 'SUMA PTU'],
  ['cs', 'Účtenka č.', 'Kupón platný do', 'Daň celkem'],
  ['ms', 'No. resit', 'Sah sehingga', 'Jumlah cukai'],
  ['sv', 'Kvittonr', 'Poäng giltiga till', 'Varav moms'],
  ['ro', 'Nr. bon', 'Cupon valabil până la', 'Total TVA'],
  ['el', 'Αρ. απόδειξης', 'Ισχύει έως', 'Σύνολο ΦΠΑ'],
  ['hu', 'Nyugtaszám', 'Beváltható', 'Áfatartalom'],
  ['hr', 'Račun br.', 'Kupon vrijedi do', 'Ukupan PDV'],
  ['da', 'Bonnummer', 'Gyldig til og med', 'Heraf moms'],
  ['no', 'Bongnr.', 'Gyldig til og med', 'Herav mva'],
  ['fi', 'Kuittinro', 'Lunastettava viimeistään', 'Arvonlisävero yhteensä'],
  ['sk', 'Číslo bločku', 'Poukážka platná do', 'DPH spolu'],
  ['bg', 'Бон №', 'Валиден до', 'Общо ДДС'],
  ['sl', 'Paragon št.', 'Velja do', 'DDV skupaj'],
  ['et', 'Kviitungi nr', 'Kehtiv kuni', 'KM kokku'],
  ['lv', 'Čeka Nr.', 'Derīgs līdz', 'PVN kopā'],
  ['lt', 'Kvito Nr.', 'Galioja iki', 'Iš viso PVM'],
  ['uk', 'Чек №', 'Дійсний до', 'Всього ПДВ'],
  ['sr', 'Broj računa', 'Važi do', 'Ukupan porez'],
  ['is', 'Kvittun nr', 'Gildir til', 'Þar af virðisaukaskattur'],
  ['ca', 'Tiquet núm.', 'Vàlid fins', 'Quota IVA'],
  ['id', 'No. struk', 'Berlaku sampai', 'Total pajak'],
  ['vi', 'Số phiếu', 'Có giá trị đến', 'Tiền thuế GTGT'],
  ['ru', 'Чек №', 'Действителен до', 'Сумма НДС'],
  ['ja', 'レシート番号', '有効期限', '消費税額'],
  ['zh', '收据编号', '有效期至', '税额'],
  ['ko', '영수증 번호', '유효기간', '부가세'],
  ['he', 'מספר קבלה', 'בתוקף עד', 'סכום מע״מ'],
  ['th', 'เลขที่ใบเสร็จ', 'วันหมดอายุ', 'ภาษีมูลค่าเพิ่ม'],
];

const readKey = (text: string) => readTillKey(readDocument([makeSlip(text)]).lines[0]!.words);

describe('the words of tills', () => {
  it('are checked for every language', () => {
    expect(LABELS.map(([language]) => language)).toEqual(LOCALES.map(({ language }) => language));
  });

  // Hebrew is written from right to left, which these slips are not.
  it.each(LABELS.filter(([language]) => language !== 'he'))(
    '%s: %s, %s and %s are known',
    (_, number, validity, tax) => {
      const text = `
      ARBELO & FENWICK
      ${validity} 31.12.2025
      ${number}: 004711
      Terminal ID: 88120034
      17.04.2025
      Tukavo|8.00
      Merilo|4.00
      TOTAL|12.00
      ${tax}|1.09
    `;
      const draft = { bytes: new Uint8Array(), mediaType: null, xml: [], pageCount: 1, format: null, findings: [] };
      const fields = rankFindings(searchPages({ ...draft, pages: [makeReceiptPage(text)] }).findings);
      const read = [fields.invoice_number?.chosen.value, fields.invoice_date?.chosen.value, readKey(tax)];
      expect(read).toEqual(['004711', '2025-04-17', 'tax']);
    },
  );

  it.each(['Bon Aqua', 'Body lotion', 'Kurşun kalem', 'Nasi goreng telur mata', 'BF burger', 'Nasi dan ayam'])(
    'do not occur in the item %s',
    (name) => {
      expect(readKey(name)).toBeNull();
    },
  );
});
