import type { reengagement } from '@app/contract/messaging/reengagements.contract';
import type { Answer } from '@app/contract/shared/schemas';
import { nextReengagement } from '@app/domain/messaging/reengagement';
import { todayIn } from '@app/domain/shared/local-time';
import type { Clock } from './audience.queries.ts';
import type { KnownReengagement } from './reengagements.queries.ts';

export function presentReengagement(
  row: KnownReengagement,
  { zone, now }: Clock,
): Answer<typeof reengagement> {
  const { companyId: _company, approvedWords: approved, wordsTakenBackAt, ...shown } = row;
  const today = todayIn(zone, now);
  const next = nextReengagement(row, row.lastRunOn, today);
  const isPast = Temporal.PlainDate.compare(next, today) < 0;
  return {
    ...shown,
    approved: approved && {
      ...approved,
      buttons: [...approved.buttons],
      fields: [...approved.fields],
    },
    isWithoutWords: wordsTakenBackAt !== null,
    nextRunOn: row.enabled ? (isPast ? today : next) : null,
  };
}
