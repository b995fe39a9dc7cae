import type { OwnAppointment } from '@app/contract/scheduling/own-appointment.contract';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { OwnAppointmentPage } from './own-appointment-page.tsx';

const base = '/api/public/appointments/tok_en-1';
const booked: OwnAppointment = {
  firstName: 'Maria',
  company: {
    id: 'id',
    name: 'Salão da Ana',
    phone: '11987654321',
    address: 'Rua A, 1, São Paulo, SP',
    logoUrl: null,
    color: null,
    timezone: 'America/Sao_Paulo',
    privacyContact: '',
    bookingUrl: 'https://hora.test/b/salao',
  },
  professionalName: 'Ana',
  serviceNames: ['Corte', 'Barba'],
  startTime: '2026-11-17T13:00:00Z',
  endTime: '2026-11-17T14:00:00Z',
  priceCents: 7500,
  status: 'scheduled',
  needsApproval: false,
  cancelledBy: null,
  changeUntil: '2026-11-17T11:00:00Z',
  mayConfirm: true,
  mayChange: true,
  receivesMessages: true,
  sessions: [],
};

type Answer = { status?: number; body: unknown };
type Answers = Record<string, Answer | Answer[]>;

/** Answers by method and address; of several answers one after the other. */
function serve(answers: Answers) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const key = `${init?.method ?? 'GET'} ${String(address).replace(base, '')}`;
    const known = answers[key];
    const answer = Array.isArray(known) ? (known.length > 1 ? known.shift() : known[0]) : known;
    if (!answer) throw new Error(`Nobody answers ${key}`);
    return Response.json(answer.body, { status: answer.status ?? 200 });
  });
}

const COMPANY = 'GET /api/public/companies/id';

function open(about: Partial<OwnAppointment> = {}, answers: Answers = {}) {
  const usual = { 'GET /professionals': { body: [] }, [COMPANY]: { body: { today: null } } };
  const server = serve({ 'GET ': { body: { ...booked, ...about } }, ...usual, ...answers });
  render(<OwnAppointmentPage address="/a/tok_en-1" />);
  return server;
}

const button = (name: string) => screen.findByRole('button', { name });
const link = (name: string) => screen.findByRole('link', { name });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T12:00:00Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

