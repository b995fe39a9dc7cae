import { MOST_SAVED, type SaveRefusal } from './saved-filters.ts';

export const savedFilterLabels = {
  list: 'Filtros salvos',
  save: 'Salvar filtro',
  name: 'Nome do filtro',
  placeholder: 'Ex.: Aniversários do mês',
  help: 'Fica guardado neste aparelho, só para você.',
  confirm: 'Salvar',
  remove: (name: string) => `Excluir filtro salvo ${name}`,
};

export const saveRefusalText: Record<SaveRefusal, string> = {
  'no-name': 'Dê um nome ao filtro.',
  'name-taken': 'Você já tem um filtro com este nome. Escolha outro.',
  'too-many': `Você já tem ${MOST_SAVED} filtros salvos. Exclua um para salvar outro.`,
  'not-kept': 'Este navegador não deixou guardar o filtro. Confira se ele permite guardar dados.',
};
