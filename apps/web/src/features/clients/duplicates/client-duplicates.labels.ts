import { formatPhone } from '@app/domain/shared/phones';
import { formatCount } from '../../../foundation/format.ts';

export const duplicatesLabels = {
  title: 'Clientes duplicados',
  explanation:
    'Clientes com o mesmo telefone. Junte só quem é a mesma pessoa: famílias podem dividir um número.',
  notAllowed: 'Somente quem administra a empresa pode juntar clientes.',
  empty:
    'Nenhum cliente parece estar cadastrado duas vezes. Quem tiver o mesmo telefone de outro aparece aqui para ser juntado.',
  toClients: 'Ver clientes',
  keep: 'Manter este',
  noEmail: 'Sem e-mail',
  confirm: 'Juntar',
  merged: 'Clientes juntados com sucesso!',
};

export function phoneText(phone: string, count: number): string {
  return `${formatPhone(phone)} · ${formatCount(count, { one: 'cliente', many: 'clientes' })}`;
}

export function registeredText(day: string): string {
  return `Cadastro em ${day}`;
}

export function mergeTitle(merged: string, kept: string): string {
  return `Juntar ${merged} com ${kept}`;
}

export function mergeQuestion(merged: string, kept: string): string {
  return `Tudo de ${merged} passa para ${kept}, e o que falta em ${kept} é completado. O cadastro de ${merged} deixa de existir. Isso não pode ser desfeito.`;
}
