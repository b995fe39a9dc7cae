import type { OfferedService } from '@app/contract/catalog/professional-services.contract';
import type { Service } from '@app/contract/catalog/services.contract';
import type { Professional } from '@app/contract/team/professionals.contract';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { catchSavedFile } from '../../../../tests/saved-file.ts';
import { type FakeRouter, fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import ProfessionalServicesPanel from './professional-services-panel.tsx';

const fake = fakeServer.catalog.professionalServices;
const professional: Professional = {
  id: '01990000-0000-7000-8000-0000000000f0',
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
const haircut: Service = {
  id: '01990000-0000-7000-8000-00000000000a',
  name: 'Corte',
  description: '',
  category: '',
  durationMinutes: 30,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  priceCents: 80_00,
  color: '#2563EB',
  loyaltyPoints: 0,
  returnAfterDays: null,
  active: true,
  version: 1,
  createdAt: '2026-03-10T12:00:00Z',
};
const manicure: Service = { ...haircut, id: haircut.id.replace(/a$/, 'b'), name: 'Manicure' };
const ended: Service = {
  ...haircut,
  id: haircut.id.replace(/a$/, 'c'),
  name: 'Permanente',
  active: false,
};

function render(services: Service[], offered: OfferedService[], handlers: FakeRouter = {}) {
  return renderWithApi(<ProfessionalServicesPanel professional={professional} />, {
    catalog: {
      services: { list: fakeServer.catalog.services.list.handler(() => services) },
      professionalServices: { list: fake.list.handler(() => offered), ...handlers },
    },
  });
}

type Sent = {
  input: { known: unknown[]; services: OfferedService[]; endsCommissions: boolean };
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

test('what she does is replaced, with a price of her own where it was typed', async () => {
  const replace = vi.fn(({ input }: Sent) => input.services);
  render([haircut, manicure], [], { replace: fake.replace.handler(replace) });
  await userEvent.click(await box('Corte'));
  const price = screen.getByLabelText<HTMLInputElement>('Preço próprio de Corte');
  expect(price.placeholder).toBe('80,00');
  await userEvent.type(price, '95');
  await save();

  const success = 'Serviços do profissional atualizados com sucesso!';
  expect(await screen.findByText(success)).toBeTruthy();
  expect(replace.mock.calls[0]?.[0].input).toMatchObject({
    services: [{ serviceId: haircut.id, priceCents: 95_00, durationMinutes: null }],
    endsCommissions: false,
  });
});

test('what is ticked while the rest is being stored stays to be stored', async () => {
  const answered = Promise.withResolvers<void>();
  const replace = vi.fn(async ({ input }: Sent) => {
    await answered.promise;
    return input.services;
  });
  render([haircut, manicure], [], { replace: fake.replace.handler(replace) });
  await userEvent.click(await box('Corte'));
  await save();
  await waitFor(() => expect(replace).toHaveBeenCalledOnce());
  await userEvent.click(await box('Manicure'));
  answered.resolve();

  const success = 'Serviços do profissional atualizados com sucesso!';
  expect(await screen.findByText(success)).toBeTruthy();
  expect((await box('Manicure')).checked).toBe(true);
  await save();
  await waitFor(() => expect(replace.mock.calls[1]?.[0].input.services).toHaveLength(2));
});

test('a price of her own below one real is asked about first', async () => {
  const replace = vi.fn(({ input }: Sent) => input.services);
  render([haircut, manicure], [], { replace: fake.replace.handler(replace) });
  await userEvent.click(await box('Corte'));
  await userEvent.type(screen.getByLabelText('Preço próprio de Corte'), '0,95');
  await save();

  expect(await screen.findByRole('dialog', { name: 'O preço é mesmo R$ 0,95?' })).toBeTruthy();
  expect(replace).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Sim, salvar' }));
  await waitFor(() => expect(replace).toHaveBeenCalledOnce());
});

test('all are chosen at once, and what she does stays hers although nobody offers it', async () => {
  const replace = vi.fn(({ input }: Sent) => input.services);
  const own = { serviceId: ended.id, priceCents: null, durationMinutes: null };
  render([haircut, manicure, ended], [own], { replace: fake.replace.handler(replace) });
  await userEvent.click(await box('Marcar todos'));
  expect(screen.getByText('3 serviços marcados de 3')).toBeTruthy();
  await save();
  await waitFor(() => expect(replace.mock.calls[0]?.[0].input.services).toHaveLength(3));
  expect(replace.mock.calls[0]?.[0].input.known).toMatchObject([{ serviceId: ended.id }]);
});

test('what was ticked is there again after a reload, beside what was stored since', async () => {
  const { unmount } = render([haircut, manicure], []);
  await userEvent.click(await box('Corte'));
  unmount();
  const replace = vi.fn(({ input }: Sent) => input.services);
  const own = { serviceId: manicure.id, priceCents: null, durationMinutes: null };
  render([haircut, manicure], [own], { replace: fake.replace.handler(replace) });
  expect(await screen.findByText('Recuperamos o que você digitou.')).toBeTruthy();
  expect((await box('Corte')).checked).toBe(true);
  expect((await box('Manicure')).checked).toBe(true);
  await save();
  await waitFor(() => expect(replace.mock.calls[0]?.[0].input.services).toHaveLength(2));
  expect(replace.mock.calls[0]?.[0].input.known).toMatchObject([own]);
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

test('an inactive service that she does not do is not offered', async () => {
  render([haircut, ended], []);
  expect(await box('Corte')).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: 'Permanente' })).toBeNull();
});

test('a failure is said, and the choice stays', async () => {
  const replace = fake.replace.handler(() => {
    throw new Error('no');
  });
  render([haircut], [], { replace });
  await userEvent.click(await box('Corte'));
  await save();
  const sentence = 'Erro ao atualizar serviços do profissional. Tente novamente.';
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect((await box('Corte')).checked).toBe(true);
});

test('what somebody else chose meanwhile joins the choice made here', async () => {
  const theirs = { serviceId: manicure.id, priceCents: 25_00, durationMinutes: null };
  const list = vi.fn((): (typeof theirs)[] => []);
  const replace = vi.fn(({ input, errors }) => {
    if (input.known.length === 0) throw errors.SERVICES_CHANGED();
    return input.services;
  });
  render([haircut, manicure], [], {
    list: fake.list.handler(list),
    replace: fake.replace.handler(replace),
  });
  await userEvent.click(await box('Corte'));
  list.mockReturnValue([theirs]);
  await save();

  const notice = `Mudou: ${manicure.name}. Já está no formulário.`;
  expect(await screen.findByText(notice)).toBeTruthy();
  expect((await box('Corte')).checked).toBe(true);
  expect((await box(manicure.name)).checked).toBe(true);

  await save();
  await waitFor(() => expect(screen.queryByText(notice)).toBeNull());
  expect(replace.mock.lastCall?.[0].input).toMatchObject({
    known: [theirs],
    services: [{ serviceId: haircut.id }, theirs],
  });
});

test('services left out that have commissions are named, and ended only when the person says so', async () => {
  const replace = vi.fn(({ input, errors }) => {
    if (input.endsCommissions) return [];
    throw errors.SERVICES_HAVE_COMMISSIONS({ data: { serviceNames: ['Corte'] } });
  });
  const own = { serviceId: haircut.id, priceCents: null, durationMinutes: null };
  render([haircut, manicure], [own], { replace: fake.replace.handler(replace) });
  await userEvent.click(await box('Corte'));
  await save();

  const dialog = await screen.findByRole('dialog', { name: 'Há comissões nestes serviços' });
  expect(dialog.textContent).toContain('Corte');
  await userEvent.click(screen.getByRole('button', { name: 'Encerrar comissões e salvar' }));
  await waitFor(() => expect(replace).toHaveBeenCalledTimes(2));
  const success = 'Serviços do profissional atualizados com sucesso!';
  expect(await screen.findByText(success)).toBeTruthy();
});

test('Enter in the search finds, and saves nothing', async () => {
  const replace = vi.fn(({ input }: Sent) => input.services);
  render([haircut, manicure], [], { replace: fake.replace.handler(replace) });
  await userEvent.click(await box('Corte'));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar serviços' }), 'mani{Enter}');
  expect(screen.queryByRole('checkbox', { name: 'Corte' })).toBeNull();
  expect(replace).not.toHaveBeenCalled();
});

test('a company without services is led to them', async () => {
  render([], []);
  const link = await screen.findByRole('link', { name: 'Ir para Serviços' });
  expect(link.getAttribute('href')).toBe('/dashboard/services');
});

test('what she does can be taken along, with the price that holds for her', async () => {
  const saved = catchSavedFile();
  const own = { serviceId: haircut.id, priceCents: 95_00, durationMinutes: null };
  render([haircut, manicure], [own]);
  const name = 'Exportar CSV: Serviços do profissional';
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(await saved.lines()).toEqual(['Serviço;Preço (R$);Duração (min)', 'Corte;95,00;30']);
});
