import type { BinaryExpression, CallExpression, Expression, LogicalExpression, Node } from '@babel/types';
import { getCalledName, getName, isAlwaysTrue, isElement, isFieldOfConstructor } from './exclusions.js';

/** A piece of the code and its replacement. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

type Mutator<T extends Node> = (node: T, ancestors: readonly Node[], code: string) => Change[];

const COMPARISONS: Record<string, string[]> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '==': ['!='],
  '!=': ['=='],
};
const ARITHMETIC: Record<string, string[]> = { '+': ['-'], '-': ['+'], '*': ['/'], '/': ['*'], '%': ['*'] };
const ASSIGNMENTS: Record<string, string> = { '+=': '-=', '-=': '+=', '*=': '/=', '/=': '*=' };
const OPPOSITE_CALLS = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
]);
/** Calls that return a changed copy of their object; without them the code still runs. */
const REMOVABLE_CALLS = new Set([
  ...['trim', 'toLowerCase', 'toUpperCase', 'normalize', 'filter', 'sort', 'toSorted', 'reverse', 'toReversed'],
  ...['andWhere', 'orderBy', 'addOrderBy', 'limit', 'take'],
]);
/** Properties that hold a length on a page, in points or pixels, or a confidence. */
const MEASURES = new Set(['x', 'y', 'width', 'height', 'left', 'right', 'top', 'bottom', 'confidence', 'score']);
const MAX_MUTATED_NUMBER = 999;

const mutators: { [T in Node['type']]?: Mutator<Extract<Node, { type: T }>> } = {
  BinaryExpression: (node, _, code) => listReplacements(node).map((text) => replaceOperator(node, text, code)),
  LogicalExpression: (node, _, code) => mutateLogical(node, code),
  AssignmentExpression(node, _, code) {
    const text = isText(node.right) ? undefined : ASSIGNMENTS[node.operator];
    return text ? [replaceOperator(node, text, code)] : [];
  },
  UpdateExpression(node, [parent]) {
    if (parent?.type === 'ForStatement') return [];
    const start = node.prefix ? node.start! : node.argument.end!;
    return [{ start, end: start + 2, replacement: node.operator === '++' ? '--' : '++' }];
  },
  UnaryExpression(node, [parent]) {
    if (node.operator === '-') return [{ start: node.start!, end: node.start! + 1, replacement: '' }];
    if (node.operator !== '!' || isNegation(parent) || isNegation(node.argument)) return [];
    return [{ start: node.start!, end: node.start! + 1, replacement: '' }];
  },
  BooleanLiteral: (node) => [replace(node, String(!node.value))],
  NumericLiteral(node, [parent]) {
    const isKey = parent?.type === 'ObjectProperty' && parent.key === node;
    if (isKey || !Number.isInteger(node.value) || isLarge(node) || isSize(parent) || isTolerance(parent)) return [];
    const more = replace(node, String(node.value + 1));
    return parent?.type === 'UnaryExpression' ? [more] : [more, replace(node, String(node.value - 1))];
  },
  StringLiteral: (node) => (node.value === '' ? [replace(node, "'mutant'")] : []),
  IfStatement: (node) => mutateCondition(node.test),
  ConditionalExpression: (node) => mutateCondition(node.test),
  CallExpression: (node, _, code) => mutateCall(node, code),
  OptionalMemberExpression: (node, _, code) => mutateOptional(node.object, node.optional, node.computed, code),
  OptionalCallExpression: (node, _, code) => mutateOptional(node.callee, node.optional, true, code),
  ObjectProperty: (node, ancestors, code) => mutateProperty(node, ancestors, code),
  ExpressionStatement: (node, ancestors) => (isRemovable(node.expression, node, ancestors) ? [replace(node, ';')] : []),
  ThrowStatement: (node) => [replace(node, ';')],
  ReturnStatement: (node) => (node.argument ? [] : [replace(node, ';')]),
  ContinueStatement: (node) => [replace(node, ';')],
  BreakStatement: (node, [parent]) => (parent?.type === 'SwitchCase' ? [] : [replace(node, ';')]),
};

/** The possible mistakes at each kind of place. */
export const MUTATORS = mutators as Partial<Record<string, Mutator<Node>>>;

function replace(node: Node, replacement: string): Change {
  return { start: node.start!, end: node.end!, replacement };
}

function replaceOperator(
  { left, right, operator }: { left: Node; right: Node; operator: string },
  replacement: string,
  code: string,
): Change {
  const start = left.end! + code.slice(left.end!, right.start!).indexOf(operator);
  return { start, end: start + operator.length, replacement };
}

function listReplacements({ operator, left, right }: BinaryExpression): string[] {
  if (operator === '+' && (isText(left) || isText(right))) return [];
  const [boundary, ...others] = COMPARISONS[operator] ?? ARITHMETIC[operator] ?? [];
  // Two measured values are hardly ever equal.
  if (boundary && operator in COMPARISONS && others.length > 0 && (isMeasured(left) || isMeasured(right)))
    return others;
  return boundary ? [boundary, ...others] : [];
}

