interface FactsProps {
  /** Names with their values; one that is missing is left out. */
  readonly facts: readonly (readonly [name: string, value: string | null | undefined])[];
}

/** Values that cannot be changed where they are shown. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="facts panel">
      {facts
        .filter(([, value]) => value != null && value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
