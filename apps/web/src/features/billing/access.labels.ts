import type { Module } from '@app/domain/billing/access';
import { MODULE_WORDS } from '@app/domain/billing/module-words';
import type { Access } from './access.api.ts';

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

/** What nobody can open or pay for at the moment. */
export const offLabels = {
  title: 'Módulo desligado',
  sentences: [
    'Este módulo está desligado na plataforma. O que você já cadastrou continua guardado.',
    'Se precisar dele, fale com o suporte.',
  ],
  home: 'Voltar ao início',
};

export type Closed = Exclude<Access, 'open'>;

/** Why something is locked: nothing is paid for, the plan leaves it out, or the server says so. */
export function lockText(access: Exclude<Closed, 'off'>, module: Module): string {
  if (access !== 'left-out') return lockLabels[access];
  return `O plano da sua empresa não inclui ${MODULE_WORDS[module]}.`;
}
