/** What stands where a name is gone, so that the row still says what is missing. */
export const missingNames = {
  client: 'Cliente não encontrado',
  service: 'Serviço não encontrado',
  professional: 'Profissional não encontrado',
  /** Of a sale at the counter, where nobody said. */
  buyer: 'Cliente não informado',
  seller: 'Sem vendedor',
};
