import type { Commission } from '@app/contract/catalog/commission-rates.contract';
import { commissionOf, establishmentShareOf } from '@app/domain/catalog/commission';
import { formatDate } from '@app/domain/shared/local-time';
import { cents, formatAmount } from '@app/domain/shared/money';
import { percentText } from '../../../foundation/format.ts';
import type { Sheet } from '../../../ui/dialogs/sheet.ts';

export const commissionLabels = {
  title: 'Comissões',
  help: 'Quanto o profissional recebe por serviço, no lugar do padrão. Uma mudança vale do dia escolhido em diante.',
  toTable: 'Padrão e tabela da equipe',
  create: 'Nova Comissão',
  change: 'Mudar porcentagem',
  remove: 'Excluir',
  empty: 'Defina quanto este profissional recebe por serviço.',
  emptyForReaders: 'Nenhuma comissão definida ainda.',
  allDefined: 'Todos os serviços já têm comissão.',
  noServices: 'Cadastre os serviços da empresa para definir comissões.',
  goToServices: 'Ir para Serviços',
  service: 'Serviço',
  servicePlaceholder: 'Selecione um serviço',
  percentage: 'Porcentagem',
  fromDate: 'A partir de',
  fromDateHelp: 'Hoje ou um dia futuro.',
  fromDateMissing: 'Data é obrigatória',
  pastStays: 'O que já passou não muda: atendimentos anteriores mantêm a porcentagem antiga.',
  plannedGoes: 'Mudanças planejadas para depois deste dia são substituídas.',
  price: 'Preço',
  commission: 'Comissão',
  establishment: 'Estabelecimento',
  history: 'Histórico',
  ended: 'sem comissão',
  created: 'Comissão criada com sucesso!',
  updated: 'Comissão atualizada com sucesso!',
  removed: 'Comissão excluída com sucesso!',
  removeQuestion:
    'A partir de hoje vale a comissão padrão do profissional; sem padrão, este serviço deixa de gerar comissão. O que já passou não muda.',
  failed: 'Não foi possível salvar a comissão.',
  save: 'Salvar',
  cancel: 'Cancelar',
};

/** '40,25%', or that there is none any more. */
export function rateText(basisPoints: number | null): string {
  return percentText(basisPoints, commissionLabels.ended);
}

export const commissionsSheet: Sheet<Commission> = {
  fileName: 'comissoes-do-profissional.csv',
  columns: [
    { header: commissionLabels.service, cell: ({ serviceName }) => serviceName },
    {
      header: 'Preço (R$)',
      cell: ({ priceCents }) => formatAmount(cents(priceCents)),
    },
    { header: commissionLabels.percentage, cell: ({ basisPoints }) => rateText(basisPoints) },
    {
      header: 'Comissão (R$)',
      cell: ({ priceCents, basisPoints }) =>
        formatAmount(commissionOf(cents(priceCents), basisPoints ?? 0)),
    },
    {
      header: 'Estabelecimento (R$)',
      cell: ({ priceCents, basisPoints }) =>
        formatAmount(establishmentShareOf(cents(priceCents), basisPoints ?? 0)),
    },
    {
      header: commissionLabels.history,
      cell: ({ history }) =>
        history.map(({ fromDate, basisPoints }) => plannedText(fromDate, basisPoints)).join('; '),
    },
  ],
};

export function sinceText(date: string): string {
  return `desde ${dayText(date)}`;
}

/** 'a partir de 01/12/2026: 45%' */
export function plannedText(date: string, basisPoints: number | null): string {
  return `a partir de ${dayText(date)}: ${rateText(basisPoints)}`;
}

export function dayText(date: string): string {
  return formatDate(Temporal.PlainDate.from(date));
}

export function changeTitle(serviceName: string): string {
  return `Comissão de ${serviceName}`;
}

export function removeTitle(serviceName: string): string {
  return `Excluir comissão de ${serviceName}`;
}
