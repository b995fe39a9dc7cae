export const officialLabels = {
  title: 'Modelo aprovado na Meta',
  help: 'Usado quando o cliente não escreveu nas últimas 24 horas. Sem ele, o aviso segue por e-mail ou vai para “Para enviar”.',
  none: 'Nenhum',
  copy: 'Copiar texto para a Meta',
  copied: 'Texto copiado',
  copyHelp: 'Cole no Gerenciador do WhatsApp, peça a aprovação e escolha o modelo aqui.',
  failed: 'Não foi possível escolher o modelo',
};

export function chosenText(chosen: { name: string } | null): string {
  return chosen ? `Modelo escolhido: ${chosen.name}` : 'Nenhum modelo escolhido';
}

/** 'lembrete_24h (pt_BR): Olá {{1}}! …' */
export function optionText(template: { name: string; language: string; text: string }): string {
  const { name, language, text } = template;
  const start = text.replace(/\s+/g, ' ').slice(0, 60);
  return `${name} (${language}): ${start}${start.length < text.length ? '…' : ''}`;
}
