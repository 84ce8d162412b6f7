import type { LineModel } from './text-models.js';
import type { GreyImage } from '../../raster/grey-image.js';

/** One character of a line. `at` is the position of its centre, from 0 at the left end of the line to 1 at the right end. */
export interface Sign {
  readonly text: string;
  readonly confidence: number;
  readonly at: number;
}

/** Reads the characters on the strip of a line. */
export async function transcribe(model: LineModel, strip: GreyImage): Promise<Sign[]> {
  const size = strip.pixels.length;
  const data = new Float32Array(3 * size);
  for (let at = 0; at < size; at += 1) {
    const value = (strip.pixels[at] ?? 0) / 127.5 - 1;
    data[at] = value;
    data[size + at] = value;
    data[2 * size + at] = value;
  }
  const output = await model.run({ data, dims: [1, 3, strip.height, strip.width] });
  const [, places = 0, classes = 1] = output.dims;
  return decodeSigns(output.data, places, classes, model.signs);
}

/** Decodes the output greedily (connectionist temporal classification): repeated classes are one character, class 0 is none. */
function decodeSigns(data: Float32Array, places: number, classes: number, signs: readonly string[]): Sign[] {
  const found: Sign[] = [];
  let before = 0;
  for (let place = 0; place < places; place += 1) {
    const best = findLikeliest(data, place * classes, classes);
    const at = (place + 0.5) / places;
    const confidence = data[place * classes + best] ?? 0;
    if (best > 0 && best !== before) found.push({ text: signs[best - 1] ?? ' ', confidence, at });
    before = best;
  }
  return found;
}

function findLikeliest(data: Float32Array, from: number, classes: number): number {
  let best = 0;
  for (let one = 1; one < classes; one += 1) {
    if ((data[from + one] ?? 0) > (data[from + best] ?? 0)) best = one;
  }
  return best;
}
