/** Values that code may confuse with others, in a variable or a member of a body. */
const ODD_VALUES: readonly unknown[] = [
  ...[null, true, 0, -0, -1, 1.5, 1e30, Number.MAX_SAFE_INTEGER + 1, 4_294_967_296, '', ' ', '0', 'NaN', '1e400'],
  ...['\u0000', 'a\ud800', '\udc00b', '\ufeff', '\u202e', '%00', "' OR 1=1 --", '%_\\', '../..', '${1}', '{{1}}'],
  ...['0000-01-01', '9999-12-31T23:59:59.999999+14:00', '0001-01-01T00:00:00+14:00', '2026-02-30', '-1-01-01'],
  ...['99999999999999999999.99', '-0.00', '1,5', '٣', 'XCG', 'x'.repeat(70_000), '😀'.repeat(300)],
  ...[[], {}, [null], [[[]]], [{}], { uid: 1 }, { toString: 1 }, { length: 1e9 }, { constructor: { prototype: 1 } }],
  ...[JSON.parse('{"__proto__":{"a":1}}') as object, Array.from({ length: 1_000 }, () => 'x')],
];
const ODD_TOKENS = [
  ...['{', '}', '(', ')', '[', ']', ':', '!', '$', '@', '...', '|', '&', '=', '"', '"""', '"\\u{110000}"', '"\\ud800"'],
  ...[
    'null',
    'true',
    '-1',
    '1e999',
    '00',
    '0x1',
    '$v0',
    '@skip(if: true)',
    '@defer',
    '@include',
    'on',
    'fragment F',
    '#',
  ],
  ...['__typename', '__schema', '__proto__', 'constructor', 'query', 'mutation', 'subscription', 'ü', '\u0000', '\\'],
];

/** Replaces one value in a tree of JSON, at any depth, by an odd one. @param random numbers from 0 to 1 */
export function mangleValue(value: unknown, random: () => number): unknown {
  const isInside = typeof value === 'object' && value !== null && Object.keys(value).length > 0 && random() < 0.8;
  if (!isInside) return choose(ODD_VALUES, random);
  const key = choose(Object.keys(value), random);
  const changed = mangleValue((value as Record<string, unknown>)[key], random);
  return Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed };
}

/** Removes, repeats, swaps or replaces a few words of a text. @param random numbers from 0 to 1 */
export function mangleText(text: string, random: () => number): string {
  const words = text.match(/\w+|\s+|[^\w\s]/gu) ?? [];
  const count = 1 + Math.floor(random() * 3);
  for (let change = 0; change < count; change += 1) {
    const at = Math.floor(random() * words.length);
    const replacements = [
      [],
      [words[at] ?? '', ' ', words[at] ?? ''],
      [choose(ODD_TOKENS, random)],
      [choose(words, random)],
    ];
    words.splice(at, 1, ...choose(replacements, random));
  }
  return words.join('');
}

/** Mulberry32: numbers from 0 to 1, the same for the same seed. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function choose<Value>(values: readonly Value[], random: () => number): Value {
  return values[Math.floor(random() * values.length)]!;
}
