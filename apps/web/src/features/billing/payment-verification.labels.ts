import type { SubscriptionStatus } from '@app/domain/billing/access';
import { daysText } from './subscription.labels.ts';

export const verificationLabels = {
  checking: 'Verificando sua assinatura...',
  mayTakeLong: 'Isso pode levar de 1 a 2 minutos. Não feche esta página.',
  verified: 'Pagamento Realizado com Sucesso!',
  verifiedInTrial: 'Assinatura Realizada com Sucesso!',
  nothingCharged: 'Nada foi cobrado.',
  toDashboard: 'Ir para o Dashboard',
  timeout: 'Verificação em andamento',
  timeoutSentence:
    'O provedor de pagamento ainda não confirmou a assinatura. Nada foi perdido: tente de novo em alguns minutos.',
  checkAgain: 'Verificar Novamente',
  tryDashboard: 'Tentar Acessar Dashboard',
  unknownPayment:
    'Este endereço não traz um pagamento que conhecemos. Se você já pagou, veja a situação na aba Assinatura.',
  toSubscription: 'Ver Assinatura',
  toStart: 'Voltar ao Início',
  activated: 'Assinatura ativada!',
  timeoutToast: 'Verificação demorou mais que o esperado',
  timeoutDetails: 'Você pode verificar novamente ou acessar o Dashboard.',
};

const statusText: Record<SubscriptionStatus, string> = {
  trial: 'em período de teste',
  active: 'ativa',
  past_due: 'com pagamento em atraso',
  canceled: 'cancelada',
  inactive: 'inativa',
  suspended: 'suspensa',
};

export function attemptText(attempt: number, most: number): string {
  return `Tentativa ${attempt} de ${most}`;
}

export function sessionText(sessionId: string): string {
  return `Sessão: ${sessionId}`;
}

export function verifiedText(status: SubscriptionStatus): string {
  return `Sua assinatura está ${statusText[status]}.`;
}

export function trialLeftText(days: number): string {
  return days === 1 ? 'Resta 1 dia de teste grátis.' : `Restam ${daysText(days)} de teste grátis.`;
}
