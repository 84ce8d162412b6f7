import { describe, expect, test } from '@jest/globals';
import { chooseParts, isAccompanying, listParts, type MailStructure } from '../../../src/arrivals/mail-parts.js';

const LARGE = 200_000;

function attach(part: string, name: string, type = 'application/octet-stream', size = LARGE): MailStructure {
  return { part, type, size, disposition: 'attachment', dispositionParameters: { filename: name } };
}

function mix(...childNodes: MailStructure[]): MailStructure {
  return { type: 'multipart/mixed', childNodes: [{ part: '1', type: 'text/html', size: 900 }, ...childNodes] };
}

/** The names of the parts that are invoices, each with what shows the same invoice, if all XML files are e-invoices. */
function choose(structure: MailStructure): string[] {
  const parts = listParts(structure);
  const xmls = new Set(parts.filter(({ kind }) => kind === 'xml').map(({ part }) => part));
  return chooseParts(parts, xmls).map(({ fileName, besides }) => [fileName, ...besides].join(' + '));
}

describe('the parts of a mail that are invoices', () => {
  test('are its PDFs, e-invoices and large pictures, whatever type they are declared as', () => {
    const names = ['a.pdf', 'b.XML', 'scan.jpg', 'photo.heic', 'IT01234567890_00001.xml.p7m'];
    const parts = names.map((name, index) => attach(String(index + 2), name));
    expect(choose(mix(...parts))).toEqual(names);
    const typed: MailStructure = { part: '2', type: 'application/pdf', size: LARGE, parameters: { name: 'Rechnung' } };
    expect(choose(mix(typed))).toEqual(['Rechnung']);
    expect(listParts(mix(attach('2', 'document')))).toMatchObject([
      { part: '2', kind: 'unknown', fileName: 'document' },
    ]);
  });

  test('are not its texts, calendars, archives, signatures of the mail and other files', () => {
    const names = ['notes.docx', 'invite.ics', 'files.zip', 'smime.p7s', 'list.csv', 'winmail.dat'];
    expect(choose(mix(...names.map((name, index) => attach(String(index + 2), name))))).toEqual([]);
  });

  test('are not pictures of the text or of a signature', () => {
    const related: MailStructure = {
      type: 'multipart/related',
      childNodes: [
        { part: '1.1', type: 'text/html' },
        { part: '1.2', type: 'image/png', size: LARGE, id: '<picture@mail>', disposition: 'inline' },
      ],
    };
    const icon = attach('2', 'badge-photo.png', 'image/png');
    const small = attach('3', 'scan.png', 'image/png', 9_000);
    const outlook = attach('4', 'image001.png', 'image/png');
    const logo = attach('5', 'Logo Feldmann.jpg', 'image/jpeg');
    expect(choose({ type: 'multipart/mixed', childNodes: [related, icon, small, outlook, logo] })).toEqual([]);
  });

  test('are photos that a phone puts between the lines', () => {
    const photo: MailStructure = { part: '2', type: 'image/jpeg', size: LARGE, disposition: 'inline' };
    expect(listParts(mix(photo))).toMatchObject([{ part: '2', kind: 'image', fileName: null }]);
  });

  test('are the e-invoice of a mail that also shows it as a PDF', () => {
    expect(choose(mix(attach('2', 'RE-17.pdf'), attach('3', 'xrechnung.xml')))).toEqual(['xrechnung.xml + RE-17.pdf']);
    expect(
      choose(mix(attach('2', '17.pdf'), attach('3', '17_xrechnung.xml'), attach('4', '18.pdf'), attach('5', '18.xml'))),
    ).toEqual(['17_xrechnung.xml + 17.pdf', '18.xml + 18.pdf']);
    expect(choose(mix(attach('2', '17.xml'), attach('3', '17.pdf'), attach('4', '18.pdf')))).toEqual([
      '17.xml + 17.pdf',
      '18.pdf',
    ]);
    expect(choose(mix(attach('2', 'a.pdf'), attach('3', 'b.pdf'), attach('4', 'c.xml')))).toEqual([
      ...['a.pdf', 'b.pdf', 'c.xml'],
    ]);
  });

  test('are the PDF if the XML is something else', () => {
    const parts = listParts(mix(attach('2', 'order.xml'), attach('3', 'order.pdf')));
    expect(chooseParts(parts, new Set()).map(({ fileName }) => fileName)).toEqual(['order.pdf']);
  });

  test('are those of forwarded mails, and of a mail that is nothing but a file', () => {
    const forwarded: MailStructure = {
      part: '2',
      type: 'message/rfc822',
      childNodes: [
        { type: 'multipart/mixed', childNodes: [{ part: '2.1', type: 'text/plain' }, attach('2.2', 'a.pdf')] },
      ],
    };
    expect(listParts(mix(forwarded))).toMatchObject([{ part: '2.2', kind: 'pdf', fileName: 'a.pdf' }]);
    expect(listParts({ type: 'application/pdf', size: LARGE })).toMatchObject([
      { part: '1', kind: 'pdf', fileName: null },
    ]);
  });

  test.each([
    ['AGB.pdf', true],
    ['Allgemeine Geschäftsbedingungen 2026.pdf', true],
    ['Widerrufsbelehrung.pdf', true],
    ['Datenschutzhinweise.pdf', true],
    ['Terms_and_Conditions.pdf', true],
    ['terms-of-service-v2.pdf', true],
    ['Privacy Policy.pdf', true],
    ['CGV.pdf', true],
    ['conditions générales de vente.pdf', true],
    ['Condizioni generali.pdf', true],
    ['Algemene voorwaarden.pdf', true],
    ['Satış şartları.pdf', true],
    ['Returns form.pdf', true],
    ['Rechnung inkl. AGB.pdf', false],
    ['invoice-terms-30-days.pdf', false],
    ['Bagbo 12.pdf', false],
    ['2026-117.pdf', false],
    ['Kostenvoranschlag.pdf', false],
    ['.pdf', false],
    [null, false],
  ])('%s is an accompanying document: %s', (name, expected) => {
    expect(isAccompanying(name)).toBe(expected);
  });
});
