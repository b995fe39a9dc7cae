export const mergedLabels = {
  title: 'Outra pessoa salvou antes de você',
  kept: 'O que você digitou está aqui. Confira e salve de novo.',
};

/** 'Mudou: Preço. Já está no formulário.' */
export function changedText(fields: readonly string[]): string {
  if (fields.length > 1) return `Mudaram: ${fields.join(', ')}. Já estão no formulário.`;
  return `Mudou: ${fields.join(', ')}. Já está no formulário.`;
}

export function clashingText(fields: readonly string[]): string {
  return `Você e a outra pessoa mudaram: ${fields.join(', ')}. Está o que você digitou; se salvar, fica o seu.`;
}
