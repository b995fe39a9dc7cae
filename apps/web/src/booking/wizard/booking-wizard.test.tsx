import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  booked,
  fakeGate,
  now,
  professionals,
  refusal,
  salon,
  services,
} from '../../../tests/fake-booking.ts';
import { notePageLoads, onPhone } from '../../../tests/support.tsx';
import type { BookingGate } from '../booking-gate.ts';
import { BookingWizard, type BookingWizardProps } from './booking-wizard.tsx';

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(now.getTime());
});

function open(gate: BookingGate, props: Partial<BookingWizardProps> = {}) {
  const onDone = vi.fn();
  const onCancel = vi.fn();
  render(
    <BookingWizard
      gate={gate}
      company={salon}
      mode="public"
      onDone={onDone}
      onCancel={onCancel}
      {...props}
    />,
  );
  return { onDone, onCancel };
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const type = (label: string | RegExp, text: string) =>
  userEvent.type(screen.getByLabelText(label), text);
const heading = (name: string) => screen.findByRole('heading', { name });

async function identify() {
  await type('Telefone com DDD', '11988887777');
  await press('Continuar');
  await userEvent.type(await screen.findByLabelText('Seu nome'), '  Maria Silva ');
  await press('Continuar');
}

async function chooseServices() {
  await press(/^Bia/);
  await userEvent.click(await screen.findByRole('checkbox', { name: /Corte/ }));
  await press('Continuar');
}

async function reachLastStep() {
  await identify();
  await chooseServices();
  await press('09:00');
  await heading('Confira e confirme');
}

test('a new client books in eight taps', async () => {
  const gate = fakeGate();
  open(gate);
  let taps = 0;
  const tap = async (element: HTMLElement) => {
    taps += 1;
    await userEvent.click(element);
  };

  await tap(screen.getByLabelText('Telefone com DDD'));
  await userEvent.keyboard('(11) 98888-7777');
  await tap(screen.getByRole('button', { name: 'Continuar' }));
  expect(document.activeElement).toBe(await screen.findByLabelText('Seu nome'));
  await userEvent.keyboard('Maria Silva');
  await tap(screen.getByRole('button', { name: 'Continuar' }));
  await tap(await screen.findByRole('button', { name: /^Qualquer profissional/ }));
  await tap(await screen.findByRole('checkbox', { name: /Corte/ }));
  await tap(screen.getByRole('button', { name: 'Continuar' }));
  await tap(await screen.findByRole('button', { name: '09:00' }));
  await tap(await screen.findByRole('button', { name: 'Confirmar Agendamento' }));

  await heading('Agendamento Confirmado!');
  expect(taps).toBe(8);
  expect(gate.findClient).toHaveBeenCalledWith('11988887777');
  expect(gate.services).toHaveBeenCalledWith(null);
  expect(gate.book.mock.calls[0]?.[0]).toEqual({
    client: {
      existingId: null,
      anotherPerson: false,
      name: 'Maria Silva',
      phone: '11988887777',
      email: '',
    },
    professionalId: null,
    serviceIds: ['cut'],
    startTime: '2026-11-17T12:00:00Z',
    notes: '',
    couponCode: '',
    holdId: null,
    overbook: false,
  });
});

test('visitors see the company, the steps in order and no way back on the first one', async () => {
  open(fakeGate());

  expect(screen.getByRole('heading', { level: 1, name: 'Salão da Ana' })).toBeTruthy();
  expect(screen.getByText('Agendamento Online')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancelar' })).toBeNull();
  const steps = within(screen.getByRole('navigation')).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    'Identificação',
    'Profissional',
    'Serviços',
    'Data & Hora',
    'Finalizar',
  ]);
  expect(steps[0]?.getAttribute('aria-current')).toBe('step');
  expect(screen.queryByRole('button', { name: 'Voltar' })).toBeNull();
});

test('a short phone is refused before anybody is asked', async () => {
  const gate = fakeGate();
  open(gate);

  await type('Telefone com DDD', '119888877');
  await press('Continuar');

  const notice = screen.getByRole('alert');
  expect(notice.textContent).toContain('Telefone inválido');
  expect(notice.textContent).toContain(
    'Digite um número de telefone válido com pelo menos 10 dígitos.',
  );
  expect(gate.findClient).not.toHaveBeenCalled();
});

