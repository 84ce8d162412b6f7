import { describe, expect, test } from '@jest/globals';
import { PrimaryPosition } from '../../../src/database/replication-position.js';

/** A primary whose position grows with each statement, and which answers when told to. */
function createPrimary() {
  const waiting: { resolve: (rows: { position: string }[]) => void; reject: (error: Error) => void }[] = [];
  const query = () => new Promise((resolve, reject) => waiting.push({ resolve, reject }));
  const position = new PrimaryPosition({ query } as never, { read: 'SELECT', wait: '' });
  return { waiting, position, answer: (index: number) => waiting[index]?.resolve([{ position: `0-1-${index}` }]) };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('the position of the primary', () => {
  test('is asked for once by all who come while another statement is under way, and after it', async () => {
    const { position, waiting, answer } = createPrimary();
    const first = position.read();
    const others = [position.read(), position.read(), position.read()];
    await turn();
    expect(waiting).toHaveLength(1);
    answer(0);
    expect(await first).toBe('0-1-0');
    await turn();
    expect(waiting).toHaveLength(2);
    answer(1);
    expect(await Promise.all(others)).toEqual(['0-1-1', '0-1-1', '0-1-1']);
    void position.read();
    expect(waiting).toHaveLength(3);
  });

  test('is asked for again after a failure', async () => {
    const { position, waiting, answer } = createPrimary();
    const [failing, next] = [position.read(), position.read()];
    waiting[0]?.reject(new Error('away'));
    await expect(failing).rejects.toThrow('away');
    await turn();
    answer(1);
    expect(await next).toBe('0-1-1');
  });
});
