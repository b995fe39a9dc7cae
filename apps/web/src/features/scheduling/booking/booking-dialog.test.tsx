import type { BookableService } from '@app/contract/scheduling/booking-choices.contract';
import { formatDuration } from '@app/domain/shared/duration';
import { ORPCError } from '@orpc/client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  detail,
  haircut,
  MONDAY_MORNING,
  repeated,
} from '../../../../tests/sample-appointments.ts';
import {
  type FakeRouter,
  fakeServer,
  renderWithApi,
  sampleSession,
} from '../../../../tests/support.tsx';
import { draftKey, writeDraft } from '../../../foundation/drafts/kept-drafts.ts';
import { counter } from '../../cash/checkout/settle-counter.tsx';
import { AppointmentsPage } from '../appointments/appointments-page.tsx';
import { NOBODY_YET } from '../client-choice/client-choice.ts';
import BookingDialog, { type HandedOver } from './booking-dialog.tsx';
import ChangeDialog from './change-dialog.tsx';
import { type KeptWizard, NOTHING_KEPT } from './wizard-draft.ts';

const fake = fakeServer.scheduling;
const { professionalId, startTime, endTime } = haircut;
const [cut, blowDry] = detail.serviceDetails.map(
  ({ id, name, priceCents, durationMinutes }): BookableService => ({
    id,
    name,
    priceCents,
    durationMinutes,
    description: '',
    priceVaries: false,
    category: '',
    doneBy: null,
    color: '#3B82F6',
    loyaltyPoints: 0,
  }),
);
if (!cut || !blowDry) throw new Error('two services are needed');
const handed: HandedOver = {
  client: NOBODY_YET,
  professionalId,
  professionalName: 'Bia',
  serviceIds: [],
  startTime,
  overbook: false,
  notes: '',
};
/** As the wizard writes it. */
const writtenStart = startTime;
const client = {
  id: detail.clientId ?? '',
  name: 'Maria Lima',
  email: '',
  phone: '5511987654321',
  isBlocked: false,
  blockedReason: null,
};

beforeEach(() => {
  vi.useFakeTimers({ now: MONDAY_MORNING.epochMilliseconds, toFake: ['Date'] });
});

const bookingChoices = {
  professionals: fake.bookingChoices.professionals.handler(() => [
    { id: professionalId, name: 'Bia', specialties: [], photoUrl: null },
  ]),
  services: fake.bookingChoices.services.handler(() => [cut, blowDry]),
  days: fake.bookingChoices.days.handler(() => [
    { date: '2026-11-16', available: true, reason: null },
  ]),
  slots: fake.bookingChoices.slots.handler(() => [
    { startTime, endTime, durationMinutes: 60, professionalId },
  ]),
  searchClients: fake.bookingChoices.searchClients.handler(() => [client]),
};

type Parts = { [part: string]: FakeRouter };

/** From the first step to the last, with what the agenda already knows. */
async function bookUntilTheEnd(parts: Parts) {
  const user = userEvent.setup();
  const onClose = vi.fn();
  renderWithApi(<BookingDialog handed={handed} onClose={onClose} />, {
    scheduling: { bookingChoices, ...parts },
  });
  const dialog = within(await screen.findByRole('dialog', { name: /^Novo agendamento/ }));
  await fillClient(user, dialog);
  await user.click(await dialog.findByText('Corte'));
  await user.click(dialog.getByRole('button', { name: 'Continuar' }));
  await user.click(await dialog.findByRole('button', { name: /^Agendar em segunda-feira, 16/ }));
  await dialog.findByRole('button', { name: 'Confirmar Agendamento' });
  return { user, dialog, onClose };
}

async function fillClient(user: UserEvent, dialog: ReturnType<typeof within>) {
  await user.type(dialog.getByLabelText('Cliente'), 'maria');
  await user.click(await screen.findByRole('option', { name: /Maria Lima/ }));
  await user.click(dialog.getByRole('button', { name: 'Continuar' }));
}

