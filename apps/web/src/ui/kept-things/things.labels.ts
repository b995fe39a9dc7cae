import { errorText } from '../../foundation/error-text.ts';
import { formatCount } from '../../foundation/format.ts';

/** How the things of a list are looked at. */
export const lookLabels = {
  choose: 'Como ver a lista',
  cards: 'Cartões',
  rows: 'Lista',
  clearSearch: 'Limpar busca',
  /** Where filters leave no room for what is searched. */
  search: 'Buscar',
};

export const thingFilterLabels = {
  status: 'Situação',
  anyStatus: 'Todas',
  active: 'Ativo',
  inactive: 'Inativo',
};

/** What a company keeps, as Brazilians say it. */
type Noun = { one: string; many: string; gender: 'masculine' | 'feminine' };

/** What every list of kept things says, whatever it is called. */
export function thingLabels({ one, many, gender }: Noun) {
  const ending = gender === 'masculine' ? 'o' : 'a';
  const name = one.charAt(0).toUpperCase() + one.slice(1);
  const done = (verb: string) => `${name} ${verb}${ending} com sucesso!`;
  return {
    search: `Buscar ${many}`,
    nothingFound: `Nenhum${gender === 'masculine' ? '' : 'a'} ${one} encontrad${ending} com essa busca.`,
    nothingLeft: `Nenhum${gender === 'masculine' ? '' : 'a'} ${one} encontrad${ending} com esses filtros.`,
    inUse: `Ativ${ending}s`,
    outOfUse: `Inativ${ending}s`,
    exportCsv: 'Exportar CSV',
    created: done('criad'),
    updated: done('atualizad'),
    duplicated: done('duplicad'),
    removed: done('excluíd'),
    deactivated: done('inativad'),
    reactivated: done('ativad'),
    removeQuestion: `Tem certeza que deseja excluir est${gender === 'masculine' ? 'e' : 'a'} ${one}?`,
    hasHistory: 'Este registro possui histórico e não pode ser excluído. Inative-o.',
    failedToSave: `Erro ao salvar ${one}`,
    failedToDuplicate: `Erro ao duplicar ${one}`,
    failedToChange: `Erro ao alterar ${one}`,
    failedToExport: `Erro ao exportar ${many}`,
    count: (count: number) => formatCount(count, { one, many }),
    failedToLoad: (error: unknown) => `Erro ao carregar ${many}: ${errorText(error)}`,
  };
}
export type ThingLabels = ReturnType<typeof thingLabels>;

/** What is said of one kind of thing alone. */
export type PageLabels = ThingLabels & {
  title: string;
  explanation: string;
  create: string;
  createFirst: string;
  /** Where one sentence does not say it all. */
  emptyTitle?: string;
  empty: string;
  /** Where whoever may not create reads something else. */
  emptyForReaders?: string;
  /** Where the refusal of one with history tells more than that it has one. */
  explainHistory?: (error: unknown) => string;
  /** What is said when nobody knows why one could not be removed. */
  failedToRemove?: string;
  /** What is said besides of a refusal, which stands in the dialog. */
  refusedToRemove?: string;
  /** Below it, instead of a general sentence. */
  notRemoved?: string;
};
