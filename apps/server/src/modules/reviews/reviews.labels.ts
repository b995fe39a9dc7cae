export const reviewFileLabels = {
  header: [
    'Código',
    'Cliente',
    'Serviços',
    'Profissional',
    'Atendimento em',
    'Nota',
    'Comentário',
    'Registrada por',
    'Resposta',
    'Média pública',
    'Avaliada em',
  ],
  somebody: 'Equipe',
  counts: 'Conta',
  hidden: 'Não conta',
};
