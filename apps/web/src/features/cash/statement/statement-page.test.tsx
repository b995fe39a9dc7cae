import type { Statement } from '@app/contract/cash/statement.contract';
import type { Role } from '@app/domain/team/permissions';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { chooseMore } from '../../../../tests/page-menu.ts';
import { ana, bia, statement, team } from '../../../../tests/sample-commissions.ts';
import { catchSavedFile } from '../../../../tests/saved-file.ts';
import {
  type FakeRouter,
  fakeServer,
  onPhone,
  renderWithApi,
  sampleSession,
} from '../../../../tests/support.tsx';
import { StatementPage } from './statement-page.tsx';
import type { StatementView } from './statement-view.ts';

const { commissions } = fakeServer.cash;
const { professionals } = fakeServer.team;

beforeEach(() => {
  const now = Temporal.Instant.from('2026-11-20T12:00:00Z');
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(now);
});

type World = {
  view?: StatementView;
  role?: Role;
  changes?: Partial<Statement>;
  people?: typeof team;
  handlers?: FakeRouter;
};

function open({ view = {}, role = 'owner', changes, people = team, handlers }: World = {}) {
  const { company } = sampleSession;
  const session = { ...sampleSession, company: company && { ...company, role } };
  const asked = vi.fn((_asked: { input: object }) => ({ ...statement, ...changes }));
  const onView = vi.fn<(view: StatementView) => void>();
  const list = professionals.list.handler(() => people);
  renderWithApi(
    <StatementPage view={view} onView={onView} />,
    {
      cash: { commissions: { statement: commissions.statement.handler(asked), ...handlers } },
      ...(role === 'professional' ? {} : { team: { professionals: { list } } }),
    },
    { session },
  );
  return { user: userEvent.setup(), asked, onView };
}

const paperOf = async (name: string) =>
  within(await screen.findByRole('article', { name: `Extrato do profissional: ${name}` }));
const thisMonth = { fromDate: '2026-11-01', toDate: '2026-11-30' };

test('it begins with the first of the team and this month, and says what each figure counts', async () => {
  const { asked } = open();
  const paper = await paperOf(ana.name);
  expect(asked.mock.calls[0]?.[0].input).toEqual({ professionalId: ana.id, ...thisMonth });
  for (const text of [
    'Salão da Ana',
    'CNPJ 11.222.333/0001-81',
    'Período: 01/11/2026 a 30/11/2026',
    'Em aberto hoje',
    'Tudo o que ainda não foi pago, de todas as datas',
    'R$ 45,00',
    'Pagamento Comissão - Ana Beatriz · PIX',
    'Vale - Ana Beatriz · Dinheiro',
  ]) {
    expect(paper.getByText(text)).toBeTruthy();
  }
  const table = within(paper.getByRole('table', { name: 'Atendimentos pagos' }));
  for (const name of ['Cota-parte do salão', 'Cota-parte do profissional']) {
    expect(table.getByRole('columnheader', { name })).toBeTruthy();
  }
  const line = table.getByRole('row', { name: /Corte/ });
  expect(line.textContent).toBe(
    [
      '16/11/2026Maria Lima',
      'Corte · 40% de R$ 100,00 = R$ 40,00Gorjeta · R$\u00a010,00 · pago',
      '110,0010,00100,0060,0040,0010,00Em abertoR$\u00a040,00',
    ].join(''),
  );
  expect(table.getByRole('row', { name: /^Total do período/ }).textContent).toBe(
    'Total do período110,0010,00100,0060,0040,0010,00',
  );
  expect(document.body.textContent).not.toMatch(/salário/i);
});

test('another professional and another period go into the address', async () => {
  const { user, onView } = open({ view: { professionalId: ana.id } });
  await paperOf(ana.name);
  await user.click(screen.getByRole('combobox', { name: 'Profissional' }));
  await user.click(await screen.findByRole('option', { name: bia.name }));
  expect(onView).toHaveBeenLastCalledWith({ professionalId: bia.id });
  await user.click(screen.getByRole('combobox', { name: 'Período' }));
  await user.click(await screen.findByRole('option', { name: 'Mês passado' }));
  const lastMonth = { from: '2026-10-01', to: '2026-10-31' };
  expect(onView).toHaveBeenLastCalledWith({ professionalId: ana.id, ...lastMonth });
});

test('a professional sees her own, whoever the address names, and chooses nobody', async () => {
  const { asked } = open({ role: 'professional', view: { professionalId: bia.id } });
  await paperOf(ana.name);
  expect(asked.mock.calls[0]?.[0].input).toEqual(thisMonth);
  expect(screen.queryByRole('combobox', { name: 'Profissional' })).toBeNull();
});

test('whoever is no professional is told why there is nothing', async () => {
  const refusing = commissions.statement.handler(({ errors }) => {
    throw errors.PROFESSIONAL_NOT_FOUND();
  });
  open({ role: 'receptionist', handlers: { statement: refusing } });
  expect(await screen.findByText(/^Seu acesso não está ligado a um profissional/)).toBeTruthy();
});

test('a professional who is not there is said', async () => {
  const refusing = commissions.statement.handler(({ errors }) => {
    throw errors.PROFESSIONAL_NOT_FOUND();
  });
  open({ view: { professionalId: bia.id }, handlers: { statement: refusing } });
  expect(await screen.findByText('Profissional não encontrado')).toBeTruthy();
});

test('where nobody works yet it leads to where professionals are added', async () => {
  open({ people: [] });
  const link = await screen.findByRole('link', { name: 'Ir para Profissionais' });
  expect(link.getAttribute('href')).toBe('/dashboard/professionals');
});