const confirmName = { name: 'Confirmar Agendamento' };

test('a click on free time books there, for a client who is found by her name', async () => {
  const sent = vi.fn<(input: unknown) => void>();
  const book = fake.appointments.book.handler(({ input }) => {
    sent(input);
    return detail;
  });
  const { user, dialog } = await bookUntilTheEnd({ appointments: { book } });
  await user.click(dialog.getByRole('button', confirmName));

  expect(await screen.findByText('Agendamento criado com sucesso!')).toBeTruthy();
  expect(sent).toHaveBeenCalledWith({
    clientId: client.id,
    client: null,
    professionalId,
    serviceIds: [cut.id],
    startTime: writtenStart,
    notes: '',
    couponCode: '',
    overbook: false,
  });
});

test('whoever goes back still reads that the client is blocked, and why', async () => {
  const blocked = { ...client, isBlocked: true, blockedReason: 'Faltou 3 vezes' };
  const searchClients = fake.bookingChoices.searchClients.handler(() => [blocked]);
  const user = userEvent.setup();
  renderWithApi(<BookingDialog handed={handed} onClose={vi.fn()} />, {
    scheduling: { bookingChoices: { ...bookingChoices, searchClients } },
  });
  const dialog = within(await screen.findByRole('dialog', { name: /^Novo agendamento/ }));
  await fillClient(user, dialog);
  await dialog.findByText('Corte');
  await user.click(dialog.getByRole('button', { name: 'Voltar' }));
  await user.click(dialog.getByRole('button', { name: 'Voltar' }));
  expect(await dialog.findByText('Cliente bloqueado')).toBeTruthy();
  expect(dialog.getByText('Motivo: Faltou 3 vezes')).toBeTruthy();
});

test('a time that is taken is said once, with the way to squeeze her in beside it', async () => {
  const sent = vi.fn<(overbook: boolean) => void>();
  const book = fake.appointments.book.handler(({ input, errors }) => {
    sent(input.overbook);
    if (!input.overbook) throw errors.SLOT_TAKEN();
    return detail;
  });
  const { user, dialog } = await bookUntilTheEnd({ appointments: { book } });
  await user.click(dialog.getByRole('button', confirmName));

  const sentence = 'Este horário acabou de ser ocupado. Selecione outro horário.';
  expect(await screen.findAllByText(sentence)).toHaveLength(1);
  await user.click(dialog.getByRole('switch', { name: /^Encaixe/ }));
  await user.click(dialog.getByRole('button', confirmName));
  expect(await screen.findByText('Agendamento criado com sucesso!')).toBeTruthy();
  expect(sent.mock.calls).toEqual([[false], [true]]);
});

test('the day that is shown in the agenda is where a new appointment begins', async () => {
  const user = userEvent.setup();
  const asked = vi.fn<(date: string) => void>();
  const slots = fake.bookingChoices.slots.handler(({ input }) => {
    asked(input.date);
    return [];
  });
  const view = { view: 'cards', date: '2026-12-24' } as const;
  const list = fake.appointments.list.handler(() => ({ items: [], nextCursor: null }));
  renderWithApi(
    <AppointmentsPage view={view} counter={counter} onView={vi.fn()} onOpen={vi.fn()} />,
    {
      scheduling: { appointments: { list }, bookingChoices: { ...bookingChoices, slots } },
    },
  );
  const [create] = await screen.findAllByRole('button', { name: 'Novo agendamento' });
  if (create) await user.click(create);
  const dialog = within(await screen.findByRole('dialog', { name: /^Novo agendamento/ }));
  await fillClient(user, dialog);
  await user.click(await dialog.findByRole('button', { name: /^Bia/ }));
  await user.click(await dialog.findByText('Corte'));
  await user.click(dialog.getByRole('button', { name: 'Continuar' }));
  expect(await dialog.findByRole('grid', { name: 'dezembro de 2026' })).toBeTruthy();
  await waitFor(() => expect(asked).toHaveBeenCalledWith('2026-12-24'));
});

