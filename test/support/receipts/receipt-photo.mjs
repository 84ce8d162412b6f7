// Draws the lines of a receipt and distorts the picture as photographs and worn scanners do.
import sharp from 'sharp';
import { randomFrom } from './receipt-text.mjs';

const FONTS = ['Liberation Mono', 'DejaVu Sans Mono', 'Liberation Sans', 'Liberation Sans Narrow'];
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function draw(lines, random) {
  const font = FONTS[Math.floor(random() * FONTS.length)];
  const size = 15 + Math.floor(random() * 10);
  const width = Math.round(size * 27);
  const margin = size * 1.2;
  let y = size * 2;
  const texts = lines.flatMap(({ left, right, size: scale, align }) => {
    const height = size * scale;
    // Long texts are squeezed into the paper, as printers choose a narrower font for them.
    const fit =
      left.length * height * 0.6 > width - 2 * margin
        ? `textLength="${width - 2 * margin}" lengthAdjust="spacingAndGlyphs"`
        : '';
    y += height * 1.35;
    const style = `y="${y}" font-size="${height}" font-family="${font}" xml:space="preserve" fill="${random() < 0.9 ? '#222' : '#000'}"`;
    const first =
      align === 'centre'
        ? `<text x="${width / 2}" text-anchor="middle" ${fit} ${style}>${escaped(left)}</text>`
        : `<text x="${margin}" ${fit} ${style}>${escaped(left)}</text>`;
    return [left && first, right && `<text x="${width - margin}" text-anchor="end" ${style}>${escaped(right)}</text>`];
  });
  const height = Math.round(y + size * 3);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#f6f4f0"/>${texts.filter(Boolean).join('')}</svg>`;
  return sharp(Buffer.from(svg)).greyscale().raw().toBuffer({ resolveWithObject: true });
}

/** Fades bands of the print, lays a shadow over it and strews noise, pixel by pixel. */
function wear({ data, info }, random, { fade, shadow, noise }) {
  const out = Buffer.alloc(data.length);
  const angle = random() * 6.3;
  for (let y = 0; y < info.height; y += 1) {
    const band = 1 - fade * (0.5 + 0.5 * Math.sin(y / 90 + angle));
    for (let x = 0; x < info.width; x += 1) {
      const at = y * info.width + x;
      const ink = (246 - data[at]) * band;
      const light =
        1 -
        shadow *
          Math.max(
            0,
            Math.min(
              1,
              0.5 +
                (Math.cos(angle) * (x - info.width / 2)) / info.width +
                (Math.sin(angle) * (y - info.height / 2)) / info.height,
            ),
          );
      out[at] = Math.max(0, Math.min(255, (246 - ink) * light + (random() + random() + random() - 1.5) * noise));
    }
  }
  return sharp(out, { raw: { width: info.width, height: info.height, channels: 1 } });
}

/** One receipt as the bytes of a JPEG: cleanly scanned, scanned askew on a big sheet, or photographed. */
export async function photograph(lines, seed) {
  const random = randomFrom(seed * 7919 + 1);
  const drawn = await draw(lines, random);
  const kind = seed % 3;
  const worn = wear(
    drawn,
    random,
    [
      { fade: 0.3, shadow: 0.05, noise: 12 },
      { fade: 0.6, shadow: 0.1, noise: 20 },
      { fade: 0.4, shadow: 0.5, noise: 26 },
    ][kind],
  );
  const background = ['#ffffff', '#f4f4f4', '#6d6258'][kind];
  const degrees = (random() - 0.5) * [1, 5, 8][kind];
  const turned = await worn.rotate(degrees, { background }).png().toBuffer();
  const { width, height } = drawn.info;
  const border = kind === 0 ? 10 : Math.round(width * (0.1 + random() * 0.5));
  const sheet = await sharp(turned)
    .extend({ top: Math.round(border / 2), bottom: border, left: border, right: Math.round(border * 0.7), background })
    .png()
    .toBuffer();
  const scale = [1.3, 1, 1.6][kind] * (0.8 + random() * 0.4);
  return sharp(sheet)
    .resize({
      width: Math.round((width + border * 1.7) * scale),
      height: Math.round((height + border * 1.5) * scale),
      fit: 'inside',
    })
    .blur(0.4 + random() * 0.7)
    .jpeg({ quality: 45 + Math.floor(random() * 40) })
    .toBuffer();
}
