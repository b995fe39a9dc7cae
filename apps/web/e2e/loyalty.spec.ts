import {
  DESKTOP,
  expect,
  expectAccessible,
  expectFit,
  expectNotice,
  OURS,
  PHONE,
  test,
} from './journey.ts';
import { booked, openDrawer } from './visits.ts';

const CAMPAIGN = {
  name: 'Volte e pague metade',
  conditionType: 'services_count',
  conditionValue: 2,
  rewardType: 'percentage_discount',
  rewardValue: 50_00,
};

for (const [what, screen] of [
  ['a computer in the light', { ...DESKTOP, colorScheme: 'light' as const }],
  ['a phone in the dark', { ...PHONE, colorScheme: 'dark' as const }],
] as const) {
  test.describe(what, () => {
    test.use(screen);

    test('visits earn a reward that pays for half and comes back with a refund', async ({
      page,
      signIn,
    }) => {
      test.slow();
      await signIn('dona@horamarcada.test');
      await openDrawer(page);
      const post = async (path: string, data: object) =>
        (await page.request.post(`/api/v1${path}`, { headers: OURS, data })).json();
      const campaign = await post('/loyalty-campaigns', CAMPAIGN);
      const first = await booked(page, 'Nair', { minutes: 3 });
      const known = await (await page.request.get(`/api/v1/appointments/${first.id}`)).json();
      const second = await post('/appointments', {
        clientId: known.clientId,
        professionalId: known.professionalId,
        serviceIds: known.serviceDetails.map((service: { id: string }) => service.id),
        startTime: known.startTime,
        overbook: true,
      });
      const herPage = `/dashboard/clients/${known.clientId}?tab=loyalty`;

      await test.step('each completed visit counts, and the second earns it', async () => {
        for (const { id } of [first, second])
          await post(`/appointments/${id}/status`, { status: 'completed' });
        await page.goto(herPage);
        const mine = page.getByRole('listitem').filter({ hasText: CAMPAIGN.name });
        await expect(mine).toContainText('Conquistada');
        await expectFit(page);
        await expectAccessible(page);
      });

      await test.step('it comes off the payment, and stands on the receipt', async () => {
        await page.goto(`/dashboard/appointments?view=cards&date=${first.date}`);
        const pay = page.getByRole('button', { name: `Registrar pagamento de ${first.client}` });
        await pay.first().click();
        const dialog = page.getByRole('dialog', { name: 'Registrar pagamento' });
        await dialog.getByRole('checkbox', { name: CAMPAIGN.name }).check();
        await dialog.getByText('Dinheiro', { exact: true }).click();
        await expectFit(page);
        await dialog.getByRole('button', { name: /^Receber R\$/ }).click();
        await page.getByRole('link', { name: 'Ver recibo' }).click();
        const receipt = page.getByRole('article', { name: /^Recibo nº/ });
        await expect(receipt).toContainText(`Recompensa "${CAMPAIGN.name}": desconto de R$`);
        await expectFit(page);
      });

      await test.step('a refund brings it back', async () => {
        await page.goto(herPage);
        const mine = page.getByRole('listitem').filter({ hasText: CAMPAIGN.name });
        await expect(mine).toContainText('Recompensa Utilizada');
        const { id } = await settlementOf(first.id, second.id);
        await post(`/settlements/${id}/refund`, {});
        await expect(mine).not.toContainText('Recompensa Utilizada');
        await mine.getByRole('button', { name: 'Usar recompensa' }).click();
        const question = page.getByRole('dialog', { name: 'Usar recompensa' });
        await question.getByRole('button', { name: 'Usar recompensa' }).click();
        await expectNotice(page, 'Recompensa utilizada');
      });

      await test.step('given by mistake it is there again', async () => {
        const mine = page.getByRole('listitem').filter({ hasText: CAMPAIGN.name });
        await mine.getByRole('button', { name: 'Desfazer' }).click();
        const question = page.getByRole('dialog', { name: 'Desfazer uso' });
        await question.getByRole('button', { name: 'Desfazer' }).click();
        await expectNotice(page, 'Uso desfeito');
        await expect(mine.getByRole('button', { name: 'Usar recompensa' })).toBeVisible();
      });

      await page.request.delete(`/api/v1/loyalty-campaigns/${campaign.id}`, { headers: OURS });

      /** Whichever of the two was paid. */
      async function settlementOf(...ids: string[]) {
        for (const id of ids) {
          const answer = await page.request.get(`/api/v1/appointments/${id}/settlement`);
          const settlement = await answer.json();
          if (settlement) return settlement;
        }
        throw new Error('None of them was paid');
      }
    });
  });
}
