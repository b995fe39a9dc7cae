import type { Professional } from '@app/contract/team/professionals.contract';
import type { Schedule } from '@app/contract/team/schedules.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type FakeRouter, fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import { GuardedDialog } from '../../../ui/dialogs/guarded-dialog.tsx';
import { SchedulePanel } from './schedule-panel.tsx';

const fake = fakeServer.team.schedules;
const professional: Professional = {
  id: '01990000-0000-7000-8000-00000000000a',
  name: 'Ana',
  email: '',
  phone: '',
  specialties: [],
  color: '#2563EB',
  memberId: null,
  memberName: null,
  birthday: '',
  photoUrl: null,
  active: true,
  position: 1,
  version: 1,
  createdAt: '2026-03-10T12:00:00Z',
};
const nothingYet: Schedule = {
  professionalId: professional.id,
  version: 4,
  week: [],
  exceptions: [],
};

function render(schedule: Schedule, handlers: FakeRouter = {}) {
  const onClose = vi.fn<() => void>();
  const schedules = {
    get: fake.get.handler(() => schedule),
    days: fake.days.handler(() => []),
    ...handlers,
  };
  const { unmount } = renderWithApi(
    <GuardedDialog title={professional.name} onClose={onClose}>
      <SchedulePanel professional={professional} />
    </GuardedDialog>,
    { team: { schedules } },
  );
  return { onClose, unmount };
}

const switchOn = async (day: string) => userEvent.click(await screen.findByLabelText(day));
const time = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const saveButton = () => screen.getByRole('button', { name: 'Salvar horários' });

async function retype(name: string, typed: string): Promise<void> {
  await userEvent.clear(time(name));
  await userEvent.type(time(name), typed);
  await userEvent.tab();
}

