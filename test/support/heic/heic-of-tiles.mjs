import { box, findBox, fullBox, uint16, uint32, uint8 } from './heic-boxes.mjs';

const HEADER = 8;
const ESSENTIAL = 0x80;
const HIDDEN = 1;

/**
 * Builds a HEIC like those of telephones (ISO 23008-12): a grid of square tiles, each a separate HEIC that was created in the same
 * way, cut to `width` x `height`, to be rotated counterclockwise by the given number of quarter turns for display.
 */
export function buildHeic(tiles, { columns, side, width, height, quarters }) {
  const pictures = tiles.map((tile) => findBox(tile, 'mdat').subarray(HEADER));
  const first = tiles.map((tile) => findBox(tile, 'hvcC')).reduce(same);
  const ids = pictures.map((_, index) => index + 2);
  const grid = Buffer.concat([uint8(0, 0, tiles.length / columns - 1, columns - 1), uint16(width, height)]);
  const properties = [first, sizeOf(side, side), sizeOf(width, height), box('irot', uint8(quarters))];
  const type = box('ftyp', Buffer.from('heic'), uint32(0), Buffer.from('mif1heic'));
  const meta = (start) =>
    fullBox(
      'meta',
      0,
      0,
      fullBox('hdlr', 0, 0, uint32(0), Buffer.from('pict'), Buffer.alloc(13)),
      fullBox('pitm', 0, 0, uint16(1)),
      itemsOf(ids),
      fullBox('iref', 0, 0, box('dimg', uint16(1, ids.length, ...ids))),
      box('iprp', box('ipco', ...properties), associationsOf(ids)),
      locationsOf(ids, pictures, grid, start),
      box('idat', grid),
    );
  const start = type.length + meta(0).length + HEADER;
  return Buffer.concat([type, meta(start), box('mdat', ...pictures)]);
}

function same(one, other) {
  if (!one.equals(other)) throw new Error('The tiles were encoded differently.');
  return one;
}

function sizeOf(width, height) {
  return fullBox('ispe', 0, 0, uint32(width, height));
}

function itemsOf(ids) {
  const item = (id, type, flags) => fullBox('infe', 2, flags, uint16(id, 0), Buffer.from(type), uint8(0));
  const items = [item(1, 'grid', 0), ...ids.map((id) => item(id, 'hvc1', HIDDEN))];
  return fullBox('iinf', 0, 0, uint16(items.length), ...items);
}

/** The grid has the third and fourth property; its tiles have the first and second. */
function associationsOf(ids) {
  const grid = [uint16(1), uint8(2, 3, ESSENTIAL | 4)];
  const tiles = ids.flatMap((id) => [uint16(id), uint8(2, ESSENTIAL | 1, 2)]);
  return fullBox('ipma', 0, 0, uint32(ids.length + 1), ...grid, ...tiles);
}

/** The description of the grid is in `idat`; the tiles follow each other from `start`. */
function locationsOf(ids, pictures, grid, start) {
  const entry = (id, method, offset, length) => Buffer.concat([uint16(id, method, 0, 1), uint32(offset, length)]);
  let offset = start;
  const tiles = pictures.map((picture, index) => {
    offset += picture.length;
    return entry(ids[index], 0, offset - picture.length, picture.length);
  });
  return fullBox('iloc', 1, 0, uint8(0x44, 0), uint16(ids.length + 1), entry(1, 1, 0, grid.length), ...tiles);
}
