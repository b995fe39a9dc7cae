import type { CalendarFeed } from '@app/contract/scheduling/agenda.contract';
import type { Role } from '@app/domain/team/permissions';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { sampleAgenda, sampleId } from '../../../../tests/agenda.ts';
import { fakeServer, renderWithApi, sampleSession } from '../../../../tests/support.tsx';
import CalendarFeedsDialog from './calendar-feeds-dialog.tsx';

const fake = fakeServer.scheduling.agenda;
const ana = sampleId(1);

type Options = { feeds?: CalendarFeed[]; role?: Role; alone?: boolean };

/** The server keeps the addresses, as the real one does. */
async function open({ feeds = [], role = 'owner', alone = false }: Options = {}) {
  let stored = feeds;
  let made = 0;
  const renewed = vi.fn((professionalId: string | null) => {
    made += 1;
    const feed = feedOf(professionalId, made);
    stored = [...stored.filter((one) => one.professionalId !== professionalId), feed];
    return feed;
  });
  const agenda = sampleAgenda([]);
  const { company } = sampleSession;
  renderWithApi(
    <CalendarFeedsDialog onClose={vi.fn()} />,
    {
      scheduling: {
        agenda: {
          read: fake.read.handler(() => ({
            ...agenda,
            professionals: alone ? agenda.professionals.slice(0, 1) : agenda.professionals,
          })),
          listFeeds: fake.listFeeds.handler(() => stored),
          renewFeed: fake.renewFeed.handler(({ input }) => renewed(input.professionalId)),
          removeFeed: fake.removeFeed.handler(({ input: { id } }) => {
            stored = stored.filter((one) => one.id !== id);
            return { id };
          }),
        },
      },
    },
    { session: { ...sampleSession, company: company && { ...company, role } } },
  );
  await screen.findByRole('combobox', { name: 'Agenda de' });
  return { renewed };
}

function feedOf(professionalId: string | null, number: number): CalendarFeed {
  return {
    id: sampleId(700 + number),
    professionalId,
    professionalName: null,
    url: `https://hora.test/calendario/c/${number}/marca.ics`,
    createdAt: '2026-03-10T15:00:00Z',
  };
}

const address = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Endereço/ });

test('an address is made, can be copied and opened, and is told to be a secret', async () => {
  const { renewed } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Criar endereço' }));
  expect((await address()).value).toBe('https://hora.test/calendario/c/1/marca.ics');
  expect(renewed).toHaveBeenCalledWith(null);
  expect(screen.getByText(/Quem tem o endereço vê a agenda/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copiar endereço' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Abrir no calendário' }).getAttribute('href')).toBe(
    'webcal://hora.test/calendario/c/1/marca.ics',
  );
});

test('a new address and turning one off are asked about first', async () => {
  const { renewed } = await open({ feeds: [feedOf(null, 9)] });
  await userEvent.click(await screen.findByRole('button', { name: 'Trocar endereço' }));
  const question = await screen.findByRole('dialog', { name: 'Trocar o endereço?' });
  expect(renewed).not.toHaveBeenCalled();
  await userEvent.click(within(question).getByRole('button', { name: 'Trocar endereço' }));
  expect(await screen.findByDisplayValue(/calendario\/c\/1\//)).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Desligar' }));
  const last = await screen.findByRole('dialog', { name: 'Desligar o endereço?' });
  await userEvent.click(within(last).getByRole('button', { name: 'Desligar' }));
  expect(await screen.findByRole('button', { name: 'Criar endereço' })).toBeTruthy();
});

test('a professional makes her own and is offered no other', async () => {
  const { renewed } = await open({ role: 'professional', alone: true });
  await userEvent.click(screen.getByRole('combobox', { name: 'Agenda de' }));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Ana Souza']);
  await userEvent.click(await screen.findByRole('button', { name: 'Criar endereço' }));
  await address();
  expect(renewed).toHaveBeenCalledWith(ana);
});
