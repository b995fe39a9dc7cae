import type { AssistantTrouble } from '@app/domain/insights/assistant';
import { formatDate } from '@app/domain/shared/local-time';
import { cents, formatMoney } from '@app/domain/shared/money';

const money = (amount: number) => formatMoney(cents(amount));
const share = (permille: number) => `${String(permille / 10).replace('.', ',')}%`;

/** What every question begins with. */
export const promptLabels = {
  rules: [
    'Você ajuda quem administra um negócio que atende com hora marcada.',
    'Responda em português do Brasil, em poucas frases de texto simples, sem formatação, links nem HTML.',
    'Use apenas os números abaixo. Se eles não bastam, diga o que falta; não invente.',
    'Você não recebe nomes, telefones nem e-mails de clientes ou da equipe: não os peça.',
  ],
  instructions: 'Instruções da empresa:',
  figures: (today: Temporal.PlainDate) => `Números da empresa em ${formatDate(today)}:`,
  noFigures: 'Não há números disponíveis desta empresa.',
  weekdays: ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'],
};

type Totals = {
  totalClients: number;
  newClients: number;
  appointments: number;
  completed: number;
  revenueCents: number;
  productsCents: number;
  averageTicketCents: number;
};
type Recent = {
  total: number;
  completed: number;
  cancelled: number;
  noShow: number;
  revenueCents: number;
  averageTicketCents: number;
  newClients: number;
  returningClients: number;
};
type Month = { month: string; incomeCents: number; feesCents: number; expenseCents: number };
type Service = { name: string; appointments: number; revenueCents: number };

/** A line for each figure. */
export const figureLabels = {
  totals: (when: string, totals: Totals) => [
    `- ${when}: ${totals.appointments} agendamentos, ${totals.completed} concluídos`,
    `- ${when}: receita ${money(totals.revenueCents)}, da qual ${money(totals.productsCents)} em produtos; ticket médio ${money(totals.averageTicketCents)}`,
    `- ${when}: ${totals.newClients} clientes novos`,
  ],
  currentMonth: 'Neste mês até hoje',
  previousMonth: 'No mês passado inteiro',
  clients: (count: number) => `- Clientes cadastrados: ${count}`,
  recent: (days: number, recent: Recent) => [
    `- Últimos ${days} dias: ${recent.total} agendamentos, ${recent.completed} concluídos, ${recent.cancelled} cancelados, ${recent.noShow} faltas`,
    `- Últimos ${days} dias: receita de serviços ${money(recent.revenueCents)}, ticket médio ${money(recent.averageTicketCents)}`,
    `- Últimos ${days} dias: ${recent.newClients} clientes vieram pela primeira vez, ${recent.returningClients} voltaram`,
  ],
  occupancy: (days: number, permille: number) =>
    `- Últimos ${days} dias: ${share(permille)} das horas de trabalho ocupadas`,
  service: ({ name, appointments, revenueCents }: Service) =>
    `- Serviço ${name}: ${appointments} vezes, ${money(revenueCents)}`,
  weekday: (name: string, count: number) => `- Agendamentos por dia da semana, ${name}: ${count}`,
  hour: (hour: number, count: number) => `- Agendamentos que começam às ${hour}h: ${count}`,
  month: ({ month, incomeCents, feesCents, expenseCents }: Month) =>
    `- Mês ${month}: entradas ${money(incomeCents)}, taxas ${money(feesCents)}, despesas ${money(expenseCents)}`,
  margin: (permille: number) => `- Margem deste mês: ${share(permille)}`,
  commissions: (total: number, pending: number) =>
    `- Comissões deste mês: ${money(total)}, a pagar ${money(pending)}`,
};

type Refused = { trouble: AssistantTrouble; status: number | null };

const troubles: Record<AssistantTrouble, (refused: Refused) => string> = {
  'key-refused': ({ status }) =>
    `O provedor de IA recusou a chave da plataforma (erro ${status}). Fale com o suporte.`,
  busy: ({ status }) =>
    `O provedor de IA está com perguntas demais agora (erro ${status}). Tente de novo em instantes.`,
  refused: ({ status }) =>
    `O provedor de IA recusou a pergunta (erro ${status}). Se continuar, fale com o suporte.`,
  failing: ({ status }) =>
    `O provedor de IA está com problemas (erro ${status}). Tente de novo em alguns minutos.`,
  silent: () => 'O provedor de IA não respondeu a tempo. Tente de novo em alguns minutos.',
  unreachable: () =>
    'Não foi possível falar com o provedor de IA. Tente de novo em alguns minutos.',
  gibberish: ({ status }) =>
    `No endereço do provedor de IA respondeu outro serviço${status === null ? '' : ` (resposta ${status})`}. Fale com o suporte.`,
};

export const assistantLabels = {
  trouble: (refused: Refused) => troubles[refused.trouble](refused),
  limitReached: (limitInCents: number, nextDate: Temporal.PlainDate) =>
    limitInCents === 0
      ? 'Quem administra a plataforma não liberou perguntas ao assistente.'
      : `O que resta do limite de ${money(limitInCents)} deste mês não cobre mais uma pergunta. Dá para perguntar de novo em ${formatDate(nextDate)}.`,
};
