import { formatCount, moneyText } from '../../foundation/format.ts';
import { quantityText } from './products.labels.ts';

const product = { one: 'produto', many: 'produtos' };

export const countLabels = {
  title: 'Contagem de estoque',
  explanation: 'Digite quanto há de cada produto, ou leia o código de barras para somar um.',
  back: 'Estoque',
  find: 'Buscar ou ler código de barras',
  unknown: (code: string) => `Nenhum produto com o código ${code}`,
  found: (name: string) => `Quanto há de ${name}`,
  expected: (text: string) => `No sistema: ${text}`,
  same: 'Confere',
  none: 'Nenhum produto encontrado com essa busca.',
  clear: 'Limpar busca',
  noProducts: 'Ainda não há produtos ativos para contar.',
  goToStock: 'Ir para Estoque',
  save: 'Salvar contagem',
  counted: (count: number) => `${formatCount(count, product)} com contagem`,
  failed: 'Erro ao registrar contagem',
  read: (name: string, text: string) => `${name}: ${text}`,
  notAllowed: 'Você não tem permissão para contar o estoque.',
};

/** 'Faltam 2 un', 'Sobram 3 un'. */
export function differenceText(difference: number, unit: string): string {
  if (difference === 0) return countLabels.same;
  const amount = quantityText(Math.abs(difference), unit);
  return difference < 0 ? `Faltam ${amount}` : `Sobram ${amount}`;
}

/** 'Mudou enquanto você contava: agora há 4 un. Confira e salve de novo.' */
export function movedText(currentStock: number, unit: string): string {
  return `Mudou enquanto você contava: agora há ${quantityText(currentStock, unit)}. Confira e salve de novo.`;
}

type Outcome = { counted: number; different: number; differenceCents: number };

export function countedText({ counted, different, differenceCents }: Outcome): string {
  const done = `Contagem registrada: ${formatCount(counted, product)}`;
  if (different === 0) return `${done}, tudo confere.`;
  const worth = differenceCents === 0 ? '' : ` (${moneyText(differenceCents)} pelo custo)`;
  return `${done}, ${formatCount(different, { one: 'diferença', many: 'diferenças' })}${worth}.`;
}
