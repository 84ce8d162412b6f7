import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Lists the findings of axe that keep people from using the page. */
export async function listBarriers(page: Page): Promise<string[]> {
  // The policy of the page allows no inline script, but a tool of the browser may run one.
  if (!(await page.evaluate('Boolean(globalThis.axe)'))) await page.evaluate(await readFile(AXE, 'utf8'));
  const { violations } = await page.evaluate<any>('axe.run()');
  return violations
    .filter(({ impact }: { impact: string }) => ['serious', 'critical'].includes(impact))
    .map(({ id, nodes }: { id: string; nodes: { html: string }[] }) => `${id}: ${nodes[0]?.html}`);
}
