import { fillText } from '../language/fill-text.ts';
import { useSpeech, type Speech } from '../language/language.ts';
import { FIELD_GROUPS, showFound } from './invoice-fields.ts';
import { STATUSES } from './invoice-status.ts';
import { RecordName } from './record-name.tsx';

interface ChangedValueProps {
  /** As the history names it. */
  readonly field: string;
  readonly value: string | null | undefined;
  readonly currency: string | null | undefined;
}

const FIELDS = FIELD_GROUPS.flatMap(({ fields }) => fields);
const VAT_ROW = /^(\S+) % of (\S+) is (\S+)$/;
const UID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A former or new value in the history, as people read it; a company, category or card by its name. */
export function ChangedValue({ field, value, currency }: ChangedValueProps) {
  const speech = useSpeech();
  if (field === 'approvementStatus') return nameStatus(value, speech);
  if (field === 'quantity' || field === 'vatRate') return showDecimal(field, value, speech);
  if (field === 'vatCategories') return value == null ? value : showVatRows(value, currency, speech);
  const definition = FIELDS.find(({ name }) => name === field || name === `${field}Uid`);
  if (value == null || !definition) return value;
  if (UID.test(value)) {
    const { editor } = definition;
    if (editor === 'company' || editor === 'category' || editor === 'card')
      return <RecordName kind={editor} uid={value} />;
  }
  return value === '–' ? value : showFound(definition, value, currency, speech);
}

/** The VAT rows, which the history describes as "1 rate: 19.00 % of 100.00 is 19.00"; another text stays as it is. */
function showVatRows(value: string, currency: string | null | undefined, { texts, format }: Speech): string {
  const rows = value.replace(/^\d+ rates?: /, '').split('; ');
  const shown = rows.map((row) => {
    const [, rate, base, vat] = VAT_ROW.exec(row) ?? [];
    if (rate === undefined) return row;
    const money = (amount: string | undefined) => (amount === '?' ? '–' : format.money(amount, currency));
    return fillText(texts.vatRow, {
      rate: rate === '?' ? '–' : format.percent(rate),
      base: money(base),
      vat: money(vat),
    });
  });
  return shown.join('; ');
}

function nameStatus(value: string | null | undefined, { texts }: Speech): string {
  const status = STATUSES.find((name) => name === value?.toUpperCase());
  return status ? texts[`status_${status}`] : '–';
}

function showDecimal(field: 'quantity' | 'vatRate', value: string | null | undefined, { format }: Speech): string {
  if (value === '–') return value;
  return field === 'quantity' ? format.decimal(value) : format.percent(value);
}
