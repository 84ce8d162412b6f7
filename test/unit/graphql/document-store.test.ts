import { describe, expect, it } from '@jest/globals';
import { parse } from 'graphql';
import { DocumentStore, estimateDocumentBytes } from '../../../src/graphql/compiled/document-store.js';

/** The number of these documents that a new store still holds once all have been stored. */
async function countKept(texts: readonly string[]): Promise<number> {
  const store = new DocumentStore();
  for (const text of texts) await store.set(text, parse(text));
  const kept = await Promise.all(texts.map((text) => store.get(text)));
  return kept.filter((document) => document !== undefined).length;
}

const listUnique = (count: number, text: string) => Array.from({ length: count }, (_, index) => `${text} #${index}`);

describe('parsed documents', () => {
  it('are kept by their names until they are deleted', async () => {
    const store = new DocumentStore();
    const document = parse('{ a }');
    await store.set('a', document);
    expect([await store.get('a'), await store.get('b')]).toEqual([document, undefined]);
    await store.delete('a');
    expect(await store.get('a')).toBeUndefined();
  });

  it.each([
    ['small ones are all kept', '{ a }', 1_000, 1_000, 1_000],
    ['few large ones are kept', `{ ${'a '.repeat(500)} }`, 300, 100, 140],
    ['comments count, since the parser keeps them', `{ a } ${'#\n'.repeat(5_000)}`, 30, 10, 15],
    ['very long ones are never kept', `{ a } #${'x'.repeat(20_000)}`, 3, 0, 0],
  ])('take a limited amount of memory: %s', async (_what, text, count, least, most) => {
    const kept = await countKept(listUnique(count, text));
    expect(kept).toBeGreaterThanOrEqual(least);
    expect(kept).toBeLessThanOrEqual(most);
  });

  it('have a size even without locations', () => {
    expect(estimateDocumentBytes(parse('{ a }', { noLocation: true }))).toBeGreaterThan(0);
  });
});
