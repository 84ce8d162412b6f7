/** Runs graphql-eslint with its recommended and Relay rules on the committed schema, and with its recommended rules on this project's documents. */
import { configs, parser, rules as ruleCodes } from '@graphql-eslint/eslint-plugin';
import { ESLint } from 'eslint';
import { Checks, listSome } from '../support/checks.mjs';
import { listClientDocuments, DOCUMENTS_FOLDER, listExplorerDocuments } from './support/documents.mjs';
import { readSchema, SCHEMA_FILE } from './support/schema.mjs';

/** Exceptions from rules that do not fit this schema, each with the reason. */
const SCHEMA_RULES = {
  ...configs['flat/schema-recommended'].rules,
  ...configs['flat/schema-relay'].rules,
  // Beyond the recommendation: fields, arguments, input fields and enum values are described too.
  '@graphql-eslint/require-description': [
    'error',
    {
      types: true,
      rootField: true,
      DirectiveDefinition: true,
      FieldDefinition: true,
      InputValueDefinition: true,
      EnumValueDefinition: true,
    },
  ],
  // Values without an identity: they are read as part of an object, and a cache stores them inside it.
  '@graphql-eslint/strict-id-in-types': [
    'error',
    {
      exceptions: {
        suffixes: ['Connection', 'Edge', 'Payload', 'Permissions'],
        types: [
          ...[
            'AccountEvent',
            'Buyer',
            'Check',
            'CheckValue',
            'ExportRunError',
            'FieldChange',
            'InvoicePage',
            'PageInfo',
            'PageRange',
            'ProcessingError',
            'SavedFilter',
            'SavedNullFilter',
            'ServicePeriod',
            'UserError',
            'VatCategory',
            'Viewer',
          ],
          ...['ExtractionBox', 'ExtractionCandidate', 'FieldExtraction'],
          ...['InvoiceChange', 'InvoiceFailure', 'InvoiceResult', 'InvoiceStats', 'InvoiceStatsKey', 'UploadResult'],
        ],
      },
    },
  ],
  // Relay's specification leaves other lists alone; items and history are short, and `nodes` is a connection without its edges.
  // The rows of logs are no nodes either: nobody refetches one.
  '@graphql-eslint/relay-edge-types': ['error', { listTypeCanWrapOnlyEdgeType: false, shouldImplementNode: false }],
  // A feed is read forwards only.
  '@graphql-eslint/relay-arguments': ['error', { includeBoth: false }],
};

/** Accepted findings: the names come from the REST face and from EN 16931. */
const ACCEPTED = [
  ['@graphql-eslint/no-typename-prefix', '"invoiceDate"'],
  ['@graphql-eslint/no-typename-prefix', '"invoiceNumber"'],
];

const CLIENT_RULES = configs['flat/operations-recommended'].rules;
/** The explorer has no cache, so its documents need no ids. */
const EXPLORER_RULES = { ...CLIENT_RULES, '@graphql-eslint/require-selections': 'off' };

const graphQLConfig = { schema: SCHEMA_FILE, documents: DOCUMENTS_FOLDER };
const checks = new Checks();

const schemaFindings = await lint({ text: readSchema(), filePath: SCHEMA_FILE, rules: SCHEMA_RULES });
const open = schemaFindings.filter(({ rule, message }) => !ACCEPTED.some((one) => isMeant(one, rule, message)));
for (const rule of ['parser', ...Object.keys(SCHEMA_RULES)]) {
  const found = open.filter((finding) => finding.rule === rule);
  checks.that(`the schema follows ${shorten(rule)}`, found.length === 0, describe(found));
}
const idle = ACCEPTED.filter((one) => !schemaFindings.some(({ rule, message }) => isMeant(one, rule, message)));
checks.that('every accepted finding is still found', idle.length === 0, idle.length > 0 ? listSome(idle) : '');

const judged = [
  ...listClientDocuments().map((document) => ({ ...document, rules: CLIENT_RULES })),
  ...listExplorerDocuments().map((document) => ({ ...document, filePath: 'explorer.graphql', rules: EXPLORER_RULES })),
];
for (const { name, ...document } of judged) {
  const found = await lint(document);
  checks.that(`${name} follows the rules for documents`, found.length === 0, describe(found));
}

const bad =
  'type Query { getInvoice: Invoice } type Invoice { Total: String } type InvoiceConnection { rows: [Invoice] }';
const caught = new Set(
  (await lint({ text: bad, filePath: SCHEMA_FILE, rules: SCHEMA_RULES })).map(({ rule }) => shorten(rule)),
);
const expected = ['naming-convention', 'relay-connection-types', 'require-description', 'strict-id-in-types'];
checks.that(
  'a bad schema is reported',
  expected.every((rule) => caught.has(rule)),
  listSome([...caught], 9),
);

checks.finish();

/** Lints a text; returns the rule, message and line of each finding. */
async function lint({ text, filePath, rules }) {
  const eslint = new ESLint({
    overrideConfigFile: true,
    overrideConfig: {
      files: ['**/*.graphql'],
      plugins: { '@graphql-eslint': { rules: ruleCodes } },
      languageOptions: { parser, parserOptions: { graphQLConfig } },
      rules,
    },
  });
  const [{ messages }] = await eslint.lintText(text, { filePath });
  return messages.map(({ ruleId, message, line }) => ({
    rule: ruleId ?? 'parser',
    message: message.split('\n')[0],
    line,
  }));
}

function isMeant([rule, text], actualRule, message) {
  return rule === actualRule && message.includes(text);
}

function shorten(rule) {
  return rule.replace('@graphql-eslint/', '');
}

function describe(findings) {
  return findings.length === 0
    ? ''
    : listSome(
        findings.map(({ rule, message, line }) => `${line}: ${shorten(rule)}: ${message}`),
        5,
      );
}
