import { readFileSync } from 'node:fs';
import { expectAtEase } from './at-ease.ts';
import {
  chooseMore,
  DESKTOP,
  expect,
  expectNoSidewaysScroll,
  OURS,
  PHONE,
  signIn,
  tabTo,
  test,
} from './journey.ts';

const screen = PHONE;

test.describe('a phone', () => {
  test.use(screen);

  test('an owner keeps her services on a phone', async ({ page, signIn }) => {
    await signIn('dona@horamarcada.test', '/dashboard/services');
    const name = `Reflexo ${screen.viewport.width}`;

    await test.step('the form says what is missing', async () => {
      await page.getByRole('button', { name: 'Novo Serviço' }).click();
      await page.getByRole('button', { name: 'Salvar' }).click();
      await expect(page.getByText('Nome é obrigatório')).toBeVisible();
      await expect(page.getByLabel('Nome', { exact: false }).first()).toBeFocused();
    });

    await test.step('creates a service with buffers and a colour', async () => {
      await page.getByRole('textbox', { name: 'Nome' }).fill(name);
      await page.getByLabel('Duração').fill('90');
      await page.getByLabel('Preço').pressSequentially('185,5');
      await page.getByLabel('Intervalo depois').fill('15');
      await page.getByRole('radio', { name: 'Roxo' }).check({ force: true });
      await page.getByRole('button', { name: 'Salvar' }).click();
      await expect(page.getByText('Serviço criado com sucesso!')).toBeVisible();
    });

    const card = page.getByRole('listitem').filter({ hasText: name });
    await test.step('finds it in full', async () => {
      await expect(card).toContainText('R$ 185,50');
      await expect(card).toContainText('1h 30min');
      await expect(card).toContainText('15min depois');
      await expect(card).toContainText('Ativo');
      await expectNoSidewaysScroll(page);
    });

    await test.step('cannot use its name twice', async () => {
      await page.getByRole('button', { name: 'Novo Serviço' }).click();
      await page.getByRole('textbox', { name: 'Nome' }).fill(name.toUpperCase());
      await page.getByLabel('Preço').fill('90');
      await page.getByRole('button', { name: 'Salvar' }).click();
      await expect(page.getByText('Já existe um serviço com este nome.')).toBeVisible();
      await page.getByRole('button', { name: 'Cancelar' }).click();
      await page.getByRole('button', { name: 'Descartar' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    await test.step('changes and deactivates it', async () => {
      await card.getByRole('button', { name: `Ações de ${name}` }).click();
      await page.getByRole('menuitem', { name: 'Editar' }).click();
      await page.getByRole('switch', { name: 'Ativo' }).uncheck();
      await page.getByRole('button', { name: 'Salvar' }).click();
      await expect(card).toContainText('Inativo');
    });

    await test.step('finds it by part of its name, whatever the accents', async () => {
      await page
        .getByRole('searchbox', { name: 'Buscar serviços' })
        .fill(`réflexo ${screen.viewport.width}`);
      await expect(page.getByRole('status').filter({ hasText: 'serviço' })).toHaveText('1 serviço');
      await page.getByRole('searchbox', { name: 'Buscar serviços' }).fill('');
    });

    await test.step('deletes it after being asked', async () => {
      await card.getByRole('button', { name: `Ações de ${name}` }).click();
      // Not cut off by the card it hangs in: clicking alone would scroll it into view.
      await expect(page.getByRole('menuitem', { name: 'Excluir' })).toBeInViewport({ ratio: 1 });
      await page.getByRole('menuitem', { name: 'Excluir' }).click();
      await expect(page.getByText('Tem certeza que deseja excluir este serviço?')).toBeVisible();
      await page.getByRole('button', { name: 'Excluir' }).click();
      await expect(page.getByText('Serviço excluído com sucesso!')).toBeVisible();
      await expect(card).toHaveCount(0);
    });
  });
});

test('the list follows what a colleague does in another browser', async ({
  page,
  browser,
  signIn: enter,
}) => {
  await enter('recepcao@horamarcada.test');
  await page.goto('/dashboard/services');
  await expect(page.getByRole('heading', { name: 'Serviços' })).toBeVisible();
  await page.waitForTimeout(500);

  const owner = await (await browser.newContext()).newPage();
  await signIn(owner, 'dona@horamarcada.test');
  await owner.goto('/dashboard/services');
  await owner.getByRole('button', { name: 'Novo Serviço' }).click();
  await owner.getByRole('textbox', { name: 'Nome' }).fill('Visto ao vivo');
  await owner.getByLabel('Preço').fill('90');
  await owner.getByRole('button', { name: 'Salvar' }).click();

  await expect(page.getByText('Visto ao vivo')).toBeVisible({ timeout: 10_000 });
  await owner.context().close();
});

test('a receptionist sees the services and no way to change them', async ({ page, signIn }) => {
  await signIn('recepcao@horamarcada.test', '/dashboard/services');

  await expect(page.getByText('Corte feminino')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Novo Serviço' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Ações de/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Mais ações' })).toHaveCount(0);
});

test('the export opens in a spreadsheet', async ({ page, signIn }) => {
  await signIn('clinica@horamarcada.test', '/dashboard/services');
  const downloading = page.waitForEvent('download');
  await chooseMore(page, 'Exportar CSV');

  const file = await downloading;
  const text = readFileSync(await file.path(), 'utf8');

  expect(file.suggestedFilename()).toBe('servicos.csv');
  expect(text.startsWith('\uFEFFNome;')).toBe(true);
  expect(text).toContain('Clareamento;;;90;0;10;890,00');
});

test('without a network saving says so and loses nothing', async ({ page, context, signIn }) => {
  await signIn('clinica@horamarcada.test', '/dashboard/services');
  await page.getByRole('button', { name: 'Novo Serviço' }).click();
  await page.getByRole('textbox', { name: 'Nome' }).fill('Sem rede');
  await page.getByLabel('Preço').fill('90');

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(
    page.getByText('Sem conexão. Verifique sua internet e tente novamente.'),
  ).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Sem rede' })).toBeVisible();
});

test.describe('a phone', () => {
  test.use(PHONE);

  test('what was refused and reloaded is there again and is saved once', async ({
    page,
    context,
    signIn,
  }) => {
    await signIn('clinica@horamarcada.test', '/dashboard/services');
    await page.getByRole('button', { name: 'Novo Serviço' }).click();
    await expect(page.getByRole('textbox', { name: 'Nome' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Nome' }).fill('Depois da queda');
    await page.getByLabel('Preço').fill('90');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText(/^Sem conexão/)).toBeVisible();

    await context.setOffline(false);
    await page.reload();
    await page.getByRole('button', { name: 'Novo Serviço' }).click();
    await expect(page.getByText('Recuperamos o que você digitou.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Nome' })).toHaveValue('Depois da queda');
    await expect(page.getByLabel('Preço')).toHaveValue('90,00');
    await page.getByRole('button', { name: 'Salvar' }).click();
    const list = page.getByRole('list', { name: 'Serviços' });
    await expect(list.getByText('Depois da queda', { exact: true })).toHaveCount(1);
  });
});

test('what a colleague changed meanwhile is not overwritten', async ({ page, signIn }) => {
  await signIn('clinica@horamarcada.test', '/dashboard/services');
  await page.getByRole('button', { name: 'Restauração' }).first().click();
  await page.getByLabel('Descrição').fill('Minha versão');

  const services = await (await page.request.get('/api/v1/services')).json();
  const { createdAt, ...restoration } = services.find(
    ({ name }: { name: string }) => name === 'Restauração',
  );
  const colleague = { ...restoration, priceCents: 300_00 };
  await page.request.put(`/api/v1/services/${restoration.id}`, { headers: OURS, data: colleague });
  await page.getByRole('button', { name: 'Salvar' }).click();

  await expect(page.getByText('Mudou: Preço. Já está no formulário.')).toBeVisible();
  await expect(page.getByLabel('Descrição')).toHaveValue('Minha versão');
  await expect(page.getByLabel('Preço')).toHaveValue('300,00');
});

for (const [cents, device] of [
  [910_00, DESKTOP],
  [930_00, PHONE],
] as const) {
  test.describe(`at ${device.viewport.width} px`, () => {
    test.use(device);

    test('two who change the same field see both, and one is chosen by keyboard', async ({
      page,
      signIn,
    }) => {
      await signIn('clinica@horamarcada.test', '/dashboard/services');
      await page.getByRole('button', { name: 'Faceta de resina' }).first().click();
      const price = page.getByRole('textbox', { name: 'Preço' });
      await expect(price).toBeVisible();
      const typed = `${cents / 100}`;
      await price.fill(typed);
      const services = await (await page.request.get('/api/v1/services')).json();
      const { createdAt, ...veneer } = services.find(
        ({ name }: { name: string }) => name === 'Faceta de resina',
      );
      const data = { ...veneer, priceCents: cents + 10_00 };
      const theirs = `${cents / 100 + 10},00`;
      await page.request.put(`/api/v1/services/${veneer.id}`, { headers: OURS, data });
      await page.getByRole('button', { name: 'Salvar' }).click();

      const mine = page.getByRole('radio', { name: new RegExp(`^O seu: R\\$\\s${typed},00`) });
      await expect(mine).toBeChecked();
      await tabTo(mine);
      await page.keyboard.press('ArrowDown');
      const other = page.getByRole('radio', {
        name: new RegExp(`^O da outra pessoa: R\\$\\s${theirs}`),
      });
      await expect(other).toBeChecked();
      await expectAtEase(page);
      await expect(price).toHaveValue(theirs);
      await page.getByRole('button', { name: 'Salvar' }).click();
      await expect(page.getByText('Serviço atualizado com sucesso!')).toBeVisible();
    });
  });
}