describe('the page', () => {
  test.each([
    [{ hours: [{ from: 540, until: 1080 }], name: '' }, 'Hoje: 09:00–18:00'],
    [{ hours: [], name: 'Natal' }, 'Hoje: fechado (Natal)'],
  ])('says beside the phone whether somebody is there today: %j', async (hours, sentence) => {
    open({}, { [COMPANY]: { body: { today: { date: '2026-11-15', ...hours } } } });
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  test('shows what was booked, on the clock of the company', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Olá, Maria' })).toBeTruthy();
    expect(
      screen.getByText('terça-feira, 17 de novembro de 2026, das 10:00 às 11:00'),
    ).toBeTruthy();
    expect(screen.getByText('Corte + Barba')).toBeTruthy();
    expect(screen.getByText('com Ana')).toBeTruthy();
    expect(screen.getByText(/75,00/)).toBeTruthy();
    expect(screen.getByText('Agendado')).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Seu agendamento · Salão da Ana'));
  });

  test('wears the colour of the company', async () => {
    open({ company: { ...booked.company, color: '#BE185D' } });
    await screen.findByText('Corte + Barba');
    expect(document.documentElement.style.getPropertyValue('--own-color')).toBe('#BE185D');
  });

  test('leads to the calendar and to the address', async () => {
    open();
    const calendar = await link('Adicionar ao calendário');
    expect(calendar.getAttribute('href')).toBe('/a/tok_en-1/agenda.ics');
    expect((await link('Como chegar')).getAttribute('href')).toBe(
      'https://www.google.com/maps/search/?api=1&query=Rua%20A%2C%201%2C%20S%C3%A3o%20Paulo%2C%20SP',
    );
  });

  test.each(['/a/', '/a/x/y', '/a/%', '/a/x%20y'])('%s is no link and asks nobody', (address) => {
    const server = serve({});
    render(<OwnAppointmentPage address={address} />);
    expect(screen.getByRole('heading', { name: 'Link não encontrado' })).toBeTruthy();
    expect(server).not.toHaveBeenCalled();
  });

  test('says so when the link is not valid', async () => {
    open({}, { 'GET ': { status: 404, body: { code: 'LINK_NOT_FOUND', message: 'x' } } });
    expect(await screen.findByRole('heading', { name: 'Link não encontrado' })).toBeTruthy();
  });

  test('can be asked for again when nobody answers', async () => {
    const silent = { status: 502, body: {} };
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open({}, { 'GET ': [silent, silent, silent, { body: booked }] });
    // It is asked twice more by itself, after one second and after two.
    await vi.advanceTimersByTimeAsync(3000);
    vi.useRealTimers();
    await userEvent.click(await button('Tentar novamente'));
    expect(await screen.findByText('Corte + Barba')).toBeTruthy();
  });
});

describe('states', () => {
  const closed = { mayConfirm: false, mayChange: false };

  test.each<[string, Partial<OwnAppointment>]>([
    ['Você cancelou este agendamento', { status: 'cancelled', cancelledBy: 'client' }],
    ['Cancelado', { status: 'cancelled', cancelledBy: 'staff' }],
    ['Atendimento concluído', { status: 'completed' }],
    ['Este horário já passou', { status: 'no_show' }],
    ['Este horário já passou', { endTime: '2026-11-15T11:00:00Z' }],
  ])('%s: nothing left to do but to book again', async (text, about) => {
    open({ ...closed, ...about });
    expect(await screen.findByText(text)).toBeTruthy();
    for (const name of ['Confirmar presença', 'Remarcar', 'Cancelar']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    expect(screen.queryByRole('link', { name: 'Adicionar ao calendário' })).toBeNull();
    const again = await link('Agendar novamente');
    expect(again.getAttribute('href')).toBe('https://hora.test/b/salao');
  });

  test('a company that takes no bookings online has no page to book again', async () => {
    open({ ...closed, status: 'completed', company: { ...booked.company, bookingUrl: null } });
    expect(await screen.findByText('Atendimento concluído')).toBeTruthy();
    expect(screen.queryByText('Agendar novamente')).toBeNull();
  });

  test('whoever may still change it can ask something too; a landline has no WhatsApp', async () => {
    open({ company: { ...booked.company, phone: '1133334444' } });
    expect(await button('Remarcar')).toBeTruthy();
    const call = await link('Ligar para (11) 3333-4444');
    expect(call.getAttribute('href')).toBe('tel:+551133334444');
    expect(screen.queryByRole('link', { name: 'Chamar no WhatsApp' })).toBeNull();
  });

  test('the link is there to be kept, as long as there is something to keep it for', async () => {
    open();
    const field = await screen.findByLabelText<HTMLInputElement>('Link do seu agendamento');
    expect(field.value).toBe(`${location.origin}/a/tok_en-1`);
    expect(await button('Copiar')).toBeTruthy();
  });

  test('what waits for approval cannot be confirmed, but changed', async () => {
    open({ needsApproval: true, mayConfirm: false });
    expect(await screen.findByText('Aguardando aprovação')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirmar presença' })).toBeNull();
    expect(await button('Remarcar')).toBeTruthy();
  });

  test('after the cut-off the phone of the company stands there instead', async () => {
    open({ mayChange: false });
    const call = await link('Ligar para (11) 98765-4321');
    expect(call.getAttribute('href')).toBe('tel:+5511987654321');
    expect((await link('Chamar no WhatsApp')).getAttribute('href')).toBe(
      'https://wa.me/5511987654321',
    );
    expect(screen.queryByRole('button', { name: 'Remarcar' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancelar' })).toBeNull();
    expect(await button('Confirmar presença')).toBeTruthy();
  });
});

describe('what she does', () => {
  test('confirms with one tap', async () => {
    const confirmed = { ...booked, status: 'confirmed', mayConfirm: false };
    open({}, { 'POST /confirm': { body: confirmed } });
    await userEvent.click(await button('Confirmar presença'));
    expect(await screen.findByText('Presença confirmada. Até lá!')).toBeTruthy();
    expect(screen.getByText('Confirmado')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirmar presença' })).toBeNull();
  });

  test.each(['Remarcar', 'Cancelar', 'Não receber mensagens'])(
    'what was done before is no longer said at the next question: %s',
    async (next) => {
      const confirmed = { ...booked, status: 'confirmed', mayConfirm: false };
      open({}, { 'POST /confirm': { body: confirmed }, 'GET /days': { body: [] } });
      await userEvent.click(await button('Confirmar presença'));
      await screen.findByText('Presença confirmada. Até lá!');
      await userEvent.click(await button(next));
      expect(screen.queryByText('Presença confirmada. Até lá!')).toBeNull();
    },
  );

  test('a second tap while the first is under way does nothing', async () => {
    const server = open();
    const confirm = await button('Confirmar presença');
    server.mockImplementation(() => new Promise(() => {}));
    await userEvent.click(confirm);
    await userEvent.click(confirm);
    expect(server.mock.calls.filter(([, init]) => init?.method === 'POST')).toHaveLength(1);
  });

  test('hears what to do when nobody answers', async () => {
    open({}, { 'POST /confirm': { status: 502, body: {} } });
    await userEvent.click(await button('Confirmar presença'));
    expect(await screen.findByText('Confira sua conexão e tente novamente.')).toBeTruthy();
  });

  test('cancels after being asked once', async () => {
    const cancelled = { ...booked, status: 'cancelled', cancelledBy: 'client', mayChange: false };
    const server = open({}, { 'POST /cancel': { body: { ...cancelled, mayConfirm: false } } });
    await userEvent.click(await button('Cancelar'));
    const question = await screen.findByRole('heading', { name: 'Cancelar este agendamento?' });
    expect(document.activeElement).toBe(question);
    await userEvent.click(await button('Manter agendamento'));
    expect(server.mock.calls.some(([, init]) => init?.method === 'POST')).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Olá, Maria' }));
    await userEvent.click(await button('Cancelar'));
    expect((await button('Sim, cancelar')).dataset.tone).toBe('bad');
    await userEvent.click(await button('Sim, cancelar'));
    expect(await screen.findByText('Você cancelou este agendamento')).toBeTruthy();
  });

  test('hears that it is too late, and sees the page as it is now', async () => {
    const message = 'O prazo para alterar pela internet terminou. Fale com a empresa.';
    open(
      {},
      {
        'GET ': [{ body: booked }, { body: { ...booked, mayChange: false } }],
        'POST /cancel': { status: 409, body: { code: 'TOO_LATE_TO_CHANGE', message } },
      },
    );
    await userEvent.click(await button('Cancelar'));
    await userEvent.click(await button('Sim, cancelar'));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(await link('Chamar no WhatsApp')).toBeTruthy();
  });

  test.each([
    ['Confirmar presença', 'POST /confirm'],
    ['Remarcar', 'GET /days'],
  ])('hears that it was cancelled meanwhile, and sees it: %s', async (name, step) => {
    const message = 'Este agendamento foi cancelado.';
    const gone = { ...booked, status: 'cancelled', cancelledBy: 'staff' };
    open(
      {},
      {
        'GET ': [{ body: booked }, { body: { ...gone, mayConfirm: false, mayChange: false } }],
        [step]: { status: 409, body: { code: 'APPOINTMENT_CANCELLED', message } },
      },
    );
    await userEvent.click(await button(name));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(await screen.findByText('Cancelado')).toBeTruthy();
    expect(await link('Agendar novamente')).toBeTruthy();
    expect(screen.queryByRole('button', { name })).toBeNull();
  });

  test('stops messages after being asked once', async () => {
    open({}, { 'POST /stop-messages': { body: { ...booked, receivesMessages: false } } });
    await userEvent.click(await button('Não receber mensagens'));
    await screen.findByRole('heading', { name: 'Não receber mensagens deste agendamento?' });
    await userEvent.click(await button('Não receber mensagens'));
    expect(
      await screen.findByText('Você não recebe mensagens sobre este agendamento.'),
    ).toBeTruthy();
  });
});

describe('moving', () => {
  const days = [
    { date: '2026-11-15', available: false, reason: 'closed' },
    { date: '2026-11-16', available: true, reason: null },
    { date: '2026-11-17', available: true, reason: null },
  ];
  const slotAt = (startTime: string) => ({
    startTime,
    endTime: new Date(Date.parse(startTime) + 3_600_000).toISOString(),
    durationMinutes: 60,
    professionalId: 'ana',
  });
  const slots = [slotAt('2026-11-16T12:00:00Z'), slotAt('2026-11-16T17:30:00Z')];
  const times = { 'GET /days': { body: days }, 'GET /slots?date=2026-11-16': { body: slots } };

  test('opens the nearest day with room, asks once and shows the new time', async () => {
    const moved = { startTime: '2026-11-16T17:30:00Z', endTime: '2026-11-16T18:30:00Z' };
    const server = open({}, { ...times, 'POST /move': { body: { ...booked, ...moved } } });
    await userEvent.click(await button('Remarcar'));
    const list = await screen.findByRole('region', { name: /Horários de segunda-feira, 16/ });
    expect(await within(list).findByRole('button', { name: '09:00' })).toBeTruthy();
    await userEvent.click(within(list).getByRole('button', { name: '14:30' }));
    await screen.findByRole('heading', {
      name: 'Mudar para segunda-feira, 16 de novembro, às 14:30?',
    });
    expect(screen.getByText(/^Termina às 15:30\. O preço continua R\$\s75,00\.$/)).toBeTruthy();
    await userEvent.click(await button('Confirmar novo horário'));
    expect(
      await screen.findByText('segunda-feira, 16 de novembro de 2026, das 14:30 às 15:30'),
    ).toBeTruthy();
    const sent = server.mock.calls.find(([, init]) => init?.method === 'POST');
    expect(JSON.parse(String(sent?.[1]?.body))).toEqual({ startTime: '2026-11-16T17:30:00Z' });
  });

  test('may go to somebody else who does it, at the same time too', async () => {
    const atHerTime = [slotAt(booked.startTime)];
    const server = open(
      {},
      {
        ...times,
        'GET /professionals': { body: [{ id: 'bia', name: 'Bia', priceCents: 7500 }] },
        'GET /days?professionalId=bia': { body: days.slice(2) },
        'GET /slots?date=2026-11-17&professionalId=bia': { body: atHerTime },
        'POST /move': { body: { ...booked, professionalName: 'Bia' } },
      },
    );
    await userEvent.click(await button('Remarcar'));
    await userEvent.selectOptions(await screen.findByLabelText('Com quem'), 'Bia');
    await userEvent.click(await button('10:00'));
    await screen.findByRole('heading', {
      name: 'Mudar para terça-feira, 17 de novembro, às 10:00, com Bia?',
    });
    await userEvent.click(await button('Confirmar novo horário'));
    expect(await screen.findByText('com Bia')).toBeTruthy();
    const sent = server.mock.calls.find(([, init]) => init?.method === 'POST');
    expect(JSON.parse(String(sent?.[1]?.body))).toEqual({
      startTime: booked.startTime,
      professionalId: 'bia',
      priceCents: 7500,
    });
  });

  test('says when the company looks at the new time first', async () => {
    const moved = { ...booked, startTime: '2026-11-16T17:30:00Z', endTime: '2026-11-16T18:30:00Z' };
    const waiting = { ...moved, needsApproval: true, mayConfirm: false };
    open({ status: 'confirmed' }, { ...times, 'POST /move': { body: waiting } });
    await userEvent.click(await button('Remarcar'));
    await userEvent.click(await button('14:30'));
    await userEvent.click(await button('Confirmar novo horário'));
    expect(await screen.findByText('Aguardando aprovação')).toBeTruthy();
    const sentence = 'Salão da Ana ainda vai conferir o horário e confirmar com você.';
    expect(screen.getByText(sentence)).toBeTruthy();
  });

  test('a time that was just lost is said, and the times are asked for again', async () => {
    const message = 'Este horário acabou de ser ocupado. Selecione outro horário.';
    const server = open(
      {},
      { ...times, 'POST /move': { status: 409, body: { code: 'SLOT_TAKEN', message } } },
    );
    await userEvent.click(await button('Remarcar'));
    await userEvent.click(await button('09:00'));
    await userEvent.click(await button('Confirmar novo horário'));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(await button('14:30')).toBeTruthy();
    await waitFor(() => {
      const asked = server.mock.calls.filter(([address]) => String(address).endsWith('/days'));
      expect(asked).toHaveLength(2);
    });
  });

  test('too late for it leads back to the appointment', async () => {
    const message = 'O prazo para alterar pela internet terminou. Fale com a empresa.';
    open(
      {},
      {
        ...times,
        'GET ': [{ body: booked }, { body: { ...booked, mayChange: false } }],
        'POST /move': { status: 409, body: { code: 'TOO_LATE_TO_CHANGE', message } },
      },
    );
    await userEvent.click(await button('Remarcar'));
    await userEvent.click(await button('09:00'));
    await userEvent.click(await button('Confirmar novo horário'));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(await link('Chamar no WhatsApp')).toBeTruthy();
  });

  test('the time that she has is not offered again', async () => {
    open({ startTime: '2026-11-16T12:00:00Z' }, times);
    await userEvent.click(await button('Remarcar'));
    expect(await button('14:30')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '09:00' })).toBeNull();
  });

  test('whoever charges something else says so before she confirms', async () => {
    const dearer = [{ id: 'bia', name: 'Bia', priceCents: 9000 }];
    const refused = { code: 'PRICE_CHANGED', message: 'O preço mudou. Confira o novo preço.' };
    const server = open(
      {},
      {
        ...times,
        'GET /professionals': { body: dearer },
        'GET /days?professionalId=bia': { body: days.slice(1) },
        'GET /slots?date=2026-11-16&professionalId=bia': { body: slots },
        'POST /move': { status: 409, body: refused },
      },
    );
    await userEvent.click(await button('Remarcar'));
    const whom = await screen.findByLabelText('Com quem');
    await userEvent.selectOptions(
      whom,
      screen.getByRole('option', { name: /^Bia \(R\$\s90,00\)$/ }),
    );
    await userEvent.click(await button('14:30'));
    const sentence = /^Termina às 15:30\. O preço passa de R\$\s75,00 para R\$\s90,00\.$/;
    expect(await screen.findByText(sentence)).toBeTruthy();
    await userEvent.click(await button('Confirmar novo horário'));
    expect(await screen.findByText(refused.message)).toBeTruthy();
    const sent = server.mock.calls.find(([, init]) => init?.method === 'POST');
    expect(JSON.parse(String(sent?.[1]?.body))).toMatchObject({ priceCents: 9000 });
    const again = await screen.findByLabelText<HTMLSelectElement>('Com quem');
    expect(again.value).toBe('');
  });

  test('whoever has no time left leads to who else does it', async () => {
    open(
      {},
      {
        'GET /days': { body: days.slice(0, 1) },
        'GET /professionals': { body: [{ id: 'bia', name: 'Bia', priceCents: 7500 }] },
        'GET /days?professionalId=bia': { body: days.slice(1) },
        'GET /slots?date=2026-11-16&professionalId=bia': { body: slots },
      },
    );
    await userEvent.click(await button('Remarcar'));
    expect(await screen.findByText('Ana não tem horários livres nos próximos dias.')).toBeTruthy();
    await userEvent.click(await button('Ver horários de Bia'));
    expect(await button('14:30')).toBeTruthy();
  });

  test('nothing free is said', async () => {
    open({}, { 'GET /days': { body: [{ date: '2026-11-15', available: false }] } });
    await userEvent.click(await button('Remarcar'));
    expect(await screen.findByText('Não há horários livres nos próximos dias.')).toBeTruthy();
    await userEvent.click(await button('Voltar sem mudar'));
    expect(await button('Remarcar')).toBeTruthy();
  });
});
