import { expect, it } from '@jest/globals';
import { describeInbox } from '../support/inbox-pages.js';

const WIDTHS = [390, 700, 768, 834, 900, 959, 960, 1024, 1366];

/** What is wider than its place: the page, the menu, or an amount. */
const LIST_CUT = `[document.documentElement, ...document.querySelectorAll('.bar nav, .invoice-table .amount')]
  .filter((element) => element.scrollWidth > element.clientWidth)
  .map((element) => element.tagName + ' ' + element.textContent.slice(0, 40))`;
const NARROWEST = `Math.min(...[...document.querySelectorAll('.cell-name')].map((cell) => cell.clientWidth))`;

describeInbox('the inbox on screens of all widths', (inbox) => {
  it.each(['English', 'Deutsch', 'Türkçe'])('has room for the list and the menu in %s', async (language) => {
    const { page } = inbox;
    await page.locator('.menu summary').click();
    await page.locator('.menu select').first().selectOption({ label: language });
    await page.keyboard.press('Escape');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 850 });
      const cut = await page.evaluate<string[]>(LIST_CUT);
      expect({ width, cut: width < 600 ? cut.filter((one) => !one.startsWith('NAV')) : cut }).toEqual({
        width,
        cut: [],
      });
      const narrowest = await page.evaluate<number>(NARROWEST);
      expect({ width, isWide: narrowest > Math.min(200, width / 3) }).toEqual({ width, isWide: true });
    }
    await page.locator('.menu summary').click();
    await page.locator('.menu select').first().selectOption('en');
    await page.keyboard.press('Escape');
  });
});
