import { Document, visit } from 'yaml';

const MAX_LINE = 120;

/**
 * Writes the document as YAML, with short collections on one line. For older tools, it uses no anchors and quotes what YAML 1.1 reads
 * as a date.
 */
export function writeYaml(document: object): string {
  const yaml = new Document(document, { aliasDuplicateObjects: false, compat: 'yaml-1.1' });
  visit(yaml, {
    Collection: (_key, node, path) => {
      if (JSON.stringify(node).length + 2 * path.length > MAX_LINE) return undefined;
      node.flow = true;
      return visit.SKIP;
    },
  });
  return yaml.toString({ lineWidth: MAX_LINE, singleQuote: true, blockQuote: 'literal' });
}
