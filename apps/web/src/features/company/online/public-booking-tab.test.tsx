import type { Company } from '@app/contract/company/company.contract';
import type { Professional } from '@app/contract/team/professionals.contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { keptCompany, sampleCompany } from '../../../../tests/sample-company.ts';
import { type FakeRouter, fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import PublicBookingTab from './public-booking-tab.tsx';

const fake = fakeServer.company.company;

function open(handlers: FakeRouter = {}, company: Company = sampleCompany) {
  return renderWithApi(<PublicBookingTab />, {
    company: { company: { get: fake.get.handler(() => company), ...handlers } },
  });
}

const sampleProfessional: Professional = {
  id: '0199b6f0-0000-7000-8000-0000000000a1',
  name: 'Ana',
  email: '',
  phone: '',
  specialties: [],
  color: '#2563EB',
  memberId: null,
  photoUrl: null,
  memberName: null,
  birthday: '',
  active: true,
  position: 1,
  version: 1,
  createdAt: '2026-03-10T15:00:00Z',
};

const theSwitch = () =>
  screen.findByRole<HTMLInputElement>('switch', { name: /^Agendamento público/ });

test('the switch opens and closes the public page and says so', async () => {
  const { read, keep } = keptCompany();
  open({
    get: fake.get.handler(read),
    openPublicBooking: fake.openPublicBooking.handler(() => keep({ publicBookingEnabled: true })),
    closePublicBooking: fake.closePublicBooking.handler(() =>
      keep({ publicBookingEnabled: false }),
    ),
  });

  await userEvent.click(await theSwitch());
  expect(await screen.findByText('Agendamento público ativado')).toBeTruthy();
  expect((await theSwitch()).checked).toBe(true);

  await userEvent.click(await theSwitch());
  expect(await screen.findByText('Agendamento público desativado')).toBeTruthy();
  expect((await theSwitch()).checked).toBe(false);
});

test('a colour and a cover picture are stored as soon as they are chosen', async () => {
  const { read, keep } = keptCompany();
  open({
    get: fake.get.handler(read),
    changeColor: fake.changeColor.handler(({ input }) => keep(input)),
    uploadCover: fake.uploadCover.handler(() => keep({ coverUrl: '/files/capa.webp' })),
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'Rosa' }));
  expect(await screen.findByRole('button', { name: 'Voltar à cor padrão' })).toBeTruthy();
  expect(await screen.findByText('Cor atualizada.')).toBeTruthy();
  const shown = screen.getByRole('figure');
  expect(shown.innerHTML).toContain('--own-color');

  const face = screen.getByRole('group', { name: 'Foto de capa' });
  const file = new File(['x'], 'capa.png', { type: 'image/png' });
  const input = face.parentElement?.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field for a file');
  await userEvent.upload(input, file);
  expect(await screen.findByText('Foto de capa atualizada.')).toBeTruthy();
  expect(shown.querySelector('img[src="/files/capa.webp"]')).toBeTruthy();
});

test('the code for a site is a button, or the page itself in a frame', async () => {
  open();
  const code = await screen.findByLabelText('Código para o site');
  const address = `${location.origin}/b/${sampleCompany.slug}`;
  expect(code.textContent).toContain(`<a href="${address}"`);
  await userEvent.click(screen.getByRole('radio', { name: 'Página inteira' }));
  expect(code.textContent).toMatch(/^<iframe .*<\/iframe>$/);
  expect(code.textContent).toContain(`src="${address}"`);
  expect(screen.getByText(/o cliente agenda sem sair do seu site/)).toBeTruthy();
});

test('with nobody to book it says what is missing', async () => {
  const { catalog, team } = fakeServer;
  const company = { ...sampleCompany, hasSomebodyToBook: false };
  renderWithApi(<PublicBookingTab />, {
    company: { company: { get: fake.get.handler(() => company) } },
    catalog: { services: { list: catalog.services.list.handler(() => []) } },
    team: { professionals: { list: team.professionals.list.handler(() => []) } },
  });

  expect(await screen.findByText('Cadastre pelo menos um serviço ativo.')).toBeTruthy();
  expect(await screen.findByText(/^Cadastre pelo menos um profissional ativo/)).toBeTruthy();
});

test.each([
  ['nobody works', [], true],
  ['somebody works', [{ id: sampleProfessional.id, name: 'Ana' }], false],
])('while %s the hours are asked for, with the way to them', async (_case, working, isSaid) => {
  const { catalog, team } = fakeServer;
  const listWorking = vi.fn(() => working);
  renderWithApi(<PublicBookingTab />, {
    company: {
      company: { get: fake.get.handler(() => ({ ...sampleCompany, hasSomebodyToBook: false })) },
    },
    catalog: { services: { list: catalog.services.list.handler(() => []) } },
    team: {
      professionals: { list: team.professionals.list.handler(() => [sampleProfessional]) },
      schedules: { listWorking: team.schedules.listWorking.handler(listWorking) },
    },
  });

  await screen.findByText('Cadastre pelo menos um serviço ativo.');
  await waitFor(() => expect(listWorking).toHaveBeenCalled());
  const sentence = /^Nenhum profissional ativo tem horários de trabalho/;
  if (!isSaid) {
    expect(screen.queryByText(sentence)).toBeNull();
    return;
  }
  expect(await screen.findByText(sentence)).toBeTruthy();
  const way = screen.getByRole('link', { name: 'Ir para Profissionais' });
  expect(way.getAttribute('href')).toBe('/dashboard/professionals');
});

