import { describe, expect, it } from '@jest/globals';
import { Writable } from 'node:stream';
import { LogOutput } from '../../../src/shared/log-output.js';

/** A line of about 100 kB. */
const LONG = `${'x'.repeat(100_000)}\n`;

/** A reader that takes nothing until it is told to. */
class Reader extends Writable {
  text = '';
  private proceed: (() => void) | null = null;
  private isReading = false;

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString();
    if (this.isReading) done();
    else this.proceed = done;
  }

  read(): void {
    this.isReading = true;
    this.proceed?.();
  }
}

describe('the output of the log', () => {
  const create = () => {
    const reader = new Reader();
    return { reader, output: new LogOutput(reader, (lines) => `${lines} dropped\n`) };
  };

  it('collects lines and keeps their order', async () => {
    const { reader, output } = create();
    reader.read();
    output.write('one\n');
    output.write('two\n');
    expect(reader.text).toBe('');
    await output.finish();
    expect(reader.text).toBe('one\ntwo\n');
  });

  it('keeps a bounded number of lines for a reader that does not read, and counts the others', async () => {
    const { reader, output } = create();
    for (let line = 0; line < 100; line += 1) output.write(LONG);
    expect(reader.writableLength).toBeLessThan(5_000_000);
    reader.read();
    await output.finish();
    output.write('later\n');
    output.flush();
    const kept = reader.text.split(LONG).length - 1;
    expect(kept).toBeGreaterThan(10);
    expect(reader.text.endsWith(`${100 - kept} dropped\nlater\n`)).toBe(true);
  });

  it('ends although nobody reads', async () => {
    const { reader, output } = create();
    output.write('one\n');
    await output.finish();
    expect(reader.writableLength).toBeGreaterThan(0);
  });

  it('survives a reader that has gone', async () => {
    const { reader, output } = create();
    output.write('one\n');
    output.flush();
    reader.destroy(new Error('EPIPE'));
    output.write('two\n');
    await output.finish();
    expect(reader.destroyed).toBe(true);
  });
});
