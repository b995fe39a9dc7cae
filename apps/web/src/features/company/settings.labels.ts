import { platformName } from '../../foundation/brand/platform-name.ts';

export const settingsLabels = {
  title: 'Configurações',
  explanation: `Como a sua empresa trabalha no ${platformName()}.`,
  back: 'Todas as configurações',
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
  hints: {
    company: 'Nome, documento, endereço e logotipo.',
    subscription: 'Plano, cobranças e pagamentos.',
    publicBooking: 'Link, aparência da página e regras para agendar.',
    closings: 'Dias em que a empresa não abre ou abre em outro horário.',
    financial: 'Formas de pagamento, taxas, chave Pix e categorias.',
    reminders: 'Mensagens que saem sozinhas e horas de silêncio.',
    whatsapp: 'O número que fala com os clientes.',
    birthdays: 'Os parabéns que saem sozinhos.',
    assistant: 'Perguntas sobre os números da empresa.',
    members: 'Quem entra no sistema e o que pode fazer.',
    support: 'Visitas do suporte e o que foi mudado nelas.',
  },
};

export const settingsGroups = {
  company: 'Sua empresa',
  clients: 'Com os clientes',
  account: 'Conta',
};
