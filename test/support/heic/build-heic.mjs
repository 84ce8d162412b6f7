import { writeBox, findBox, writeFullBox, writeUint16, writeUint32, writeUint8 } from './heic-boxes.mjs';

const HEADER = 8;
const ESSENTIAL = 0x80;
const HIDDEN = 1;

/**
 * Builds a HEIC like those of phones (ISO 23008-12): a grid of square tiles, each a separate HEIC that was created in the same
 * way, cut to `width` x `height`, to be rotated counterclockwise by the given number of quarter turns for display.
 */
export function buildHeic(tiles, { columns, side, width, height, quarters }) {
  const pictures = tiles.map((tile) => findBox(tile, 'mdat').subarray(HEADER));
  const first = tiles.map((tile) => findBox(tile, 'hvcC')).reduce(requireSame);
  const ids = pictures.map((_, index) => index + 2);
  const grid = Buffer.concat([writeUint8(0, 0, tiles.length / columns - 1, columns - 1), writeUint16(width, height)]);
  const properties = [first, writeSize(side, side), writeSize(width, height), writeBox('irot', writeUint8(quarters))];
  const type = writeBox('ftyp', Buffer.from('heic'), writeUint32(0), Buffer.from('mif1heic'));
  const writeMeta = (start) =>
    writeFullBox(
      'meta',
      0,
      0,
      writeFullBox('hdlr', 0, 0, writeUint32(0), Buffer.from('pict'), Buffer.alloc(13)),
      writeFullBox('pitm', 0, 0, writeUint16(1)),
      writeItems(ids),
      writeFullBox('iref', 0, 0, writeBox('dimg', writeUint16(1, ids.length, ...ids))),
      writeBox('iprp', writeBox('ipco', ...properties), writeAssociations(ids)),
      writeLocations(ids, pictures, grid, start),
      writeBox('idat', grid),
    );
  const start = type.length + writeMeta(0).length + HEADER;
  return Buffer.concat([type, writeMeta(start), writeBox('mdat', ...pictures)]);
}

function requireSame(one, other) {
  if (!one.equals(other)) throw new Error('The tiles were encoded differently.');
  return one;
}

function writeSize(width, height) {
  return writeFullBox('ispe', 0, 0, writeUint32(width, height));
}

function writeItems(ids) {
  const writeItem = (id, type, flags) =>
    writeFullBox('infe', 2, flags, writeUint16(id, 0), Buffer.from(type), writeUint8(0));
  const items = [writeItem(1, 'grid', 0), ...ids.map((id) => writeItem(id, 'hvc1', HIDDEN))];
  return writeFullBox('iinf', 0, 0, writeUint16(items.length), ...items);
}

/** The grid has the third and fourth property; its tiles have the first and second. */
function writeAssociations(ids) {
  const grid = [writeUint16(1), writeUint8(2, 3, ESSENTIAL | 4)];
  const tiles = ids.flatMap((id) => [writeUint16(id), writeUint8(2, ESSENTIAL | 1, 2)]);
  return writeFullBox('ipma', 0, 0, writeUint32(ids.length + 1), ...grid, ...tiles);
}

/** The description of the grid is in `idat`; the tiles follow each other from `start`. */
function writeLocations(ids, pictures, grid, start) {
  const writeEntry = (id, method, offset, length) =>
    Buffer.concat([writeUint16(id, method, 0, 1), writeUint32(offset, length)]);
  let offset = start;
  const tiles = pictures.map((picture, index) => {
    offset += picture.length;
    return writeEntry(ids[index], 0, offset - picture.length, picture.length);
  });
  return writeFullBox(
    'iloc',
    1,
    0,
    writeUint8(0x44, 0),
    writeUint16(ids.length + 1),
    writeEntry(1, 1, 0, grid.length),
    ...tiles,
  );
}
