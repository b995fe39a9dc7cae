import type { ClosingDay, UpcomingHoliday } from '@app/contract/company/closing-days.contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { catchSavedFile } from '../../../../tests/saved-file.ts';
import {
  type FakeRouter,
  fakeServer,
  renderWithApi,
  sampleSession,
} from '../../../../tests/support.tsx';
import ClosingsTab from './closings-tab.tsx';

const fake = fakeServer.company.closingDays;
const nextYear = Temporal.Now.plainDateISO().year + 1;

const christmas: UpcomingHoliday = {
  date: `${nextYear}-12-25`,
  name: 'Natal',
  isOptional: false,
  decision: null,
};
const closed: ClosingDay = {
  id: '01990000-0000-7000-8000-0000000000c1',
  name: 'Natal',
  kind: 'closed',
  firstDay: christmas.date,
  lastDay: christmas.date,
  hours: null,
  version: 1,
};
const vacation: ClosingDay = {
  ...closed,
  id: '01990000-0000-7000-8000-0000000000c2',
  name: 'Férias coletivas',
  firstDay: `${nextYear}-12-20`,
  lastDay: `${nextYear}-12-31`,
};

type Known = { days?: ClosingDay[]; holidays?: UpcomingHoliday[] };

function serving({ days = [], holidays = [christmas] }: Known, handlers: FakeRouter = {}) {
  const list = fake.list.handler(() => days);
  return {
    company: {
      closingDays: { list, holidays: fake.holidays.handler(() => holidays), ...handlers },
    },
  };
}

const holiday = () => screen.findByRole('listitem', { name: 'Natal' });
const dialog = () => screen.findByRole('dialog', { name: 'Novo fechamento' });

test('each holiday asks what to do, and nothing is decided silently', async () => {
  renderWithApi(<ClosingsTab />, serving({}));

  const row = within(await holiday());

  expect(row.getByText('Fechar? Horário especial?')).toBeTruthy();
  for (const choice of ['Fechar', 'Horário especial', 'Abrir normalmente']) {
    expect(row.getByRole('button', { name: choice })).toBeTruthy();
  }
});

test.each([
  ['Fechar', 'closed'],
  ['Abrir normalmente', 'open'],
])('%s decides about that one day', async (choice, kind) => {
  const create = vi.fn(({ input }: { input: object }) => ({ ...closed, ...input }));
  renderWithApi(<ClosingsTab />, serving({}, { create: fake.create.handler(create) }));

  await userEvent.click(within(await holiday()).getByRole('button', { name: choice }));

  expect(await screen.findByText('Feriado atualizado com sucesso!')).toBeTruthy();
  expect(create.mock.calls[0]?.[0].input).toEqual({
    name: 'Natal',
    kind,
    firstDay: christmas.date,
    lastDay: christmas.date,
    hours: null,
    seenAppointments: '',
    appointmentDecisions: [],
  });
});

test('whoever closes a day on which clients are booked sees them first', async () => {
  const create = vi.fn(({ input }: { input: object }) => ({ ...closed, ...input }));
  const guarded = fake.create.handler(({ input, errors }) => {
    const data = { count: 1, fingerprint: 'a1', appointments: [] };
    if (input.seenAppointments !== 'a1') throw errors.APPOINTMENTS_AFFECTED({ data });
    return create({ input });
  });
  renderWithApi(<ClosingsTab />, serving({}, { create: guarded }));

  await userEvent.click(within(await holiday()).getByRole('button', { name: 'Fechar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Voltar' }));
  expect(create).not.toHaveBeenCalled();

  await userEvent.click(within(await holiday()).getByRole('button', { name: 'Fechar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Salvar mesmo assim' }));
  expect(await screen.findByText('Feriado atualizado com sucesso!')).toBeTruthy();
  expect(create).toHaveBeenCalledOnce();
});

test('a second click on the same answer is no second answer', async () => {
  const create = vi.fn(({ input }: { input: object }) => ({ ...closed, ...input }));
  renderWithApi(<ClosingsTab />, serving({}, { create: fake.create.handler(create) }));

  const close = within(await holiday()).getByRole('button', { name: 'Fechar' });
  fireEvent.click(close);
  fireEvent.click(close);

  expect(await screen.findByText('Feriado atualizado com sucesso!')).toBeTruthy();
  expect(create).toHaveBeenCalledOnce();
});

