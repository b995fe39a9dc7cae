import { type PasswordOwner, WEAK_PASSWORD, weaknessOf } from '@app/domain/identity/password';
import {
  MAXIMUM_PASSWORD_LENGTH,
  MINIMUM_PASSWORD_LENGTH,
} from '@app/domain/identity/password-length';

export const passwordChangeLabels = {
  title: 'Senha',
  explanation: 'Ao mudar a senha, os outros aparelhos são desconectados.',
  change: 'Mudar senha',
  current: 'Senha atual',
  next: 'Nova senha',
  nextHelp: `Pelo menos ${MINIMUM_PASSWORD_LENGTH} caracteres.`,
  repeat: 'Confirmar nova senha',
  missingCurrent: 'Informe sua senha atual',
  short: `Senha deve ter pelo menos ${MINIMUM_PASSWORD_LENGTH} caracteres`,
  long: `Senha deve ter no máximo ${MAXIMUM_PASSWORD_LENGTH} caracteres`,
  missingRepetition: 'Confirme sua senha',
  different: 'Senhas não conferem',
  changed: 'Senha atualizada com sucesso!',
  othersSignedOut: 'Os outros aparelhos foram desconectados.',
  failed: 'Erro ao mudar senha',
};

export function complaintAboutPassword(password: string, owner: PasswordOwner = {}): string | null {
  if (password.length < MINIMUM_PASSWORD_LENGTH) return passwordChangeLabels.short;
  if (password.length > MAXIMUM_PASSWORD_LENGTH) return passwordChangeLabels.long;
  const weakness = weaknessOf(password, owner);
  return weakness && WEAK_PASSWORD[weakness];
}

export function complaintAboutRepetition(repetition: string, password: string): string | null {
  if (repetition.length < MINIMUM_PASSWORD_LENGTH) return passwordChangeLabels.missingRepetition;
  return repetition === password ? null : passwordChangeLabels.different;
}
