/**
 * Reads a setting from the text of its environment variable, which is undefined if the variable is not set.
 *
 * @throws InvalidSetting
 */
export type SettingRule<Value> = (text: string | undefined) => Value;

/** What is wrong with the text of a setting, for the operator. */
export class InvalidSetting extends Error {
  override readonly name = 'InvalidSetting';
}

export interface TextForm {
  /** Whether a text is valid; every text is if omitted. */
  readonly isValid?: (text: string) => boolean;
  /** What a text must be if it is not valid. */
  readonly message?: string;
}

/** A text without a default. */
export function createOptionalTextRule({ isValid = () => true, message }: TextForm = {}): SettingRule<
  string | undefined
> {
  return (text) => {
    if (text !== undefined && !isValid(text)) throw new InvalidSetting(message);
    return text;
  };
}

/** A text with a default. */
export function createTextRule(fallback: string, form?: TextForm): SettingRule<string> {
  const read = createOptionalTextRule(form);
  return (text) => read(text) ?? fallback;
}

/** One of a few words. */
export function createChoiceRule<Choice extends string>(
  choices: readonly Choice[],
  fallback: NoInfer<Choice>,
): SettingRule<Choice> {
  return (text = fallback) => {
    const found = choices.find((choice) => choice === text);
    if (found === undefined) throw new InvalidSetting(`must be one of: ${choices.join(', ')}`);
    return found;
  };
}

/** `on` or `off`, as a boolean. */
export function createOnOffRule(fallback: 'on' | 'off'): SettingRule<boolean> {
  const read = createChoiceRule(['on', 'off'], fallback);
  return (text) => read(text) === 'on';
}

/** A whole number; both ends of its range are included. */
export function createWholeNumberRule(fallback: number, least: number, most: number): SettingRule<number> {
  return (text) => {
    if (text === undefined) return fallback;
    const number = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
    if (number >= least && number <= most) return number;
    throw new InvalidSetting(`must be a whole number from ${least} to ${most}`);
  };
}

/** A whole number without a default; both ends of its range are included. */
export function createOptionalWholeNumberRule(least: number, most: number): SettingRule<number | undefined> {
  const read = createWholeNumberRule(least, least, most);
  return (text) => (text === undefined ? undefined : read(text));
}

/** A URL with one of the protocols, such as `https:`. */
export function createUrlRule(...protocols: string[]): SettingRule<string | undefined> {
  return createOptionalTextRule({
    isValid: (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
    message: `must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });
}

/** Origins such as `https://app.example.com`, separated by commas, or `*`. */
export function createOriginsRule(): SettingRule<readonly string[] | undefined> {
  return (text) => {
    if (text === undefined) return undefined;
    const origins = text
      .split(',')
      .map((origin) => origin.trim())
      .filter((origin) => origin !== '');
    const isOrigin = (origin: string) => origin === '*' || (URL.canParse(origin) && new URL(origin).origin === origin);
    if (origins.every(isOrigin)) return origins;
    throw new InvalidSetting(
      'must be * or origins without a path, such as https://app.example.com, separated by commas',
    );
  };
}
