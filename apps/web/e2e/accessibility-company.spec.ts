import { expectAtEase, expectReadable } from './at-ease.ts';
import { choose, chooseMore, DESKTOP, expect, openScreen, PHONE, test } from './journey.ts';

// They only look, so that they can share the machine's cores one by one.
test.describe.configure({ mode: 'parallel' });

const MONEY_SCREENS = [
  '',
  ...['cash', 'commissions', 'insights', 'health'].map((tab) => `/financial?tab=${tab}`),
  '/financial/transactions',
  '/financial/paid-services',
  '/financial/statement',
  '/reports',
];

const MESSAGE_SCREENS = [
  ...['connect', 'templates', 'automations', 'birthdays', 'marketing', 'tests'].map(
    (tab) => `/whatsapp?tab=${tab}`,
  ),
  '/conversas',
  '/messages',
  '/para-enviar',
  '/mensagens-enviadas',
  '/settings?tab=reminders',
  '/settings?tab=ai',
];

// Each size begins in a scheme of its own, and each screen is read in the other one too.
for (const [colorScheme, screen] of [
  ['light', DESKTOP],
  ['dark', PHONE],
] as const) {
  test.describe(`${colorScheme}, ${screen.viewport.width} px`, () => {
    test.use({ ...screen, colorScheme });

    test('professionals and all that is kept of one', async ({ page, signIn }) => {
      await signIn('dona@horamarcada.test', '/dashboard/professionals');
      await page.getByRole('button', { name: 'Camila Duarte', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Camila Duarte' });
      await dialog.getByRole('textbox', { name: 'Nome' }).fill('');
      await dialog.getByRole('button', { name: 'Salvar' }).click();
      await expect(page.getByText('Nome é obrigatório')).toBeVisible();
      await expectAtEase(page);
      await dialog.getByRole('textbox', { name: 'Nome' }).fill('Camila Duarte');

      await dialog.getByRole('tab', { name: 'Horários' }).click();
      await dialog.getByRole('button', { name: 'Editar horários de terça-feira' }).click();
      await dialog.getByLabel('Fim do turno 1').fill('13:30');
      await expect(page.getByText(/o intervalo fica fora do turno/)).toBeVisible();
      await expect(dialog.getByRole('list').last()).toContainText('Hoje');
      await expectAtEase(page);
      await dialog.getByRole('button', { name: 'Desfazer' }).click();
      await dialog.getByRole('button', { name: 'Adicionar' }).click();
      await choose(page, 'Motivo', 'Horário especial');
      await expectAtEase(page);
      await page.getByRole('button', { name: 'Cancelar' }).click();
      await page.getByRole('button', { name: 'Descartar' }).click();

      await dialog.getByRole('tab', { name: 'Serviços' }).click();
      await expect(dialog.getByRole('checkbox', { name: 'Corte feminino' })).toBeChecked();
      await expectAtEase(page);
      await dialog.getByRole('tab', { name: 'Comissões' }).click();
      await expect(dialog.getByText('40%').first()).toBeVisible();
      await expectAtEase(page);
      await dialog.getByRole('button', { name: 'Nova Comissão' }).click();
      await page.getByRole('button', { name: 'Salvar' }).click();
      await expect(page.getByText('Informe uma porcentagem entre 0 e 100')).toBeVisible();
      await expectAtEase(page);
      await page.getByRole('button', { name: 'Cancelar' }).click();
      await page.keyboard.press('Escape');

      await chooseMore(page, 'Ordenar agenda');
      await expectAtEase(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expectAtEase(page);

      await page.getByRole('button', { name: 'Ações de Camila Duarte' }).click();
      await page.getByRole('menuitem', { name: 'Inativar', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Salvar mesmo assim' })).toBeVisible();
      await expectReadable(page);
    });

    test('clients and one of them', async ({ page, signIn }) => {
      await signIn('dona@horamarcada.test', '/dashboard/clients?status=blocked');
      const blocked = page.getByRole('main').getByRole('button', { name: /^Ações de/ });
      await expect(blocked.first()).toBeVisible();
      await expectAtEase(page);
      await page.getByRole('button', { name: 'Filtros', exact: true }).click();
      await expectAtEase(page);
      await page.getByRole('button', { name: 'Ver resultados' }).click();
      await page.getByRole('button', { name: 'Novo Cliente' }).click();
      await page.getByRole('button', { name: 'Salvar' }).click();
      await expect(page.getByRole('textbox', { name: 'Nome' })).toBeFocused();
      await expectAtEase(page);
      await page.getByRole('button', { name: 'Cancelar' }).click();

      await blocked.first().click();
      await page.getByRole('menuitem', { name: 'Detalhes' }).click();
      await expect(page.getByText('Este cliente não consegue agendar online.')).toBeVisible();
      for (const tab of ['Anotações', 'Consentimento', 'Histórico de alterações']) {
        await page.getByRole('tab', { name: tab }).click();
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        await expectAtEase(page);
      }
      await page.getByRole('button', { name: 'Mais ações' }).click();
      await page.getByRole('menuitem', { name: 'Anonimizar' }).click();
      await expectAtEase(page);

      for (const [path, heading] of [
        ['duplicates', 'Clientes duplicados'],
        ['privacy', 'Pedidos de titulares (LGPD)'],
      ] as const) {
        await page.goto(`/dashboard/clients/${path}`);
        await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        await expectAtEase(page);
      }
    });

    // Their journeys run on one device each; here each opens and fits on the other one too.
    test('money and results', async ({ page, signIn }) => {
      test.slow();
      await signIn('dona@horamarcada.test');
      for (const screen of MONEY_SCREENS) {
        await openScreen(page, `/dashboard${screen}`);
        await expectAtEase(page);
      }
    });

    test('what is written to clients', async ({ page, signIn }) => {
      test.slow();
      await signIn('dona@horamarcada.test');
      for (const screen of MESSAGE_SCREENS) {
        await openScreen(page, `/dashboard${screen}`);
        await expectAtEase(page);
      }
      await openScreen(page, '/dashboard/conversas');
      await page
        .locator('main li')
        .filter({ has: page.locator('time') })
        .first()
        .click();
      await expect(page).toHaveURL(/id=/);
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await expectAtEase(page);
    });

    test('the settings of a company', async ({ page, signIn }) => {
      await signIn('dona@horamarcada.test', '/dashboard/settings?tab=company');
      await page.getByLabel('Razão social').fill('');
      await page.getByRole('button', { name: 'Salvar', exact: true }).click();
      await expect(page.getByLabel('Razão social')).toHaveAttribute('aria-invalid', 'true');
      await expectAtEase(page);
      await page.getByRole('button', { name: 'Descartar' }).click();

      await page.goto('/dashboard/settings?tab=public-booking');
      await page.getByRole('button', { name: 'Editar endereço curto' }).click();
      await expectAtEase(page);

      await page.goto('/dashboard/settings?tab=closings');
      await expect(page.getByText('Natal', { exact: true })).toBeVisible();
      await expectAtEase(page);
      await page.getByRole('button', { name: 'Novo fechamento' }).click();
      await page.getByText('Horário especial', { exact: true }).last().click();
      await page.getByRole('button', { name: 'Salvar', exact: true }).click();
      await expect(page.getByText('Data é obrigatória').first()).toBeVisible();
      await expectAtEase(page);
      await page.getByRole('button', { name: 'Cancelar' }).click();
      await page.getByRole('button', { name: 'Descartar' }).click();

      await page.goto('/dashboard/settings?tab=financial');
      await page.getByRole('button', { name: 'Alterar' }).click();
      await expect(page.getByRole('switch', { name: 'Dinheiro ativa' })).toBeVisible();
      // Lists that come while the page is judged are judged by halves.
      await expect(page.getByRole('button', { name: 'Nova categoria de receita' })).toBeVisible();
      await expectAtEase(page);
      await page.getByRole('button', { name: 'Nova forma de pagamento' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click();
      await expectAtEase(page);
    });
  });
}
