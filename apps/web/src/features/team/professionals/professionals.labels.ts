import { ORPCError } from '@orpc/client';
import { errorText } from '../../../foundation/error-text.ts';
import { thingLabels } from '../../../ui/kept-things/things.labels.ts';

export const professionalLabels = {
  commissionTable: 'Tabela de comissões',
  ...thingLabels({ one: 'profissional', many: 'profissionais', gender: 'masculine' }),
  title: 'Profissionais',
  explanation: 'Quem atende, em que horários, com quais serviços e comissões.',
  create: 'Novo Profissional',
  createFirst: 'Cadastrar Primeiro Profissional',
  empty: 'Cadastre quem atende: cada profissional ganha uma coluna na agenda.',
  emptyForReaders: 'Nenhum profissional cadastrado ainda.',
  access: 'Acesso',
  failedToCreate: 'Não foi possível criar o profissional.',
  failedToUpdate: 'Não foi possível atualizar o profissional.',
  failedToRemove: 'Não foi possível excluir o profissional.',
  failedToSavePhoto: 'A foto não foi salva.',
  photoAgain: 'O resto foi salvo. Escolha a foto de novo em Dados Gerais.',
  failedToChange: 'Não foi possível alterar o profissional.',
  tabs: {
    general: 'Dados Gerais',
    schedule: 'Horários',
    services: 'Serviços',
    commissions: 'Comissões',
  },
  tabsLabel: 'Partes do cadastro',
  close: 'Fechar',
  teamIsFull: 'Limite de profissionais do seu plano atingido.',
  seePlans: 'Ver planos',
};

export const professionalColumnLabels = {
  name: 'Nome',
  specialties: 'Especialidades',
  phone: 'Telefone',
  email: 'E-mail',
  access: 'Acesso',
  status: 'Situação',
};

export const professionalFilterLabels = { specialty: 'Especialidade', anySpecialty: 'Todas' };

export const professionalFieldLabels = {
  photo: 'Foto',
  name: 'Nome',
  email: 'E-mail',
  phone: 'Telefone',
  specialties: 'Especialidades',
  specialtiesHelp: 'Digite e aperte Enter para adicionar.',
  specialtiesPlaceholder: 'Ex.: Coloração',
  birthday: 'Aniversário',
  birthdayHelp: 'Dia e mês. A equipe ganha uma tarefa nesse dia.',
  birthdayPlaceholder: 'DD/MM',
  color: 'Cor na agenda',
  access: 'Acesso ao sistema',
  accessPlaceholder: 'Sem acesso',
  accessHelp: 'Quem entra no sistema como este profissional. Convites ficam em Configurações.',
  phoneInvalid: 'Telefone inválido',
  clear: 'Retirar o acesso',
};

/** As a sentence names them. */
export const professionalFieldNames = {
  ...professionalFieldLabels,
  memberId: professionalFieldLabels.access,
};

export const orderLabels = {
  open: 'Ordenar agenda',
  title: 'Ordenar agenda',
  explanation: 'A ordem das colunas na agenda, da esquerda para a direita.',
  saved: 'Ordem da agenda atualizada com sucesso!',
  failed: 'Não foi possível salvar a ordem.',
};

export function moveUpText(name: string): string {
  return `Mover ${name} para cima`;
}

export function moveDownText(name: string): string {
  return `Mover ${name} para baixo`;
}

/** '2 de 5', said after a move to whoever does not see it. */
export function movedText(name: string, place: number, count: number): string {
  return `${name}: posição ${place} de ${count}`;
}

export function linkedText(memberName: string, professionalName: string): string {
  return `${memberName} (já é o acesso de ${professionalName})`;
}

export function accessText(memberName: string): string {
  return `Entra no sistema como ${memberName}`;
}

/** Why a professional could not be created, for reasons that lie outside the form. */
const creationRefusals: Partial<Record<string, string>> = {
  UNAUTHORIZED: 'Usuário não autenticado',
  NO_COMPANY: 'Usuário não possui empresa associada',
  FORBIDDEN: 'Você não tem permissão para criar profissionais.',
};

export function creationFailureText(error: unknown): string {
  const code = error instanceof ORPCError ? error.code : '';
  return creationRefusals[code] ?? errorText(error);
}
