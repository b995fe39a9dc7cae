import type { Service } from '@app/contract/catalog/services.contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fill } from '../../../tests/fill.ts';
import { fakeServer, renderWithApi, sampleSession } from '../../../tests/support.tsx';
import { PackagesPage } from './packages-page.tsx';

const id = (last: string) => `01990000-0000-7000-8000-0000000000${last}`;
const cut = {
  serviceId: id('d1'),
  serviceName: 'Corte',
  sessions: 5,
  listPriceCents: 50_00,
};
const five = {
  id: id('a1'),
  name: 'Cinco cortes',
  description: '',
  priceCents: 200_00,
  validDays: 90,
  commissionBasisPoints: null,
  services: [cut],
  sellsOnline: false,
  active: true,
  version: 1,
  createdAt: '2026-03-10T15:00:00Z',
};
const { packages } = fakeServer.prepaid;
const haircut: Service = {
  id: cut.serviceId,
  name: 'Corte',
  description: '',
  category: '',
  durationMinutes: 30,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  priceCents: 50_00,
  color: '#2563EB',
  loyaltyPoints: 0,
  returnAfterDays: null,
  active: true,
  version: 1,
  createdAt: five.createdAt,
};
const services = { list: fakeServer.catalog.services.list.handler(() => [haircut]) };

function open(things: (typeof five)[], session = sampleSession) {
  const created = vi.fn();
  const list = packages.list.handler(() => things);
  const create = packages.create.handler(({ input }) => {
    created(input);
    return { ...five, name: input.name };
  });
  renderWithApi(
    <PackagesPage />,
    { catalog: { services }, prepaid: { packages: { list, create } } },
    { session },
  );
  return created;
}

test('says what each holds, what it costs and spares, and how long it is valid', async () => {
  open([five]);
  expect(await screen.findByText('Cinco cortes')).toBeTruthy();
  expect(screen.getByRole('list', { name: '5 × Corte' })).toBeTruthy();
  expect(screen.getByText('R$ 200,00')).toBeTruthy();
  expect(screen.getByText('Economia de R$ 50,00')).toBeTruthy();
  expect(screen.getByText('Vale 90 dias')).toBeTruthy();
});

test('a package without a service chosen is not sent', async () => {
  const created = open([]);
  const [button] = await screen.findAllByRole('button', { name: /Pacote/ });
  await userEvent.click(button as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  await fill(dialog.getByRole('textbox', { name: 'Nome' }), 'Dois');
  await userEvent.click(dialog.getByRole('button', { name: /Salvar|Criar/ }));
  expect(await dialog.findByText('Escolha o serviço')).toBeTruthy();
  expect(created).not.toHaveBeenCalled();
});

test('who chose a service goes on from there, with the keyboard too', async () => {
  open([]);
  const [button] = await screen.findAllByRole('button', { name: /Pacote/ });
  await userEvent.click(button as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  const service = dialog.getByRole('combobox', { name: 'Serviço' });
  await userEvent.click(service);
  await userEvent.keyboard('Cor{ArrowDown}{Enter}');
  expect(await dialog.findByDisplayValue('Corte')).toBe(document.activeElement);
});

test('at the desk nothing can be changed', async () => {
  const { company } = sampleSession;
  open([five], {
    ...sampleSession,
    company: company && { ...company, role: 'receptionist' },
  });
  expect(await screen.findByText('Cinco cortes')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Novo Pacote/ })).toBeNull();
});
