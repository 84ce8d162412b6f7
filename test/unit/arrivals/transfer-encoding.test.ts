import { expect, test } from '@jest/globals';
import { decodeTransfer } from '../../../src/arrivals/transfer-encoding.js';

const decode = (text: string, encoding: string) =>
  decodeTransfer(Buffer.from(text, 'latin1'), encoding).toString('latin1');

test('base64 is decoded across lines, also without padding', () => {
  expect(decode('JVBE\r\nRi0x\r\n', 'base64')).toBe('%PDF-1');
  expect(decode('JVBERg', 'base64')).toBe('%PDF');
});

test('quoted-printable is decoded to the bytes, whatever their character set', () => {
  expect(decode('Stra=DFe =3D 1=\r\n2 =20\r\n', 'quoted-printable')).toBe('Straße = 12  \r\n');
  expect(decode('50% = half =zz', 'quoted-printable')).toBe('50% = half =zz');
});

test.each(['7bit', '8bit', 'binary', ''])('%s is left as it is', (encoding) => {
  expect(decode('a=3D b\r\n', encoding)).toBe('a=3D b\r\n');
});
