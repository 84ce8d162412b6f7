// Imitates, pixel by pixel, how scanners, printers, paper and cameras distort a page, on pictures { width, height, pixels } in 8-bit grey.

const getPixel = ({ width, height, pixels }, x, y, outside) =>
  x < 0 || y < 0 || x >= width || y >= height ? outside : pixels[y * width + x];

/** Bends a picture: `from(x, y)` gives the source position of each pixel, which is interpolated between four pixels. */
export function bend(image, from, { width = image.width, height = image.height, outside = 255 } = {}) {
  const pixels = Buffer.alloc(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [u, v] = from(x, y);
      const left = Math.floor(u);
      const top = Math.floor(v);
      const right = u - left;
      const low = v - top;
      const upper = getPixel(image, left, top, outside) * (1 - right) + getPixel(image, left + 1, top, outside) * right;
      const lower =
        getPixel(image, left, top + 1, outside) * (1 - right) + getPixel(image, left + 1, top + 1, outside) * right;
      pixels[y * width + x] = upper * (1 - low) + lower * low;
    }
  }
  return { width, height, pixels };
}

/** Imitates paper that does not lie flat: its lines wave by the amplitude in pixels. */
export function addWaves(image, amplitude, phase) {
  const { width, height } = image;
  return bend(image, (x, y) => [
    x + amplitude * 0.6 * Math.sin((3 * y) / height + phase),
    y + amplitude * Math.sin((2.2 * x) / width + phase) * (0.4 + (0.6 * y) / height),
  ]);
}

/** Imitates a page seen from the side: its far end is narrower by a share, and it leans. */
export function tilt(image, share, lean) {
  const { width, height } = image;
  return bend(
    image,
    (x, y) => {
      const wide = 1 - share * (1 - y / height);
      return [width / 2 + (x - width / 2 - lean * (y - height / 2)) / wide, y * (1 + share * 0.3 * (1 - y / height))];
    },
    { outside: 120 },
  );
}

/** Adds print that fades in bands, a shadow, folds and sensor noise. */
export function wearOut(image, random, { fade = 0, shadow = 0, noise = 0, folds = 0 }) {
  const { width, height, pixels } = image;
  const angle = random() * 6.3;
  const creases = Array.from({ length: folds }, () => ({ y: random() * height, slope: (random() - 0.5) * 0.4 }));
  const out = Buffer.alloc(pixels.length);
  for (let y = 0; y < height; y += 1) {
    const band = 1 - fade * (0.5 + 0.5 * Math.sin(y / 90 + angle));
    for (let x = 0; x < width; x += 1) {
      const ink = (250 - pixels[y * width + x]) * band;
      const slope = (Math.cos(angle) * (x - width / 2)) / width + (Math.sin(angle) * (y - height / 2)) / height;
      let light = 1 - shadow * Math.max(0, Math.min(1, 0.5 + slope));
      for (const crease of creases) {
        const distance = Math.abs(y - crease.y - crease.slope * (x - width / 2));
        if (distance < 5) light *= 0.8 + 0.04 * distance;
      }
      const grain = (random() + random() + random() - 1.5) * noise;
      out[y * width + x] = Math.max(0, Math.min(255, (250 - ink) * light + grain));
    }
  }
  return { width, height, pixels: out };
}

/** Imitates a dot-matrix printer: the picture is seen through a grid of round dots. */
export function addDots(image, pitch) {
  const { width, height, pixels } = image;
  const out = Buffer.alloc(pixels.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const dx = ((x % pitch) - pitch / 2) / pitch;
      const dy = ((y % pitch) - pitch / 2) / pitch;
      const dot = Math.max(0, 1 - 1.6 * (dx * dx + dy * dy) * 4 * 0.6);
      out[y * width + x] = 250 - (250 - pixels[y * width + x]) * dot;
    }
  }
  return { width, height, pixels: out };
}

/** Imitates a scanner set to black and white. */
export function reduceToTwoTones(image, threshold) {
  return { ...image, pixels: Buffer.from(image.pixels.map((value) => (value < threshold ? 20 : 255))) };
}
