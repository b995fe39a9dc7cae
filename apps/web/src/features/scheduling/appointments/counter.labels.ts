export const counterLabels = {
  settle: 'Registrar pagamento',
  openAndReceive: 'Abrir caixa e receber',
  earlyAndClosed: 'O caixa também está fechado. Abrir o caixa e concluir mesmo assim?',
  refundTitle: 'Este agendamento está pago',
  refundForbidden:
    'Cancelar estorna o pagamento, e o seu perfil não faz estornos. Peça a quem administra a empresa.',
  refundDone: 'Estorno Processado',
  refundFailedTitle: 'Estorno não realizado',
  refundFailed: 'Agendamento cancelado, mas o estorno falhou. Verifique manualmente.',
};
