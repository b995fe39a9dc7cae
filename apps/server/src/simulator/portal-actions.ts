import { DAY } from './calendar.ts';
import { BAD_CARD, GOOD_CARD } from './customer-object.ts';
import type { Happening } from './happening.ts';
import type { Notice } from './page-frame.ts';
import { advance, untilPeriodEnd } from './subscription-clock.ts';
import { endNow, payOpenInvoice, replaceCard, scheduleEnd, undoEnd } from './subscription-life.ts';

type Action = {
  act(happening: Happening, customerId: string): Promise<void>;
  notice: Notice;
};

/** What the buttons of the portal do, by the name that their forms send. */
export const PORTAL_ACTIONS: ReadonlyMap<string, Action> = new Map(
  Object.entries({
    'cartao-bom': {
      act: (happening, customer) => replaceCard(happening, customer, GOOD_CARD),
      notice: done('Cartão atualizado: as próximas cobranças serão aprovadas.'),
    },
    'cartao-ruim': {
      act: (happening, customer) => replaceCard(happening, customer, BAD_CARD),
      notice: done('Cartão atualizado: as próximas cobranças serão recusadas.'),
    },
    'pagar-fatura': {
      act: payOpenInvoice,
      notice: done('A cobrança foi tentada com o cartão atual. Veja o resultado em Faturas.'),
    },
    cancelar: { act: scheduleEnd, notice: done('Assinatura cancelada para o fim do período.') },
    desfazer: { act: undoEnd, notice: done('Cancelamento desfeito.') },
    'cancelar-agora': { act: endNow, notice: done('Assinatura encerrada.') },
    'avancar-dia': {
      act: (happening, customer) => advance(happening, customer, DAY),
      notice: done('Passou um dia.'),
    },
    'avancar-periodo': {
      act: async (happening, customer) =>
        advance(happening, customer, await untilPeriodEnd(happening, customer)),
      notice: done('O tempo passou até o fim do período.'),
    },
  } satisfies Record<string, Action>),
);

function done(sentence: string): Notice {
  return { tone: 'good', sentence };
}
