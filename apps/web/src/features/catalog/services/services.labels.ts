import { formatDuration } from '@app/domain/shared/duration';
import { type Cents, formatMoney } from '@app/domain/shared/money';
import { ORPCError } from '@orpc/client';
import { errorText } from '../../../foundation/error-text.ts';
import { formatCount } from '../../../foundation/format.ts';
import { thingLabels } from '../../../ui/kept-things/things.labels.ts';

export const serviceLabels = {
  ...thingLabels({ one: 'serviço', many: 'serviços', gender: 'masculine' }),
  title: 'Serviços',
  explanation: 'O que a sua equipe oferece, com duração e preço.',
  create: 'Novo Serviço',
  edit: 'Editar Serviço',
  createFirst: 'Cadastrar Primeiro Serviço',
  empty: 'Cadastre o que você oferece: os serviços aparecem na agenda e no agendamento online.',
  emptyForReaders: 'Nenhum serviço cadastrado ainda.',
  noCategory: 'Outros',
};

export const serviceFieldLabels = {
  name: 'Nome',
  description: 'Descrição',
  category: 'Categoria',
  categoryHelp: 'Agrupa os serviços na página de agendamento. Ex.: Cabelo, Unhas.',
  duration: 'Duração',
  minutes: ' min',
  price: 'Preço',
  loyaltyPoints: 'Pontos de fidelidade',
  returnAfter: 'Retorno usual',
  returnAfterHelp:
    'Depois de quantos dias o cliente costuma voltar. Em branco, vale o ritmo de cada um.',
  days: ' dias',
  bufferBefore: 'Intervalo antes',
  bufferBeforeHelp: 'Fica reservado na agenda; o cliente não vê.',
  bufferAfter: 'Intervalo depois',
  bufferAfterHelp: 'Para limpar e preparar o próximo.',
  color: 'Cor',
  active: 'Ativo',
  activeHelp: 'Serviços inativos não aparecem no agendamento.',
};

export const serviceFilterLabels = {
  category: serviceFieldLabels.category,
  anyCategory: 'Todas',
};

export const serviceColumnLabels = {
  name: 'Nome',
  description: 'Descrição',
  duration: 'Duração',
  points: 'Pontos',
  price: 'Preço',
  status: 'Situação',
};

/** As a sentence names them. */
export const serviceFieldNames = {
  ...serviceFieldLabels,
  durationMinutes: serviceFieldLabels.duration,
  priceCents: serviceFieldLabels.price,
  bufferBeforeMinutes: serviceFieldLabels.bufferBefore,
  bufferAfterMinutes: serviceFieldLabels.bufferAfter,
  returnAfterDays: serviceFieldLabels.returnAfter,
};

/** 1 → '1 ponto', 8 → '8 pontos'. */
export function pointsText(points: number): string {
  return formatCount(points, { one: 'ponto', many: 'pontos' });
}

/** How long the professional is taken, when that is longer than the service itself. */
export function occupiedText(minutes: number): string {
  return `Com os intervalos, ocupa ${formatDuration(minutes)} na agenda.`;
}

/** Said only when there is something to say: '5min antes · 10min depois'. */
export function bufferText(before: number, after: number): string | null {
  const parts = [before > 0 && `${before}min antes`, after > 0 && `${after}min depois`];
  return parts.filter(Boolean).join(' · ') || null;
}

/** Why a service could not be created, for reasons that lie outside the form. */
const creationRefusals: Partial<Record<string, string>> = {
  UNAUTHORIZED: 'Usuário não autenticado',
  NO_COMPANY: 'Usuário não possui empresa associada',
  FORBIDDEN: 'Você não tem permissão para criar serviços.',
};

export function creationFailureText(error: unknown): string {
  const code = error instanceof ORPCError ? error.code : '';
  return creationRefusals[code] ?? errorText(error);
}

export const lowPriceLabels = {
  explanation: 'É o que a cliente vê e o que o balcão cobra.',
  keep: 'Sim, salvar',
  correct: 'Corrigir o preço',
};

export function lowPriceTitle(price: Cents): string {
  return `O preço é mesmo ${formatMoney(price)}?`;
}

export const serviceLineLabels = {
  service: 'Serviço',
  add: 'Adicionar serviço',
  remove: (name: string) => `Tirar ${name || 'serviço'}`,
};
