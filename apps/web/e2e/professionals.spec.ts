import type { Page } from '@playwright/test';
import { expect, expectFit, expectNoSidewaysScroll, expectNotice, PHONE, test } from './journey.ts';

const name = 'Larissa Nogueira';
const cardOf = (page: Page) => page.getByRole('listitem').filter({ hasText: name });

test.describe('the owner', () => {
  // The server looks into the file and refuses it.
  test.use({ ...PHONE, refusals: [400] });

  test('keeps a professional: her photo, her vacation, her place in the team', async ({
    page,
    signIn,
  }) => {
    await signIn('dona@horamarcada.test', '/dashboard/professionals');
    await page.getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog', { name });

    await test.step('what is no image is refused, whatever it calls itself', async () => {
      await choosePhoto(page, { name: 'nota.txt', mimeType: 'text/plain', buffer: noImage });
      const refusal = dialog.getByText('Por favor, selecione apenas arquivos de imagem.');
      await expect(refusal).toBeVisible();

      await choosePhoto(page, { name: 'foto.png', mimeType: 'image/png', buffer: noImage });
      await expect(refusal).toHaveCount(0);
      await dialog.getByRole('button', { name: 'Salvar' }).click();
      await expect(refusal).toBeVisible();
      await expectNotice(page, 'A foto não foi salva.');
      await expectNotice(page, 'Profissional atualizado com sucesso!');
    });

    await test.step('a real one is shown on her card', async () => {
      const buffer = await smallImage(page);
      await choosePhoto(page, { name: 'larissa.png', mimeType: 'image/png', buffer });
      await dialog.getByLabel('Telefone').fill('11912345678');
      await dialog.getByRole('button', { name: 'Salvar' }).click();
      await expectNotice(page, 'Profissional atualizado com sucesso!');
      await expect(cardOf(page)).toContainText('(11) 91234-5678');
      const photo = cardOf(page).locator('img');
      await expect(photo).toHaveAttribute('src', /./);
      await expect
        .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    });

    await test.step('her vacation shows in the next seven days', async () => {
      await dialog.getByRole('tab', { name: 'Horários' }).click();
      await dialog.getByRole('button', { name: 'Adicionar' }).click();
      const exception = page.getByRole('dialog', { name: 'Nova exceção' });
      await exception.getByRole('combobox', { name: 'Motivo' }).click();
      await page.getByRole('option', { name: 'Férias' }).click();
      await exception.getByLabel('Primeiro dia').fill(dayFromNow(1));
      await exception.getByLabel('Último dia').fill(dayFromNow(3));
      await exception.getByRole('button', { name: 'Salvar' }).click();
      await page.getByRole('button', { name: 'Salvar mesmo assim' }).click();
      await expectNotice(page, 'Exceção criada com sucesso!');

      const nextDays = dialog.getByRole('region', { name: 'Próximos 7 dias' });
      await expect(nextDays.getByText('Férias')).toHaveCount(3);
      for (const days of [1, 2, 3]) {
        const day = nextDays
          .getByRole('listitem')
          .filter({ hasText: dayFromNow(days).slice(0, 5) });
        await expect(day).toContainText('Férias');
      }
      await expectNoSidewaysScroll(page);
    });

    await test.step('two of them at once cannot be', async () => {
      await dialog.getByRole('button', { name: 'Adicionar' }).click();
      const exception = page.getByRole('dialog', { name: 'Nova exceção' });
      await exception.getByLabel('Primeiro dia').fill(dayFromNow(2));
      await exception.getByRole('button', { name: 'Salvar' }).click();
      await expect(exception.getByText('Já existe uma exceção nesses dias.')).toBeVisible();
      await exception.getByRole('button', { name: 'Cancelar' }).click();
      await page.getByRole('button', { name: 'Descartar' }).click();
      await expect(exception).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });

    await test.step('deactivated she stays in the list, and comes back', async () => {
      await chooseAction(page, 'Inativar');
      await page.getByRole('button', { name: 'Salvar mesmo assim' }).click();
      await expectNotice(page, 'Profissional inativado com sucesso!');
      await expect(cardOf(page)).toContainText('Inativo');
      await chooseAction(page, 'Ativar');
      await expectNotice(page, 'Profissional ativado com sucesso!');
      await expect(cardOf(page)).not.toContainText('Inativo');
    });

    await test.step('whoever is booked in her vacation stands on home until that is solved', async () => {
      await page.goto('/dashboard');
      await page.getByRole('link', { name: 'Resolver', exact: true }).click();
      const list = page.getByRole('list', { name: 'Agendamentos sem atendimento' });
      const waiting = list.getByRole('listitem');
      await expect(waiting.first()).toContainText(`${name} não atende neste horário`);
      const before = await waiting.count();
      await expectFit(page);
      await waiting.first().getByRole('button', { name: 'Manter assim' }).click();
      await expectNotice(page, 'Mantido. Não perguntamos de novo.');
      await expect(waiting).toHaveCount(before - 1);
    });
  });
});

test('a receptionist sees the team and no way to change it', async ({ page, signIn }) => {
  await signIn('recepcao@horamarcada.test');
  await page.getByRole('link', { name: 'Profissionais' }).click();

  await expect(page.getByText(name)).toBeVisible();
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Novo Profissional' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Mais ações' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Ações de/ })).toHaveCount(0);
});

const noImage = Buffer.from('isto não é uma imagem');

type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

async function choosePhoto(page: Page, file: ChosenFile): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^(Escolher|Trocar) imagem$/ }).click();
  await (await choosing).setFiles(file);
}

/** Drawn by the browser itself, as PNG. */
async function smallImage(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 64;
    canvas.height = 64;
    const pen = canvas.getContext('2d');
    pen?.fillRect(16, 16, 32, 32);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.replace(/^.*,/, ''), 'base64');
}

async function chooseAction(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: `Ações de ${name}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** dd/MM/yyyy where the salon is. */
function dayFromNow(days: number): string {
  const format = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' });
  return format.format(Date.now() + days * 24 * 60 * 60 * 1000);
}