test.each(['without phone', 'without name'])('nobody goes on %s', async (missing) => {
  open(fakeGate());

  if (missing === 'without name') {
    await type('Telefone com DDD', '11988887777');
    await press('Continuar');
    await screen.findByLabelText('Seu nome');
  }
  await press('Continuar');

  const notice = screen.getByRole('alert');
  expect(notice.textContent).toContain('Dados obrigatórios');
  expect(notice.textContent).toContain('Telefone e nome são obrigatórios.');
  expect(screen.getByLabelText('Telefone com DDD')).toBeTruthy();
});

test('a search that fails says so, and can be tried again', async () => {
  const gate = fakeGate();
  gate.findClient.mockRejectedValueOnce(refusal('UNANSWERED'));
  open(gate);

  await type('Telefone com DDD', '11988887777');

  expect((await screen.findByText('Erro na busca')).closest('[role=alert]')?.textContent).toContain(
    'Não foi possível buscar o cliente. Tente novamente.',
  );
  await press('Continuar');
  expect(await screen.findByLabelText('Seu nome')).toBeTruthy();
});

test('who booked on this device before finds her name there', async () => {
  const remembered = { kind: 'remembered', name: 'Maria', email: '' } as const;
  const gate = fakeGate({ findClient: async () => remembered });
  open(gate);

  await type('Telefone com DDD', '11988887777');
  expect(await screen.findByText(/^Preenchemos com o que você usou neste aparelho/)).toBeTruthy();
  expect(screen.getByLabelText('Seu nome')).toHaveProperty('value', 'Maria');
  await type('Seu nome', ' Lima');
  await press('Continuar');
  await chooseServices();
  await press('09:00');
  await press('Confirmar Agendamento');

  await heading('Agendamento Confirmado!');
  expect(gate.book.mock.calls[0]?.[0].client).toMatchObject({
    name: 'Maria Lima',
    existingId: null,
  });
});

test('editing the phone forgets who was found', async () => {
  open(fakeGate());
  await type('Telefone com DDD', '11988887777');
  await press('Continuar');
  await userEvent.type(await screen.findByLabelText('Seu nome'), 'Maria');

  await type('Telefone com DDD', '{Backspace}');

  expect(screen.queryByLabelText('Seu nome')).toBeNull();
});

test('where one person works nobody is chosen, and going back shows who it is', async () => {
  const [bia] = professionals;
  open(fakeGate({ professionals: async () => (bia ? [bia] : []) }));
  await identify();
  await heading('O que você quer fazer?');
  await press('Voltar');
  expect(await screen.findByRole('button', { name: /^Bia/, pressed: true })).toBeTruthy();
});

test('professionals come after the choice to leave it open, and back forgets the choice', async () => {
  open(fakeGate());
  await identify();

  const list = await screen.findByRole('button', { name: /^Qualquer profissional/ });
  const names = within(list.closest('ul') as HTMLElement).getAllByRole('button');
  expect(names.map((name) => name.querySelector('[title]')?.textContent ?? 'open')).toEqual([
    'open',
    'Bia',
    'Caio',
  ]);
  await press(/^Bia/);
  expect(document.activeElement).toBe(await heading('O que você quer fazer?'));
  const card = screen.getByRole('complementary', { name: 'Resumo do Agendamento' });
  expect(card.textContent).toContain('Cortes · Cores');
  expect(card.textContent).not.toContain('Noivas');

  await press('Voltar');
  await press('Voltar');
  expect(card.textContent).not.toContain('Bia');
  expect(screen.getByLabelText('Seu nome')).toHaveProperty('value', 'Maria Silva');
});

test('nobody goes on without a service', async () => {
  open(fakeGate());
  await identify();
  await press(/^Bia/);
  await screen.findByRole('checkbox', { name: /Corte/ });
  await press('Continuar');

  const notice = screen.getByRole('alert');
  expect(notice.textContent).toContain('Selecione pelo menos um serviço');
  expect(notice.textContent).toContain(
    'É necessário selecionar ao menos um serviço para continuar.',
  );
});

test('the summary adds the services up, and tells the points', async () => {
  open(fakeGate());
  await identify();
  await press(/^Bia/);
  await userEvent.click(await screen.findByRole('checkbox', { name: /Corte/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Coloração/ }));

  const card = screen.getByRole('complementary', { name: 'Resumo do Agendamento' });
  expect(card.textContent).toContain('Maria Silva');
  expect(card.textContent).toContain('2h');
  expect(card.textContent).toContain('SubtotalR$ 200,00');
  expect(card.textContent).toContain('TotalR$ 200,00');
  expect(card.textContent).toContain('Você ganhará 15 pontos');
});