test.each([
  ['no answer', new Error('no'), 'Sem conexão. Verifique sua internet e tente novamente.'],
  [
    'an answer without a reason',
    new ORPCError('BAD_GATEWAY'),
    'Erro ao criar agendamento. Tente novamente.',
  ],
])('%s is a general sentence', async (_case, failure, sentence) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const book = fake.appointments.book.handler(() => {
    throw failure;
  });
  const { user, dialog } = await bookUntilTheEnd({ appointments: { book } });
  await user.click(dialog.getByRole('button', confirmName));
  expect(await screen.findByText(sentence)).toBeTruthy();
});

const taken = { startTime: '2026-11-23T13:00:00Z', endTime: '2026-11-23T14:00:00Z' };
const occurrences = [
  { startTime, endTime, conflict: null },
  { ...taken, conflict: 'taken' as const },
];

test('a series shows its dates with those that are taken, and skips them', async () => {
  const sent = vi.fn<(input: unknown) => void>();
  const series = {
    preview: fake.series.preview.handler(() => occurrences),
    book: fake.series.book.handler(({ input }) => {
      sent(input);
      const [free, ...skipped] = occurrences;
      return { seriesId: detail.id, bookedIds: free ? [detail.id] : [], skipped };
    }),
  };
  const get = fake.appointments.get.handler(() => repeated);
  const { user, dialog } = await bookUntilTheEnd({ series, appointments: { get } });

  await user.click(dialog.getByRole('switch', { name: /Repetir/ }));
  const dates = await dialog.findByRole('list', { name: 'Datas da série' });
  const [first, second] = within(dates).getAllByRole('listitem');
  expect(first?.textContent).toContain('Livre');
  expect(second?.textContent).toContain('Ocupado');
  expect(dialog.getByText('1 de 2 horários livres')).toBeTruthy();
  expect(dialog.getByRole('radio', { name: 'Pular os ocupados' })).toHaveProperty('checked', true);

  await user.click(dialog.getByRole('button', confirmName));
  expect(await screen.findByText('1 agendamento criado, 1 pulado.')).toBeTruthy();
  expect(screen.queryByText('Agendamento criado com sucesso!')).toBeNull();
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({
      conflicts: 'skip',
      recurrence: { every: 1, unit: 'week', count: 4, lastDay: null },
    }),
  );
});

test('a series leaves out the days when nobody works, unless they are meant', async () => {
  const sent = vi.fn<(input: unknown) => void>();
  const shut = { ...taken, conflict: 'outside-hours' as const };
  const series = {
    preview: fake.series.preview.handler(() => [shut]),
    book: fake.series.book.handler(({ input, errors }) => {
      sent(input.outsideHours);
      throw errors.SERIES_CONFLICTS({ data: { occurrences: [] } });
    }),
  };
  const { user, dialog } = await bookUntilTheEnd({ series });
  await user.click(dialog.getByRole('switch', { name: /Repetir/ }));
  const skip = { name: 'Pular os fora do horário de trabalho' };
  expect(await dialog.findByRole('radio', skip)).toHaveProperty('checked', true);
  await user.click(dialog.getByRole('button', confirmName));
  expect(await screen.findByText(/Há horários ocupados ou fora do horário/)).toBeTruthy();

  await user.click(
    dialog.getByRole('checkbox', { name: 'Agendar também fora do horário de trabalho' }),
  );
  expect(dialog.queryByRole('radio', skip)).toBeNull();
  await user.click(dialog.getByRole('button', confirmName));
  await waitFor(() => expect(sent.mock.calls).toEqual([['avoid'], ['book']]));
});

