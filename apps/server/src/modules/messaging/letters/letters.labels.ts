import {
  type LetterOccasion,
  letterGreeting,
  reminderSentence,
} from '@app/domain/messaging/letter';

/** How far a letter has come: told, or asked for and not yet agreed to. */
export type LetterKind = LetterOccasion | 'asked' | 'move-asked';

type Words = { company: string; day: string; time: string };

const when = ({ day, time }: Words) => `${day} às ${time}`;

export const letterLabels = {
  subject: {
    appointment_created: (words: Words) => `Seu horário está marcado: ${when(words)}`,
    asked: (words: Words) => `Recebemos seu pedido: ${when(words)}`,
    appointment_confirmation: (words: Words) => `Seu horário está confirmado: ${when(words)}`,
    appointment_moved: (words: Words) => `Seu horário mudou: agora é ${when(words)}`,
    'move-asked': (words: Words) => `Recebemos seu pedido para remarcar: ${when(words)}`,
    appointment_cancelled: (words: Words) => `Seu horário foi cancelado: ${when(words)}`,
    appointment_reminder_24h: (words: Words) => `Lembrete: seu horário é amanhã às ${words.time}`,
    appointment_reminder_1h: (words: Words) => `Lembrete: seu horário é hoje às ${words.time}`,
  } satisfies Record<LetterKind, (words: Words) => string>,
  title: {
    appointment_created: 'Seu horário está marcado',
    asked: 'Recebemos seu pedido',
    appointment_confirmation: 'Seu horário está confirmado',
    appointment_moved: 'Seu horário mudou',
    'move-asked': 'Recebemos seu pedido para remarcar',
    appointment_cancelled: 'Seu horário foi cancelado',
    appointment_reminder_24h: 'Seu horário é amanhã',
    appointment_reminder_1h: 'Seu horário é daqui a pouco',
  } satisfies Record<LetterKind, string>,
  sentence: {
    appointment_created: ({ company }: Words) => `${company} espera por você.`,
    asked: ({ company }: Words) =>
      `${company} ainda vai aprovar este horário. Assim que isso acontecer, você recebe outro e-mail.`,
    appointment_confirmation: ({ company }: Words) => `${company} confirmou. Até lá!`,
    appointment_moved: () => 'Este é o novo horário:',
    'move-asked': ({ company }: Words) =>
      `${company} ainda vai aprovar o novo horário. Assim que isso acontecer, você recebe outro e-mail.`,
    appointment_cancelled: () => 'Este horário não vale mais:',
    appointment_reminder_24h: ({ company }: Words) => reminderSentence(company),
    appointment_reminder_1h: ({ company }: Words) => reminderSentence(company),
  } satisfies Record<LetterKind, (words: Words) => string>,
  greeting: letterGreeting,
  details: { when: 'Quando', what: 'Serviço', who: 'Profissional', where: 'Endereço' },
  manage: 'Ver, remarcar ou cancelar',
  bookAgain: 'Marcar outro horário',
  why: (company: string) => `Você recebe este e-mail porque tem um horário em ${company}.`,
  answer: 'Se tiver dúvidas, responda este e-mail.',
  call: (phone: string) => `Se tiver dúvidas, ligue para ${phone}.`,
  stop: 'Para não receber mais mensagens sobre este horário, abra a página dele pelo botão acima.',
  calendar: 'O arquivo anexo coloca o horário no seu calendário.',
  receipt: {
    paidOn: (when: string) => `Pagamento de ${when}. Obrigado pela preferência!`,
    why: (company: string) => `Você recebe este e-mail porque ${company} enviou seu recibo.`,
  },
  /** A message that found no phone. */
  message: {
    subject: (company: string) => `Mensagem de ${company}`,
    title: 'Você tem uma mensagem',
  },
};