test('a second click does not undo twice', async () => {
  const remove = vi.fn(() => ({ id: closed.id }));
  const known = { days: [closed], holidays: [{ ...christmas, decision: closed }] };
  renderWithApi(<ClosingsTab />, serving(known, { remove: fake.remove.handler(remove) }));

  const undo = within(await holiday()).getByRole('button', { name: 'Desfazer' });
  fireEvent.click(undo);
  fireEvent.click(undo);

  expect(await screen.findByText('Feriado atualizado com sucesso!')).toBeTruthy();
  expect(remove).toHaveBeenCalledOnce();
});

test('special hours ask for the hours, with the day filled in', async () => {
  const create = vi.fn(({ input }: { input: object }) => ({ ...closed, ...input }));
  renderWithApi(<ClosingsTab />, serving({}, { create: fake.create.handler(create) }));

  await userEvent.click(within(await holiday()).getByRole('button', { name: 'Horário especial' }));
  const fields = within(await dialog());
  await userEvent.clear(fields.getByLabelText('Fecha às'));
  await userEvent.type(fields.getByLabelText('Fecha às'), '12:30');
  await userEvent.click(fields.getByRole('button', { name: 'Salvar' }));

  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  expect(create.mock.calls[0]?.[0].input).toMatchObject({
    kind: 'special-hours',
    firstDay: christmas.date,
    hours: { from: 540, until: 750 },
  });
});

test('a decision is shown beside its holiday and can be undone', async () => {
  const remove = vi.fn(() => ({ id: closed.id }));
  const known = { days: [closed], holidays: [{ ...christmas, decision: closed }] };
  renderWithApi(<ClosingsTab />, serving(known, { remove: fake.remove.handler(remove) }));

  const row = within(await holiday());
  expect(row.getByText('Fechado')).toBeTruthy();
  expect(row.queryByRole('button', { name: 'Fechar' })).toBeNull();
  await userEvent.click(row.getByRole('button', { name: 'Desfazer' }));

  await waitFor(() => expect(remove).toHaveBeenCalledOnce());
  expect(screen.getByText(/^Nenhum fechamento marcado/)).toBeTruthy();
});

