// Distorts one page as a scanner or a camera would; a seed decides the kind and amount of distortion.
import sharp from 'sharp';
import { createRandom } from '../receipts/receipt-text.mjs';
import { tilt, reduceToTwoTones, addWaves, wearOut } from './distort.mjs';

/** By name: the width of the page in pixels, and the distortions. */
const DISTORTIONS = {
  clean: { width: 1650, noise: 10 },
  skewed: { width: 1650, degrees: 4, noise: 22, shadow: 0.1 },
  small: { width: 1050, degrees: 1, noise: 8 },
  dark: { width: 1500, degrees: 1.5, noise: 18, shadow: 0.5, dim: 0.55 },
  photo: { width: 1800, degrees: 3, noise: 16, shadow: 0.35, tilt: 0.06, wave: 5 },
  faded: { width: 1650, degrees: 1, noise: 12, fade: 0.6 },
  twoToned: { width: 1650, degrees: 1, noise: 20, threshold: 180 },
  turned: { width: 1650, degrees: 1, noise: 10, turns: [90, 180, 270] },
};

const toSharp = ({ width, height, pixels }) => sharp(pixels, { raw: { width, height, channels: 1 } });

async function toGreyImage(picture) {
  const { data, info } = await picture.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

export async function scanPage(page, seed) {
  const random = createRandom(seed * 104_729 + 3);
  const names = Object.keys(DISTORTIONS);
  const distortion = names[seed % names.length];
  const how = DISTORTIONS[distortion];
  const background = how.tilt ? '#777' : 'white';
  let image = await toGreyImage(toSharp(page).resize({ width: how.width }));
  if (how.wave) image = addWaves(image, how.wave, random() * 6);
  if (how.tilt) image = tilt(image, how.tilt * random(), 0.05 * (random() - 0.5));
  const degrees = (random() - 0.5) * 2 * (how.degrees ?? 0);
  const turn = how.turns ? how.turns[Math.floor(random() * how.turns.length)] : 0;
  image = await toGreyImage(toSharp(image).rotate(degrees, { background }));
  image = wearOut(
    await toGreyImage(
      toSharp(image)
        .rotate(turn)
        .blur(0.4 + random() * 0.4),
    ),
    random,
    how,
  );
  if (how.threshold) image = reduceToTwoTones(image, how.threshold);
  const dimmed = toSharp(image).linear(how.dim ?? 1, 0);
  return { distortion, jpeg: await dimmed.jpeg({ quality: 55 + Math.floor(random() * 35) }).toBuffer() };
}
