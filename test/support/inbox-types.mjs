/** Generates the types of the inbox's documents from the committed schema: `--write` stores them, otherwise they are printed. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codegen } from '@graphql-codegen/core';
import { preset } from '@graphql-codegen/client-preset';
import { buildSchema, parse } from 'graphql';

const ROOT = path.resolve(import.meta.dirname, '../..');
const INBOX = path.join(ROOT, 'src/inbox');
const TARGET = path.join(INBOX, 'generated/graphql.ts');
const SCALARS = {
  ...{ ID: 'string', Date: 'string', DateTime: 'string', Decimal: 'string' },
  ...{ Country: 'string', Currency: 'string', URL: 'string', Upload: 'File' },
};

function readDocuments() {
  const folder = path.join(INBOX, 'operations');
  return readdirSync(folder)
    .toSorted()
    .map((name) => {
      const rawSDL = readFileSync(path.join(folder, name), 'utf8');
      return { location: name, rawSDL, document: parse(rawSDL) };
    });
}

async function generate() {
  const text = readFileSync(path.join(ROOT, 'schema/schema.graphql'), 'utf8');
  const sections = await preset.buildGeneratesSection({
    baseOutputDir: 'generated/',
    schema: parse(text),
    schemaAst: buildSchema(text),
    documents: readDocuments(),
    config: { scalars: SCALARS, useTypeImports: true, enumsAsTypes: true, strictScalars: true },
    presetConfig: { fragmentMasking: false },
    plugins: [],
    pluginMap: {},
  });
  const section = sections.find(({ filename }) => filename.endsWith('graphql.ts'));
  return codegen(section);
}

const text = await generate();
if (process.argv.includes('--write')) writeFileSync(TARGET, text);
else process.stdout.write(text);
