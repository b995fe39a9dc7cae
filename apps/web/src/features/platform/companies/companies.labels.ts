import type { ListedCompany } from '@app/contract/platform/companies.contract';
import type { CompanyConcern } from '@app/domain/platform/concern';
import { formatCount } from '../../../foundation/format.ts';

export const companiesLabels = {
  title: 'Empresas',
  explanation: 'Todas as empresas da plataforma, as mais novas primeiro.',
  create: 'Nova Empresa',
  createFirst: 'Cadastrar Primeira Empresa',
  search: 'Buscar por nome, documento ou e-mail',
  nothingFound: 'Nenhuma empresa encontrada',
  none: 'Nenhuma empresa cadastrada',
  loading: 'Carregando…',
  edit: 'Editar',
  subscription: 'Assinatura',
  editTitle: 'Editar empresa',
  created: 'Empresa criada!',
  updated: 'Empresa atualizada!',
  failedToCreate: 'Erro ao criar empresa',
  unknownFailure: 'Erro desconhecido ao criar empresa',
  failedToUpdate: 'Erro ao atualizar empresa',
  company: 'Empresa',
  document: 'Documento',
  email: 'Email',
  plan: 'Plano',
  status: 'Status',
  createdAt: 'Criado em',
  noPlan: 'Sem plano',
  longCanceled: 'Cancelada há mais de 30 dias',
  waitsForOwner: 'Sem proprietário',
  customStatus: 'Status personalizado',
  noCustomStatus: 'Nenhum',
  anyStatus: 'Qualquer status',
  anyPlan: 'Qualquer plano',
  concern: 'Precisa de atenção',
  anyConcern: 'Todas',
  planHelp: 'Vale até que a empresa assine outro plano.',
  planSubscribedHelp:
    'Este plano vem da assinatura no Stripe. Troque o plano lá e depois use “Sincronizar” na assinatura da empresa.',
  outOfOffer: 'fora de oferta',
  emailHelp: 'O convite para criar a conta do proprietário vai para o e-mail da empresa.',
};

export const concernLabels: Record<CompanyConcern, string> = {
  'numbers-lost': 'Número desconectado',
  'trials-ending': 'Teste termina em até 3 dias',
};

export const actsLabels = {
  invite: 'Reenviar convite',
  invited: (email: string) => `Enviamos o convite para ${email}.`,
  inviteKept: (email: string) =>
    `O convite para ${email} ficou guardado em E-mails: nenhum servidor de envio foi configurado.`,
  failedToInvite: 'Erro ao enviar o convite',
  deactivate: 'Desativar',
  deactivateTitle: (name: string) => `Desativar ${name}?`,
  deactivateQuestion:
    'Ninguém da empresa consegue entrar e os clientes não a encontram. Os dados ficam guardados e você pode reativá-la quando quiser.',
  deactivated: 'Empresa desativada.',
  reactivate: 'Reativar',
  reactivated: 'Empresa reativada.',
  failedToReactivate: 'Erro ao reativar empresa',
  remove: 'Excluir',
  removeTitle: (name: string) => `Excluir ${name}`,
  removeQuestion: 'Tem certeza que deseja excluir esta empresa? Esta ação não pode ser desfeita.',
  removeDetails:
    'A empresa fecha na hora. Agenda, clientes, caixa, mensagens e arquivos são apagados de vez e a assinatura é encerrada. As contas das pessoas continuam.',
  removeField: (name: string) => `Digite “${name}” para confirmar`,
  removed: 'Empresa removida!',
  failedToRemove: 'Erro ao remover empresa',
};

export const supportEntryLabels = {
  action: 'Entrar como suporte',
  title: (name: string) => `Entrar em ${name} como suporte`,
  explanation:
    'Você vê a empresa como a dona vê, por no máximo uma hora, sem poder alterar nada até que ela permita. Ela é avisada agora, com o motivo e o seu nome.',
  reason: 'Motivo',
  reasonHelp: 'A dona da empresa lê este texto.',
  enter: 'Entrar',
  entered: 'Você entrou na empresa.',
  failed: 'Não foi possível entrar na empresa',
  over: 'A visita terminou.',
};

export function totalText({ count }: { count: number }): string {
  return formatCount(count, { one: 'empresa', many: 'empresas' });
}

export function shownName({ tradeName, name }: Pick<ListedCompany, 'tradeName' | 'name'>): string {
  return tradeName || name;
}
