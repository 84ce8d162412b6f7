import { deflateSync } from 'node:zlib';

const MEGABYTE = 1024 * 1024;

/** Files that are designed to break their reader, by name. */
export function makeBombs() {
  return {
    'flate twice to 1 GiB.pdf': writeOnePage(
      deflateSync(deflateSync(Buffer.alloc(1024 * MEGABYTE, ' '))),
      '[/FlateDecode /FlateDecode]',
    ),
    'flate to 512 MiB.pdf': writeOnePage(deflateSync(Buffer.alloc(512 * MEGABYTE, ' ')), '/FlateDecode'),
    'four million operators.pdf': writeOnePage(
      deflateSync(Buffer.from('q 1 0 0 1 0 0 cm (x) Tj Q\n'.repeat(1_000_000))),
      '/FlateDecode',
    ),
    'XObjects to 2^24.pdf': writeNestedObjects(24),
    '50,000 pages.pdf': writeManyPages(50_000),
    'cyclic page tree.pdf': writePdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [2 0 R] /Count 1 >>',
    ]),
    'a count of a billion.pdf': writePdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [] /Count 1000000000 >>',
    ]),
    'laughs.xml': writeLaughs(),
    'deep.xml': writeXml(`${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`),
    'siblings.xml': writeXml('<a>1</a>'.repeat(1_000_000)),
    'attributes.xml': writeXml(`<a ${Array.from({ length: 100_000 }, (_, index) => `b${index}="1"`).join(' ')}/>`),
    'references.xml': writeXml(`<a>${'&#65;'.repeat(1_000_000)}</a>`),
  };
}

function writeXml(inside) {
  const namespace = 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2';
  return Buffer.from(`<?xml version="1.0"?><Invoice xmlns="${namespace}">${inside}</Invoice>`);
}

function writeLaughs() {
  const entities = Array.from({ length: 9 }, (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`);
  return Buffer.from(
    `<?xml version="1.0"?><!DOCTYPE Invoice [<!ENTITY l0 "ha">${entities.join('')}]><Invoice>&l9;</Invoice>`,
  );
}

function writeOnePage(content, filter) {
  return writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R >>',
    writeStream(`/Filter ${filter}`, content),
  ]);
}

/** Each form draws the next one twice. */
function writeNestedObjects(depth) {
  const first = 4;
  const twice = Buffer.from('/X Do /X Do');
  const forms = Array.from({ length: depth }, (_, index) =>
    writeStream(
      `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X ${first + index + 1} 0 R >> >>`,
      twice,
    ),
  );
  return writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources << /XObject << /X ${first} 0 R >> >> /Contents ${first + depth + 1} 0 R >>`,
    ...forms,
    writeStream('/Type /XObject /Subtype /Form /BBox [0 0 9 9]', Buffer.from('BT (x) Tj ET')),
    writeStream('', twice),
  ]);
}

function writeManyPages(count) {
  const kids = Array.from({ length: count }, (_, index) => `${index + 3} 0 R`);
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] >>';
  return writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${count} >>`,
    ...kids.map(() => page),
  ]);
}

function writeStream(entries, bytes) {
  return Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

function writePdf(objects) {
  const chunks = [Buffer.from('%PDF-1.7\n')];
  const offsets = [];
  let length = chunks[0].length;
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    const chunk = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]);
    chunks.push(chunk);
    length += chunk.length;
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  chunks.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(chunks);
}