test('a series without an end is not sent', async () => {
  const series = { preview: fake.series.preview.handler(() => occurrences) };
  const { user, dialog } = await bookUntilTheEnd({ series });
  await user.click(dialog.getByRole('switch', { name: /Repetir/ }));
  await user.click(await dialog.findByRole('radio', { name: 'Até a data' }));
  await user.click(dialog.getByRole('button', confirmName));

  const sentence = 'Informe quantas vezes ou até quando se repete.';
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
});

test('a series that would go on too long says where it stops', async () => {
  const weeks = Array.from({ length: 52 }, (_, week) => {
    const [from, until] = [startTime, endTime].map((moment) =>
      Temporal.Instant.from(moment)
        .add({ hours: week * 7 * 24 })
        .toString(),
    );
    return { startTime: from ?? '', endTime: until ?? '', conflict: null };
  });
  const series = { preview: fake.series.preview.handler(() => weeks) };
  const { user, dialog } = await bookUntilTheEnd({ series });
  await user.click(dialog.getByRole('switch', { name: /Repetir/ }));
  await user.click(await dialog.findByRole('radio', { name: 'Até a data' }));
  const lastDay = dialog.getByRole('textbox', { name: 'Até a data' });
  await user.type(lastDay, '07/11/2027{Enter}');
  await dialog.findByRole('list', { name: 'Datas da série' });
  expect(dialog.queryByText(/no máximo 52 vezes/)).toBeNull();

  await user.clear(lastDay);
  await user.type(lastDay, '31/12/2027{Enter}');
  expect(await dialog.findByText('A série vai até 08/11/2027: no máximo 52 vezes.')).toBeTruthy();
});

async function changeUntilTheEnd(parts: Parts, appointment = repeated) {
  const user = userEvent.setup();
  const onClose = vi.fn();
  const get = fake.appointments.get.handler(() => appointment);
  renderWithApi(<ChangeDialog id={appointment.id} onClose={onClose} />, {
    scheduling: { bookingChoices, ...parts, appointments: { get, ...parts.appointments } },
  });
  const dialog = within(await screen.findByRole('dialog', { name: /^Editar agendamento/ }));
  expect(await dialog.findByRole('heading', { name: 'Quais serviços?' })).toBeTruthy();
  await user.click(await dialog.findByRole('button', { name: 'Continuar' }));
  await user.click(await dialog.findByRole('button', { name: /^Manter segunda-feira, 16/ }));
  await dialog.findByRole('button', { name: 'Salvar alterações' });
  return { user, dialog, onClose };
}

const saveName = { name: 'Salvar alterações' };

test('editing opens filled in at the services, and leaves client, notes and coupon alone', async () => {
  const sent = vi.fn<(input: unknown) => void>();
  const update = fake.appointments.update.handler(({ input }) => {
    sent(input);
    return detail;
  });
  const { user, dialog, onClose } = await changeUntilTheEnd({ appointments: { update } }, detail);
  expect(dialog.queryByLabelText(/Observações/)).toBeNull();
  expect(dialog.queryByLabelText(/Cupom/)).toBeNull();
  expect(dialog.queryByRole('radio')).toBeNull();
  await user.click(dialog.getByRole('button', saveName));

  expect(await screen.findByText('Agendamento atualizado com sucesso!')).toBeTruthy();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const { id, version } = detail;
  const serviceIds = [cut.id, blowDry.id];
  expect(sent).toHaveBeenCalledWith({
    id,
    version,
    professionalId,
    serviceIds,
    startTime: writtenStart,
    overbook: false,
    client: null,
    clientId: null,
  });
});

