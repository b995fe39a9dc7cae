import type { Administrator } from '@app/contract/platform/administrators.contract';

export const administratorsLabels = {
  title: 'Administradores',
  explanation: 'Quem entra aqui e cuida da plataforma inteira.',
  noun: { one: 'administrador', many: 'administradores' },
  create: 'Novo Administrador',
  edit: 'Editar',
  remove: 'Remover',
  empty: 'Nenhum administrador cadastrado.',
  columns: {
    name: 'Nome',
    email: 'E-mail',
    status: 'Status',
    twoFactor: 'Duas etapas',
    createdAt: 'Criado em',
  },
  active: 'Ativo',
  inactive: 'Inativo',
  createTitle: 'Novo Administrador',
  editTitle: 'Editar Administrador',
  name: 'Nome',
  email: 'E-mail',
  emailHelp: 'É com ele que a pessoa entra. Só ela mesma troca, no perfil.',
  password: 'Senha',
  passwordHelp: 'Pelo menos 6 caracteres. Combine com a pessoa como ela a recebe.',
  repetition: 'Confirmar senha',
  differentPasswords: 'Senhas não coincidem',
  activeField: 'Acesso ativo',
  activeHelp: 'Sem acesso, a pessoa não entra mais e sai na hora de onde estiver.',
  removeTitle: (name: string) => `Remover ${name}?`,
  removeQuestion:
    'O acesso termina na hora, em todos os aparelhos. A conta fica guardada como inativa e pode voltar.',
  created: 'Administrador criado!',
  updated: 'Administrador atualizado!',
  removed: 'Administrador removido!',
  failedToCreate: 'Erro ao criar administrador',
  failedToUpdate: 'Erro ao atualizar administrador',
  failedToRemove: 'Erro ao remover administrador',
};

export function twoFactorText({ twoFactorEnabled }: Administrator): string {
  return twoFactorEnabled ? 'Ligada' : 'Desligada';
}

export function nameText({ id, name }: Administrator, ownId: string): string {
  return id === ownId ? `${name} (você)` : name;
}
