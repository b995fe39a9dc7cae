import type { Member } from '@app/contract/team/members.contract';
import type { Role } from '@app/domain/team/permissions';
import type { Reach, ReachedPart } from '@app/domain/team/role-reach';
import { formatDay } from '../../../foundation/format.ts';
import { roleText } from '../../../foundation/role-text.ts';
import type { Sheet } from '../../../ui/dialogs/sheet.ts';

export const membersLabels = {
  title: 'Acessos',
  explanation: 'Quem entra no sistema da empresa e o que cada pessoa pode fazer.',
  columns: {
    name: 'Nome',
    email: 'E-mail',
    role: 'Papel',
    status: 'Situação',
    since: 'Desde',
    lastSeen: 'Último acesso',
    twoFactor: 'Duas etapas',
  },
  notSeen: 'Sem registro',
  /** Of whoever no longer works here. */
  notTold: '—',
  twoFactorOn: 'Ativada',
  twoFactorOff: 'Desativada',
  active: 'Com acesso',
  inactive: 'Sem acesso',
  alone: 'Só você tem acesso por enquanto. Convide quem trabalha com você.',
  aloneForReaders: 'Só você tem acesso por enquanto.',
  inviteFirst: 'Convidar a primeira pessoa',
  changeRole: 'Mudar papel',
  role: 'Papel',
  save: 'Salvar',
  cancel: 'Cancelar',
  roleChanged: 'Papel atualizado com sucesso!',
  deactivate: 'Retirar acesso',
  deactivated: 'Acesso retirado com sucesso!',
  reactivate: 'Devolver acesso',
  reactivated: 'Acesso devolvido com sucesso!',
  failedToReactivate: 'Erro ao devolver acesso',
};

/** What each role may do today, in a sentence. */
export const roleSentence: Record<Role, string> = {
  owner: 'Faz tudo: cadastros, agenda, dinheiro, acessos e assinatura.',
  manager:
    'Cuida da empresa, dos cadastros, da agenda, do dinheiro e dos acessos de recepção e profissionais. Vê a assinatura, sem mudá-la.',
  receptionist:
    'Atende no balcão: marca e muda horários, cadastra, edita e exclui clientes, recebe pagamentos e cuida do caixa. Consulta profissionais, serviços e cupons, sem mudá-los.',
  professional:
    'Vê a própria agenda e o próprio extrato. Consulta profissionais e serviços, sem mudá-los. Não vê o cadastro de clientes.',
};

export const reachLabels = {
  title: 'O que cada papel vê',
  show: 'Mostrar',
  hide: 'Esconder',
  part: 'Parte do sistema',
  parts: {
    agenda: 'Agenda',
    clients: 'Clientes',
    catalog: 'Serviços',
    team: 'Profissionais',
    tasks: 'Tarefas',
    messages: 'Conversas e mensagens',
    cash: 'Caixa e pagamentos',
    commissions: 'Comissões e extrato',
    results: 'Resultados e relatórios',
    settings: 'Dados da empresa',
    members: 'Acessos',
    subscription: 'Assinatura',
  } satisfies Record<ReachedPart, string>,
};

export const reachText: Record<Reach, string> = {
  change: 'Vê e muda',
  see: 'Só vê',
  own: 'Só o que é seu',
  none: 'Não vê',
};

export function membersSheet(timezone: string): Sheet<Member> {
  const { columns } = membersLabels;
  return {
    fileName: 'acessos.csv',
    columns: [
      { header: columns.name, cell: ({ name }) => name },
      { header: columns.email, cell: ({ email }) => email },
      { header: columns.role, cell: ({ role }) => roleText[role] },
      { header: columns.status, cell: ({ active }) => accessText(active) },
      { header: columns.since, cell: ({ joinedAt }) => formatDay(joinedAt, timezone) },
      { header: columns.lastSeen, cell: (member) => lastSeenText(member, timezone) },
      { header: columns.twoFactor, cell: twoFactorText },
    ],
  };
}

/** Only the day: within it, a visit is noted to the hour and no better. */
export function lastSeenText({ lastSeenAt, active }: Member, timezone: string): string {
  if (!active) return membersLabels.notTold;
  return lastSeenAt ? formatDay(lastSeenAt, timezone) : membersLabels.notSeen;
}

export function twoFactorText({ twoFactorEnabled }: Member): string {
  if (twoFactorEnabled === null) return membersLabels.notTold;
  return twoFactorEnabled ? membersLabels.twoFactorOn : membersLabels.twoFactorOff;
}

function accessText(active: boolean): string {
  return active ? membersLabels.active : membersLabels.inactive;
}

export function nameText({ name, isSelf }: { name: string; isSelf: boolean }): string {
  return isSelf ? `${name} (você)` : name;
}

export function changeRoleTitle(name: string): string {
  return `Mudar papel de ${name}`;
}

export function deactivateTitle(name: string): string {
  return `Retirar o acesso de ${name}`;
}

export function deactivateQuestion(name: string): string {
  return `${name} deixa de ver a empresa na hora. O que já fez continua registrado, e você pode devolver o acesso depois.`;
}