test('moving one of a series asks which, and shows what is taken before it skips', async () => {
  const sent = vi.fn<(conflicts: string) => void>();
  const moveFollowing = fake.series.moveFollowing.handler(({ input: { conflicts }, errors }) => {
    sent(conflicts);
    if (conflicts === 'refuse') throw errors.SERIES_CONFLICTS({ data: { occurrences } });
    return { movedIds: [detail.id], skipped: occurrences.slice(1), resizedIds: [] };
  });
  const { user, dialog, onClose } = await changeUntilTheEnd({ series: { moveFollowing } });

  await user.click(dialog.getByRole('radio', { name: 'Este e os próximos (5)' }));
  await user.click(dialog.getByRole('button', saveName));
  const dates = await dialog.findByRole('list', { name: 'Datas da série' });
  expect(within(dates).getByText('Ocupado')).toBeTruthy();

  await user.click(dialog.getByRole('radio', { name: 'Pular os ocupados' }));
  await user.click(dialog.getByRole('button', saveName));
  expect(await screen.findByText('1 agendamento movido, 1 pulado.')).toBeTruthy();
  expect(screen.queryByText('Agendamento atualizado com sucesso!')).toBeNull();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent.mock.calls).toEqual([['refuse'], ['skip']]);
});

test('other services of one of a series are for those after it too, if that is meant', async () => {
  const sent = vi.fn<(input: unknown) => void>();
  const later = occurrences.slice(1);
  const moveFollowing = fake.series.moveFollowing.handler(({ input, errors }) => {
    sent(input);
    const outsideHours = { startTime, endTime, conflict: 'outside-hours' as const };
    const data = { occurrences: [outsideHours, ...later] };
    if (input.conflicts === 'refuse') throw errors.SERIES_CONFLICTS({ data });
    return { movedIds: [detail.id], skipped: later, resizedIds: [] };
  });
  const services = fake.bookingChoices.services.handler(() => [cut]);
  const { user, dialog } = await changeUntilTheEnd({
    bookingChoices: { ...bookingChoices, services },
    series: { moveFollowing },
  });
  expect(dialog.getByRole('radiogroup', { name: 'O que alterar?' })).toBeTruthy();
  await user.click(dialog.getByRole('radio', { name: 'Este e os próximos (5)' }));
  await user.click(dialog.getByRole('button', saveName));
  await dialog.findByRole('radio', { name: 'Só alterar se todos estiverem livres' });
  const both = 'Pular os ocupados e os fora do horário de trabalho';
  expect(dialog.getByRole('radio', { name: both })).toBeTruthy();
  const outside = 'Alterar também fora do horário de trabalho';
  await user.click(dialog.getByRole('checkbox', { name: outside }));
  await user.click(dialog.getByRole('radio', { name: 'Pular os ocupados' }));
  await user.click(dialog.getByRole('button', saveName));

  expect(await screen.findByText('1 agendamento alterado, 1 pulado.')).toBeTruthy();
  expect(sent).toHaveBeenLastCalledWith(
    expect.objectContaining({ serviceIds: [cut.id], conflicts: 'skip', outsideHours: 'book' }),
  );
});

