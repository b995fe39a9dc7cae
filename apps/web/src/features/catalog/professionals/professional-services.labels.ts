import { cents, formatAmount, formatMoney } from '@app/domain/shared/money';
import { formatCount } from '../../../foundation/format.ts';
import type { Sheet } from '../../../ui/dialogs/sheet.ts';
import type { OfferDraft } from './professional-services.api.ts';

export const offeredLabels = {
  title: 'Serviços do profissional',
  help: 'Marque o que este profissional faz. Sem preço ou duração próprios, valem os do serviço.',
  search: 'Buscar serviços',
  all: 'Marcar todos',
  nothingFound: 'Nenhum serviço encontrado com essa busca.',
  minutes: ' min',
  durationWrong: 'Duração deve ser maior que 0',
  inactive: 'Inativo',
  saved: 'Serviços do profissional atualizados com sucesso!',
  failed: 'Erro ao atualizar serviços do profissional. Tente novamente.',
  failedTitle: 'Serviços não salvos',
  save: 'Salvar',
  close: 'Fechar',
  empty: 'Cadastre os serviços da empresa para escolher o que este profissional faz.',
  emptyAction: 'Ir para Serviços',
  commissionsTitle: 'Há comissões nestes serviços',
  commissionsEnd: 'Encerrar comissões e salvar',
  commissionsHelp:
    'Você desmarcou serviços com comissão. Ao salvar, elas deixam de valer a partir de hoje; o que já passou não muda.',
};

export function chosenText(count: number, total: number): string {
  return `${formatCount(count, { one: 'serviço marcado', many: 'serviços marcados' })} de ${total}`;
}

/** With the service's own price and duration where she has none. */
export const offeredSheet: Sheet<OfferDraft> = {
  fileName: 'servicos-do-profissional.csv',
  columns: [
    { header: 'Serviço', cell: ({ service }) => service.name },
    {
      header: 'Preço (R$)',
      cell: ({ service, priceCents }) => formatAmount(cents(priceCents ?? service.priceCents)),
    },
    {
      header: 'Duração (min)',
      cell: ({ service, durationMinutes }) => durationMinutes || service.durationMinutes,
    },
  ],
};

export function ownPriceText(name: string): string {
  return `Preço próprio de ${name}`;
}

export function ownDurationText(name: string): string {
  return `Duração própria de ${name}`;
}

/** 'faz, R$ 90,00, 45 min', as far as something is her own. */
export function choiceText(choice: Omit<OfferDraft, 'service'>): string {
  const { isChosen, priceCents, durationMinutes } = choice;
  if (!isChosen) return 'não faz';
  const price = priceCents === null ? [] : [formatMoney(cents(priceCents))];
  const duration = durationMinutes === '' ? [] : [`${durationMinutes} min`];
  return ['faz', ...price, ...duration].join(', ');
}
