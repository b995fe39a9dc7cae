import type { missed } from '@app/contract/cash/commissions.contract';
import type { Answer } from '@app/contract/shared/schemas';
import { cents } from '@app/domain/shared/money';
import { forCompany, opens, requires } from '../../../foundation/http/procedures.ts';
import { valueOr } from '../../../foundation/http/value-or.ts';
import {
  type AppointmentCard,
  readAppointmentCards,
} from '../../scheduling/appointments/appointment-cards.queries.ts';
import { readProfessionalNames } from '../../team/bookable-professionals.queries.ts';
import { actingOf } from '../acting.steps.ts';
import { oweMissed } from './missed-commissions.commands.ts';
import { listMissed, type MissedItem } from './missed-commissions.queries.ts';

const commissions = forCompany.cash.commissions.use(opens('financial'));

export const missedCommissionsHandlers = {
  listMissed: commissions.listMissed
    .use(requires('commissions.manage'))
    .handler(async ({ context }) => {
      const { scope, account } = context;
      const days = { ...actingOf(context), zone: account.companyTimezone };
      const missed = await listMissed(scope, days);
      const people = missed.map(({ professionalId }) => professionalId);
      const names = await readProfessionalNames(scope, people);
      const cards = await readAppointmentCards(
        scope,
        missed.map(({ appointmentId }) => appointmentId),
      );
      return missed.map((item) => presentMissed(item, { names, cards }));
    }),

  oweMissed: commissions.oweMissed
    .use(requires('commissions.manage'))
    .handler(async ({ input, context, errors }) => {
      const { scope, account } = context;
      const wanted = input.items.map(({ amountCents, ...item }) => ({
        ...item,
        amount: cents(amountCents),
      }));
      const doing = { ...actingOf(context), zone: account.companyTimezone };
      const outcome = await oweMissed(scope, wanted, doing);
      const owedCents = valueOr(outcome, { changed: errors.COMMISSION_CHANGED });
      return { count: wanted.length, owedCents };
    }),
};

type Known = {
  names: ReadonlyMap<string, string>;
  cards: ReadonlyMap<string, AppointmentCard>;
};

function presentMissed(item: MissedItem, { names, cards }: Known): Answer<typeof missed> {
  const { settlementId, position, professionalId, basisPoints, base, commission, previous } = item;
  return {
    settlementId,
    position,
    professionalId,
    basisPoints,
    professionalName: names.get(professionalId) ?? '',
    appointmentTime: item.startTime,
    clientName: cards.get(item.appointmentId)?.clientName ?? '',
    serviceName: item.name,
    baseCents: base,
    amountCents: commission,
    previousBasisPoints: previous.basisPoints,
    previousCents: previous.commission,
  };
}
