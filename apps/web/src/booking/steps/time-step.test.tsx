import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeGate, now, refusal, salon, services } from '../../../tests/fake-booking.ts';
import type { BookingGate, BookingStart } from '../booking-gate.ts';
import { BookingWizard } from '../wizard/booking-wizard.tsx';

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(now.getTime());
});

function open(gate: BookingGate, start: BookingStart) {
  render(
    <BookingWizard gate={gate} company={salon} mode="public" start={start} onDone={() => {}} />,
  );
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

const client = { id: 'maria', name: 'Maria', phone: '(11) 98888-7777', email: '' };
const nobodyDoesAll =
  'Nenhum profissional faz todos estes serviços juntos. Volte e escolha outra combinação.';
const notHers = 'Um dos serviços escolhidos não é realizado por este profissional.';
const notOffered = () => Promise.reject(refusal('SERVICE_NOT_OFFERED', notHers));

test.each([
  ['days', /^Qualquer profissional/, nobodyDoesAll],
  ['slots', /^Qualquer profissional/, nobodyDoesAll],
  ['hold', /^Qualquer profissional/, nobodyDoesAll],
  ['days', /^Bia/, notHers],
  ['slots', /^Bia/, notHers],
])('services that nobody does together are said so (%s, %s)', async (question, who, sentence) => {
  open(fakeGate({ [question]: notOffered }), { client });
  await press(who);
  await userEvent.click(await screen.findByRole('checkbox', { name: /Corte/ }));
  await press('Continuar');
  if (question === 'hold') await press('09:00');

  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.queryByText('Erro ao carregar horários.')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Quando fica melhor para você?' })).toBeTruthy();
});

test('services stand by category, as on the cover', async () => {
  const [corte, cor] = services.map((service, at) => ({ ...service, category: ['', 'Cor'][at] }));
  open(fakeGate({ services: async () => [corte, cor] as typeof services }), { client });
  await press(/^Bia/);
  await screen.findByRole('checkbox', { name: /Corte/ });
  const groups = screen.getAllByRole('heading', { level: 3 });
  expect(groups.map(({ textContent }) => textContent)).toEqual(['Cor', 'Outros']);
});

test.each(['days', 'hold', 'book'])(
  'a service that is switched off meanwhile leads back to the others (%s)',
  async (question) => {
    const offered = vi.fn(async () => services);
    open(fakeGate({ [question]: notOffered, services: offered }), { client });
    await press(/^Bia/);
    await userEvent.click(await screen.findByRole('checkbox', { name: /Corte/ }));
    offered.mockResolvedValue(services.filter(({ id }) => id !== 'cut'));
    await press('Continuar');
    if (question !== 'days') await press('09:00');
    if (question === 'book') await press('Confirmar Agendamento');

    const sentence = 'Corte: não está mais disponível. Escolha outro serviço.';
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(await screen.findByRole('checkbox', { name: /Coloração/ })).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: /Corte/ })).toBeNull();
    expect(screen.getByRole('heading', { name: 'O que você quer fazer?' })).toBeTruthy();
  },
);