test.each([
  ['a failure', 'Erro ao atualizar agendamento. Tente novamente.'],
  ['a role', 'Sessão expirada ou sem permissão. Por favor, faça login novamente.'],
  [
    'support that may only look',
    'Você está vendo esta empresa como suporte. Peça à dona que permita alterações.',
  ],
  ['nothing', 'Agendamento não encontrado ou não pôde ser atualizado'],
  ['somebody else', 'Outra pessoa alterou este agendamento. Confira e tente de novo.'],
])('%s in the way of a change is explained', async (what, sentence) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const update = fake.appointments.update.handler(({ errors }) => {
    if (what === 'a role') throw errors.FORBIDDEN();
    if (what.startsWith('support')) throw errors.SUPPORT_READ_ONLY();
    if (what === 'nothing') throw errors.APPOINTMENT_NOT_FOUND();
    if (what === 'somebody else') throw errors.APPOINTMENT_CHANGED();
    throw new Error('no');
  });
  const { user, dialog, onClose } = await changeUntilTheEnd({ appointments: { update } }, detail);
  await user.click(dialog.getByRole('button', saveName));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

test('a change that has no room says so, and how it may still be done', async () => {
  const update = fake.appointments.update.handler(({ errors }) => {
    throw errors.SLOT_TAKEN();
  });
  const { user, dialog } = await changeUntilTheEnd({ appointments: { update } }, detail);
  await user.click(dialog.getByRole('button', saveName));
  const sentence =
    'Não cabe: outro atendimento começa antes. Escolha outro horário ou marque Encaixe.';
  expect(await screen.findAllByText(sentence)).toHaveLength(1);
  expect(dialog.getByRole('switch', { name: /^Encaixe/ })).toBeTruthy();
});

test('what its professional no longer does leaves the choice, and the rest can be saved', async () => {
  const sent = vi.fn<(serviceIds: string[]) => void>();
  const update = fake.appointments.update.handler(({ input }) => {
    sent(input.serviceIds);
    return detail;
  });
  const services = fake.bookingChoices.services.handler(() => [cut]);
  const parts = { bookingChoices: { ...bookingChoices, services }, appointments: { update } };
  const { user, dialog } = await changeUntilTheEnd(parts, detail);
  const sentence = 'Escova: não é mais realizado por Bia e saiu da seleção.';
  expect(dialog.getByText(sentence)).toBeTruthy();
  await user.click(dialog.getByRole('button', saveName));
  await waitFor(() => expect(sent).toHaveBeenCalledWith([cut.id]));
});

test('a length that was set by hand is told as long as the services stay', async () => {
  const longer = { ...detail, endTime: '2026-11-16T14:30:00Z' };
  const { user, dialog } = await changeUntilTheEnd({}, longer);
  expect(dialog.getAllByText(formatDuration(90)).length).toBeGreaterThan(0);
  await user.click(dialog.getByRole('button', { name: 'Voltar' }));
  await user.click(dialog.getByRole('button', { name: 'Voltar' }));
  await user.click(await dialog.findByRole('checkbox', { name: /Escova/ }));
  expect(dialog.queryByText(formatDuration(90))).toBeNull();
});

test('the sums of a change take off what the coupon does', async () => {
  const { dialog } = await changeUntilTheEnd({}, detail);
  expect(dialog.getAllByText('Cupom VERAO10').length).toBeGreaterThan(0);
  expect(dialog.getByText(/O cupom VERAO10 continua neste agendamento/)).toBeTruthy();
});

test('the dialog names the time from the start, and typing searches the client', async () => {
  renderWithApi(<BookingDialog handed={handed} onClose={vi.fn()} />, {
    scheduling: { bookingChoices },
  });
  const name = 'Novo agendamento · seg., 16/11 às 10:00 · Bia';
  const dialog = within(await screen.findByRole('dialog', { name }));
  const search = dialog.getByLabelText('Cliente');
  await waitFor(() => expect(document.activeElement).toBe(search));
});

test('closing halfway asks first when something was typed', async () => {
  const user = userEvent.setup();
  const onClose = vi.fn();
  renderWithApi(<BookingDialog handed={handed} onClose={onClose} />, {
    scheduling: { bookingChoices },
  });
  const dialog = within(await screen.findByRole('dialog', { name: /^Novo agendamento/ }));
  await user.type(dialog.getByLabelText('Cliente'), 'm');
  await user.keyboard('{Escape}');
  const question = within(await screen.findByRole('dialog', { name: 'Descartar alterações?' }));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(question.getByRole('button', { name: 'Continuar editando' }));
  expect(dialog.getByLabelText('Cliente')).not.toHaveProperty('value', '');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Descartar' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

const bookingKey = draftKey(sampleSession, ['booking']);
const repeatedWeekly: NonNullable<KeptWizard['repeat']> = {
  isOn: true,
  every: 1,
  unit: 'week',
  ends: 'count',
  count: 4,
  lastDay: null,
  conflicts: 'skip',
  outsideHours: 'avoid',
};
/** Before the last button, as a reload finds it. */
const ready: KeptWizard['state'] = {
  step: 'contact',
  firstStep: 'client_identification',
  client: {
    phone: client.phone,
    name: client.name,
    email: '',
    isSearched: true,
    existingId: client.id,
    anotherPerson: false,
    isRemembered: false,
  },
  professional: professionalId,
  serviceIds: [cut.id],
  date: '2026-11-16',
  time: { startTime, endTime, durationMinutes: 60 },
  typed: null,
  lostBecause: null,
  couponCode: '',
  coupon: null,
  notes: '',
  overbook: false,
  booked: null,
};
const RESTORED = 'Recuperamos o que você digitou.';

async function openKept(kept: Partial<KeptWizard>, parts: Parts) {
  sessionStorage.clear();
  writeDraft(bookingKey, { ...NOTHING_KEPT, ...kept });
  renderWithApi(<BookingDialog onClose={vi.fn()} />, { scheduling: { bookingChoices, ...parts } });
  await screen.findByText(RESTORED);
  return userEvent.setup();
}

const CREATED = 'Agendamento criado com sucesso!';
const TOLD = `${CREATED} Mensagem WhatsApp será enviada automaticamente.`;

test.each<[string, Partial<typeof detail>, string]>([
  ['whoever books reads so', {}, TOLD],
  ['one without a phone is promised nothing', { clientPhone: null }, CREATED],
  ['one with a landline is promised nothing', { clientPhone: '(11) 3456-7890' }, CREATED],
  ['what was never a number is promised nothing', { clientPhone: 'não tem' }, CREATED],
  ['nothing is promised about what is over', { startTime: '2026-11-15T12:00:00Z' }, CREATED],
])('where the client is told on WhatsApp, %s', async (_case, about, sentence) => {
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(MONDAY_MORNING);
  const { told } = fakeServer.messaging.automations;
  sessionStorage.clear();
  writeDraft(bookingKey, { ...NOTHING_KEPT, state: ready });
  const book = fake.appointments.book.handler(() => ({ ...detail, ...about }));
  const automations = { told: told.handler(() => ({ canSend: true, created: true })) };
  const parts = { bookingChoices, appointments: { book } };
  renderWithApi(<BookingDialog onClose={vi.fn()} />, {
    scheduling: parts,
    messaging: { automations },
  });
  await userEvent.click(await screen.findByRole('button', confirmName));
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('once it is booked nothing was found again', async () => {
  const book = fake.appointments.book.handler(() => detail);
  const user = await openKept({ state: ready }, { appointments: { book } });
  await user.click(await screen.findByRole('button', confirmName));
  expect(await screen.findByText('Agendamento criado com sucesso!')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(RESTORED)).toBeNull());
});

test('what is thrown away takes its series along', async () => {
  const preview = fake.series.preview.handler(() => occurrences);
  const user = await openKept({ state: ready, repeat: repeatedWeekly }, { series: { preview } });
  const dialog = within(screen.getByRole('dialog', { name: /^Novo agendamento/ }));
  const repeats = () => dialog.findByRole('switch', { name: /Repetir/ });
  expect(await repeats()).toHaveProperty('checked', true);
  await user.click(dialog.getByRole('button', { name: 'Descartar' }));
  await fillClient(user, dialog);
  await user.click(await dialog.findByRole('button', { name: /^Bia/ }));
  await user.click(await dialog.findByText('Corte'));
  await user.click(dialog.getByRole('button', { name: 'Continuar' }));
  const typeInto = (label: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  await dialog.findByRole('button', { name: 'Usar este horário' });
  typeInto('Data', '2027-03-01');
  typeInto('Hora', '10:00');
  await user.click(dialog.getByRole('button', { name: 'Usar este horário' }));
  expect(await repeats()).toHaveProperty('checked', false);
});
