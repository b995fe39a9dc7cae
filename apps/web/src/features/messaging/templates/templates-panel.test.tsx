import type { Template } from '@app/contract/messaging/templates.contract';
import { DEFAULT_AUTOMATIONS } from '@app/domain/messaging/automation';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fill } from '../../../../tests/fill.ts';
import {
  type FakeRouter,
  fakeServer,
  renderWithApi,
  sampleSession,
} from '../../../../tests/support.tsx';
import TemplatesPanel from './templates-panel.tsx';

const fake = fakeServer.messaging.templates;
const reminder: Template = {
  id: '01990000-0000-7000-8000-00000000000a',
  name: 'Nosso lembrete',
  type: 'appointment_reminder_24h',
  text: 'Oi {NOME}, até amanhã!',
  active: true,
  version: 3,
  createdAt: '2026-03-10T12:00:00Z',
};
const sample = {
  clientName: 'Mariana',
  isPast: false,
  values: { client_name: 'Mariana', appointment_time: '14:30' },
};

function serving(templates: Template[], handlers: FakeRouter = {}) {
  return {
    messaging: {
      templates: {
        list: fake.list.handler(() => templates),
        sample: fake.sample.handler(() => sample),
        ...handlers,
      },
      automations: { get: fakeServer.messaging.automations.get.handler(() => automations) },
    },
  };
}

const automations = {
  ...DEFAULT_AUTOMATIONS,
  appointment_reminder_24h: { enabled: true, templateId: reminder.id },
};

async function removing(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Ações de ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
  return screen.findByRole('dialog', { name: `Excluir ${name}` });
}

test('a card tells what a template is for and says', async () => {
  renderWithApi(<TemplatesPanel />, serving([reminder]));
  const card = await screen.findByRole('listitem');
  expect(within(card).getByText('Nosso lembrete')).toBeTruthy();
  expect(within(card).getByText('Lembrete de 24 horas')).toBeTruthy();
  expect(card.textContent).toContain('Oi Nome do cliente, até amanhã!');
});

