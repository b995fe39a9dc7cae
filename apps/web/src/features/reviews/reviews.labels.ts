import { formatCount } from '../../foundation/format.ts';

export const reviewLabels = {
  title: 'Avaliações',
  explanation: 'O que seus clientes dizem dos atendimentos, e o que você responde.',
  notAllowed: 'Você não tem permissão para ver as avaliações.',
  back: 'Voltar',
  ask: 'Solicitar Avaliação',
  filter: 'Mostrar',
  filters: { all: 'Todas', low: 'Até 3 estrelas', unanswered: 'Sem resposta' },
  empty: 'Depois de um atendimento, peça ao cliente que diga como foi.',
  nothingFound: 'Nenhuma avaliação neste filtro.',
  seeAll: 'Ver todas',
  withProfessional: (name: string) => `com ${name}`,
  visitOn: (day: string) => `visita de ${day}`,
  writtenOn: (day: string, code: string) => `Avaliada em ${day} · código ${code}`,
  registeredBy: (name: string) => `Registrada por ${name || 'alguém da equipe'}`,
  hidden: 'Fora da média pública',
  low: 'Vale uma conversa',
  answerTitle: 'Resposta da empresa',
  answer: 'Responder',
  changeAnswer: 'Alterar resposta',
  hide: 'Tirar da média pública',
  unhide: 'Voltar à média pública',
  hiddenDone: 'A avaliação não conta mais na média que os visitantes veem.',
  unhiddenDone: 'A avaliação voltou à média que os visitantes veem.',
  failedToChange: 'Erro ao alterar avaliação',
  exportCsv: 'Exportar CSV',
  failedToExport: 'Erro ao exportar avaliações',
};

export const summaryLabels = {
  title: 'Média das avaliações',
  none: 'N/A',
  count: (count: number) => formatCount(count, { one: 'avaliação', many: 'avaliações' }),
  star: (stars: number) => (stars === 1 ? '1 estrela' : `${stars} estrelas`),
  show: 'Mostrar a média na página de agendamento',
  showHelp: 'Aparece a partir de 3 avaliações.',
  failed: 'Não foi possível salvar a escolha',
  figure: 'Avaliação',
};

export function averageShownText(isShown: boolean): string {
  return isShown
    ? 'A média aparece na página de agendamento'
    : 'A média não aparece mais na página de agendamento';
}

/** '4,5'; 'N/A' where nobody has said anything. */
export function averageText(average: number | null): string {
  if (average === null || average <= 0) return summaryLabels.none;
  return average.toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

export const answerLabels = {
  title: (client: string) => `Responder a ${client}`,
  field: 'Sua resposta',
  help: 'Fica junto da avaliação, para a equipe. Em branco, a resposta é retirada.',
  confirm: 'Salvar resposta',
  saved: 'Resposta salva!',
  failed: 'Erro ao responder avaliação',
};

export const askLabels = {
  title: 'Solicitar Avaliação',
  search: 'Buscar cliente',
  explanation:
    'Atendimentos concluídos que ainda não foram avaliados, dos últimos 90 dias. A busca alcança também os mais antigos.',
  nothing: 'Nenhum atendimento concluído sem avaliação.',
  choose: 'Escolher outro atendimento',
  how: 'Como',
  ways: { link: 'Enviar link', register: 'Registrar nota' },
  linkHelp: 'O link vale uma vez e por 30 dias.',
  makingLink: 'Criando o link…',
  link: 'Link da avaliação',
  send: 'Enviar pelo WhatsApp',
  open: 'Abrir no WhatsApp',
  copy: 'Copiar link',
  noPhone: 'Este cliente não tem telefone. Copie o link e mande como preferir.',
  copyFailed: { title: 'Não foi possível copiar', message: 'Selecione o link e copie.' },
  asked: 'Avaliação solicitada!',
  failed: 'Erro ao solicitar avaliação',
  rating: 'Nota',
  comment: 'Comentário',
  registerHelp: 'O que o cliente disse no balcão. Fica marcado que a equipe registrou.',
  register: 'Registrar avaliação',
  registered: 'Avaliação registrada!',
  failedToRegister: 'Erro ao registrar avaliação',
};

/** What is written to the client beside the link. */
export function askText(client: string, company: string, url: string): string {
  const [first = ''] = client.trim().split(/\s+/);
  return `Olá${first ? ` ${first}` : ''}! Como foi seu atendimento em ${company}? Conte para a gente em um minuto: ${url}`;
}
