import { platformName } from '../../../foundation/brand/platform-name.ts';

export const authPageLabels = {
  brand: platformName(),
  promise: 'O seu dia inteiro, com hora marcada.',
  backHome: 'Voltar ao início',
  signIn: 'Entrar',
  signUp: 'Cadastrar',
  confirmation: {
    done: 'E-mail confirmado. Obrigado! Entre para continuar.',
    failed:
      'Este link não confirma o seu e-mail: ele venceu ou não é válido. Entre e peça um novo no seu perfil.',
  },
  tiles: {
    appointments: 'Agendamentos',
    clients: 'Clientes',
    reports: 'Relatórios',
    automation: 'Automação WhatsApp & IA',
    cash: 'Financeiro',
  },
};
