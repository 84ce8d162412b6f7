import { expect, test } from '@jest/globals';
import { parseMailboxUrl } from '../../../src/shared/mailbox-url.js';

test('the URL of a mailbox names the server, the user and the folder', () => {
  expect(parseMailboxUrl('imaps://nora%40example.com:p%3Aw%2Fd@mail.example.com/Invoices%2FNew')).toEqual({
    ...{ host: 'mail.example.com', port: 993, user: 'nora@example.com', password: 'p:w/d' },
    ...{ folder: 'Invoices/New', encryption: 'tls' },
  });
  expect(parseMailboxUrl('imaps://u:p@mail.example.com:1993')).toMatchObject({ port: 1993, folder: 'INBOX' });
  expect(parseMailboxUrl(undefined)).toBeUndefined();
});

test('passwords cross a network only encrypted', () => {
  const read = (host: string) => parseMailboxUrl(`imap://u:p@${host}/`)?.encryption;
  expect(['mail.example.com', '10.0.0.1', 'localhost.example.com'].map(read)).toEqual(Array(3).fill('starttls'));
  expect(['localhost', '127.0.0.1', '[::1]'].map(read)).toEqual(Array(3).fill('none'));
});

test.each([
  'mail.example.com',
  'https://u:p@host/',
  'imaps://host/',
  'imaps://u@host/',
  'imaps://u:p@host/?tls=off',
  'imaps://u:%E0%A4%A@host/',
])('a URL is refused: %s', (text) => {
  expect(() => parseMailboxUrl(text)).toThrow('must be imaps://user:password@host/folder, or imap:// for STARTTLS');
});
