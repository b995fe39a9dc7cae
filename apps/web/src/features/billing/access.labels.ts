import type { Module } from '@app/domain/billing/access';
import type { Ending } from '@app/domain/billing/ending';
import { MODULE_WORDS } from '@app/domain/billing/module-words';
import { formatDay } from '../../foundation/format.ts';
import type { Access } from './access.api.ts';
import { priceText } from './plans.labels.ts';

export const lockLabels = {
  title: 'Recurso Premium',
  closed: 'Este recurso está disponível apenas para planos pagos',
  none: 'É necessária uma assinatura ativa. Assine o Plano Total para continuar.',
  upgrade: 'Fazer Upgrade',
  askOwner: 'Fale com o proprietário da empresa para liberar o acesso.',
  tiles: {
    advanced: 'Recursos Avançados',
    support: 'Suporte Prioritário',
    unlimited: 'Sem Limitações',
  },
};

/** When nothing is paid for: what stays, and where it is. */
export const lapsedLabels = {
  stays: 'O que continua',
  kept: 'Seus dados estão guardados. Nada foi apagado.',
  agenda: 'A agenda de hoje e dos próximos 7 dias, só para leitura.',
  seeAgenda: 'Ver próximos dias',
  back: 'Com a assinatura em dia, tudo volta na hora, como estava.',
};

/** What happened, and when. */
export function endingText(ending: Ending, timezone: string): string {
  switch (ending.kind) {
    case 'trial':
      return `O teste grátis terminou em ${dayOf(ending.at, timezone)}.`;
    case 'payment':
      return ending.at
        ? `O pagamento da assinatura não foi aprovado, e o prazo terminou em ${dayOf(ending.at, timezone)}.`
        : 'O pagamento da assinatura não foi aprovado, e o prazo terminou.';
    case 'subscription':
      return `A assinatura terminou em ${dayOf(ending.at, timezone)}.`;
    case 'none':
      return 'Sua empresa está sem assinatura.';
  }
}

function dayOf(moment: Temporal.Instant, timezone: string): string {
  return formatDay(moment.toString(), timezone);
}

/** 'Plano Total: R$ 59,90 por mês.' */
export function offerText({ name, priceCents }: { name: string; priceCents: number }): string {
  return `${name}: ${priceText(priceCents)} por mês.`;
}

/** What nobody can open or pay for at the moment. */
export const offLabels = {
  title: 'Módulo desligado',
  sentences: [
    'Este módulo está desligado na plataforma. O que você já cadastrou continua guardado.',
    'Se precisar dele, fale com o suporte.',
  ],
  home: 'Voltar ao Dashboard',
};

export type Closed = Exclude<Access, 'open'>;

/** Why something is locked: nothing is paid for, the plan leaves it out, or the server says so. */
export function lockText(access: Exclude<Closed, 'off'>, module: Module): string {
  if (access !== 'left-out') return lockLabels[access];
  return `O plano da sua empresa não inclui ${MODULE_WORDS[module]}.`;
}
