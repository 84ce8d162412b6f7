import { parse } from '@babel/parser';
import type { Node } from '@babel/types';
import { isExcluded } from './exclusions.js';
import { MUTATORS, type Change } from './mutators.js';

/** One change of a few characters in compiled code. */
export interface Mutant extends Change {
  /** The original text of the changed place. */
  readonly original: string;
  /** The compiled line on which it begins. */
  readonly line: string;
}

/** Finds every mutant of one compiled file, in the order of the code. */
export function findMutants(code: string): Mutant[] {
  const mutants: Mutant[] = [];
  const visit = (node: Node, ancestors: readonly Node[]): void => {
    if (isExcluded(node, ancestors)) return;
    for (const change of MUTATORS[node.type]?.(node, ancestors, code) ?? []) {
      mutants.push({ ...change, original: code.slice(change.start, change.end), line: getLine(code, change.start) });
    }
    for (const child of listChildren(node)) visit(child, [node, ...ancestors]);
  };
  visit(parse(code, { sourceType: 'module' }).program, []);
  return mutants.sort((a, b) => a.start - b.start || a.end - b.end);
}

/** The code with one mutant in it. */
export function applyMutant(code: string, { start, end, replacement }: Change): string {
  return code.slice(0, start) + replacement + code.slice(end);
}

function getLine(code: string, offset: number): string {
  const end = code.indexOf('\n', offset);
  return code.slice(code.lastIndexOf('\n', offset - 1) + 1, end < 0 ? undefined : end).trim();
}

const NOT_CHILDREN = new Set(['leadingComments', 'trailingComments', 'innerComments', 'loc', 'extra']);

function listChildren(node: Node): Node[] {
  return Object.entries(node)
    .filter(([key]) => !NOT_CHILDREN.has(key))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter((value) => typeof value?.type === 'string');
}
