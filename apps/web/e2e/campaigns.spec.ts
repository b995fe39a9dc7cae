import { expect, expectAccessible, expectNoSidewaysScroll, PHONE, test } from './journey.ts';

test.describe('a phone', () => {
  test.use({ ...PHONE, colorScheme: 'dark' });

  test('an owner looks at her marketing on a phone', async ({ page, signIn }) => {
    await signIn('dona@horamarcada.test', '/whatsapp?tab=marketing');
    for (const part of ['Campanhas', 'Envio em Massa', 'Reengajamento', 'Analytics']) {
      await page.getByRole('tab', { name: part }).click();
      await expect(page.getByRole('tabpanel').last().locator('[aria-busy="true"]')).toHaveCount(0);
      await expectNoSidewaysScroll(page);
    }
    await expectAccessible(page);
  });
});
