import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const BUILD = '.build';
const FOLDER = join(BUILD, 'folds');
const AUTHORS = join(FOLDER, 'authors.json');

/** Copies the build once for each fold, to be given the weights of that fold, and notes which fold leaves out which author. */
export async function copyBuilds(folds, foldOf) {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  for (let fold = 0; fold < folds; fold++)
    await cp(join(BUILD, 'src'), join(nameBuild(fold), 'src'), { recursive: true });
  await writeFile(AUTHORS, JSON.stringify(Object.fromEntries(foldOf)));
}

/** Writes what a model learned without the authors of each fold into the build of that fold. */
export async function writeFoldWeights({ file, constant }, weights) {
  for (const [fold, own] of weights.entries()) {
    const compiled = join(nameBuild(fold), file.replace(/\.ts$/, '.js'));
    if (!existsSync(compiled)) throw new Error(`${compiled} does not exist. Has the file of ${constant} moved?`);
    await writeFile(compiled, `export const ${constant} = ${JSON.stringify(own)};\n`);
  }
}

/** Returns a function from an author to the build that has learned nothing of that author; authors without a fold are new to all. */
export async function readFoldBuilds() {
  const text = await readFile(AUTHORS, 'utf8').catch(() => {
    throw new Error(`There is no ${AUTHORS}. Run "npm run train -- FOLDER… --scorer FILE --folds" first.`);
  });
  const folds = JSON.parse(text);
  return (author) => (author in folds ? nameBuild(folds[author]) : BUILD);
}

function nameBuild(fold) {
  return join(FOLDER, String(fold));
}
