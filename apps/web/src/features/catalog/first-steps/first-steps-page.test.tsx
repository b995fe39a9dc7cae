import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { keptCompany, sampleCompany } from '../../../../tests/sample-company.ts';
import { fakeServer, renderWithApi, sampleSession } from '../../../../tests/support.tsx';
import { draftKey, writeDraft } from '../../../foundation/drafts/kept-drafts.ts';
import type { FirstStep } from './first-steps.view.ts';
import { FirstStepsPage } from './first-steps-page.tsx';

const fake = fakeServer.catalog;

function open(step: FirstStep = 'servicos') {
  const offered = vi.fn((_sent: unknown) => ({ created: 1, skipped: 0 }));
  const hired = vi.fn((_sent: unknown) => ({ ids: [] }));
  const rendered = renderWithApi(<FirstStepsPage step={step} />, {
    catalog: {
      services: { list: fake.services.list.handler(() => []) },
      firstSteps: {
        offerServices: fake.firstSteps.offerServices.handler(({ input }) => offered(input)),
        hireTeam: fake.firstSteps.hireTeam.handler(({ input }) => hired(input)),
      },
    },
    team: { professionals: { list: fakeServer.team.professionals.list.handler(() => []) } },
    company: { company: { get: fakeServer.company.company.get.handler(() => sampleCompany) } },
  });
  return { ...rendered, offered, hired };
}
afterEach(() => sessionStorage.clear());

const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continuar' }));

test('a line of business brings its services, and prices are all that is asked', async () => {
  const { offered } = open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Barbearia' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Barba/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Corte e barba/ }));
  await goOn();
  expect(await screen.findByText('Diga o preço')).toBeTruthy();
  expect(offered).not.toHaveBeenCalled();

  await userEvent.type(screen.getByLabelText('Preço de Corte'), '50');
  await goOn();
  await waitFor(() =>
    expect(offered).toHaveBeenCalledWith({
      services: [{ name: 'Corte', durationMinutes: 30, priceCents: 50_00 }],
    }),
  );
});

test('Enter leads from price to price and from name to name, past what nobody is asked for', async () => {
  const { offered, unmount } = open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Barbearia' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Barba/ }));
  await userEvent.type(screen.getByLabelText('Preço de Corte'), '50{Enter}');
  expect(document.activeElement).toBe(screen.getByLabelText('Preço de Corte e barba'));
  await userEvent.keyboard('80{Enter}');
  await waitFor(() => expect(offered).toHaveBeenCalledOnce());
  unmount();

  const { hired } = open('equipe');
  await userEvent.type(await screen.findByLabelText('Nome da 2ª pessoa'), 'Bia{Enter}');
  expect(document.activeElement).toBe(screen.getByLabelText('Nome da 3ª pessoa'));
  expect(hired).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(hired).toHaveBeenCalledOnce());
});

test('a price under one real is asked about', async () => {
  const { offered } = open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Barbearia' }));
  for (const name of [/^Barba/, /^Corte e barba/]) {
    await userEvent.click(screen.getByRole('checkbox', { name }));
  }
  await userEvent.type(screen.getByLabelText('Preço de Corte'), '0,80');
  await goOn();
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(offered).not.toHaveBeenCalled();
});

test('the owner stands first, and the others work the same hours', async () => {
  const { hired } = open('equipe');
  await userEvent.type(await screen.findByLabelText('Nome da 2ª pessoa'), 'Bia');
  await userEvent.type(screen.getByLabelText('Comissão de Bia'), '40');
  await goOn();
  const usual = { weekdays: [2, 3, 4, 5, 6], hours: { from: 540, until: 1080 } };
  await waitFor(() =>
    expect(hired).toHaveBeenCalledWith({
      people: [
        { name: sampleSession.user.name, isMe: true, ...usual, commissionBasisPoints: null },
        { name: 'Bia', isMe: false, ...usual, commissionBasisPoints: 4000 },
      ],
    }),
  );
});

test('hours of her own can be said', async () => {
  const { hired } = open('equipe');
  await userEvent.type(await screen.findByLabelText('Nome da 2ª pessoa'), 'Bia');
  await userEvent.click(screen.getByLabelText(/^Mesmo horário de/));
  const [, days] = screen.getAllByRole('checkbox', { name: 'ter' });
  if (!days) throw new Error('no days of her own');
  await userEvent.click(days);
  await goOn();
  await waitFor(() => expect(hired).toHaveBeenCalled());
  expect(JSON.stringify(hired.mock.calls[0])).toContain('"weekdays":[3,4,5,6]');
});