test('where only one service may be booked, another takes its place', async () => {
  open(fakeGate(), { company: { ...salon, singleService: true } });
  await identify();
  await press(/^Bia/);
  await userEvent.click(await screen.findByRole('checkbox', { name: /Corte/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Coloração/ }));

  expect(screen.getByRole('checkbox', { name: /Corte/ })).toHaveProperty('checked', false);
  expect(screen.getByText('Escolha um serviço por agendamento.')).toBeTruthy();
});

test('the nearest free day is chosen, and its times stand in parts of the day', async () => {
  const gate = fakeGate();
  open(gate);
  await identify();
  await chooseServices();

  const times = await screen.findByRole('region', {
    name: 'Horários de terça-feira, 17 de novembro',
  });
  await within(times).findByRole('button', { name: '09:00' });
  const parts = within(times).getAllByRole('heading', { level: 4 });
  expect(parts.map((part) => part.textContent)).toEqual(['Manhã', 'Tarde', 'Noite']);
  expect(gate.slots).toHaveBeenCalledWith(
    { professionalId: 'bia', serviceIds: ['cut'] },
    '2026-11-17',
  );
  const grid = screen.getByRole('grid', { name: 'novembro de 2026' });
  // Weeks that are over are not shown.
  expect(within(grid).queryByRole('button', { name: /14 de novembro/ })).toBeNull();
  const closed = within(grid).getByRole('button', { name: /16 de novembro de 2026, fechado/ });
  const full = within(grid).getByRole('button', { name: /18 de novembro de 2026, lotado/ });
  expect(closed.getAttribute('aria-disabled')).toBe('true');
  expect(full.getAttribute('aria-disabled')).toBe('true');

  expect(screen.getByText('Riscado = lotado')).toBeTruthy();
  await userEvent.click(full);
  expect(screen.queryByText('Riscado = lotado')).toBeNull();
  expect(screen.getByText('quarta-feira, 18 de novembro: lotado.')).toBeTruthy();
  await userEvent.click(closed);
  expect(screen.getByText('segunda-feira, 16 de novembro: fechado.')).toBeTruthy();
  expect(gate.slots).toHaveBeenCalledTimes(1);
  await userEvent.click(within(grid).getByRole('button', { name: /19 de novembro/ }));
  await screen.findByRole('region', { name: 'Horários de quinta-feira, 19 de novembro' });
});

test('the calendar is walked with arrow keys, and ends with the horizon', async () => {
  open(fakeGate());
  await identify();
  await chooseServices();
  const day = await screen.findByRole('button', { name: /17 de novembro/, pressed: true });

  day.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toContain('25 de novembro'),
  );
  await userEvent.keyboard('{PageDown}');
  await screen.findByRole('grid', { name: 'dezembro de 2026' });
  expect(screen.getByRole('button', { name: 'Próximo mês' })).toHaveProperty('disabled', true);
  const beyond = screen.getByRole('button', { name: /^quarta-feira, 16 de dezembro/ });
  expect(beyond.getAttribute('aria-disabled')).toBe('true');
});

