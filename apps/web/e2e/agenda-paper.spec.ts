import type { Page } from '@playwright/test';
import { DESKTOP, expect, PHONE, test } from './journey.ts';

/** A4 on its side, in points. */
const [WIDE, HIGH] = [842, 595];

for (const [device, screen] of [
  ['a computer', DESKTOP],
  ['a phone', PHONE],
] as const) {
  test.describe(`paper from ${device}`, () => {
    test.use(screen);

    test('holds a whole day, and a whole week, on one page', async ({ page, signIn }) => {
      await signIn('recepcao@horamarcada.test');
      for (const view of ['day', 'week']) {
        await page.goto(`/dashboard/appointments?date=${fullDay()}&view=${view}`);
        const agenda = page.getByRole('region', { name: 'Agenda', exact: true });
        await expect(agenda.getByRole('button', { name: /\(até/ }).first()).toBeAttached();
        expect(await sheetsOf(page)).toEqual([{ width: WIDE, height: HIGH }]);
      }
    });
  });
}

/** A Wednesday of last week: the demonstration has told all of it. */
function fullDay(): string {
  const today = Temporal.Now.plainDateISO('America/Sao_Paulo');
  return today.subtract({ days: today.dayOfWeek + 4 }).toString();
}

/** What the printer would get: each page, and how large it is. */
async function sheetsOf(page: Page): Promise<{ width: number; height: number }[]> {
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const pages = paper.match(/\/Type\s*\/Page\b[^s][\s\S]*?\/MediaBox\s*\[[^\]]*\]/g) ?? [];
  return pages.map((written) => {
    const [, , width = 0, height = 0] = written.match(/[\d.]+(?=[^[]*$)/g)?.map(Number) ?? [];
    return { width: Math.round(width), height: Math.round(height) };
  });
}
