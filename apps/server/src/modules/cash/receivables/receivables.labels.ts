export const receivableFileHeader = [
  'Previsto para',
  'Forma de pagamento',
  'Bandeira',
  'Parcela',
  'Valor bruto (R$)',
  'Taxa da maquininha (R$)',
  'Líquido (R$)',
  'Recibo',
  'Pago em',
  'Recebido em',
];
