import type { CategoryType } from '@app/domain/company/financial-category';
import type { PixKeyType } from '@app/domain/company/pix-key';
import { valueText } from '../../../ui/dialogs/merged-notice.labels.ts';
import type { Sheet } from '../../../ui/dialogs/sheet.ts';
import type { NamedThing, NamedThingWords } from './named-things.ts';

export const paymentMethodWords: NamedThingWords = {
  title: 'Formas de pagamento',
  fileName: 'formas-de-pagamento.csv',
  explanation: 'O que a sua equipe pode escolher ao receber. As inativas não são mais oferecidas.',
  create: 'Nova forma de pagamento',
  rename: 'Editar forma de pagamento',
  renameItem: 'Editar',
  kinds: {
    label: 'Tipo',
    help: 'O que é em dinheiro vai para a gaveta. PIX mostra o código ao receber.',
    text: { cash: 'Dinheiro', pix: 'PIX', card: 'Cartão', other: 'Outro' },
  },
  empty: 'Nenhuma forma de pagamento cadastrada.',
  created: 'Forma de pagamento criada com sucesso!',
  updated: 'Forma de pagamento atualizada com sucesso!',
  deactivated: 'Forma de pagamento inativada com sucesso!',
  reactivated: 'Forma de pagamento ativada com sucesso!',
  removed: 'Forma de pagamento excluída com sucesso!',
  removeQuestion: 'Tem certeza que deseja excluir esta forma de pagamento?',
  failedToSave: 'Erro ao salvar forma de pagamento',
  nameTaken: 'PAYMENT_METHOD_NAME_TAKEN',
  hasHistory: 'PAYMENT_METHOD_HAS_HISTORY',
};

const categoryWords = {
  rename: 'Renomear categoria',
  renameItem: 'Renomear',
  created: 'Categoria criada com sucesso!',
  updated: 'Categoria atualizada com sucesso!',
  deactivated: 'Categoria inativada com sucesso!',
  reactivated: 'Categoria ativada com sucesso!',
  removed: 'Categoria excluída com sucesso!',
  removeQuestion: 'Tem certeza que deseja excluir esta categoria?',
  failedToSave: 'Erro ao salvar categoria',
  nameTaken: 'CATEGORY_NAME_TAKEN',
  hasHistory: 'CATEGORY_HAS_HISTORY',
};

export const categoryWordsOf: Record<CategoryType, NamedThingWords> = {
  income: {
    ...categoryWords,
    title: 'Categorias de receita',
    fileName: 'categorias-de-receita.csv',
    explanation: 'De onde o dinheiro vem. Servem para separar as entradas no financeiro.',
    create: 'Nova categoria de receita',
    empty: 'Nenhuma categoria de receita cadastrada.',
  },
  expense: {
    ...categoryWords,
    title: 'Categorias de despesa',
    fileName: 'categorias-de-despesa.csv',
    explanation: 'Para onde o dinheiro vai. Servem para separar as saídas no financeiro.',
    create: 'Nova categoria de despesa',
    empty: 'Nenhuma categoria de despesa cadastrada.',
  },
};

export const namedThingLabels = {
  name: 'Nome',
  remove: 'Excluir',
  deactivate: 'Inativar',
  status: 'Situação',
  active: 'Ativa',
  inactive: 'Inativa',
  hasHistory: 'Este registro possui histórico e não pode ser excluído. Inative-o.',
  failedToChange: 'Erro ao alterar',
};

export function namedSheet({ fileName, kinds }: NamedThingWords): Sheet<NamedThing> {
  const { name, status, active, inactive } = namedThingLabels;
  const ofKind = kinds && {
    header: kinds.label,
    cell: ({ kind }: NamedThing) => (kind ? kinds.text[kind] : ''),
  };
  return {
    fileName,
    columns: [
      { header: name, cell: (thing) => thing.name },
      ...(ofKind ? [ofKind] : []),
      { header: status, cell: (thing) => (thing.active ? active : inactive) },
    ],
  };
}

export function switchLabel(name: string): string {
  return `${name} ativa`;
}

export function removeTitle(name: string): string {
  return `Excluir ${name}`;
}

export const blindCountLabels = {
  title: 'Fechamento do caixa',
  explanation:
    'Quem fecha conta o dinheiro sem ver o total esperado. Se não conferir, pedimos uma observação; os valores aparecem depois de fechar.',
  label: 'Contagem às cegas',
  failed: 'Erro ao salvar',
};

export function blindCountText(isBlind: boolean): string {
  return isBlind ? 'Contagem às cegas ligada' : 'Contagem às cegas desligada';
}

export const accountRulesLabels = {
  title: 'Fiado e pacotes',
  explanation:
    'Até quanto um cliente pode deixar para pagar depois, e quando a comissão de um pacote é ganha.',
  limit: 'Limite de fiado de cada cliente',
  limitHelp: 'Com R$ 0,00 ninguém deixa para depois. Na página do cliente você muda o limite dele.',
  commission: 'Comissão de pacotes',
  use: 'A cada sessão, para quem atende',
  sale: 'Na venda, para quem vende o pacote',
  save: 'Salvar regras',
  saved: 'Regras salvas com sucesso!',
  failed: 'Erro ao salvar',
};

/** Where two changed them: 'R$ 50,00', 'A cada sessão, para quem atende'. */
export function ruleValueText(value: unknown, field: string): string {
  if (value === 'use') return accountRulesLabels.use;
  if (value === 'sale') return accountRulesLabels.sale;
  return valueText(value, field);
}

export const pixLabels = {
  title: 'Chave PIX',
  explanation: 'Para onde clientes pagam por PIX, sem taxa e sem intermediário.',
  type: 'Tipo de chave',
  key: 'Chave',
  none: 'Você ainda não informou uma chave.',
  add: 'Adicionar chave PIX',
  change: 'Alterar',
  remove: 'Remover',
  created: 'Chave PIX criada com sucesso!',
  updated: 'Chave PIX atualizada com sucesso!',
  removed: 'Chave PIX excluída com sucesso!',
  removeTitle: 'Remover chave PIX',
  removeQuestion: 'Clientes deixam de poder pagar com esta chave.',
  failedToSave: 'Erro ao salvar chave PIX',
};

export const pixTypeText: Record<PixKeyType, string> = {
  cpf: 'CPF',
  cnpj: 'CNPJ',
  email: 'E-mail',
  phone: 'Celular',
  random: 'Chave aleatória',
};

export const pixExamples: Record<PixKeyType, string> = {
  cpf: '000.000.000-00',
  cnpj: '00.000.000/0001-00',
  email: 'voce@exemplo.com.br',
  phone: '(11) 98765-4321',
  random: '123e4567-e89b-12d3-a456-426614174000',
};

export const pixProblems: Record<PixKeyType, string> = {
  cpf: 'CPF inválido. Confira os números.',
  cnpj: 'CNPJ inválido. Confira os números.',
  email: 'Email inválido',
  phone: 'Telefone inválido. Use o formato (11) 99999-9999',
  random: 'Chave aleatória inválida. Copie a chave inteira no aplicativo do banco.',
};
