import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectNotice,
  PHONE,
  test,
} from './journey.ts';

test.use({ ...PHONE, colorScheme: 'dark' });

test('a task that repeats is completed, and its next is there', async ({ page, signIn }) => {
  const name = 'Regar as plantas';
  await signIn('dona@horamarcada.test', '/tasks');
  await expect(page).toHaveURL('/dashboard/tasks');
  await expect(page.getByRole('list', { name: 'Tarefas' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Nova Tarefa' }).click();
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Data', exact: true }).fill('31/01/2030');
  await page.getByRole('combobox', { name: 'Repetição' }).click();
  await page.getByRole('option', { name: 'Todo mês' }).click();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(page, 'Tarefa criada com sucesso!');

  await page.getByRole('button', { name: `Concluir ${name}` }).click();
  await expectNotice(page, 'Tarefa concluída!');
  const card = page
    .getByRole('list', { name: 'Tarefas' })
    .getByRole('listitem')
    .filter({ hasText: name });
  await expect(card).toContainText('28/02/2030');
});
