import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeServer, renderWithApi } from '../../../tests/support.tsx';
import { ServiceFilter } from './appointments-service-filter.tsx';
import type { AppointmentsView } from './appointments-view.api.ts';

const id = (last: string) => `01990000-0000-7000-8000-0000000000${last}`;
const offered = (last: string, name: string, active = true) => ({
  ...{ id: id(last), name, active, description: '', durationInMinutes: 30, priceInCents: 50_00 },
  ...{ bufferBeforeInMinutes: 0, bufferAfterInMinutes: 0 },
  ...{ color: '#2563eb', loyaltyPoints: 0, version: 1 },
  createdAt: '2026-01-01T00:00:00Z',
});
const services = [
  offered('c2', 'Escova'),
  offered('c1', 'Corte'),
  offered('c3', 'Alisamento', false),
];

function open(view: AppointmentsView) {
  const onView = vi.fn<(view: AppointmentsView) => void>();
  const list = fakeServer.catalog.services.list.handler(() => services);
  renderWithApi(<ServiceFilter view={view} onView={onView} />, { catalog: { services: { list } } });
  return onView;
}

const select = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Serviço' });
const names = async () =>
  (await screen.findAllByRole('option')).map(({ textContent }) => textContent);

test('the services that are offered can be chosen, by name', async () => {
  const onView = open({ view: 'list', date: '2026-11-16', status: 'completed' });
  await userEvent.click(await select());
  expect(await names()).toEqual(['Corte', 'Escova']);

  await userEvent.click(screen.getByRole('option', { name: 'Corte' }));
  expect(onView).toHaveBeenCalledExactlyOnceWith({
    ...{ view: 'list', date: '2026-11-16', status: 'completed', serviceId: id('c1') },
  });
});

test('one that is no longer offered is named where a figure led to it', async () => {
  open({ view: 'list', serviceId: id('c3') });
  expect(await screen.findByDisplayValue('Alisamento')).toBeTruthy();
  await userEvent.click(await select());
  expect(await names()).toEqual(['Alisamento', 'Corte', 'Escova']);
});