test.each([
  ['2026-11-15', 'Não há mais horários disponíveis para hoje'],
  ['2026-11-17', 'Nenhum horário disponível para esta data... Escolha outra data.'],
])('a day without times says so: %s', async (date, sentence) => {
  open(
    fakeGate({
      days: async () => [
        { date: '2026-11-15', available: false, reason: 'over' },
        { date, available: true, reason: null },
      ],
      slots: async () => [],
    }),
  );
  await identify();
  await chooseServices();

  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('a company without any free time gives its phone', async () => {
  open(fakeGate({ days: async () => [{ date: '2026-11-15', available: false, reason: 'full' }] }));
  await identify();
  await chooseServices();

  expect(await screen.findByText(/Não há horários livres.*\(11\) 3333-4444/)).toBeTruthy();
});

test('times that do not load can be asked for again', async () => {
  const loads = notePageLoads();
  open(fakeGate({ slots: () => Promise.reject(refusal('UNANSWERED')) }));
  await identify();
  await chooseServices();

  expect(await screen.findByText('Erro ao carregar horários.')).toBeTruthy();
  await press('Tentar novamente');
  expect(loads).toHaveBeenCalledWith('reload');
});

test('the confirmation tells when and with whom, and leads to her own page', async () => {
  const { onDone } = await (async () => {
    const opened = open(fakeGate());
    await reachLastStep();
    await press('Confirmar Agendamento');
    await heading('Agendamento Confirmado!');
    return opened;
  })();

  expect(screen.getByText('terça-feira, 17 de novembro de 2026, das 09:00 às 09:30')).toBeTruthy();
  expect(screen.getByText(/Bia · Corte/)).toBeTruthy();
  expect(screen.getByText(/^R\$\s50,00$/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Voltar' })).toBeNull();
  expect(screen.queryByText(/WhatsApp/)).toBeNull();
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(link('Ver, remarcar ou cancelar')).toBe('https://horamarcada.test/a/segredo');
  expect(link('Adicionar à agenda do celular')).toBe(
    'https://horamarcada.test/a/segredo/agenda.ics',
  );
  await press('Fazer Novo Agendamento');
  expect(onDone).toHaveBeenCalled();
});

test('the confirmation says where it is, until when it can be changed, and hands the link over', async () => {
  const user = userEvent.setup();
  const company = { ...salon, address: 'Rua das Flores, 10', changeCutoffHours: 2 };
  open(fakeGate(), { company });
  await reachLastStep();
  await press('Confirmar Agendamento');
  await heading('Agendamento Confirmado!');

  expect(screen.getByText('Rua das Flores, 10')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Como chegar' }).getAttribute('href')).toContain(
    'Rua%20das%20Flores',
  );
  expect(
    screen.getByText('Você pode remarcar ou cancelar pelo link até 2 horas antes.'),
  ).toBeTruthy();
  const link = screen.getByLabelText('Link do seu agendamento');
  expect(link).toHaveProperty('value', 'https://horamarcada.test/a/segredo');
  await user.click(screen.getByRole('button', { name: 'Copiar' }));
  expect(await screen.findByRole('button', { name: 'Copiado' })).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe('https://horamarcada.test/a/segredo');
});

test('what was tapped before is chosen with whoever does it, and others say that they do not', async () => {
  const [cut, color] = services;
  if (!cut || !color) throw new Error('There are no services');
  const limited = { ...color, doneBy: ['caio'] };
  const gate = fakeGate({ services: async () => [cut, limited] });
  open(gate, { start: { wished: [limited] } });
  await identify();

  const bia = await screen.findByRole('button', { name: /Bia.*Não faz Coloração/ });
  expect(bia.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(bia);
  expect(screen.queryByRole('heading', { name: 'O que você quer fazer?' })).toBeNull();
  await press(/Caio/);
  const chosen = await screen.findByRole('checkbox', { name: /Coloração/ });
  expect(chosen).toHaveProperty('checked', true);
});

test('what nobody does together with what was chosen cannot be chosen, and says so', async () => {
  const [cut, color] = services;
  if (!cut || !color) throw new Error('There are no services');
  const parted = [
    { ...cut, doneBy: ['bia'] },
    { ...color, doneBy: ['caio'] },
  ];
  open(fakeGate({ services: async () => parted }));
  await identify();
  await press(/^Qualquer profissional/);
  await userEvent.click(await screen.findByRole('checkbox', { name: /Corte/ }));

  const other = screen.getByRole('checkbox', { name: /Coloração.*Ninguém faz junto/ });
  expect(other).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('checkbox', { name: /Corte/ }));
  expect(screen.getByRole('checkbox', { name: /Coloração/ })).toHaveProperty('disabled', false);
});

test.each([
  [{ isToldByWhatsapp: true }, 1],
  [{ isToldByWhatsapp: false }, 0],
  [{ isToldByWhatsapp: true, needsApproval: true }, 0],
])('a confirmation by WhatsApp is promised only where one will come: %j', async (answer, times) => {
  open(fakeGate({ book: async () => ({ ...booked, ...answer }) }));
  await reachLastStep();
  await press('Confirmar Agendamento');
  await screen.findByRole('button', { name: 'Fazer Novo Agendamento' });

  const promises = screen.queryAllByText('Você vai receber a confirmação pelo WhatsApp.');
  expect(promises).toHaveLength(times);
});

test('where the company approves by hand, the client knows', async () => {
  open(fakeGate({ book: async () => ({ ...booked, needsApproval: true }) }));
  await reachLastStep();
  await press('Confirmar Agendamento');

  expect(
    await screen.findByText('O horário ficou reservado e aguarda a confirmação de Salão da Ana.'),
  ).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Pedido enviado' })).toBeTruthy();
});

test('on a phone the summary stands on the last step', async () => {
  onPhone();
  open(fakeGate());
  await identify();
  expect(screen.queryByRole('complementary')).toBeNull();
  await chooseServices();
  await press('09:00');

  await heading('Confira e confirme');
  expect(screen.getByRole('complementary').textContent).toContain('terça-feira, 17 de novembro');
});
