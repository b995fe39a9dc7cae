import { TEMPLATE_TYPE_NAMES } from '@app/domain/messaging/default-texts';
import { MESSAGE_LENGTH } from '@app/domain/messaging/recipient';
import {
  type TemplateVariable,
  templateParts,
  VISIT_VARIABLES,
} from '@app/domain/messaging/template';
import { formatDate } from '@app/domain/shared/local-time';
import { thingLabels } from '../../../ui/kept-things/things.labels.ts';

export const templateLabels = {
  ...thingLabels({ one: 'modelo', many: 'modelos', gender: 'masculine' }),
  title: 'Modelos',
  explanation: 'Textos prontos, que se completam com o nome e o horário de cada cliente.',
  create: 'Novo Modelo',
  edit: 'Editar Modelo',
  createFirst: 'Criar o primeiro modelo',
  empty: 'Nenhum modelo ainda. Comece pelos modelos padrão, ou escreva o seu.',
  emptyForReaders: 'Nenhum modelo ainda.',
  createDefaults: 'Criar modelos padrão',
  defaultsCreated: 'Modelos padrão criados.',
  failedToCreate: 'Erro ao criar modelo',
  failedToUpdate: 'Erro ao atualizar modelo',
  failedToRemove: 'Erro ao excluir modelo',
  failedToCreateDefaults: 'Erro ao criar modelos padrão',
  removeUsed:
    'Uma automação usa este modelo. Sem ele, ela volta a enviar a mensagem padrão. Deseja excluir?',
};

export const templateTypeLabels = TEMPLATE_TYPE_NAMES;

export const templateFieldLabels = {
  name: 'Nome',
  type: 'Tipo',
  text: 'Mensagem',
  textHelp: 'Toque em uma palavra abaixo para colocá-la onde está o cursor.',
  variables: 'O que se completa sozinho',
  preview: 'Como o cliente vai ler',
  nothingToPreview: 'A mensagem aparece aqui enquanto você escreve.',
  active: 'Ativo',
  activeHelp: 'Um modelo inativo não é enviado: vale a mensagem padrão.',
};

/** What each variable becomes, as people say it. */
export const variableLabels: Record<TemplateVariable, string> = {
  client_name: 'Nome do cliente',
  appointment_date: 'Data',
  appointment_time: 'Horário',
  service_name: 'Serviço',
  professional_name: 'Profissional',
  company_name: 'Nome da empresa',
  review_link: 'Link da avaliação',
  last_appointment_date: 'Data da última visita',
  days_since_last_appointment: 'Dias desde a última visita',
  total_appointments: 'Total de visitas',
  birthday_date: 'Aniversário',
  days_until_birthday: 'Dias até o aniversário',
  owner_name: 'Nome do proprietário',
  plan_name: 'Plano',
  amount: 'Valor',
  expiry_date: 'Vence em',
  days_remaining: 'Dias que faltam',
};

/** Where nobody was ever booked, somebody who could be. */
export function madeUpValues(today: Temporal.PlainDate): Record<TemplateVariable, string> {
  const birthday = today.add({ days: 18 });
  return {
    ...MADE_UP,
    appointment_date: formatDate(today.add({ days: 7 })),
    last_appointment_date: formatDate(today.subtract({ days: 35 })),
    birthday_date: formatDate(birthday).slice(0, 5),
    expiry_date: formatDate(today.add({ days: 3 })),
  };
}

const MADE_UP = {
  client_name: 'Mariana Alves',
  appointment_time: '14:30',
  service_name: 'Corte feminino',
  professional_name: 'Ana Júlia',
  company_name: 'Seu salão',
  review_link: 'https://seu-endereco/review/…',
  days_since_last_appointment: '35',
  total_appointments: '8',
  days_until_birthday: '18',
  owner_name: 'beatriz',
  plan_name: 'Plano Total',
  amount: 'R$ 59,90',
  days_remaining: '3',
};

type Sample = { clientName: string; isPast: boolean };

/** Whose data a preview shows; of her visit only where the text can speak of one. */
export function clientText(sample: Sample | null, filled: readonly TemplateVariable[]): string {
  if (sample === null) return 'Com dados inventados.';
  if (!filled.includes('appointment_date')) return `Com os dados de ${sample.clientName}.`;
  return sample.isPast
    ? `Com o último horário de ${sample.clientName}.`
    : `Com o próximo horário de ${sample.clientName}.`;
}

/** Where there is room for words alone: 'Oi Nome do cliente, até já!'. */
export function writtenText(text: string): string {
  return templateParts(text)
    .map((part) => (typeof part === 'string' ? part : variableLabels[part.variable]))
    .join('');
}

/** The next visit is seldom the one of tomorrow. */
export function tomorrowText(sample: { clientName: string } | null): string {
  return sample === null
    ? 'Com dados inventados.'
    : `Com os dados de ${sample.clientName}, como se o horário fosse amanhã.`;
}

/** 'Não conhecemos {nome_cliente}: vai assim mesmo, como está escrito.' */
export function unknownText(unknown: readonly string[]): string {
  return unknown.length === 1
    ? `Não conhecemos ${unknown.join()}: vai assim mesmo, como está escrito.`
    : `Não conhecemos ${unknown.join(', ')}: vão assim mesmo, como estão escritos.`;
}

/** '{appointment_date} não é preenchida nesta mensagem: fica em branco.' */
export function emptyText(empty: readonly TemplateVariable[]): string {
  return empty.length === 1
    ? `${bracedText(empty)} não é preenchida nesta mensagem: fica em branco.`
    : `${bracedText(empty)} não são preenchidas nesta mensagem: ficam em branco.`;
}

/** A company's own text goes to many, and is an answer that is ready in the conversations. */
export function emptyInCampaignsText(empty: readonly TemplateVariable[]): string {
  const ofVisit = empty.filter((variable) => VISIT_VARIABLES.includes(variable));
  const nowhere = empty.filter((variable) => !ofVisit.includes(variable));
  return [
    ...(ofVisit.length > 0 ? [onlyInAnswersText(ofVisit)] : []),
    ...(nowhere.length > 0 ? [emptyText(nowhere)] : []),
  ].join(' ');
}

function onlyInAnswersText(empty: readonly TemplateVariable[]): string {
  return empty.length === 1
    ? `${bracedText(empty)} não é preenchida em campanhas: fica em branco. Só nas respostas prontas das conversas, para quem tem horário marcado.`
    : `${bracedText(empty)} não são preenchidas em campanhas: ficam em branco. Só nas respostas prontas das conversas, para quem tem horário marcado.`;
}

function bracedText(variables: readonly TemplateVariable[]): string {
  return variables.map((variable) => `{${variable}}`).join(', ');
}

/** 'No texto: {client_name} é Nome do cliente.' */
export function meaningText(used: readonly TemplateVariable[]): string {
  if (used.length === 0) return '';
  const meanings = used.map((variable) => `{${variable}} é ${variableLabels[variable]}`);
  return `No texto: ${meanings.join('; ')}.`;
}

/** Said below a preview: the length is known only once everything is filled in. */
export const filledTooLong = `Preenchido assim, o texto passa de ${MESSAGE_LENGTH.toLocaleString('pt-BR')} caracteres e não sai. Encurte a mensagem.`;

export function lengthText(length: number, most: number): string {
  return `${length.toLocaleString('pt-BR')} de ${most.toLocaleString('pt-BR')} caracteres`;
}
