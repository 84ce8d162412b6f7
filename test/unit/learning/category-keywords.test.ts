import { describe, expect, it } from '@jest/globals';
import { findCategoryByKeywords } from '../../../src/learning/category-keywords.js';
import type { Category } from '../../../src/categories/category.entity.js';

const CATEGORIES = ['Software', 'Reisen', 'Telecom', 'Other'].map((name, id) => ({ id, name }) as Category);

function findCategory(supplier: string, items: string[] = [], categories = CATEGORIES): [string, string] | null {
  const match = findCategoryByKeywords(categories, supplier, items);
  return match && [match.category.name, match.keyword];
}

describe('the category of a supplier and its items', () => {
  it('is the one that a prefix of a word suggests', () => {
    expect(findCategory('Hotel Adler GmbH')).toEqual(['Reisen', 'hotel']);
    expect(findCategory('Adler GmbH', ['2 Übernachtungen'])).toEqual(['Reisen', 'ubernachtungen']);
  });

  it('is the one with more keywords', () => {
    expect(findCategory('Adler GmbH', ['Flug nach Rom', 'Hotel', 'Roaming'])).toEqual(['Reisen', 'flug']);
  });

  it('follows the supplier’s name against one item, but not against three', () => {
    expect(findCategory('Adler Hosting', ['Hotel'])).toEqual(['Software', 'hosting']);
    expect(findCategory('Adler Hosting', ['Hotel', 'Flug', 'Taxi'])).toEqual(['Reisen', 'hotel']);
  });

  it('counts a word once, however often it occurs', () => {
    expect(findCategory('Adler', ['Flug', 'Flug', 'Flug', 'Domain', 'Server'])).toEqual(['Software', 'domain']);
  });

  it('is unknown if two have equal evidence', () => {
    expect(findCategory('Adler Hosting', ['Hotel', 'Flug'])).toBeNull();
  });

  it('is unknown without evidence', () => {
    expect(findCategory('Adler GmbH', ['Schrauben'])).toBeNull();
  });

  it('is unknown unless exactly one category of the account is of that kind', () => {
    const makeCategories = (...names: string[]) => names.map((name, id) => ({ id, name }) as Category);
    expect(findCategory('Hotel Adler', [], makeCategories('Software'))).toBeNull();
    expect(findCategory('Hotel Adler', [], makeCategories('Reisen', 'Travel'))).toBeNull();
  });

  it('matches short words only as a whole', () => {
    expect(findCategory('Glasfaser Nord', [], [{ id: 1, name: 'IT' } as Category])).toBeNull();
    expect(findCategory('Cloud Nord', [], [{ id: 1, name: 'IT' } as Category])).toEqual(['IT', 'cloud']);
    expect(findCategory('Cloud Nord', [], [{ id: 1, name: 'Italy' } as Category])).toBeNull();
    expect(findCategory('DSL Nord')).toEqual(['Telecom', 'dsl']);
    expect(findCategory('Dslam Nord')).toBeNull();
    expect(findCategory('Taxizentrale Nord')).toEqual(['Reisen', 'taxizentrale']);
  });

  it('follows the first 500 words of the items', () => {
    const writeWords = (count: number) => [Array.from({ length: count }, () => 'Schrauben').join(' '), 'Flug'];
    expect(findCategory('Adler GmbH', writeWords(499))).toEqual(['Reisen', 'flug']);
    expect(findCategory('Adler GmbH', writeWords(500))).toBeNull();
  });

  it('is not the one with more keywords if the account has none of that kind', () => {
    const travel = [{ id: 1, name: 'Travel' } as Category];
    expect(findCategory('Adler', ['Hotel', 'Domain', 'Server'], travel)).toBeNull();
  });
});
