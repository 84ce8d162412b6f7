import { useSpeech } from '../../language/language.ts';
import { SelectField } from '../../parts/field.tsx';

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const NAME = 'overlapSeconds';

/** How long what is replaced keeps working beside its successor. */
export function OverlapField({ label }: { readonly label: string }) {
  const { texts } = useSpeech();
  return (
    <SelectField
      name={NAME}
      label={label}
      defaultValue={String(DAY_SECONDS)}
      options={[
        ['0', texts.notAtAll],
        [String(HOUR_SECONDS), texts.oneHour],
        [String(DAY_SECONDS), texts.oneDay],
        [String(7 * DAY_SECONDS), texts.oneWeek],
      ]}
    />
  );
}

export function readOverlap(form: FormData): number {
  return Number(form.get(NAME));
}
