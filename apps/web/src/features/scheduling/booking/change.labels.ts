export const changeLabels = {
  title: 'Editar agendamento',
  /** What two people may change at once. */
  fields: { professional: 'Profissional', serviceIds: 'Serviços', startTime: 'Data e hora' },
  anybody: 'Qualquer profissional',
  doesNotFit: 'Não cabe: outro atendimento começa antes. Escolha outro horário ou marque Encaixe.',
};

/** 'Escova não é mais realizado por Juliana e saiu da seleção.' */
export function droppedText(names: readonly string[], professionalName: string): string {
  const isOne = names.length === 1;
  const done = isOne ? 'não é mais realizado' : 'não são mais realizados';
  const out = isOne ? 'saiu' : 'saíram';
  return `${names.join(', ')}: ${done} por ${professionalName} e ${out} da seleção.`;
}

export function keptCouponText(code: string): string {
  return `O cupom ${code} continua neste agendamento. O desconto é calculado de novo ao salvar.`;
}
