export const settingsLabels = {
  title: 'Configurações',
  explanation: 'O que vale para toda a plataforma.',
  signUpCheckout: 'Passar pelo pagamento depois do cadastro',
  signUpCheckoutHelp:
    'Ligado, quem se cadastra vê a página de assinatura antes dos primeiros passos. Desligado, começa a usar na hora.',
  saved: 'Configuração salva!',
  failed: 'Não foi possível salvar a configuração.',
};
