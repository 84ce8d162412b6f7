import { availableParallelism } from 'node:os';
import { type Config, ConfigError } from '../config.js';
import type { ExtractionSettings } from '../extraction/model/settings.js';
import { listInstalledLanguages } from '../extraction/ocr/tesseract-languages.js';

/**
 * The settings of extraction.
 *
 * @throws ConfigError naming the languages that are not installed, and those that are.
 */
export function readExtractionSettings(config: Config): ExtractionSettings {
  const installed = listInstalledLanguages();
  const missing = config.OCR_LANGUAGES.filter((language) => !installed.includes(language));
  if (missing.length > 0) {
    throw new ConfigError([`OCR_LANGUAGES: not installed: ${missing.join(', ')}; installed: ${installed.join(', ')}`]);
  }
  return {
    ocrLanguages: config.OCR_LANGUAGES,
    ocrMilliseconds: config.OCR_SECONDS * 1_000,
    ocrLooks: config.OCR_LOOKS,
    ocrThreads: countThreads(config.PARSER_PROCESSES),
  };
}

/**
 * Half of the cores, shared by all parser processes, so that requests are still answered. More than four threads gain
 * little.
 */
function countThreads(processes: number): number {
  return Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2 / processes)));
}
