import { describe, expect, it } from '@jest/globals';
import { readXmlTree } from '../../../src/extraction/input/xml.js';

const read = (text: string) => readXmlTree(Buffer.from(text));
const catchCode = (text: string): unknown => {
  try {
    read(text);
    return null;
  } catch (error) {
    return (error as { code: unknown }).code;
  }
};

describe('the limits of an XML file', () => {
  it('are 64 levels', () => {
    const nest = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth);
    expect([catchCode(nest(64)), catchCode(nest(65))]).toEqual([null, 'too_large']);
    expect(catchCode(`<r>${nest(63).repeat(3)}</r>`)).toBeNull();
  });

  it('are 64 attributes of each element', () => {
    const write = (count: number) => `<a ${Array.from({ length: count }, (_, index) => `b${index}="c"`).join(' ')}/>`;
    expect([catchCode(write(64)), catchCode(write(65))]).toEqual([null, 'too_large']);
    expect(catchCode(`<r>${write(64).repeat(3)}</r>`)).toBeNull();
  });

  it('do not count texts that are left out', () => {
    const long = 'x'.repeat(3 * 1024 * 1024);
    const attachment = `<EmbeddedDocumentBinaryObject>${long}</EmbeddedDocumentBinaryObject>`;
    expect(catchCode(`<a>${attachment}${attachment}<b>${long}</b></a>`)).toBeNull();
    expect(catchCode(`<a><b>${long}</b><b>${long}</b></a>`)).toBe('too_large');
    expect(catchCode(`<a><b c="${long}"/><b>${long}</b></a>`)).toBeNull();
  });
});

describe('an XML tree', () => {
  it('has the texts of its elements, without those of their children, in one piece', () => {
    const long = Array.from({ length: 30_000 }, (_, index) => `w${index}`).join(' ');
    const root = read(`<a> one <b>\n two\t<![CDATA[<three>]]> </b> four <c>${long}</c></a>`);
    expect([root.content(), root.value('b'), root.value('c')]).toEqual(['one four', 'two <three>', long]);
  });

  it('is searched by local names, in the order of the document', () => {
    const root = read(
      `<x:a xmlns:x="urn:x" xmlns="urn:y"><b><c>1</c><c> </c></b><x:b><c>2</c><d/></x:b><b><c>3</c></b></x:a>`,
    );
    expect(root).toMatchObject({ name: 'a', namespace: 'urn:x' });
    expect(root.values('b/c')).toEqual(['1', '2', '3']);
    expect(root.all('b/c')).toHaveLength(4);
    expect(root.all('b').map(({ namespace }) => namespace)).toEqual(['urn:y', 'urn:x', 'urn:y']);
    expect([root.first('b/d')?.name, root.first('d'), root.value('b/d')]).toEqual(['d', null, null]);
  });

  it('has attributes, but neither declarations of namespaces nor very long values', () => {
    const [kept, left] = ['x'.repeat(4096), 'x'.repeat(4097)];
    const root = read(`<a xmlns="urn:a" xmlns:p="urn:p" p:id=" 7 " empty=" " kept="${kept}" left="${left}"/>`);
    const names = ['id', 'empty', 'kept', 'left', 'xmlns', 'p', 'other'];
    expect(names.map((name) => root.attribute(name))).toEqual(['7', null, kept, null, null, null, null]);
  });

  it('may have prefixes that are not declared', () => {
    const root = read('<a xsi:type="b"><q:c>1</q:c></a>');
    expect([root.attribute('type'), root.value('c')]).toEqual(['b', '1']);
  });

  it.each([
    ['is empty', ' '],
    ['has no root', '<?xml version="1.0"?><!-- nothing -->'],
    ['is cut off', '<a><b></b>'],
    ['has two roots', '<a/><b/>'],
    ['has crossed elements', '<a><b></a></b>'],
  ])('is not read from a file that %s', (_, text) => {
    expect(catchCode(text)).toBe('unreadable_file');
  });
});
