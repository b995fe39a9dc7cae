export const whatsappLabels = {
  title: 'WhatsApp',
  explanation: 'O número da sua empresa, e o que ele escreve aos clientes.',
  notAllowed: 'Você não tem permissão para ver as mensagens.',
  back: 'Voltar',
  log: 'Mensagens enviadas',
  tabs: {
    connect: 'Conectar',
    templates: 'Modelos',
    automations: 'Automação',
    birthdays: 'Aniversários',
    marketing: 'Marketing',
    tests: 'Testes',
  },
};
