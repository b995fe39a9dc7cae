export const clientChoiceLabels = {
  search: 'Cliente',
  searchHelp: 'Nome ou telefone',
  searching: 'Buscando…',
  nobody: 'Ninguém com esse nome ou telefone.',
  failed: 'Não foi possível buscar o cliente. Tente novamente.',
  change: 'Trocar cliente',
  newTitle: 'Novo cliente',
  name: 'Nome do cliente',
  phone: 'Telefone',
  phoneHelp: 'Pode ficar em branco, se a pessoa não quiser informar.',
  email: 'E-mail (opcional)',
  back: 'Buscar de novo',
  samePerson: 'É a mesma pessoa?',
  somebodyElse: 'É outra pessoa',
  anotherPerson: 'Será cadastrada como outra pessoa.',
  missing: 'Escolha quem será atendido.',
  missingName: 'Informe o nome do cliente.',
  phoneInvalid: 'Telefone inválido',
  emailInvalid: 'Email inválido',
  unanswered: 'Diga antes se é a mesma pessoa.',
  noPhone: 'Sem telefone',
  blocked: 'Cliente bloqueado',
  blockedNotice: 'Não consegue agendar online. A equipe ainda pode agendar.',
};

export function blockedReasonText(reason: string): string {
  return `Motivo: ${reason}`;
}

/** 'Cadastrar "Maria Lima"' */
export function newClientText(typed: string): string {
  return `Cadastrar "${typed.trim()}"`;
}

/** 'Sim, é Maria Lima' */
export function isPersonText(name: string): string {
  return `Sim, é ${name}`;
}

/** 'Maria Lima já tem este telefone.' or 'O telefone de Maria Lima é quase igual: (11) 98765-4321.' */
export function likenessText(name: string, phone: string, likeness: 'same' | 'alike'): string {
  if (likeness === 'same') return `${name} já tem este telefone.`;
  return `O telefone de ${name} é quase igual: ${phone}.`;
}