test('with nobody to book the link says what is missing, and is told to stay off', async () => {
  const { read, keep } = keptCompany({ ...sampleCompany, hasSomebodyToBook: false });
  const { company } = fakeServer.company;
  const close = company.closePublicBooking.handler(() => {
    keep({ publicBookingRefused: true });
    return { publicBookingEnabled: false as const };
  });
  renderWithApi(<FirstStepsPage step="link" />, {
    company: { company: { get: company.get.handler(read), closePublicBooking: close } },
  });
  expect(await screen.findByText(/^Falta alguém com horário e um serviço/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ligar o link' })).toBeNull();

  const wish = screen.getByRole<HTMLInputElement>('switch', { name: /^Ligar assim que houver/ });
  expect(wish.checked).toBe(true);
  await userEvent.click(wish);
  expect(await screen.findByText('O link vai ficar desligado')).toBeTruthy();
  expect(wish.checked).toBe(false);
  expect(read()).toMatchObject({ publicBookingRefused: true });
});

test('a receptionist is told whose screen it is', async () => {
  const company = sampleSession.company && {
    ...sampleSession.company,
    role: 'receptionist' as const,
  };
  renderWithApi(<FirstStepsPage step="servicos" />, {}, { session: { ...sampleSession, company } });
  expect(await screen.findByText(/são de quem administra a empresa/)).toBeTruthy();
});

test('without a line of business it says what is missing', async () => {
  const { offered } = open();
  await screen.findByRole('radio', { name: 'Salão' });
  await goOn();
  expect(await screen.findByText(/^Escolha o ramo do negócio, ou pule/)).toBeTruthy();
  expect(offered).not.toHaveBeenCalled();
});

test('the first name cannot be empty, and that stands beside the field', async () => {
  const { hired } = open('equipe');
  const name = await screen.findByLabelText('Seu nome');
  await userEvent.clear(name);
  await userEvent.type(screen.getByLabelText('Nome da 2ª pessoa'), 'Bia');
  await goOn();
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  expect(hired).not.toHaveBeenCalled();
});

test('what was typed is there again after a reload, until it is sent', async () => {
  const first = open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Barbearia' }));
  await userEvent.type(screen.getByLabelText('Preço de Corte'), '50');
  await userEvent.tab();
  // So that signing out forgets it.
  expect(Object.keys(sessionStorage)).toEqual([expect.stringMatching(/^auth\.draft\./)]);
  first.unmount();
  const again = open();
  expect(await screen.findByLabelText('Preço de Corte')).toHaveProperty('value', '50,00');
  for (const name of [/^Barba/, /^Corte e barba/]) {
    await userEvent.click(screen.getByRole('checkbox', { name }));
  }
  await goOn();
  await waitFor(() => expect(again.offered).toHaveBeenCalled());
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

test('what another program kept is not taken for a draft', async () => {
  const key = draftKey(sampleSession, ['first-services:v1']);
  writeDraft(key, { line: 'circus', typed: 7 });
  open();
  expect(await screen.findByRole('radio', { name: 'Salão' })).toHaveProperty('checked', false);
});

test('of people too, what has another shape is not taken for a draft', async () => {
  const key = draftKey(sampleSession, ['first-team:v1']);
  writeDraft(key, [{ key: 0, name: 'Circo', isMe: true, weekdays: [9] }]);
  open('equipe');
  const name = await screen.findByLabelText('Seu nome');
  expect(name).toHaveProperty('value', sampleSession.user.name);
});

test('whose trade has no list writes down her own', async () => {
  const { offered } = open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Outro ramo' }));
  await goOn();
  expect(await screen.findByText(/^Escreva pelo menos um serviço/)).toBeTruthy();

  await userEvent.type(screen.getByLabelText('Nome do 1º serviço'), 'Banho e tosa ');
  await goOn();
  expect(await screen.findByText('Diga o preço')).toBeTruthy();
  expect(offered).not.toHaveBeenCalled();

  await userEvent.type(screen.getByLabelText('Preço de Banho e tosa'), '80');
  await userEvent.click(screen.getByRole('button', { name: 'Mais um serviço' }));
  expect(screen.getByLabelText('Nome do 4º serviço')).toBeTruthy();
  await goOn();
  const services = [{ name: 'Banho e tosa', durationMinutes: 30, priceCents: 80_00 }];
  await waitFor(() => expect(offered).toHaveBeenCalledWith({ services }));
});
