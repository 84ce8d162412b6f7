import { expect, test } from '@jest/globals';
import { formatError } from '../../src/commands/format-error.js';
import { AppError, invalid } from '../../src/shared/errors.js';

test('the message of an error comes alone if it says everything', () => {
  expect(formatError(new AppError('conflict', 'It exists already.'))).toBe('It exists already.');
});

test('each value that is not valid has a line', () => {
  const error = invalid({ name: ['Must be the name of the account.'], email: ['Is too long.', 'Has no @.'] });
  expect(formatError(error)).toBe(
    [
      'Some values are not valid:',
      '  - name: Must be the name of the account.',
      '  - email: Is too long.',
      '  - email: Has no @.',
    ].join('\n'),
  );
});

test('other details keep their names', () => {
  expect(formatError(new AppError('conflict', 'It changed.', { details: { version: 3 } }))).toBe(
    'It changed.\n  - version: 3',
  );
});