test('a day that is switched on starts with one shift and lunch', async () => {
  const { onClose } = render(nothingYet);
  await switchOn('Segunda-feira');

  expect(time('Início do turno 1').value).toBe('09:00');
  expect(time('Fim do turno 1').value).toBe('18:00');
  expect(time('Início do intervalo 1 do turno 1').value).toBe('12:00');
  const drawn = 'Segunda-feira: 09:00–18:00, intervalo 12:00–13:00';
  expect(screen.getByRole('img', { name: drawn })).toBeTruthy();
  expect(screen.getByText('8h por semana')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('dialog', { name: 'Descartar alterações?' })).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

test('one day becomes all workdays with one click, and is saved in one step', async () => {
  const replaceWeek = vi.fn(({ input }: { input: { week: Schedule['week'] } }) => ({
    ...nothingYet,
    version: 5,
    week: input.week,
  }));
  const { onClose } = render(nothingYet, { replaceWeek: fake.replaceWeek.handler(replaceWeek) });
  await switchOn('Segunda-feira');
  await userEvent.click(screen.getByRole('button', { name: 'Copiar para…' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Todos os dias úteis' }));
  expect(screen.getByText('40h por semana')).toBeTruthy();
  await userEvent.click(saveButton());

  expect(await screen.findByText('Horários atualizados com sucesso!')).toBeTruthy();
  const { week } = replaceWeek.mock.calls[0]?.[0].input ?? { week: [] };
  const working = week.filter(({ shifts }) => shifts.length > 0).map(({ weekday }) => weekday);
  expect(working).toEqual([1, 2, 3, 4, 5]);
  expect(week[0]?.shifts).toEqual([
    { from: 540, until: 1080, breaks: [{ from: 720, until: 780 }] },
  ]);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('a day that is switched on while the rest is being stored stays to be stored', async () => {
  const answered = Promise.withResolvers<void>();
  const replaceWeek = vi.fn(async ({ input }: { input: { week: Schedule['week'] } }) => {
    await answered.promise;
    return { ...nothingYet, version: 5, week: input.week };
  });
  render(nothingYet, { replaceWeek: fake.replaceWeek.handler(replaceWeek) });
  await switchOn('Segunda-feira');
  await userEvent.click(saveButton());
  await waitFor(() => expect(replaceWeek).toHaveBeenCalledOnce());
  await switchOn('Terça-feira');
  answered.resolve();

  expect(await screen.findByText('Horários atualizados com sucesso!')).toBeTruthy();
  expect(screen.getByText('16h por semana')).toBeTruthy();
  await userEvent.click(saveButton());
  await waitFor(() => expect(replaceWeek).toHaveBeenCalledTimes(2));
  const { week } = replaceWeek.mock.calls[1]?.[0].input ?? { week: [] };
  expect(week.filter(({ shifts }) => shifts.length > 0)).toHaveLength(2);
});

test('days that somebody else changed meanwhile join those that were changed here', async () => {
  const tuesday = { weekday: 2, shifts: [{ from: 600, until: 900, breaks: [] }] };
  let stored: Schedule = nothingYet;
  const replaceWeek = fake.replaceWeek.handler(({ input, errors }) => {
    if (input.version !== stored.version) throw errors.SCHEDULE_CHANGED();
    stored = { ...stored, version: stored.version + 1, week: input.week };
    return stored;
  });
  render(nothingYet, { replaceWeek, get: fake.get.handler(() => stored) });
  await switchOn('Segunda-feira');

  stored = { ...nothingYet, version: nothingYet.version + 1, week: [tuesday] };
  await userEvent.click(saveButton());
  expect(await screen.findByText('Mudou: Terça-feira. Já está no formulário.')).toBeTruthy();
  expect(stored.week).toEqual([tuesday]);

  await userEvent.click(saveButton());
  expect(await screen.findByText('Horários atualizados com sucesso!')).toBeTruthy();
  const working = stored.week.filter(({ shifts }) => shifts.length > 0);
  expect(working.map(({ weekday }) => weekday)).toEqual([1, 2]);
});

const RESTORED = 'Recuperamos o que você digitou.';

test('days that were changed are there again after a reload, with what was stored since', async () => {
  const { unmount } = render(nothingYet);
  await switchOn('Segunda-feira');
  unmount();
  const tuesday = { weekday: 2, shifts: [{ from: 600, until: 900, breaks: [] }] };
  const again = render({ ...nothingYet, version: 5, week: [tuesday] });
  expect(await screen.findByText(RESTORED)).toBeTruthy();
  expect(screen.getByText('Mudou: Terça-feira. Já está no formulário.')).toBeTruthy();
  expect(screen.getByText('13h por semana')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
  expect(screen.getByText('5h por semana')).toBeTruthy();
  again.unmount();
  render(nothingYet);
  await screen.findByText('Nenhum dia de trabalho');
  expect(screen.queryByText(RESTORED)).toBeNull();
});

test('an answer that got lost is asked for under the same key, also after a reload', async () => {
  const keys: unknown[] = [];
  const replaceWeek = fake.replaceWeek.handler(({ context }) => {
    keys.push(Reflect.get(context, 'requestKey'));
    throw new Error('lost');
  });
  const { unmount } = render(nothingYet, { replaceWeek });
  await switchOn('Segunda-feira');
  await userEvent.click(saveButton());
  await waitFor(() => expect(keys).toHaveLength(1));
  unmount();
  render(nothingYet, { replaceWeek });
  await screen.findByText(RESTORED);
  await userEvent.click(saveButton());
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

test('an impossible time is said while it is typed, beside its field, and is not sent', async () => {
  const replaceWeek = vi.fn(() => nothingYet);
  render(nothingYet, { replaceWeek: fake.replaceWeek.handler(replaceWeek) });
  await switchOn('Terça-feira');
  await retype('Fim do turno 1', '8');

  const sentence = 'Horário inválido: o fim deve vir depois do início';
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(time('Fim do turno 1').getAttribute('aria-invalid')).toBe('true');
  expect(time('Início do turno 1').getAttribute('aria-invalid')).not.toBe('true');
  await userEvent.click(saveButton());
  expect(replaceWeek).not.toHaveBeenCalled();
});

test('a time that is missing is asked for when saving, not before', async () => {
  const replaceWeek = vi.fn(() => nothingYet);
  render(nothingYet, { replaceWeek: fake.replaceWeek.handler(replaceWeek) });
  await switchOn('Terça-feira');
  await userEvent.click(screen.getByRole('button', { name: 'Intervalo' }));
  expect(screen.queryByText('Informe o horário')).toBeNull();

  await userEvent.click(saveButton());
  expect(await screen.findByText('Informe o horário')).toBeTruthy();
  expect(replaceWeek).not.toHaveBeenCalled();
});

test('a mistake beside an empty interval is said at its own place', async () => {
  render(nothingYet);
  await switchOn('Terça-feira');
  await userEvent.click(screen.getByRole('button', { name: 'Intervalo' }));
  await userEvent.click(screen.getByRole('button', { name: 'Intervalo' }));
  await retype('Início do intervalo 3 do turno 1', '19');
  await retype('Fim do intervalo 3 do turno 1', '20');

  expect(screen.getByText('Horário inválido: o intervalo fica fora do turno')).toBeTruthy();
  const wrong = time('Início do intervalo 3 do turno 1');
  expect(wrong.getAttribute('aria-invalid')).toBe('true');
});

test('what the server finds wrong stands at the same places', async () => {
  const replaceWeek = fake.replaceWeek.handler(({ errors }) => {
    const path = [1, 'shifts', 0, 'breaks', 0, 'from'];
    throw errors.SCHEDULE_INVALID({ data: { issues: [{ path, message: 'Horário inválido: x' }] } });
  });
  render(nothingYet, { replaceWeek });
  await switchOn('Terça-feira');
  await userEvent.click(saveButton());

  expect(await screen.findByText('Horário inválido: x')).toBeTruthy();
  const wrong = time('Início do intervalo 1 do turno 1');
  expect(wrong.getAttribute('aria-invalid')).toBe('true');
});

test('a day off takes its first day as the last one too', async () => {
  const createException = vi.fn(({ input: { professionalId, ...form } }) => ({
    ...form,
    id: professional.id,
    version: 1,
  }));
  render(nothingYet, { createException: fake.createException.handler(createException) });
  await userEvent.click(await screen.findByRole('button', { name: 'Adicionar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Nova exceção' });
  await userEvent.clear(within(dialog).getByRole('textbox', { name: /^Primeiro dia/ }));
  await userEvent.type(within(dialog).getByRole('textbox', { name: /^Primeiro dia/ }), '24122030');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Salvar' }));

  expect(await screen.findByText('Exceção criada com sucesso!')).toBeTruthy();
  expect(createException.mock.calls[0]?.[0].input).toMatchObject({
    kind: 'day-off',
    firstDay: '2030-12-24',
    lastDay: '2030-12-24',
    shifts: [],
  });
});

test('the list tells what differs, and the next days tell why', async () => {
  const exception = {
    id: professional.id,
    kind: 'vacation' as const,
    firstDay: '2030-12-24',
    lastDay: '2030-12-31',
    reason: 'Praia',
    shifts: [],
    version: 1,
  };
  const days = fake.days.handler(() => [
    { date: '2030-12-23', hours: [{ from: 540, until: 720 }], because: null },
    { date: '2030-12-25', hours: [], because: { kind: 'closed' as const, name: 'Natal' } },
  ]);
  render({ ...nothingYet, exceptions: [exception] }, { days });

  expect(await screen.findByText('Férias')).toBeTruthy();
  expect(screen.getByText(/24\/12\/2030 a 31\/12\/2030/)).toBeTruthy();
  expect(await screen.findByText('Empresa fechada: Natal')).toBeTruthy();
  expect(screen.getByText('09:00–12:00')).toBeTruthy();
});

test('what somebody else changed in an exception meanwhile joins what was typed', async () => {
  let exception: Schedule['exceptions'][number] = {
    id: professional.id,
    kind: 'vacation',
    firstDay: '2030-12-24',
    lastDay: '2030-12-31',
    reason: '',
    shifts: [],
    version: 1,
  };
  const saved = vi.fn();
  const get = fake.get.handler(() => ({ ...nothingYet, exceptions: [exception] }));
  const updateException = fake.updateException.handler(({ input, errors }) => {
    if (input.version !== exception.version) throw errors.EXCEPTION_CHANGED();
    saved(input);
    return exception;
  });
  render(nothingYet, { get, updateException });
  await userEvent.click(await screen.findByRole('button', { name: /^Ações.*24\/12\/2030/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Editar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar exceção' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Observação' }), 'Praia');
  exception = { ...exception, kind: 'leave', lastDay: '2031-01-02', version: 2 };
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(
    await dialog.findByText('Mudaram: Motivo, Último dia. Já estão no formulário.'),
  ).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Exceção atualizada com sucesso!')).toBeTruthy();
  expect(saved.mock.lastCall?.[0]).toMatchObject({
    kind: 'leave',
    lastDay: '2031-01-02',
    reason: 'Praia',
    version: 2,
  });
});

test('special hours in which somebody is booked are removed only by whoever has seen it', async () => {
  const exception = {
    id: professional.id,
    kind: 'special-hours' as const,
    firstDay: '2030-12-24',
    lastDay: '2030-12-24',
    reason: '',
    shifts: [{ from: 540, until: 720 }],
    version: 1,
  };
  const removed = vi.fn(() => ({ id: exception.id }));
  const removeException = fake.removeException.handler(({ input, errors }) => {
    const data = { count: 1, fingerprint: 'a1', appointments: [] };
    if (input.seenAppointments !== 'a1') throw errors.APPOINTMENTS_AFFECTED({ data });
    return removed();
  });
  render({ ...nothingYet, exceptions: [exception] }, { removeException });
  const askToRemove = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Ações.*24\/12\/2030/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
    const question = within(await screen.findByRole('dialog', { name: /Excluir exceção/ }));
    await userEvent.click(question.getByRole('button', { name: 'Excluir' }));
  };

  await askToRemove();
  await userEvent.click(await screen.findByRole('button', { name: 'Voltar' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /Excluir exceção/ })).toBeNull());
  expect(screen.queryByText('Exceção excluída com sucesso!')).toBeNull();
  expect(removed).not.toHaveBeenCalled();

  await askToRemove();
  await userEvent.click(await screen.findByRole('button', { name: 'Salvar mesmo assim' }));
  expect(await screen.findByText('Exceção excluída com sucesso!')).toBeTruthy();
  expect(removed).toHaveBeenCalledOnce();
});
