import type { AppointmentDetail } from '@app/contract/scheduling/agenda-entry.contract';
import type { ClientAside } from '@app/contract/scheduling/appointments.contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { fill } from '../../../../tests/fill.ts';
import { detail, MONDAY_MORNING } from '../../../../tests/sample-appointments.ts';
import { fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import VisitPanel from './visit-panel.tsx';

const fake = fakeServer.scheduling.appointments;
const aside: ClientAside = {
  allergies: 'Amônia',
  preferences: '',
  isBlocked: false,
  blockedReason: null,
  notes: [],
  visits: 4,
  noShows: 1,
  lastVisits: [
    {
      id: '01990000-0000-7000-8000-0000000000f1',
      startTime: '2026-10-19T13:00:00Z',
      serviceNames: 'Corte',
      professionalName: 'Bia',
    },
  ],
  nextVisit: null,
  comeBack: { days: 28, date: '2026-12-14' },
};

beforeEach(() => {
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(MONDAY_MORNING);
});

const noMoney = { refund: 'none' as const, paidCommissionCents: 0 };

type ClosedProps = { reason: string; confirm?: string; onOpened: () => void };

function Closed({ reason, confirm, onOpened }: ClosedProps) {
  return (
    <>
      <p>{reason}</p>
      <button type="button" onClick={onOpened}>
        {confirm}
      </button>
    </>
  );
}

function show(
  start: Partial<AppointmentDetail> = {},
  { isDrawerClosed = false as boolean | Promise<boolean>, known = aside } = {},
) {
  let stored: AppointmentDetail = { ...detail, ...start };
  const onSettle = vi.fn<() => void>();
  const nothing = () => {};
  const actions = {
    onOpen: nothing,
    onEdit: nothing,
    onStatus: nothing,
    onRemove: nothing,
    onRefuse: nothing,
    onMove: nothing,
    onClient: nothing,
    onCancel: nothing,
    onSettle,
  };
  const appointments = {
    get: fake.get.handler(() => stored),
    clientAside: fake.clientAside.handler(() => known),
    changeStatus: fake.changeStatus.handler(({ input }) => {
      stored = { ...stored, status: input.status };
      return { ...stored, ...noMoney };
    }),
    writeNotes: fake.writeNotes.handler(({ input, errors }) => {
      if (input.version !== stored.version) throw errors.APPOINTMENT_CHANGED();
      stored = { ...stored, notes: input.notes.trim(), version: stored.version + 1 };
      return stored;
    }),
    stage: fake.stage.handler(({ input }) => {
      const at = MONDAY_MORNING.toString();
      const arrivedAt = input.stage === 'expected' ? null : at;
      stored = { ...stored, arrivedAt, startedAt: input.stage === 'started' ? at : null };
      return stored;
    }),
  };
  const counter = {
    Payment: () => null,
    ClosedDialog: Closed,
    useIsDrawerClosed: () => async () => isDrawerClosed,
  };
  renderWithApi(
    <VisitPanel id={detail.id} actions={actions} counter={counter} onClose={nothing} />,
    { scheduling: { appointments } },
  );
  const colleague = (change: Partial<AppointmentDetail>) => {
    stored = { ...stored, ...change, version: stored.version + 1 };
  };
  return { onSettle, colleague, user: userEvent.setup() };
}

const verb = (name: string | RegExp) => screen.findByRole('button', { name });

test('one tap confirms, and each state has its verb', async () => {
  const { user, onSettle } = show();
  await user.click(await verb('Confirmar'));
  await user.click(await verb('Chegou'));
  expect(await screen.findByText('Chegou às 06:00')).toBeTruthy();
  await user.click(await verb('Iniciar'));
  expect(await screen.findByText('Em atendimento desde 06:00')).toBeTruthy();
  await user.click(await verb(/^Finalizar e receber R\$\s90,00$/));
  // Four hours before it begins, but she was seen to come: nobody asks.
  await waitFor(() => expect(onSettle).toHaveBeenCalledOnce());
});

test('notes are begun and changed where they stand', async () => {
  const { user } = show({ notes: '' });
  await user.click(await verb('Adicionar observação'));
  const dialog = () => within(screen.getByRole('dialog', { name: 'Observações do agendamento' }));
  await fill(await screen.findByLabelText('Observações'), 'Traz a filha');
  await user.click(dialog().getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Traz a filha')).toBeTruthy();
  const edit = await verb('Editar observações');
  await waitFor(() => expect(document.activeElement).toBe(edit));
  await user.click(edit);
  expect(await screen.findByDisplayValue('Traz a filha')).toBeTruthy();
});

test('what a colleague noted meanwhile is not written over unseen', async () => {
  const { user, colleague } = show({ notes: 'Corte seco' });
  await user.click(await verb('Editar observações'));
  const field = await screen.findByLabelText('Observações');
  colleague({ notes: 'Corte molhado' });
  await fill(field, ', com franja');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findAllByText(/Corte molhado/)).not.toEqual([]);
  expect(screen.getByDisplayValue('Corte seco, com franja')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(screen.queryByDisplayValue(/com franja/)).toBeNull());
  expect(screen.getByText('Corte seco, com franja')).toBeTruthy();
});

test('that she is blocked stands above the visit, with the reason where one is known', async () => {
  show({}, { known: { ...aside, isBlocked: true, blockedReason: 'Faltou 3 vezes' } });
  expect(await screen.findByText('Cliente bloqueado')).toBeTruthy();
  expect(screen.getByText('Motivo: Faltou 3 vezes')).toBeTruthy();
});

test('what is done long before it begins is asked about, where nobody saw her come', async () => {
  const { user, onSettle } = show({ status: 'confirmed' });
  await user.click(await verb(/^Finalizar e receber/));
  const question = within(await screen.findByRole('dialog', { name: 'Concluir antes da hora?' }));
  await user.click(question.getByRole('button', { name: 'Concluir mesmo assim' }));
  await waitFor(() => expect(onSettle).toHaveBeenCalledOnce());
});

test('and with the drawer closed both are asked at once', async () => {
  const { user, onSettle } = show({ status: 'confirmed' }, { isDrawerClosed: true });
  await user.click(await verb(/^Finalizar e receber/));
  const both = /^Este atendimento começa só às 10:00\. O caixa também está fechado\./;
  expect(await screen.findByText(both)).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'Concluir antes da hora?' })).toBeNull();
  await user.click(await verb('Abrir caixa e receber'));
  await waitFor(() => expect(onSettle).toHaveBeenCalledOnce());
});

