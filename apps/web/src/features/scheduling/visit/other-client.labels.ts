import { type Cents, formatMoney } from '@app/domain/shared/money';

export const otherClientLabels = {
  title: 'Trocar cliente',
  client: 'Cliente',
  confirm: 'Trocar cliente',
  close: 'Fechar',
  consequences: 'O que muda',
  same: 'Este atendimento já é deste cliente. Escolha outra pessoa.',
  now: (name: string) => `Hoje está com ${name}`,
};

/** Before it is done: what becomes of what was told, and of the other visits of a series. */
export function consequencesOf(clientName: string, isOfSeries: boolean): string[] {
  return [
    'Horário, serviços e valor ficam como estão; só um cupom que não vale para o novo cliente sai.',
    `Os avisos que esperavam para ${clientName} não saem mais, e o link que recebeu deixa de abrir. Se já foi avisado deste horário, conte que foi engano.`,
    'O novo cliente recebe os avisos de um novo agendamento.',
    ...(isOfSeries
      ? [`Este atendimento sai da série; os outros continuam com ${clientName}.`]
      : []),
  ];
}

/** 'O atendimento agora é de Joana.' */
export function givenText(clientName: string): string {
  return `O atendimento agora é de ${clientName}.`;
}

/** 'O cupom DEZ não vale para Joana e saiu: o valor agora é R$ 50,00.' */
export function couponLostText(code: string, clientName: string, price: Cents): string {
  return `O cupom ${code} não vale para ${clientName} e saiu: o valor agora é ${formatMoney(price)}.`;
}
