import { expectAtEase, expectReadable } from './at-ease.ts';
import { DESKTOP, expect, fillAccount, PHONE, test } from './journey.ts';

// They only look, so that they can share the machine's cores one by one.
test.describe.configure({ mode: 'parallel' });

// Each size begins in a scheme of its own, and each screen is read in the other one too.
for (const [colorScheme, screen] of [
  ['light', DESKTOP],
  ['dark', PHONE],
] as const) {
  test.describe(`${colorScheme}, ${screen.viewport.width} px`, () => {
    test.use({ ...screen, colorScheme });

    test('signing in', async ({ page }) => {
      await page.goto('/auth?mode=signin');
      await page.getByRole('button', { name: 'Entrar' }).click();
      await expect(page.getByText('Email inválido')).toBeVisible();
      await expectAtEase(page);
    });

    test('signing up', async ({ page }) => {
      await page.goto('/auth');
      await page.getByRole('button', { name: 'Próximo' }).click();
      await expect(page.getByText('Confirme sua senha')).toBeVisible();
      await expectAtEase(page);

      await fillAccount(page, 'ana@studio.test');
      await page.getByRole('textbox', { name: 'CNPJ' }).fill('11222333000182');
      await page.getByRole('button', { name: 'Criar conta' }).click();
      await expect(page.getByText('Nome da empresa é obrigatório')).toBeVisible();
      await expectAtEase(page);
    });

    test('services, form and question', async ({ page, signIn }) => {
      await signIn('dona@horamarcada.test', '/dashboard/services');
      await expect(page.getByText('Corte feminino')).toBeVisible();
      await expectAtEase(page);

      await page.getByRole('button', { name: 'Novo Serviço' }).click();
      await page.getByRole('button', { name: 'Salvar' }).click();
      await expect(page.getByText('Nome é obrigatório')).toBeVisible();
      await expectAtEase(page);
      await page.getByRole('textbox', { name: 'Nome' }).fill('Escova');
      await page.keyboard.press('Escape');
      await expect(page.getByText('Descartar alterações?')).toBeVisible();
      await expectAtEase(page);
      await page.getByRole('button', { name: 'Descartar' }).click();

      await page.getByRole('button', { name: 'Ações de Corte feminino' }).click();
      await expectReadable(page);
      await page.getByRole('menuitem', { name: 'Excluir' }).click();
      await expectAtEase(page);
      await page.getByRole('button', { name: 'Cancelar' }).click();

      await page.getByRole('button', { name: /Conta de/ }).click();
      await expectReadable(page);
    });

    test('the operators’ mailbox', async ({ page, signIn }) => {
      await signIn('admin@horamarcada.test', '/super-admin/mails');
      await expect(page.getByText('Boas-vindas ao Hora Marcada, Benedita Moraes')).toBeVisible();
      await expectReadable(page);
    });

    test('an area that is not one’s own', async ({ page, signIn }) => {
      await signIn('recepcao@horamarcada.test', '/super-admin');
      await expect(page.getByText('Acesso Negado')).toBeVisible();
      await expectReadable(page);
    });

    for (const [role, email] of [
      ['receptionist', 'recepcao@horamarcada.test'],
      ['professional', 'ana@horamarcada.test'],
    ] as const) {
      test(`home of a ${role}`, async ({ page, signIn }) => {
        await signIn(email, '/dashboard');
        await expectAtEase(page);
      });
    }

    test('data that cannot be loaded', async ({ page, signIn }) => {
      await signIn('dona@horamarcada.test');
      const failed = page.getByText('Não foi possível carregar os dados.');

      for (const call of ['**/rpc/catalog/services/list*', '**/rpc/identity/session/current*']) {
        await page.route(call, (route) => route.fulfill({ status: 503 }));
        await page.goto('/dashboard/services');
        await expect(failed).toBeVisible();
        await expectReadable(page);
      }
      await page.unroute('**/rpc/identity/session/current*');
      await page.unroute('**/rpc/catalog/services/list*');
      await page.getByRole('button', { name: 'Tentar novamente' }).click();
      await expect(page.getByText('Corte feminino')).toBeVisible();
    });

    test('the description of the API', async ({ page }) => {
      await page.goto('/api/docs');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // One function writes every operation: twenty stand for the hundreds.
      await page.evaluate(() => {
        for (const one of document.querySelectorAll('section:nth-of-type(n + 21)')) one.remove();
      });
      await expectReadable(page);
    });

    test.describe('not found', () => {
      test.use({ refusals: [404] });

      test('says so', async ({ page }) => {
        await page.goto('/nada/aqui');
        await expect(page.getByRole('heading')).toBeVisible();
        await expectReadable(page);
      });
    });
  });
}
