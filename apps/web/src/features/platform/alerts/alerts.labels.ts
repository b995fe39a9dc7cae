import type { Alert, NamedCompany } from '@app/contract/platform/alerts.contract';
import type { AlertType } from '@app/domain/shared/alert-type';
import { dayText } from '../../../foundation/format.ts';
import { textWithNames } from '../../../ui/dialogs/merged-notice.labels.ts';

export const alertsLabels = {
  title: 'Alertas',
  explanation: 'Avisos que aparecem no topo do painel das empresas.',
  create: 'Criar Alerta',
  createFirst: 'Criar primeiro alerta',
  createTitle: 'Criar Alerta',
  editTitle: 'Editar Alerta',
  edit: 'Editar',
  remove: 'Excluir',
  empty: 'Nenhum alerta cadastrado.',
  active: 'Ativo',
  inactive: 'Inativo',
  titleField: 'Título',
  message: 'Mensagem',
  type: 'Tipo',
  audience: 'Para quem',
  companies: 'Empresas',
  companiesHelp: 'Digite o nome para procurar.',
  nobodyFound: 'Nenhuma empresa encontrada',
  nobodyLeft: 'Nenhuma empresa: as escolhidas foram excluídas',
  startsOn: 'Data de início',
  endsOn: 'Data de término',
  endsOnHelp: 'Último dia em que aparece. Vazio: até você tirar.',
  activeField: 'Ativo',
  removeTitle: (title: string) => `Excluir “${title}”?`,
  removeQuestion: 'O alerta some na hora das telas das empresas. Não dá para desfazer.',
  created: 'Alerta criado!',
  updated: 'Alerta atualizado!',
  removed: 'Alerta removido!',
  failedToCreate: 'Erro ao criar alerta',
  failedToUpdate: 'Erro ao atualizar alerta',
  failedToRemove: 'Erro ao remover alerta',
};

export const alertFieldNames = {
  title: alertsLabels.titleField,
  message: alertsLabels.message,
  type: alertsLabels.type,
  audience: alertsLabels.audience,
  companyIds: alertsLabels.companies,
  startsOn: alertsLabels.startsOn,
  endsOn: alertsLabels.endsOn,
  active: alertsLabels.activeField,
};

export const typeText: Record<AlertType, string> = {
  info: 'Informação',
  warning: 'Atenção',
  success: 'Boa notícia',
  error: 'Problema',
};

export const audienceText: Record<Alert['audience'], string> = {
  all: 'Todas as empresas',
  specific: 'Empresas escolhidas',
};

/** How values of the form are read: choices by their words, companies by their names. */
export function alertValueText(companies: readonly NamedCompany[]) {
  const named = textWithNames(...companies);
  const choices: Record<string, Record<string, string>> = {
    type: typeText,
    audience: audienceText,
  };
  return (value: unknown, field: string): string =>
    choices[field]?.[String(value)] ?? named(value, field);
}

const NAMED = 3;

export function meantForText({ audience, companies }: Alert): string {
  if (audience === 'all') return audienceText.all;
  if (companies.length === 0) return alertsLabels.nobodyLeft;
  const named = companies.slice(0, NAMED).map(({ name }) => name);
  const others = companies.length - named.length;
  return others > 0 ? `${named.join(', ')} e mais ${others}` : named.join(', ');
}

export function daysText({ startsOn, endsOn }: Alert): string {
  const first = dayText(startsOn);
  return endsOn === null ? `Desde ${first}` : `${first} a ${dayText(endsOn)}`;
}
