import { platformName } from '../../foundation/brand/platform-name.ts';

export const settingsLabels = {
  title: 'Configurações',
  explanation: `Como a sua empresa trabalha no ${platformName()}.`,
  nothingToSee:
    'Seu papel nesta empresa não muda configurações. Fale com o proprietário se precisar de algo.',
  tabs: {
    company: 'Empresa',
    subscription: 'Assinatura',
    publicBooking: 'Agendamento Público',
    closings: 'Feriados e Fechamentos',
    financial: 'Financeiro',
    reminders: 'Lembretes',
    whatsapp: 'WhatsApp',
    birthdays: 'Aniversários',
    assistant: 'IA',
    members: 'Acessos',
    support: 'Suporte',
  },
};
