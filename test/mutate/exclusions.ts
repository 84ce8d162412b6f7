import type { CallExpression, Expression, Node, ObjectProperty } from '@babel/types';

/** Prose, which no test repeats; the cause of an error; and an option of type-graphql that only saves time. */
const UNNOTICED_PROPERTIES = new Set([
  ...['description', 'deprecationReason', 'message', 'cause', 'summary'],
  'simpleResolvers',
]);
const LOG_METHODS = new Set(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'log', 'child']);
const TIMERS = new Set(['setTimeout', 'setInterval', 'timeout']);
/** Column properties from which TypeORM would create tables; here migrations do. */
const TABLE_PROPERTIES = new Set(['type', 'nullable', 'length', 'precision', 'scale', 'unique', 'unsigned', 'default']);
const COLUMN_DECORATORS = /Column$/;
/** Names of durations: tests never assert how long something takes. */
const DURATION =
  /(?:^|_)(?:MS|SECONDS?|MINUTES?|HOURS?|DAYS?|TIMEOUT|INTERVAL)(?:_|$)|(?:Ms|Milliseconds|Seconds|Timeout|Interval)$/;

/**
 * Whether a place and everything inside it stays as it is, because no test should notice a mutant there. README.md lists the rules.
 */
export function isExcluded(node: Node, ancestors: readonly Node[]): boolean {
  const [parent] = ancestors;
  switch (node.type) {
    case 'ImportDeclaration':
      return true;
    case 'VariableDeclarator':
      return nameOf(node.id).startsWith('__') || DURATION.test(nameOf(node.id));
    case 'ObjectProperty':
      return (
        UNNOTICED_PROPERTIES.has(propertyName(node)) ||
        DURATION.test(propertyName(node)) ||
        isTableProperty(node, ancestors)
      );
    case 'ExpressionStatement':
      return isExcluded(node.expression, []);
    case 'CallExpression':
      return calledName(node) === '__metadata' || isLogCall(node) || isTimer(node) || calledName(node) === 'unref';
    case 'TemplateLiteral':
      return parent?.type === 'NewExpression' && /Error$/.test(nameOf(parent.callee));
    default:
      return isArgumentOfHelper(node, parent);
  }
}

/** Whether a statement sets a field in a constructor: without it nothing works. */
export function isFieldOfConstructor(node: Node, ancestors: readonly Node[]): boolean {
  const isAssignmentToThis =
    node.type === 'ExpressionStatement' &&
    node.expression.type === 'AssignmentExpression' &&
    node.expression.left.type === 'MemberExpression' &&
    node.expression.left.object.type === 'ThisExpression';
  const [, method] = ancestors;
  return isAssignmentToThis && method?.type === 'ClassMethod' && method.kind === 'constructor';
}

export function nameOf(node: Node | null | undefined): string {
  if (node?.type === 'Identifier') return node.name;
  if (node?.type === 'StringLiteral') return node.value;
  if (node?.type === 'MemberExpression' || node?.type === 'OptionalMemberExpression') return nameOf(node.property);
  if (node?.type === 'PrivateName') return node.id.name;
  return '';
}

/** The last part of the called name: `sort` of `rows.sort()`. */
export function calledName(node: CallExpression): string {
  return nameOf(node.callee);
}

function propertyName(node: ObjectProperty): string {
  return nameOf(node.key);
}

/** `__decorate` takes the decorators first; `__param` the number of a parameter, and then its decorator. */
function isArgumentOfHelper(node: Node, parent: Node | undefined): boolean {
  if (parent?.type !== 'CallExpression') return false;
  const name = calledName(parent);
  return (
    (name === '__decorate' && parent.arguments[0] !== node) || (name === '__param' && parent.arguments[0] === node)
  );
}

function isTableProperty(node: ObjectProperty, [, call]: readonly Node[]): boolean {
  // Row ids are strings only on MySQL, and mutants are tried on SQLite.
  if (nameOf(node.value) === 'idTransformer') return true;
  return (
    call?.type === 'CallExpression' &&
    COLUMN_DECORATORS.test(calledName(call)) &&
    TABLE_PROPERTIES.has(propertyName(node))
  );
}

function isLogCall(node: CallExpression): boolean {
  const { callee } = node;
  if (callee.type !== 'MemberExpression') return false;
  const isLogger = /(?:log|logger|console)$/i.test(nameOf(callee.object as Expression));
  return isLogger && (callee.computed || LOG_METHODS.has(nameOf(callee.property)));
}

function isTimer(node: CallExpression): boolean {
  return TIMERS.has(calledName(node)) && node.arguments.some((argument) => argument.type === 'NumericLiteral');
}