test('nothing is asked before it is known whether the drawer is closed', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const { user } = show({ status: 'confirmed' }, { isDrawerClosed: promise });
  await user.click(await verb(/^Finalizar e receber/));
  expect(screen.queryByRole('dialog', { name: 'Concluir antes da hora?' })).toBeNull();
  resolve(true);
  await verb('Abrir caixa e receber');
  expect(screen.queryByRole('dialog', { name: 'Concluir antes da hora?' })).toBeNull();
});

test('a slip is taken back step by step', async () => {
  const { user } = show({ status: 'confirmed' });
  await user.click(await verb('Chegou'));
  await user.click(await verb('Iniciar'));
  await user.click(await verb('Desfazer'));
  expect(await screen.findByText('Chegou às 06:00')).toBeTruthy();
  await user.click(await verb('Desfazer'));
  await verb('Chegou');
  expect(screen.queryByText('Chegou às 06:00')).toBeNull();
});

test('the second click of a double one does not do what comes after', async () => {
  const { user } = show();
  await user.click(await verb('Confirmar'));
  // As a browser counts: it comes where the next verb already stands.
  fireEvent.click(await verb('Chegou'), { detail: 2 });
  await user.click(await verb('Mais ações'));
  expect(screen.queryByText('Chegou às 06:00')).toBeNull();
});

test('what is paid is booked again, at her time, when she usually comes', async () => {
  show({ status: 'completed', isPaid: true });
  const link = await screen.findByRole('link', { name: 'Marcar retorno' });
  await waitFor(() => expect(link.getAttribute('href')).toContain('quick=2026-12-14T10%3A00'));
  expect(link.getAttribute('href')).toContain(`quickFor=${detail.clientId}`);
});

test('and four weeks later where nobody knows when she usually comes', async () => {
  show({ status: 'completed', isPaid: true }, { known: { ...aside, comeBack: null } });
  await screen.findByText('4 visitas · 1 falta');
  const link = screen.getByRole('link', { name: 'Marcar retorno' });
  expect(link.getAttribute('href')).toContain('quick=2026-12-14T10%3A00');
});

test('what must not be done to her stands before all else', async () => {
  show();
  const allergies = await screen.findByText('Amônia');
  const state = screen.getAllByText('Agendado')[0];
  const follows = Node.DOCUMENT_POSITION_FOLLOWING;
  expect(allergies.compareDocumentPosition(state as Node) & follows).toBe(follows);
});

test('what one should know of the client stands beside it', async () => {
  show();
  const known = within(await screen.findByRole('region', { name: 'Sobre o cliente' }));
  expect(await known.findByText('4 visitas · 1 falta')).toBeTruthy();
  expect(known.getByText('19/10/2026 · 10:00 · Corte com Bia')).toBeTruthy();
  expect(known.getByText(/a cada 28 dias/)).toBeTruthy();
});
