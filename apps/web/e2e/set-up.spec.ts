import type { Page } from '@playwright/test';
import {
  choose,
  expect,
  expectNoSidewaysScroll,
  expectNotice,
  fillAccount,
  fillCompany,
  openArea,
  PHONE,
  test,
} from './journey.ts';

const lunch = 'do intervalo 1 do turno 1';

test.use(PHONE);

test('an owner sets up her business on her phone, from empty to bookable', async ({ page }) => {
  test.slow();
  await page.goto('/auth?checkout=no');
  await fillAccount(page, 'ana.do.zero@studio.test');
  await fillCompany(page);
  await expect(page).toHaveURL('/dashboard/primeiros-passos');

  await test.step('she says where she is', async () => {
    await openArea(page, 'Configurações');
    await page.getByRole('link', { name: /^Empresa/ }).click();
    await page.getByLabel('CEP').pressSequentially('69005141');
    await page.getByLabel('Endereço', { exact: true }).fill('Rua das Mangueiras, 12, Centro');
    await page.getByLabel('Cidade', { exact: true }).fill('Manaus');
    await choose(page, 'Estado', 'Amazonas');
    await expect(page.getByText('Sugerido pelo estado. Confira se é o seu.')).toBeVisible();
    await save(page, 'Empresa atualizada!');
  });

  await test.step('she offers a service', async () => {
    await openArea(page, 'Serviços');
    await page.getByRole('button', { name: 'Cadastrar Primeiro Serviço' }).click();
    await page.getByRole('textbox', { name: 'Nome' }).fill('Corte');
    await page.getByLabel('Preço').pressSequentially('100');
    await save(page, 'Serviço criado com sucesso!');
  });

  await test.step('she adds herself, and is asked for her hours next', async () => {
    await openArea(page, 'Profissionais');
    await page.getByRole('button', { name: 'Cadastrar Primeiro Profissional' }).click();
    await page.getByRole('textbox', { name: 'Nome' }).fill('Ana Lima');
    await save(page, 'Profissional criado com sucesso!');
    await expect(page.getByRole('tab', { name: 'Horários', selected: true })).toBeVisible();
  });

  await test.step('hours that cannot be are refused where they stand', async () => {
    await page.getByRole('switch', { name: 'Segunda-feira' }).check();
    await expect(page.getByLabel('Início do turno 1')).toHaveValue('09:00');
    await expect(page.getByLabel('Fim do turno 1')).toHaveValue('18:00');

    await page.getByRole('button', { name: 'Turno', exact: true }).click();
    await page.getByLabel('Início do turno 2').fill('17:00');
    await expectRefusedHours(page, {
      field: 'Início do turno 2',
      sentence: 'Horário inválido: os turnos se sobrepõem',
    });
    await page.getByRole('button', { name: 'Excluir turno 2' }).click();

    await page.getByLabel(`Fim ${lunch}`).fill('19:00');
    await page.getByLabel(`Início ${lunch}`).fill('18:30');
    await expectRefusedHours(page, {
      field: `Início ${lunch}`,
      sentence: 'Horário inválido: o intervalo fica fora do turno',
    });
    await page.getByLabel(`Início ${lunch}`).fill('12:00');
    await page.getByLabel(`Fim ${lunch}`).fill('13:00');
  });

  await test.step('Monday is copied to the working days', async () => {
    await page.getByRole('button', { name: 'Copiar para…' }).click();
    await page.getByRole('button', { name: 'Todos os dias úteis' }).click();
    await expect(page.getByText('40h por semana')).toBeVisible();
    await page.getByRole('button', { name: 'Salvar horários' }).click();
    await expectNotice(page, 'Horários atualizados com sucesso!');
    await expectNoSidewaysScroll(page);
  });

  await test.step('she says what she does and what she earns', async () => {
    await page.getByRole('tab', { name: 'Serviços' }).click();
    await page.getByRole('checkbox', { name: 'Corte' }).check();
    await save(page, 'Serviços do profissional atualizados com sucesso!');

    await page.getByRole('tab', { name: 'Comissões' }).click();
    await page.getByRole('button', { name: 'Nova Comissão' }).click();
    await choose(page, 'Serviço', 'Corte');
    await page.getByLabel('Porcentagem').fill('40');
    await save(page, 'Comissão criada com sucesso!');
    await expectShares(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).first().click();
  });

  await test.step('she opens her page under an address of her own', async () => {
    await openArea(page, 'Configurações');
    await page.getByRole('link', { name: /^Agendamento Público/ }).click();
    // It went on by itself with the first who can be booked.
    await expect(page.getByRole('switch', { name: 'Agendamento público' })).toBeChecked();
    await page.getByRole('button', { name: 'Editar endereço curto' }).click();
    await page.getByRole('textbox', { name: 'Endereço curto' }).fill('Ana do Zero');
    await save(page, 'Endereço curto atualizado com sucesso!');
  });

  await test.step('after a reload everything is still there', async () => {
    await page.reload();
    await expect(page.getByRole('switch', { name: 'Agendamento público' })).toBeChecked();
    await expect(page.getByText(/\/b\/ana-do-zero$/)).toBeVisible();
    await expect(page.getByRole('img', { name: 'QR code do endereço curto' })).toBeVisible();
    await expectNoSidewaysScroll(page);

    await page.getByRole('link', { name: 'Todas as configurações' }).click();
    await page.getByRole('link', { name: /^Empresa/ }).click();
    await expect(page.getByLabel('CEP')).toHaveValue('69005-141');
    await expect(page.getByRole('combobox', { name: 'Estado' })).toHaveValue('Amazonas');
    await expect(page.getByRole('combobox', { name: 'Fuso horário' })).toHaveValue(/Manaus/);

    await openArea(page, 'Profissionais');
    await page.getByRole('button', { name: 'Ana Lima', exact: true }).click();
    await page.getByRole('tab', { name: 'Horários' }).click();
    const friday = 'Sexta-feira: 09:00–18:00, intervalo 12:00–13:00';
    await expect(page.getByRole('img', { name: friday })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Sábado: folga' })).toBeVisible();
    await page.getByRole('tab', { name: 'Serviços' }).click();
    await expect(page.getByRole('checkbox', { name: 'Corte' })).toBeChecked();
    await page.getByRole('tab', { name: 'Comissões' }).click();
    await expectShares(page);
  });
});

async function save(page: Page, success: string): Promise<void> {
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expectNotice(page, success);
}

type RefusedHours = { field: string; sentence: string };

/** Said at the field, and still so after trying to save, with nothing stored. */
async function expectRefusedHours(page: Page, { field, sentence }: RefusedHours): Promise<void> {
  await page.getByRole('button', { name: 'Salvar horários' }).click();
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.getByLabel(field)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel(field)).toHaveAccessibleDescription(sentence);
  await expect(page.getByLabel(field)).toBeFocused();
  await expectNoSidewaysScroll(page);

  const [professional] = await (await page.request.get('/api/v1/professionals')).json();
  const schedule = await page.request.get(`/api/v1/professionals/${professional.id}/schedule`);
  const { week } = await schedule.json();
  expect(week.flatMap(({ shifts }: { shifts: unknown[] }) => shifts)).toEqual([]);
}

/** Of R$ 100,00. */
async function expectShares(page: Page): Promise<void> {
  const commission = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Corte' });
  await expect(commission).toContainText('40%');
  await expect(commission).toContainText('R$ 40,00');
  await expect(commission).toContainText('R$ 60,00');
  await expectNoSidewaysScroll(page);
}
