import type { CallExpression, Expression, Node, ObjectProperty } from '@babel/types';

/**
 * Descriptions and messages, which no test repeats; the cause of an error; the logger that is passed on; and an option of type-graphql
 * that only saves time.
 */
const UNNOTICED_PROPERTIES = new Set([
  ...['description', 'deprecationReason', 'message', 'cause', 'summary', 'logger'],
  'simpleResolvers',
]);
const LOG_METHODS = new Set(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'log', 'child']);
const LOG_FUNCTIONS = /^log[A-Z]/;
const TIMERS = new Set(['setTimeout', 'setInterval', 'timeout']);
/** Column properties from which TypeORM would create tables; here migrations do. */
const TABLE_PROPERTIES = new Set([
  ...['type', 'nullable', 'length', 'precision', 'scale', 'unique', 'unsigned', 'default', 'generated'],
]);
const COLUMN_DECORATORS = /Column$/;
/** Names of batch sizes: how work is divided into batches has no visible effect. */
const BATCH = /(?:^|_)(?:BATCH|STATEMENT)$/;
/** Names of estimates of memory, from which only the number of things kept in a cache follows. */
const MEMORY_ESTIMATE = /^BYTES_PER_/;
/** Functions that only MySQL runs, while mutants are tried on SQLite. */
const ONLY_ON_MYSQL = /mysql/i;
/** The name of what tells the databases apart, which is always true where mutants are tried. */
const IS_SQLITE = 'isSqlite';
/** Names of durations: tests never assert how long something takes. */
const DURATION =
  /(?:^|_)(?:MS|SECONDS?|MINUTES?|HOURS?|DAYS?|TIMEOUT|INTERVAL)(?:_|$)|(?:Ms|Milliseconds|Seconds|Timeout|Interval)$/;

/**
 * Whether a place and everything inside it is left alone, because no test should notice a mutant there. README.md lists the rules.
 */
export function isExcluded(node: Node, ancestors: readonly Node[]): boolean {
  const [parent] = ancestors;
  switch (node.type) {
    case 'ImportDeclaration':
      return true;
    case 'VariableDeclarator':
      return getName(node.id).startsWith('__') || isUnnoticedNumber(getName(node.id));
    case 'ObjectProperty':
      return (
        UNNOTICED_PROPERTIES.has(getPropertyName(node)) ||
        DURATION.test(getPropertyName(node)) ||
        isTableProperty(node, ancestors)
      );
    case 'ExpressionStatement':
      return isExcluded(node.expression, []);
    case 'FunctionDeclaration':
      return ONLY_ON_MYSQL.test(getName(node.id));
    case 'ClassMethod':
      return ONLY_ON_MYSQL.test(getName(node.key));
    case 'IfStatement':
      return node.alternate === null && isLogging(node.consequent);
    case 'CallExpression':
      return (
        getCalledName(node) === '__metadata' || isLogCall(node) || isTimer(node) || getCalledName(node) === 'unref'
      );
    case 'TemplateLiteral':
      return parent?.type === 'NewExpression' && /Error$/.test(getName(parent.callee));
    default:
      return isArgumentOfHelper(node, parent) || isFallbackOfElement(node, ancestors);
  }
}

/** Whether the number of this name is a duration, the size of a batch, or an estimate of memory. */
function isUnnoticedNumber(name: string): boolean {
  return DURATION.test(name) || BATCH.test(name) || MEMORY_ESTIMATE.test(name);
}

/** Whether a statement sets a field in a constructor; nothing works without it. */
export function isFieldOfConstructor(node: Node, ancestors: readonly Node[]): boolean {
  const isAssignmentToThis =
    node.type === 'ExpressionStatement' &&
    node.expression.type === 'AssignmentExpression' &&
    node.expression.left.type === 'MemberExpression' &&
    node.expression.left.object.type === 'ThisExpression';
  const [, method] = ancestors;
  return isAssignmentToThis && method?.type === 'ClassMethod' && method.kind === 'constructor';
}

/** Whether a condition is always true while mutants are tried. */
export function isAlwaysTrue(test: Expression): boolean {
  return (test.type === 'CallExpression' ? getCalledName(test) : getName(test)) === IS_SQLITE;
}

export function getName(node: Node | null | undefined): string {
  if (node?.type === 'Identifier') return node.name;
  if (node?.type === 'StringLiteral') return node.value;
  if (node?.type === 'MemberExpression' || node?.type === 'OptionalMemberExpression') return getName(node.property);
  if (node?.type === 'PrivateName') return node.id.name;
  return '';
}

/** The last part of the called name: `sort` of `rows.sort()`. */
export function getCalledName(node: CallExpression): string {
  return getName(node.callee);
}

function getPropertyName(node: ObjectProperty): string {
  return getName(node.key);
}

/** Whether a node reads an element. Types never guarantee that an element exists, so code needs a fallback even where it always does. */
export function isElement(node: Node): boolean {
  if (node.type === 'CallExpression') return getCalledName(node) === 'at';
  return (node.type === 'MemberExpression' || node.type === 'OptionalMemberExpression') && node.computed;
}

/** Whether a node is the fallback of an element: the 0 of `digits[0] ?? 0`, the empty string of `const [first = ''] = words`. */
function isFallbackOfElement(node: Node, [parent, pattern]: readonly Node[]): boolean {
  if (node.type !== 'NumericLiteral' && node.type !== 'StringLiteral') return false;
  if (parent?.type === 'AssignmentPattern') return pattern?.type === 'ArrayPattern' && parent.right === node;
  return (
    parent?.type === 'LogicalExpression' && parent.operator === '??' && parent.right === node && isElement(parent.left)
  );
}

/** `__decorate` takes the decorators first; `__param` the number of a parameter, and then its decorator. */
function isArgumentOfHelper(node: Node, parent: Node | undefined): boolean {
  if (parent?.type !== 'CallExpression') return false;
  const name = getCalledName(parent);
  return (
    (name === '__decorate' && parent.arguments[0] !== node) || (name === '__param' && parent.arguments[0] === node)
  );
}

function isTableProperty(node: ObjectProperty, [, call]: readonly Node[]): boolean {
  // Row ids are strings only on MySQL, and mutants are tried on SQLite.
  if (getName(node.value) === 'idTransformer') return true;
  return (
    call?.type === 'CallExpression' &&
    COLUMN_DECORATORS.test(getCalledName(call)) &&
    TABLE_PROPERTIES.has(getPropertyName(node))
  );
}

/** Whether a statement only logs, so that its condition changes nothing else. */
function isLogging(node: Node): boolean {
  return node.type === 'ExpressionStatement' && node.expression.type === 'CallExpression' && isLogCall(node.expression);
}

function isLogCall(node: CallExpression): boolean {
  const { callee } = node;
  if (callee.type === 'Identifier') return LOG_FUNCTIONS.test(callee.name);
  if (callee.type !== 'MemberExpression') return false;
  const isLogger = /(?:log|logger|console)$/i.test(getName(callee.object as Expression));
  return isLogger && (callee.computed || LOG_METHODS.has(getName(callee.property)));
}

function isTimer(node: CallExpression): boolean {
  return TIMERS.has(getCalledName(node)) && node.arguments.some((argument) => argument.type === 'NumericLiteral');
}