test('a holiday inside a longer closure does not offer to undo all of it', async () => {
  const known = { days: [vacation], holidays: [{ ...christmas, decision: vacation }] };
  renderWithApi(<ClosingsTab />, serving(known));

  const row = within(await holiday());

  expect(row.getByText(/Férias coletivas \(20\/12/)).toBeTruthy();
  expect(row.queryByRole('button', { name: 'Desfazer' })).toBeNull();
  expect(row.getByRole('button', { name: 'Editar' })).toBeTruthy();
});

async function startClosing() {
  await userEvent.click(await screen.findByRole('button', { name: 'Novo fechamento' }));
  return within(await dialog());
}

test('a closure of one day needs its day only once', async () => {
  const create = vi.fn(({ input }: { input: object }) => ({ ...closed, ...input }));
  renderWithApi(<ClosingsTab />, serving({}, { create: fake.create.handler(create) }));

  const fields = await startClosing();
  await userEvent.type(fields.getByLabelText(/^Nome/), 'Reforma');
  await userEvent.type(fields.getByLabelText(/^Primeiro dia/), `0903${nextYear}`);
  await userEvent.click(fields.getByRole('button', { name: 'Salvar' }));

  expect(await screen.findByText('Fechamento criado com sucesso!')).toBeTruthy();
  expect(create.mock.calls[0]?.[0].input).toEqual({
    name: 'Reforma',
    kind: 'closed',
    firstDay: `${nextYear}-03-09`,
    lastDay: `${nextYear}-03-09`,
    hours: null,
    seenAppointments: '',
    appointmentDecisions: [],
  });
});

test('what is missing is said beside its field, and nothing is sent', async () => {
  const create = vi.fn(() => closed);
  renderWithApi(<ClosingsTab />, serving({}, { create: fake.create.handler(create) }));

  const fields = await startClosing();
  await userEvent.click(fields.getByText('Horário especial'));
  await userEvent.clear(fields.getByLabelText('Abre às'));
  await userEvent.tab();
  await userEvent.click(fields.getByRole('button', { name: 'Salvar' }));

  expect(await fields.findByText('Informe um nome')).toBeTruthy();
  expect(fields.getAllByText('Data é obrigatória')).toHaveLength(2);
  expect(fields.getByText('Horário inválido')).toBeTruthy();
  expect(create).not.toHaveBeenCalled();
});

test('hours that were typed are there again when the kind is switched and back', async () => {
  renderWithApi(<ClosingsTab />, serving({}));
  const fields = await startClosing();
  await userEvent.click(fields.getByText('Horário especial'));
  await userEvent.clear(fields.getByLabelText('Abre às'));
  await userEvent.type(fields.getByLabelText('Abre às'), '11:00');
  await userEvent.click(fields.getByText('Fechado'));
  expect(fields.queryByLabelText('Abre às')).toBeNull();
  await userEvent.click(fields.getByText('Horário especial'));
  expect(fields.getByLabelText('Abre às')).toHaveProperty('value', '11:00');
});

test('hours that end before they begin say so', async () => {
  const create = vi.fn(() => closed);
  renderWithApi(<ClosingsTab />, serving({}, { create: fake.create.handler(create) }));

  await userEvent.click(within(await holiday()).getByRole('button', { name: 'Horário especial' }));
  const fields = within(await dialog());
  await userEvent.clear(fields.getByLabelText('Abre às'));
  await userEvent.type(fields.getByLabelText('Abre às'), '18:00');
  await userEvent.click(fields.getByRole('button', { name: 'Salvar' }));

  expect(await fields.findByText('O fim deve vir depois do início.')).toBeTruthy();
  expect(create).not.toHaveBeenCalled();
});

test.each([
  ['01/03/2020', '01/03/2020', 'Este dia já passou'],
  [`10/03/${nextYear}`, `09/03/${nextYear}`, 'O último dia vem antes do primeiro'],
])('days from %s to %s are not sent', async (first, last, sentence) => {
  const create = vi.fn(() => closed);
  renderWithApi(<ClosingsTab />, serving({}, { create: fake.create.handler(create) }));

  const fields = await startClosing();
  await userEvent.type(fields.getByLabelText(/^Nome/), 'Reforma');
  await userEvent.type(fields.getByLabelText(/^Primeiro dia/), first);
  await userEvent.clear(fields.getByLabelText(/^Último dia/));
  await userEvent.type(fields.getByLabelText(/^Último dia/), last);
  await userEvent.click(fields.getByRole('button', { name: 'Salvar' }));

  expect(await fields.findByText(sentence)).toBeTruthy();
  expect(create).not.toHaveBeenCalled();
});

test('days that are taken are said beside the first day, and the dialog stays', async () => {
  const update = fake.update.handler(({ errors }) => {
    throw errors.CLOSING_DAYS_OVERLAP();
  });
  renderWithApi(<ClosingsTab />, serving({ days: [vacation] }, { update }));

  await userEvent.click(await screen.findByRole('button', { name: 'Ações de Férias coletivas' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Editar' }));
  const fields = within(await screen.findByRole('dialog', { name: 'Editar fechamento' }));
  await userEvent.type(fields.getByLabelText(/^Nome/), ' de verão');
  await userEvent.click(fields.getByRole('button', { name: 'Salvar' }));

  expect(
    await fields.findByText('Já existe um fechamento ou horário especial nesses dias.'),
  ).toBeTruthy();
});

test('what somebody else saved meanwhile joins what was typed, and what both changed is asked', async () => {
  let stored = vacation;
  const saved = vi.fn();
  const list = fake.list.handler(() => [stored]);
  const update = fake.update.handler(({ input, errors }) => {
    if (input.version !== stored.version) throw errors.CLOSING_DAY_CHANGED();
    saved(input);
    return stored;
  });
  renderWithApi(<ClosingsTab />, serving({}, { list, update }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ações de Férias coletivas' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Editar' }));
  const fields = within(await screen.findByRole('dialog', { name: 'Editar fechamento' }));
  await userEvent.type(fields.getByLabelText(/^Nome/), ' de verão');
  stored = {
    ...vacation,
    kind: 'special-hours',
    hours: { from: 600, until: 780 },
    lastDay: `${nextYear}-12-30`,
    name: 'Recesso',
    version: 2,
  };
  await userEvent.click(fields.getByRole('button', { name: 'Salvar' }));

  expect(await fields.findByText('Outra pessoa salvou antes de você')).toBeTruthy();
  expect(
    fields.getByText(
      'Mudaram: O que acontece, Último dia, Horário especial. Já estão no formulário.',
    ),
  ).toBeTruthy();
  expect(fields.getByLabelText('O seu: Férias coletivas de verão')).toBeTruthy();
  expect(fields.getByLabelText('O da outra pessoa: Recesso')).toBeTruthy();
  expect(saved).not.toHaveBeenCalled();
  await userEvent.click(fields.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Fechamento atualizado com sucesso!')).toBeTruthy();
  expect(saved.mock.lastCall?.[0]).toMatchObject({
    name: 'Férias coletivas de verão',
    kind: 'special-hours',
    hours: { from: 600, until: 780 },
    lastDay: `${nextYear}-12-30`,
    version: 2,
  });
});

test('hours that nobody chose are not named where somebody else closed the day', async () => {
  const special = { ...vacation, kind: 'special-hours' as const, hours: { from: 600, until: 780 } };
  let stored: ClosingDay = special;
  const list = fake.list.handler(() => [stored]);
  const update = fake.update.handler(({ input, errors }) => {
    if (input.version !== stored.version) throw errors.CLOSING_DAY_CHANGED();
    return stored;
  });
  renderWithApi(<ClosingsTab />, serving({}, { list, update }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ações de Férias coletivas' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Editar' }));
  const fields = within(await screen.findByRole('dialog', { name: 'Editar fechamento' }));
  await userEvent.clear(fields.getByLabelText('Abre às'));
  await userEvent.type(fields.getByLabelText('Abre às'), '11:00');
  stored = { ...special, kind: 'closed', hours: null, version: 2 };
  await userEvent.click(fields.getByRole('button', { name: 'Salvar' }));

  expect(await fields.findByText('Mudou: O que acontece. Já está no formulário.')).toBeTruthy();
  expect(fields.queryByLabelText(/^O da outra pessoa/)).toBeNull();
  // What she typed is there again where she chooses special hours again.
  await userEvent.click(fields.getByText('Horário especial'));
  expect(fields.getByLabelText<HTMLInputElement>('Abre às').value).toBe('11:00');
});

test('what is in the way is named, with its days', async () => {
  const create = fake.create.handler(({ errors }) => {
    throw errors.CLOSING_DAYS_OVERLAP();
  });
  const known = { days: [closed], holidays: [{ ...christmas, decision: closed }] };
  renderWithApi(<ClosingsTab />, serving(known, { create }));

  const fields = await startClosing();
  await userEvent.type(fields.getByLabelText(/^Nome/), 'Recesso');
  await userEvent.type(fields.getByLabelText(/^Primeiro dia/), `25/12/${nextYear}`);
  await userEvent.click(fields.getByRole('button', { name: 'Salvar' }));

  const sentence = `Já existe um fechamento ou horário especial nesses dias: Natal (25/12/${nextYear}).`;
  expect(await fields.findByText(sentence)).toBeTruthy();
});

test('a closure is removed after a question', async () => {
  const remove = vi.fn(() => ({ id: vacation.id }));
  const handlers = { remove: fake.remove.handler(remove) };
  renderWithApi(<ClosingsTab />, serving({ days: [vacation] }, handlers));

  await userEvent.click(await screen.findByRole('button', { name: 'Ações de Férias coletivas' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
  expect(remove).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('button', { name: 'Excluir' }));

  expect(await screen.findByText('Fechamento excluído com sucesso!')).toBeTruthy();
  expect(remove).toHaveBeenCalledOnce();
});

test('whoever may only look decides nothing', async () => {
  const { company } = sampleSession;
  renderWithApi(<ClosingsTab />, serving({ days: [vacation] }), {
    session: { ...sampleSession, company: company && { ...company, role: 'receptionist' } },
  });

  await holiday();
  expect(screen.getByText('Férias coletivas')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^(?!Exportar CSV)/ })).toBeNull();
});

test('closings and holidays can be taken along', async () => {
  const saved = catchSavedFile();
  const special: ClosingDay = {
    ...vacation,
    name: 'Véspera',
    kind: 'special-hours',
    hours: { from: 540, until: 780 },
  };
  renderWithApi(<ClosingsTab />, serving({ days: [special] }));
  const button = (list: string) => screen.findByRole('button', { name: `Exportar CSV: ${list}` });
  await userEvent.click(await button('Fechamentos da empresa'));
  expect(await saved.lines()).toEqual([
    'Nome;Primeiro dia;Último dia;O que acontece;Abre às;Fecha às',
    `Véspera;20/12/${nextYear};31/12/${nextYear};Horário especial;09:00;13:00`,
  ]);
  await userEvent.click(await button('Próximos feriados'));
  expect(await saved.lines()).toEqual([
    'Data;Feriado;Ponto facultativo;O que acontece',
    `25/12/${nextYear};Natal;Não;Aberto normalmente`,
  ]);
});
