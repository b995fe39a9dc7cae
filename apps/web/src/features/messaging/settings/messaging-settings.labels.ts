import type { Channel } from '@app/domain/messaging/skip-reason';

export const messagingSettingsLabels = {
  whatsapp: 'Lembretes por WhatsApp',
  whatsappHelp:
    'Os mesmos da tela WhatsApp, aba Automação. Nome, horário, serviço e empresa entram no texto por um toque.',
  mails: 'E-mails aos clientes',
  mailsHelp: 'Vão em nome da sua empresa, a quem deixou um e-mail no cadastro.',
  mailsBooked: 'Agendamento criado',
  mailsBookedHelp: 'Com o arquivo para pôr o horário na agenda do celular.',
  mailsMoved: 'Horário mudou',
  mailsCancelled: 'Agendamento cancelado',
  mailsReminder24h: 'Lembrete de 24 horas por e-mail',
  mailsReminder1h: 'Lembrete de 1 hora por e-mail',
  mailReminder24hText: 'Texto do lembrete de 24 horas',
  mailReminder1hText: 'Texto do lembrete de 1 hora',
  mailTextHelp:
    'Abaixo do texto o e-mail mostra quando, serviço, profissional e endereço, e o botão para ver, remarcar ou cancelar.',
  quiet: 'Horário de silêncio',
  quietHelp:
    'Lembretes e campanhas pelo WhatsApp esperam o fim do silêncio. Respostas e avisos do que o cliente acabou de fazer saem na hora. Dois horários iguais desligam o silêncio.',
  quietFrom: 'Das',
  quietUntil: 'Até',
  ways: 'Por onde a mensagem vai',
  waysHelp: 'Se o primeiro caminho falha, tentamos o seguinte. Campanhas vão só pelo WhatsApp.',
  noticeChannels: 'Avisos do agendamento',
  reminderChannels: 'Lembretes',
  saved: 'Configurações de mensagens salvas.',
  failed: 'Erro ao salvar',
  failedToLoad: 'Não foi possível carregar as configurações de mensagens.',
};

const channelTexts: Record<Channel, string> = {
  whatsapp: 'WhatsApp',
  email: 'e-mail',
  link: 'lista Para enviar',
};

/** 'WhatsApp, depois e-mail, depois lista Para enviar' */
export function wayText(channels: readonly Channel[]): string {
  const text = channels.map((channel) => channelTexts[channel]).join(', depois ');
  const sentence = channels.length === 1 ? `Só ${text}` : text;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
