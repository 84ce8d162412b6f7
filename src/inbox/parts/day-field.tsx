import { useState } from 'react';
import { isDay } from '../client/clock.ts';
import { useSpeech } from '../language/language.ts';
import { Refusal } from './refusal.tsx';

/** With these, browsers let people type a year of four digits only; while it is typed, it is before the first of them. */
export const DAY_LIMITS = { min: '1900-01-01', max: '9999-12-31' };

interface DayFieldProps {
  readonly label: string;
  /** YYYY-MM-DD; an empty text for none. */
  readonly value: string;
  readonly onChange: (day: string) => void;
}

/** A field for a day that takes effect as soon as it is complete. A day that is none says so when the field is left. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  const { texts } = useSpeech();
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const type = (day: string) => {
    const isRight = day === '' || (isDay(day) && day >= DAY_LIMITS.min);
    setLeft(false);
    setTyped(isRight ? null : day);
    if (isRight && day !== value) onChange(day);
  };
  const isWrong = isLeft && typed !== null;
  return (
    <div className="field">
      <label>
        <span>{label}</span>
        <input
          type="date"
          {...DAY_LIMITS}
          value={typed ?? value}
          aria-invalid={isWrong}
          onChange={({ target }) => type(target.value)}
          onBlur={() => setLeft(true)}
        />
      </label>
      <Refusal reason={isWrong ? texts.notADay : null} />
    </div>
  );
}
