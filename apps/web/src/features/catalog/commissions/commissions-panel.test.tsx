import type { Commission } from '@app/contract/catalog/commission-rates.contract';
import type { Service } from '@app/contract/catalog/services.contract';
import type { Professional } from '@app/contract/team/professionals.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { catchSavedFile } from '../../../../tests/saved-file.ts';
import { type FakeRouter, fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import CommissionsPanel from './commissions-panel.tsx';

const fake = fakeServer.catalog.commissionRates;
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
  priceCents: 100_00,
  color: '#2563EB',
  loyaltyPoints: 0,
  returnAfterDays: null,
  active: true,
  version: 1,
  createdAt: '2026-03-10T12:00:00Z',
};
const manicure: Service = { ...haircut, id: haircut.id.replace(/a$/, 'b'), name: 'Manicure' };
const ofHaircut: Commission = {
  serviceId: haircut.id,
  serviceName: 'Corte',
  priceCents: 100_00,
  basisPoints: 4000,
  history: [
    { fromDate: '2099-01-01', basisPoints: 4550 },
    { fromDate: '2026-02-01', basisPoints: 4000 },
  ],
};

function render(commissions: Commission[], handlers: FakeRouter = {}) {
  renderWithApi(<CommissionsPanel professional={professional} />, {
    catalog: {
      services: {
        list: fakeServer.catalog.services.list.handler(() => [haircut, manicure]),
      },
      commissionRates: { list: fake.list.handler(() => commissions), ...handlers },
    },
  });
}

type Sent = { input: { serviceId: string; basisPoints: number; fromDate: string } };
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
const percentage = () => screen.getByRole('textbox', { name: /^Porcentagem/ });

test('a commission shows both shares, since when it holds and what is planned', async () => {
  render([ofHaircut]);
  const item = await screen.findByRole('listitem');
  const texts = ['R$ 100,00', '40%', 'R$ 40,00', 'R$ 60,00', 'desde 01/02/2026'];
  for (const text of texts) expect(within(item).getByText(text)).toBeTruthy();
  expect(within(item).getByText('a partir de 01/01/2099: 45,5%')).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Histórico' }));
  expect(screen.getByText('a partir de 01/02/2026: 40%')).toBeTruthy();
});

test('only services without one are offered, and hundredths of a percent arrive whole', async () => {
  const create = vi.fn((_call: Sent) => ofHaircut);
  render([ofHaircut], { create: fake.create.handler(create) });
  await userEvent.click(await screen.findByRole('button', { name: 'Nova Comissão' }));
  await userEvent.click(await screen.findByRole('combobox', { name: /^Serviço/ }));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Manicure']);
  await userEvent.click(screen.getByRole('option', { name: 'Manicure' }));
  await userEvent.type(percentage(), '0,57');
  await save();

  expect(await screen.findByText('Comissão criada com sucesso!')).toBeTruthy();
  const today = Temporal.Now.plainDateISO('America/Sao_Paulo').toString();
  expect(create.mock.calls[0]?.[0].input).toMatchObject({
    serviceId: manicure.id,
    basisPoints: 57,
    fromDate: today,
  });
});

test.each(['', '100,01'])('a percentage of "%s" is refused before it is sent', async (typed) => {
  const create = vi.fn(() => ofHaircut);
  render([], { create: fake.create.handler(create) });
  await userEvent.click(await screen.findByRole('button', { name: 'Nova Comissão' }));
  await screen.findByRole('dialog');
  if (typed) await userEvent.type(percentage(), typed);
  await save();

  expect(await screen.findByText('Informe uma porcentagem entre 0 e 100')).toBeTruthy();
  expect(screen.getByText('Selecione um serviço')).toBeTruthy();
  expect(create).not.toHaveBeenCalled();
});

test('a change says that the past stays, and holds from the chosen day on', async () => {
  const change = vi.fn((_call: Sent) => ofHaircut);
  render([ofHaircut], { change: fake.change.handler(change) });
  await userEvent.click(await screen.findByRole('button', { name: 'Ações de Corte' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Mudar porcentagem' }));
  expect(await screen.findByText(/O que já passou não muda/)).toBeTruthy();
  await userEvent.clear(percentage());
  await userEvent.type(percentage(), '100');
  await userEvent.clear(screen.getByRole('textbox', { name: /^A partir de/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /^A partir de/ }), '01022099');
  await save();

  expect(await screen.findByText('Comissão atualizada com sucesso!')).toBeTruthy();
  const sent = { serviceId: haircut.id, basisPoints: 10_000, fromDate: '2099-02-01' };
  expect(change.mock.calls[0]?.[0].input).toMatchObject(sent);
});

test('a day that is over is refused beside the date', async () => {
  const change = fake.change.handler(({ errors }) => {
    throw errors.COMMISSION_IN_THE_PAST();
  });
  render([ofHaircut], { change });
  await userEvent.click(await screen.findByRole('button', { name: 'Ações de Corte' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Mudar porcentagem' }));
  await screen.findByRole('dialog');
  await save();
  const sentence = 'Escolha hoje ou um dia futuro. O que já passou não muda.';
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('a commission is deleted after a question', async () => {
  const remove = vi.fn(() => ({ serviceId: haircut.id }));
  render([ofHaircut], { remove: fake.remove.handler(remove) });
  await userEvent.click(await screen.findByRole('button', { name: 'Ações de Corte' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Excluir' }));
  await waitFor(() => expect(remove).toHaveBeenCalledOnce());
  expect(await screen.findByText('Comissão excluída com sucesso!')).toBeTruthy();
});

test('the commissions can be taken along, with what is planned', async () => {
  const saved = catchSavedFile();
  render([ofHaircut]);
  await userEvent.click(await screen.findByRole('button', { name: 'Exportar CSV: Comissões' }));
  expect(await saved.lines()).toEqual([
    'Serviço;Preço (R$);Porcentagem;Comissão (R$);Estabelecimento (R$);Histórico',
    'Corte;100,00;40%;40,00;60,00;"a partir de 01/01/2099: 45,5%; a partir de 01/02/2026: 40%"',
  ]);
});
