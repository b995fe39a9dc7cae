import type { Correspondence } from '../messages/correspondence.ts';

export const SALON_MESSAGES: Correspondence = {
  seed: 5_902,
  texts: {
    'Semana do cabelo':
      'Oi, {client_name}! É a semana do cabelo no {company_name}: com o código CABELO15 você ganha 15% em serviços acima de R$ 80. Quer que eu guarde um horário?',
    'Sentimos sua falta':
      'Oi, {client_name}! Faz {days_since_last_appointment} dias que não vemos você por aqui. Quer marcar um horário? É só responder esta mensagem. {company_name}',
    'Está na hora de voltar':
      'Oi, {client_name}! Pelo seu costume, está na hora de voltar ao {company_name}. Temos horários livres esta semana. Qual dia fica melhor para você?',
    'Endereço e estacionamento':
      'Estamos na Rua das Camélias, 482, loja 2, na Vila Mariana. Há estacionamento conveniado ao lado, com uma hora grátis.',
    'Formas de pagamento': 'Aceitamos PIX, dinheiro e cartão de débito ou crédito.',
  },
  campaign: {
    name: 'Semana do cabelo',
    description: 'Para quem veio no último mês.',
    text: 'Semana do cabelo',
    segments: ['recent'],
    daysAgo: 20,
  },
  plannedCampaign: {
    name: 'Convite para marcar',
    description: 'Para quem já devia ter voltado e não marcou.',
    text: 'Está na hora de voltar',
    segments: ['due_return'],
    daysAhead: 9,
  },
  reengagement: {
    name: 'Dois meses sem vir',
    description: 'Um convite por mês, no máximo dois.',
    text: 'Sentimos sua falta',
    daysInactive: 60,
    frequency: 'monthly',
    maxAttempts: 2,
    excludeIfScheduled: true,
    daysAgo: 8,
  },
  talks: {
    waiting: [
      { by: 'client', text: 'Oi, tudo bem?', afterMinutes: 0 },
      {
        by: 'client',
        text: 'Consigo passar o meu horário para depois das 18h? Vou sair mais tarde do trabalho',
        afterMinutes: 2,
      },
    ],
    yes: 'Sim',
    out: 'SAIR',
    answered: [
      [
        { by: 'client', text: 'Bom dia! Vocês têm estacionamento?', afterMinutes: 0 },
        {
          by: 'team',
          text: 'Bom dia! Há estacionamento conveniado ao lado, com uma hora grátis.',
          afterMinutes: 6,
        },
        { by: 'client', text: 'Muito obrigada!', afterMinutes: 3 },
      ],
      [
        { by: 'client', text: '', kind: 'image', afterMinutes: 0 },
        { by: 'client', text: 'Dá para fazer assim no meu cabelo?', afterMinutes: 1 },
        {
          by: 'team',
          text: 'Dá sim! Fica lindo. Para chegar nesse tom reserve umas três horas.',
          afterMinutes: 14,
        },
      ],
    ],
    stranger: {
      number: '5511908880147',
      name: 'Débora',
      lines: [
        {
          by: 'client',
          text: 'Boa tarde, quanto custa a escova progressiva?',
          afterMinutes: 0,
        },
        {
          by: 'phone',
          text: 'Boa tarde, Débora! Depende do comprimento. Quer passar aqui para uma avaliação, sem compromisso?',
          afterMinutes: 21,
        },
      ],
    },
  },
};
