export const authPageLabels = {
  brand: 'Hora Marcada',
  promise: 'O seu dia inteiro, com hora marcada.',
  backHome: 'Voltar ao início',
  signIn: 'Entrar',
  signUp: 'Cadastrar',
  tiles: {
    appointments: 'Agendamentos',
    clients: 'Clientes',
    reports: 'Relatórios',
    automation: 'Automação WhatsApp & IA',
  },
};