test('whoever writes sees it with the data of somebody who is booked, and what is no variable', async () => {
  const created = vi.fn<(input: unknown) => void>();
  const create = fake.create.handler(({ input }) => {
    created(input);
    return { ...reminder, ...input };
  });
  renderWithApi(<TemplatesPanel />, serving([], { create }));
  await userEvent.click(await screen.findByRole('button', { name: 'Novo Modelo' }));
  const dialog = await screen.findByRole('dialog');
  await fill(within(dialog).getByRole('textbox', { name: /Nome/ }), 'Volte');
  const text = within(dialog).getByRole('textbox', { name: /Mensagem/ });
  await fill(text, 'Oi {client_name}, {{nome_do_cao}} ');
  const preview = within(dialog).getByRole('figure', { name: 'Como o cliente vai ler' });
  expect(await within(preview).findByText('Com os dados de Mariana.')).toBeTruthy();
  expect(within(preview).getByText(/Oi Mariana, \{\{nome_do_cao\}\}/)).toBeTruthy();
  expect(within(dialog).getByRole('alert').textContent).toContain('{{nome_do_cao}}');

  await userEvent.click(within(dialog).getByRole('button', { name: 'Horário' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Modelo criado com sucesso!')).toBeTruthy();
  expect(created).toHaveBeenCalledWith(
    expect.objectContaining({
      name: 'Volte',
      type: 'custom',
      text: 'Oi {client_name}, {{nome_do_cao}} {appointment_time}',
    }),
  );
});

test('the preview shows what that kind fills in, and says what stays empty', async () => {
  renderWithApi(<TemplatesPanel />, serving([]));
  await userEvent.click(await screen.findByRole('button', { name: 'Novo Modelo' }));
  const dialog = within(await screen.findByRole('dialog'));
  const text = dialog.getByRole('textbox', { name: /Mensagem/ });
  await fill(text, 'Oi {client_name}, às {appointment_time}. {review_link}');
  const preview = within(dialog.getByRole('figure', { name: 'Como o cliente vai ler' }));
  expect(await preview.findByText('Oi Mariana, às.')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Link da avaliação' })).toBeNull();
  expect(dialog.getByRole('alert').textContent).toMatch(
    /^\{appointment_time\} não é preenchida em campanhas.* \{review_link\} não é preenchida nesta mensagem/,
  );

  const kind = dialog.getByRole('combobox', { name: 'Tipo' });
  await userEvent.selectOptions(kind, 'Agendamento criado');
  expect(preview.getByText('Oi Mariana, às 14:30.')).toBeTruthy();
  expect(dialog.getByRole('alert').textContent).toBe(
    '{review_link} não é preenchida nesta mensagem: fica em branco.',
  );
  await userEvent.selectOptions(kind, 'Pedido de avaliação');
  expect(preview.getByText(/às 14:30. https/)).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Link da avaliação' })).toBeTruthy();
  expect(dialog.queryByRole('alert')).toBeNull();
});

test('name and text have to be there', async () => {
  renderWithApi(<TemplatesPanel />, serving([]));
  await userEvent.click(await screen.findByRole('button', { name: 'Novo Modelo' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Salvar' }));
  expect(await within(dialog).findByText('Nome é obrigatório')).toBeTruthy();
  expect(within(dialog).getByText('Mensagem é obrigatória')).toBeTruthy();
});

const gone = () => {
  throw new Error('The line is gone');
};

test('whoever fails to write a template hears what failed', async () => {
  renderWithApi(<TemplatesPanel />, serving([], { create: fake.create.handler(gone) }));
  await userEvent.click(await screen.findByRole('button', { name: 'Novo Modelo' }));
  const dialog = within(await screen.findByRole('dialog'));
  await fill(dialog.getByRole('textbox', { name: 'Nome' }), 'Aviso');
  await fill(dialog.getByRole('textbox', { name: 'Mensagem' }), 'Oi');
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Erro ao criar modelo')).toBeTruthy();
});

test('whoever fails to change a template hears what failed, and keeps what was typed', async () => {
  renderWithApi(<TemplatesPanel />, serving([reminder], { update: fake.update.handler(gone) }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ações de Nosso lembrete' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Editar' }));
  const dialog = within(await screen.findByRole('dialog'));
  await fill(dialog.getByRole('textbox', { name: 'Nome' }), ' novo');
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Erro ao atualizar modelo')).toBeTruthy();
  expect(dialog.getByRole('textbox', { name: 'Nome' })).toHaveProperty(
    'value',
    'Nosso lembrete novo',
  );
});

test('default ones that could not be made are told of', async () => {
  const createDefaults = fake.createDefaults.handler(gone);
  renderWithApi(<TemplatesPanel />, serving([], { createDefaults }));
  await userEvent.click(await screen.findByRole('button', { name: 'Criar modelos padrão' }));
  expect(await screen.findByText('Erro ao criar modelos padrão')).toBeTruthy();
});

test('the default ones are made by one tap', async () => {
  const createDefaults = fake.createDefaults.handler(() => [reminder]);
  renderWithApi(<TemplatesPanel />, serving([], { createDefaults }));
  await userEvent.click(await screen.findByRole('button', { name: 'Criar modelos padrão' }));
  expect(await screen.findByText('Modelos padrão criados.')).toBeTruthy();
});

test('the desk reads them, and changes nothing', async () => {
  const { company } = sampleSession;
  const session = {
    ...sampleSession,
    company: company && { ...company, role: 'receptionist' as const },
  };
  renderWithApi(<TemplatesPanel />, serving([reminder]), { session });
  expect(await screen.findByText('Nosso lembrete')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Novo Modelo' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Ações de Nosso lembrete' })).toBeNull();
});

test('whoever removes what an automation uses is told so, and hears when it fails', async () => {
  const free = { ...reminder, id: '01990000-0000-7000-8000-00000000000b', name: 'Outro' };
  const remove = fake.remove.handler(() => {
    throw new Error('The line is gone');
  });
  renderWithApi(<TemplatesPanel />, serving([reminder, free], { remove }));
  const used = await removing('Nosso lembrete');
  expect(await within(used).findByText(/Uma automação usa este modelo/)).toBeTruthy();
  await userEvent.click(within(used).getByRole('button', { name: 'Excluir' }));
  expect(await screen.findByText('Erro ao excluir modelo')).toBeTruthy();
  await userEvent.click(within(used).getByRole('button', { name: 'Cancelar' }));
  const other = await removing('Outro');
  expect(within(other).getByText('Tem certeza que deseja excluir este modelo?')).toBeTruthy();
});

test('a text that looks like a page is shown as it was typed, on its card and in the preview', async () => {
  const attack = 'Oi {client_name} <img src=x onerror="a()">';
  renderWithApi(<TemplatesPanel />, serving([{ ...reminder, name: attack, text: attack }]));
  const card = await screen.findByRole('listitem');
  expect(card.textContent).toContain('Nome do cliente <img src=x onerror="a()">');
  expect(document.querySelector('img[src="x"]')).toBeNull();
});
