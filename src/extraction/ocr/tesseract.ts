import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { findLanguageFolder } from './tesseract-languages.js';
import { createWorker, type Line, OEM, type Page as RecognisedPage, type PSM, type Worker } from 'tesseract.js';
import type { GreyImage } from '../raster/grey-image.js';
import type { RecognisedWord } from '../raster/recognised-word.js';

/** The Tesseract code of a language (ISO 639-2). */
export type OcrLanguage = string;

/** The layout that Tesseract assumes: a page with blocks to separate, a single block of lines, or words anywhere. */
export type OcrLayout = 'page' | 'block' | 'sparse';
const LAYOUTS: Readonly<Record<OcrLayout, string>> = { page: '3', block: '6', sparse: '11' };

/** A Tesseract worker: one thread with its own memory. Close it after use. */
export interface OcrEngine {
  /**
   * Recognises all words in reading order. The first language has priority; each one costs time. A call with other languages than the
   * one before must load them first.
   */
  recognise(image: GreyImage, layout: OcrLayout, languages: readonly OcrLanguage[]): Promise<RecognisedWord[]>;
  close(): Promise<void>;
}

/** Starts a worker with one language. It does not use the network and stores nothing on disk. */
export async function startOcr(first: OcrLanguage): Promise<OcrEngine> {
  // The library keeps this array as its list of loaded languages. Without an entry it looks for a language in `langPath` only.
  const loaded: string[] = [first];
  const worker = await createWorker(loaded, OEM.LSTM_ONLY, {
    langPath: findLanguageFolder(first),
    gzip: true,
    cacheMethod: 'none',
    errorHandler: () => undefined,
  });
  let current: string = first;
  const useLanguages = async (languages: readonly OcrLanguage[]): Promise<void> => {
    const wanted = languages.join('+');
    if (wanted === current || wanted === '') return;
    for (const language of languages.filter((one) => !loaded.includes(one))) {
      await worker.FS('writeFile', [`./${language}.traineddata`, await readTrainedData(language)]);
      loaded.push(language);
    }
    await worker.reinitialize(wanted, OEM.LSTM_ONLY);
    current = wanted;
  };
  return {
    recognise: async (image, layout, languages) => {
      await useLanguages(languages);
      return recognise(worker, image, layout);
    },
    close: async () => void (await worker.terminate()),
  };
}

async function readTrainedData(language: OcrLanguage): Promise<Uint8Array> {
  return gunzipSync(await readFile(join(findLanguageFolder(language), `${language}.traineddata.gz`)));
}

async function recognise(worker: Worker, image: GreyImage, layout: OcrLayout): Promise<RecognisedWord[]> {
  await worker.setParameters({ tessedit_pageseg_mode: LAYOUTS[layout] as PSM, user_defined_dpi: '300' });
  const { data } = await worker.recognize(toPortableGreymap(image), {}, { text: false, blocks: true });
  return listLines(data).flatMap(toWords);
}

/** PGM is the simplest format that the library reads, so that no time is spent on compression. */
function toPortableGreymap({ width, height, pixels }: GreyImage): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), pixels]);
}

function listLines(page: RecognisedPage): Line[] {
  return (page.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines));
}

/** Gives all words of a line the height of the line along its slope, so that "no" and "Ty" are on the same line. */
function toWords(line: Line): RecognisedWord[] {
  const { baseline, rowAttributes, bbox } = line;
  const slope = baseline.x1 === baseline.x0 ? 0 : (baseline.y1 - baseline.y0) / (baseline.x1 - baseline.x0);
  const height = rowAttributes.rowHeight > 0 ? rowAttributes.rowHeight : bbox.y1 - bbox.y0;
  return line.words.flatMap((word) => {
    const text = word.text.trim();
    if (text === '') return [];
    const middle = (word.bbox.x0 + word.bbox.x1) / 2;
    const base = baseline.y0 + slope * (middle - baseline.x0);
    const lineBottom = base + 0.2 * height;
    return [
      {
        text,
        confidence: word.confidence / 100,
        left: word.bbox.x0,
        right: word.bbox.x1,
        top: word.bbox.y0,
        bottom: word.bbox.y1,
        lineTop: lineBottom - height,
        lineBottom,
      },
    ];
  });
}