test('a period that is too long is said in words', async () => {
  const refusing = commissions.statement.handler(({ errors }) => {
    throw errors.PERIOD_TOO_LONG();
  });
  open({ handlers: { statement: refusing } });
  expect(await screen.findByText(/^Escolha um período de até 366 dias/)).toBeTruthy();
});

test('it is printed, and taken along as a file', async () => {
  const saved = catchSavedFile();
  const exporting = vi.fn((_asked: { input: object }) => new File(['Data'], 'extrato.csv'));
  const { user } = open({
    handlers: { exportStatement: commissions.exportStatement.handler(exporting) },
  });
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await paperOf(ana.name);
  await user.click(screen.getByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalled();
  await chooseMore('Exportar CSV');
  await vi.waitFor(() => expect(saved.name()).toBe('extrato.csv'));
  expect(exporting.mock.calls[0]?.[0].input).toEqual({ professionalId: ana.id, ...thisMonth });
});

test('a refund after the payment says that it must be settled with her', async () => {
  const [line] = statement.lines;
  if (!line) throw new Error('The sample has a line');
  const back = {
    ...line,
    settlementId: bia.id,
    professionalCents: -40_00,
    status: 'refunded' as const,
    isRefund: true,
  };
  open({ changes: { lines: [{ ...line, status: 'paid' }, back] } });
  const paper = await paperOf(ana.name);
  expect(
    paper.getByText(/a diferença precisa ser acertada entre o salão e o profissional/),
  ).toBeTruthy();
  expect(paper.getByText('Estornado')).toBeTruthy();
});

test('a line of which a part was paid before says what is left', async () => {
  const [line] = statement.lines;
  if (!line) throw new Error('The sample has a line');
  const other = { ...line, settlementId: bia.id, serviceName: 'Escova', openCents: 12_00 };
  open({ changes: { lines: [line, other], tips: [] } });
  const paper = await paperOf(ana.name);
  const table = within(paper.getByRole('table', { name: 'Atendimentos pagos' }));
  const statusOf = (service: RegExp) =>
    within(table.getByRole('row', { name: service }))
      .getAllByRole('cell')
      .at(-1)?.textContent;
  expect(statusOf(/Corte/)).toBe('Em aberto');
  expect(statusOf(/Escova/)).toBe('Em abertoR$\u00a012,00');
});

test('a payout that was taken back says that its vale is open again', async () => {
  const [payment] = statement.payments;
  if (!payment) throw new Error('The sample has a payment');
  const payments = [{ ...payment, amountCents: -100_00, takenOffCents: -80_00 }];
  open({ changes: { payments } });
  const paper = await paperOf(ana.name);
  expect(paper.getByText('Devolvido R$ 20,00: vale de R$ 80,00 reaberto.')).toBeTruthy();
});

test('what was paid at once is one line, which unfolds into its visits', async () => {
  const visit = { serviceNames: 'Corte', tipCents: 0, isRefunded: false };
  const payments = [
    {
      date: '2026-11-17',
      amountCents: 42_50,
      takenOffCents: 10_00,
      description: 'Comissões de Ana Beatriz · 2 atendimentos',
      paymentMethodName: 'PIX',
      visits: [
        { ...visit, clientName: 'Maria', amountCents: 12_00 },
        { ...visit, clientName: 'Rita', amountCents: 30_50, tipCents: 5_00, isRefunded: true },
      ],
    },
  ];
  const { user } = open({ changes: { payments } });
  const paper = await paperOf(ana.name);
  const section = within(paper.getByRole('region', { name: 'Pagamentos ao profissional' }));
  expect(section.getAllByRole('listitem')).toHaveLength(1);
  expect(section.getByText('R$ 42,50')).toBeTruthy();
  expect(section.getByText('Entregue R$ 32,50: vale de R$ 10,00 descontado.')).toBeTruthy();

  const name = 'Comissões de Ana Beatriz · 2 atendimentos · PIX';
  const unfold = section.getByRole('button', { name });
  expect(unfold.getAttribute('aria-expanded')).toBe('false');
  await user.click(unfold);
  expect(unfold.getAttribute('aria-expanded')).toBe('true');
  const items = within(section.getByRole('list', { name }));
  expect(items.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Maria · CorteR$\u00a012,00',
    'Rita · Corte (gorjeta R$\u00a05,00) · estornadoR$\u00a030,50',
  ]);
});

test('each payment and vale says how it was handed over', async () => {
  const kept = {
    date: '2026-11-19',
    description: 'Desconto de vale - Ana Beatriz',
    amountCents: -10_00,
    paymentMethodName: null,
  };
  open({ changes: { advances: [...statement.advances, kept] } });
  const paper = await paperOf(ana.name);
  for (const text of [
    'Pagamento Comissão - Ana Beatriz · PIX',
    'Vale - Ana Beatriz · Dinheiro',
    'Desconto de vale - Ana Beatriz',
  ]) {
    expect(paper.getByText(text)).toBeTruthy();
  }
});

test('an empty month says so part by part', async () => {
  open({ changes: { lines: [], tips: [], payments: [], advances: [] } });
  const paper = await paperOf(ana.name);
  for (const text of [
    'Nenhum atendimento pago neste período.',
    'Nenhum pagamento neste período.',
    'Nenhum vale neste período.',
  ]) {
    expect(paper.getByText(text)).toBeTruthy();
  }
});

test('on a phone each payment is a card', async () => {
  onPhone();
  open();
  const paper = await paperOf(ana.name);
  const cards = paper.getByRole('list', { name: 'Atendimentos pagos' }).children;
  expect(cards).toHaveLength(1);
  expect(cards[0]?.textContent).toContain(
    'Cota-parte do profissionalR$\u00a040,00GorjetaR$\u00a010,00',
  );
});