test('what the page cannot do yet is not promised: no way in, no word that it can be reached', async () => {
  open({}, { ...sampleCompany, publicBookingEnabled: true });

  expect((await theSwitch()).checked).toBe(true);
  expect(screen.getByText('Ativado')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Abrir página' })).toBeNull();
  expect(document.body.textContent).not.toMatch(/no ar|fora do ar|marcam sozinhos|sua página/);
});

test('the switch turns at once, and back when the server refuses', async () => {
  let fail = () => {};
  const failing = new Promise<never>((_, reject) => {
    fail = () => reject(new Error('offline'));
  });
  open({ openPublicBooking: fake.openPublicBooking.handler(() => failing) });

  await userEvent.click(await theSwitch());
  expect((await theSwitch()).checked).toBe(true);

  fail();
  expect(await screen.findByText('Não foi possível atualizar a configuração.')).toBeTruthy();
  expect((await theSwitch()).checked).toBe(false);
});

test('the link of the page is copied whole', async () => {
  const user = userEvent.setup();
  open();

  await user.click(await screen.findByRole('button', { name: 'Copiar link' }));

  expect(await screen.findByText('Copiado!')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(
    `${location.origin}/booking/${sampleCompany.id}`,
  );
});

test('a browser that copies nothing is no silent failure', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  open();

  await user.click(await screen.findByRole('button', { name: 'Copiar link' }));

  expect(await screen.findByText('Não foi possível copiar o link.')).toBeTruthy();
});

async function typeAddress(slug: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Editar endereço curto' }));
  await userEvent.clear(screen.getByLabelText('Endereço curto'));
  await userEvent.type(screen.getByLabelText('Endereço curto'), slug);
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
}

test('the short address is changed in its place, and becomes one while it is typed', async () => {
  const { read, keep } = keptCompany();
  const changeSlug = vi.fn(({ input }: { input: { slug: string } }) => keep(input));
  open({ get: fake.get.handler(read), changeSlug: fake.changeSlug.handler(changeSlug) });

  await typeAddress('Salão Bela Vista');

  expect(await screen.findByText('Endereço curto atualizado com sucesso!')).toBeTruthy();
  expect(changeSlug.mock.calls[0]?.[0].input).toEqual({ slug: 'salao-bela-vista' });
  expect(screen.getByText(`${location.host}/b/salao-bela-vista`)).toBeTruthy();
  expect(screen.getByText(/endereços antigos continuam funcionando/)).toBeTruthy();
});

test('an address of somebody else is said beside the field', async () => {
  const changeSlug = fake.changeSlug.handler(({ errors }) => {
    throw errors.SLUG_TAKEN();
  });
  open({ changeSlug });

  await typeAddress('bela');

  expect(await screen.findByText('Este endereço já é usado por outra empresa.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Endereço curto').value).toBe('bela');
});

test.each([
  ['ab', 'Use pelo menos 3 caracteres'],
  ['ana&filhas', 'Use letras sem acento, números e hífens'],
])('the address %j is not sent', async (typed, sentence) => {
  const changeSlug = vi.fn(({ input }: { input: { slug: string } }) => input);
  open({ changeSlug: fake.changeSlug.handler(changeSlug) });

  await typeAddress(typed);

  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(changeSlug).not.toHaveBeenCalled();
});

test('the poster carries name, code and address, is printed once and goes', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  open();

  await userEvent.click(await screen.findByRole('button', { name: 'Imprimir cartaz' }));

  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(screen.getByText('Agende seu horário')).toBeTruthy();
  expect(screen.getByText('Rua das Flores, 10, São Paulo – SP')).toBeTruthy();

  fireEvent(window, new Event('afterprint'));
  await waitFor(() => expect(screen.queryByText('Agende seu horário')).toBeNull());
});

test('the rules are summed up in a sentence that follows what is typed', async () => {
  open();
  expect(
    await screen.findByText(
      'Clientes podem agendar de 5 minutos até 30 dias antes, a cada 30 minutos.',
    ),
  ).toBeTruthy();

  await userEvent.clear(screen.getByLabelText('Antecedência mínima'));
  await userEvent.type(screen.getByLabelText('Antecedência mínima'), '120');

  expect(
    screen.getByText('Clientes podem agendar de 2 horas até 30 dias antes, a cada 30 minutos.'),
  ).toBeTruthy();
});

type SentPolicy = { input: Company['policy'] & { version: number } };
const stored = ({ input }: SentPolicy) => ({ ...input, version: input.version + 1 });

