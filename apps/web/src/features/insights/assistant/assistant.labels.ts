import type { AnswerEnding } from '@app/domain/insights/assistant';
import { cents, formatMoney } from '@app/domain/shared/money';

/** How an answer ended that has something to say about it. */
export type SaidEnding = Exclude<AnswerEnding, 'complete'> | 'lost' | 'empty';

const endings: Record<SaidEnding, string> = {
  'too-long': 'A resposta chegou ao tamanho máximo e termina aqui.',
  filtered: 'O provedor de IA encerrou a resposta pelas regras dele.',
  cut: 'A conexão com o provedor de IA caiu. O que chegou até aqui ficou.',
  slow: 'O provedor de IA parou de responder. O que chegou até aqui ficou.',
  failed: 'O provedor de IA informou um erro no meio da resposta. O que chegou até aqui ficou.',
  stopped: 'Resposta interrompida.',
  lost: 'A conexão caiu. O que chegou até aqui ficou.',
  empty: 'O provedor de IA não respondeu nada.',
};

export const assistantLabels = {
  ask: {
    title: 'Perguntar',
    explanation:
      'Sobre os números da sua empresa: movimento, receita, serviços, horários. Cada pergunta é respondida sozinha.',
  },
  question: 'Sua pergunta',
  examples: [
    'Como está este mês comparado ao passado?',
    'Qual serviço rende mais?',
    'Em que horários a agenda fica vazia?',
  ],
  examplesName: 'Exemplos de perguntas',
  submit: 'Perguntar',
  stop: 'Parar',
  missing: 'Escreva a pergunta',
  privacy:
    'Saem daqui só as instruções, a pergunta e números somados da empresa. Não enviamos nomes, telefones nem e-mails de clientes; não os escreva na pergunta nem nas instruções.',
  used: (spentCents: number, limitCents: number) =>
    `Usado neste mês: ${formatMoney(cents(spentCents))} de ${formatMoney(cents(limitCents))}`,
  none: {
    title: 'Nenhum provedor de IA configurado.',
    text: 'Quem administra a plataforma escolhe o provedor. As instruções já podem ser escritas.',
  },
  simulated: {
    title: 'Respostas simuladas',
    text: 'Nesta máquina nenhum provedor de IA foi configurado: as respostas são de demonstração.',
  },
  answers: 'Respostas',
  asked: 'Você perguntou',
  thinking: 'Esperando a resposta…',
  arriving: 'A resposta está chegando…',
  arrived: 'Resposta:',
  endings,
  copy: 'Copiar',
  failedToCopy: { title: 'Erro ao copiar', message: 'Selecione o texto e copie manualmente.' },
  caution: 'Um assistente pode errar. Confira os números antes de decidir.',
  instructions: {
    title: 'Instruções',
    explanation:
      'O que o assistente deve saber e como deve responder. Vão junto com cada pergunta.',
  },
  instructionsField: 'Instruções para o assistente',
  instructionsExample:
    'Ex.: Somos um salão de bairro. Responda em poucas frases e sugira uma ação para a semana.',
  saved: 'Instruções salvas!',
  failed: 'Erro ao salvar as instruções',
  failedToLoad: 'Não foi possível carregar o assistente.',
};
