import { describe, expect, it } from '@jest/globals';
import { ProgressLine } from '../../../src/shared/progress-line.js';

function write(isTTY: boolean, show: (line: ProgressLine) => void): string {
  let text = '';
  const line = new ProgressLine({ isTTY, write: (part) => void (text += part) });
  show(line);
  line.end();
  return text;
}

describe('progress', () => {
  it('is a bar that is replaced in a terminal', () => {
    const text = write(true, (line) => {
      line.show('reading');
      line.show('1 of 2', { done: 1, total: 2 });
    });
    expect(text).toBe(`\r\u001b[Kreading\r\u001b[K${'█'.repeat(12)}${'░'.repeat(12)} 50 %, 1 of 2\n`);
  });

  it('is a line from time to time elsewhere', () => {
    const text = write(false, (line) => {
      for (let done = 0; done < 100; done += 1) line.show(`${done} of 100`, { done, total: 100 });
    });
    expect(text).toBe('0 %, 0 of 100\n');
  });

  it('is nothing without an output', () => {
    expect(() => new ProgressLine(null).show('nobody reads it')).not.toThrow();
  });
});