/** Opens rules that are there again when they are asked for. */
function openStoring() {
  const { read, keep } = keptCompany();
  const changePolicy = vi.fn((sent: SentPolicy) => {
    const { version, ...policy } = stored(sent);
    keep({ policy, version });
    return { ...policy, version };
  });
  open({ get: fake.get.handler(read), changePolicy: fake.changePolicy.handler(changePolicy) });
  return changePolicy;
}

type RefusedPolicy = SentPolicy & { errors: { COMPANY_CHANGED_MEANWHILE: () => Error } };

test('rules that somebody else changed meanwhile join those changed here', async () => {
  const policy = { ...sampleCompany.policy, horizonInDays: 7 };
  const get = vi.fn(() => sampleCompany);
  const changePolicy = vi.fn(({ input, errors }: RefusedPolicy) => {
    if (input.version < 8) throw errors.COMPANY_CHANGED_MEANWHILE();
    return stored({ input });
  });
  open({ get: fake.get.handler(get), changePolicy: fake.changePolicy.handler(changePolicy) });
  const single = () =>
    screen.findByRole<HTMLInputElement>('switch', { name: /^Apenas um serviço por agendamento/ });
  await userEvent.click(await single());
  get.mockReturnValue({ ...sampleCompany, policy, version: 8 });
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));

  expect(await screen.findByText('Mudou: Agenda aberta por. Já está no formulário.')).toBeTruthy();
  expect((await single()).checked).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(screen.queryByText(/^Mudou: Agenda/)).toBeNull());
  expect(changePolicy.mock.lastCall?.[0].input).toMatchObject({
    horizonInDays: 7,
    singleService: true,
    version: 8,
  });
});

test('a second change of the rules follows the first', async () => {
  const changePolicy = openStoring();
  const single = { name: /^Apenas um serviço por agendamento/ };
  for (const version of [7, 8]) {
    await userEvent.click(await screen.findByRole('switch', single));
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(changePolicy.mock.lastCall?.[0].input.version).toBe(version));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull());
  }
});

test('the rules are saved together', async () => {
  const changePolicy = openStoring();

  await userEvent.click(
    await screen.findByRole('switch', { name: /^Apenas um serviço por agendamento/ }),
  );
  await userEvent.clear(screen.getByLabelText('Agendamentos futuros por telefone'));
  await userEvent.type(screen.getByLabelText('Agendamentos futuros por telefone'), '0');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));

  expect(await screen.findByText('Regras atualizadas com sucesso!')).toBeTruthy();
  expect(changePolicy.mock.calls[0]?.[0].input).toEqual({
    ...sampleCompany.policy,
    singleService: true,
    maxFutureBookings: 0,
    version: sampleCompany.version,
  });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull());
});

test('appointments confirm themselves after a while that can be changed, or not at all', async () => {
  const changePolicy = openStoring();
  const confirming = { name: /^Confirmar automaticamente/ };
  const sent = () => changePolicy.mock.lastCall?.[0].input.autoConfirmAfterInSeconds;

  await userEvent.click(await screen.findByRole('switch', confirming));
  const after = screen.getByLabelText<HTMLInputElement>('Confirmar depois de');
  expect(after.value).toBe('30 s');
  await userEvent.clear(after);
  await userEvent.type(after, '90');
  expect(
    screen.getByText('O status passa a Confirmado sozinho depois de 90 segundos.'),
  ).toBeTruthy();
  expect(screen.queryByText('O horário é confirmado na hora.')).toBeNull();
  const approving = screen.getByRole('switch', { name: /^Aprovar cada agendamento/ });
  await userEvent.click(approving);
  const onlyTheTeams = 'O que a equipe marca passa a Confirmado sozinho depois de 90 segundos.';
  expect(screen.getByText(onlyTheTeams)).toBeTruthy();
  await userEvent.click(approving);
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(sent()).toBe(90));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull());

  await userEvent.click(screen.getByRole('switch', confirming));
  expect(screen.queryByLabelText('Confirmar depois de')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(sent()).toBeNull());
});

test('a rule that makes no sense is said beside its field, an empty one too', async () => {
  const changePolicy = vi.fn(stored);
  open({ changePolicy: fake.changePolicy.handler(changePolicy) });

  await userEvent.clear(await screen.findByLabelText('Agenda aberta por'));
  await userEvent.type(screen.getByLabelText('Agenda aberta por'), '500');
  await userEvent.clear(screen.getByLabelText('Cancelar ou remarcar até'));
  await userEvent.type(screen.getByLabelText('Antecedência mínima'), '00000');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));

  expect(await screen.findByText('Informe de 1 a 365 dias')).toBeTruthy();
  expect(screen.getByText('Informe de 0 a 43.200 minutos (30 dias)')).toBeTruthy();
  expect(screen.getByText('Informe de 0 a 720 horas (30 dias)')).toBeTruthy();
  expect(changePolicy).not.toHaveBeenCalled();
});