function mutateLogical(node: LogicalExpression, code: string): Change[] {
  if (node.operator === '&&') return [replaceOperator(node, '||', code)];
  if (node.operator === '||') return [replaceOperator(node, '&&', code)];
  if (isNothing(node.right) || isElement(node.left)) return [];
  return [{ start: node.left.end!, end: node.right.end!, replacement: countClosingParentheses(node, code) }];
}

/** Counts the parentheses that close after the left side; removing the fallback must keep them. */
function countClosingParentheses({ left, right }: LogicalExpression, code: string): string {
  const between = code.slice(left.end!, right.start!);
  const closed = between.slice(0, between.indexOf('??'));
  return closed.replaceAll(/[^)]/g, '');
}

function mutateCondition(test: Expression): Change[] {
  const isMutatedItself =
    (test.type === 'BinaryExpression' && test.operator in COMPARISONS) ||
    isNegation(test) ||
    test.type === 'BooleanLiteral';
  if (isMutatedItself) return [];
  return isAlwaysTrue(test) ? [replace(test, 'false')] : [replace(test, 'true'), replace(test, 'false')];
}

function mutateCall(node: CallExpression, code: string): Change[] {
  const { callee } = node;
  if (callee.type !== 'MemberExpression' || callee.computed) return [];
  const name = getCalledName(node);
  const opposite = OPPOSITE_CALLS.get(name);
  if (opposite) return [replace(callee.property, opposite)];
  if (!REMOVABLE_CALLS.has(name)) return [];
  const start = callee.object.end! + code.slice(callee.object.end!, callee.property.start!).lastIndexOf('.');
  return [{ start, end: node.end!, replacement: '' }];
}

function mutateOptional(object: Node, isOptional: boolean, isBare: boolean, code: string): Change[] {
  if (!isOptional || isElement(object) || isEntry(object)) return [];
  const start = object.end! + code.slice(object.end!).indexOf('?.');
  return [{ start, end: start + 2, replacement: isBare ? '' : '.' }];
}

/** Drops an option: a property of an object that is the argument of a call. */
function mutateProperty(node: Node, [object, call]: readonly Node[], code: string): Change[] {
  if (object?.type !== 'ObjectExpression') return [];
  if (call?.type !== 'CallExpression' && call?.type !== 'NewExpression') return [];
  const comma = /^\s*,/.exec(code.slice(node.end!))?.[0].length ?? 0;
  return [{ start: node.start!, end: node.end! + comma, replacement: '' }];
}

function isRemovable(expression: Expression, node: Node, ancestors: readonly Node[]): boolean {
  const called = expression.type === 'AwaitExpression' ? expression.argument : expression;
  if (called.type === 'AssignmentExpression')
    return !isFieldOfConstructor(node, ancestors) && !isDecorated(called.right);
  if (called.type !== 'CallExpression') return false;
  return called.callee.type !== 'Super' && !isDecorated(called);
}

/** Whether a node is TypeScript's output for decorators; each decorator is mutated separately. */
function isDecorated(node: Node): boolean {
  return node.type === 'CallExpression' && getName(node.callee) === '__decorate';
}

function isText(node: Node): boolean {
  if (node.type === 'BinaryExpression') return isText(node.left) || isText(node.right);
  return node.type === 'StringLiteral' || node.type === 'TemplateLiteral';
}

/** Whether a node is a length on a page, a confidence, or calculated from one. */
function isMeasured(node: Node): boolean {
  switch (node.type) {
    case 'NumericLiteral':
      return !Number.isInteger(node.value);
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      return !node.computed && MEASURES.has(getName(node.property));
    case 'BinaryExpression':
      return node.operator in ARITHMETIC && (isMeasured(node.left) || isMeasured(node.right));
    case 'CallExpression':
      return getName(node.callee) in Math && node.arguments.some((argument) => isMeasured(argument));
    default:
      return false;
  }
}

/** Whether a node is a tolerance, which is added to a measured value or compared with it: one more or less is not a mistake. */
function isTolerance(node: Node | undefined): boolean {
  return node?.type === 'BinaryExpression' && (isMeasured(node.left) || isMeasured(node.right));
}

/** Whether a number is so large that it is a size or a time, where one more or less makes no difference. */
function isLarge(node: Node): boolean {
  return node.type === 'NumericLiteral' && node.value > MAX_MUTATED_NUMBER;
}

/** Whether a node is a size or a time written as a product: `5 * 1024 * 1024`. */
function isSize(node: Node | undefined): boolean {
  if (node?.type !== 'BinaryExpression' || node.operator !== '*') return false;
  return isLarge(node.right) || isLarge(node.left) || isSize(node.left);
}

function isNothing(node: Node): boolean {
  return node.type === 'NullLiteral' || getName(node) === 'undefined';
}

/** Whether a node reads an entry of a map, which usually exists, for example because of a foreign key. */
function isEntry(node: Node): boolean {
  return node.type === 'CallExpression' && getCalledName(node) === 'get';
}

function isNegation(node: Node | undefined): boolean {
  return node?.type === 'UnaryExpression' && node.operator === '!';
}
