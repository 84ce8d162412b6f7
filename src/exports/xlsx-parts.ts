import type { CellKind } from './invoice-columns.js';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SPREADSHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const RELATIONS_TYPE = 'application/vnd.openxmlformats-package.relationships+xml';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SHEET_NAME = 'Invoices';

/** The first id for custom number formats (ECMA-376, 18.8.30). */
const FIRST_OWN_FORMAT = 164;
const FORMATS = {
  money: '#,##0.00',
  quantity: '#,##0.000',
  rate: '0.00',
  date: 'yyyy-mm-dd',
  timestamp: 'yyyy-mm-dd hh:mm:ss',
} as const satisfies Record<Exclude<CellKind, 'text'>, string>;

/** The index of the style for each kind of cell; style 0 is the default. */
export const STYLE_OF = { money: 1, quantity: 2, rate: 3, date: 4, timestamp: 5 } as const satisfies Record<
  keyof typeof FORMATS,
  number
>;

/** The parts of a workbook that do not depend on its content. Every XML part that is not named here is a sheet. */
export const WORKBOOK_PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': buildContentTypes(),
  '_rels/.rels': buildRelations([['officeDocument', 'xl/workbook.xml']]),
  'xl/styles.xml': buildStyles(),
};

/** Writes the main part, which lists the sheets. */
export function buildWorkbookXml(sheets: number): string {
  const names = listNumbers(sheets).map((sheet) => {
    const name = sheet === 1 ? SHEET_NAME : `${SHEET_NAME}_${sheet}`;
    return `<sheet name="${name}" sheetId="${sheet}" r:id="rId${sheet}"/>`;
  });
  return `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${names.join('')}</sheets></workbook>`;
}

/** Writes the relationships from the workbook to its sheets and styles. */
export function buildWorkbookRelations(sheets: number): string {
  const targets = listNumbers(sheets).map((sheet): [string, string] => ['worksheet', `worksheets/sheet${sheet}.xml`]);
  return buildRelations([...targets, ['styles', 'styles.xml']]);
}

function listNumbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

function buildRelations(targets: readonly (readonly [type: string, target: string])[]): string {
  const each = targets.map(
    ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
  );
  return `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${each.join('')}</Relationships>`;
}

function buildContentTypes(): string {
  const types = [
    `<Default Extension="rels" ContentType="${RELATIONS_TYPE}"/>`,
    `<Default Extension="xml" ContentType="${SPREADSHEET_TYPE}.worksheet+xml"/>`,
    `<Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET_TYPE}.sheet.main+xml"/>`,
    `<Override PartName="/xl/styles.xml" ContentType="${SPREADSHEET_TYPE}.styles+xml"/>`,
  ];
  return `${DECLARATION}<Types xmlns="${PACKAGE}/content-types">${types.join('')}</Types>`;
}

function buildStyles(): string {
  const codes = Object.values(FORMATS);
  const formats = codes.map((code, index) => `<numFmt numFmtId="${FIRST_OWN_FORMAT + index}" formatCode="${code}"/>`);
  const buildCellFormat = (format: number) =>
    `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0"${format === 0 ? '' : ' applyNumberFormat="1"'}/>`;
  const cells = [0, ...codes.map((_, index) => FIRST_OWN_FORMAT + index)].map(buildCellFormat);
  return [
    `${DECLARATION}<styleSheet xmlns="${MAIN}"><numFmts count="${formats.length}">${formats.join('')}</numFmts>`,
    '<fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts>',
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs count="${cells.length}">${cells.join('')}</cellXfs>`,
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
  ].join('');
}
