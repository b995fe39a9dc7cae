/** What a group of settings is called in the trail of operators. */
export const SETTING_GROUPS = {
  general: 'Gerais',
  company: 'Empresa',
  appearance: 'Aparência',
  evolution: 'Evolution',
  meta: 'Meta',
  openai: 'OpenAI',
  smtp: 'SMTP',
} as const;

/** What came of a test, where the other side said nothing itself. */
export const TEST_SENTENCES = {
  noMailServer: 'Nenhum servidor de e-mail foi configurado. Preencha e salve os dados acima.',
  noEvolution: 'Nenhum servidor foi configurado. Preencha e salve os dados acima.',
  simulated: 'Nenhum servidor foi configurado: nesta máquina o WhatsApp é simulado.',
  unauthorized: 'O servidor respondeu, mas recusou a chave.',
  licence: 'Esta versão da Evolution API pede uma licença. Use a 2.3.7 ou ative a licença nela.',
  notAGateway: 'Algo respondeu neste endereço, mas não é uma Evolution API.',
};

export function mailTakenText(answer: string): string {
  return `O servidor aceitou o e-mail. Resposta: ${answer}`;
}

export function evolutionWorksText(version: string | null): string {
  return `Conexão feita: Evolution API${version ? ` ${version}` : ''} respondeu e aceitou a chave.`;
}

export function evolutionUntriedText(version: string): string {
  return `Evolution API ${version} respondeu. Foram experimentadas a 2.3.6 e a 2.3.7.`;
}

export function evolutionSilentText(reason: string): string {
  return `O servidor não respondeu (${reason}). Confira o endereço.`;
}

export const TEST_MAIL = {
  subject: 'E-mail de teste',
  title: 'O e-mail está funcionando',
  paragraphs: [
    'Esta mensagem foi enviada pela tela de configurações da plataforma.',
    'Se ela chegou, convites, avisos e lembretes por e-mail também chegam.',
  ],
};
