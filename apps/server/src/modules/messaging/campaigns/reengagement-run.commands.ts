import { isReengagementDue } from '@app/domain/messaging/reengagement';
import { todayIn } from '@app/domain/shared/local-time';
import { eq, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { messages } from '../messages.table.ts';
import { type Clock, peopleOf } from './audience.queries.ts';
import { isKeptFromSending } from './campaign-obstacles.rules.ts';
import { lockReengagement, type ReengagementRow } from './reengagements.queries.ts';
import { reengagements } from './reengagements.table.ts';

/**
 * Writes to whoever stays away, if its day has come. The row is locked and says on which day it ran:
 * however many workers ask, a day's run is made once.
 */
export async function runReengagement(
  scope: CompanyScope,
  id: string,
  clock: Clock,
): Promise<void> {
  const reengagement = await lockReengagement(scope, id);
  if (!reengagement?.enabled) return;
  if (!isReengagementDue(reengagement, clock.zone, clock.now)) return;
  if (await isKeptFromSending(scope, reengagement)) return;
  await writeMessages(scope, reengagement, clock);
  const today = todayIn(clock.zone, clock.now);
  await scope.update(reengagements).set({ lastRunOn: today }).where(eq(reengagements.id, id));
}

/**
 * The attempts since she was last here are told by their keys: who comes back and stays away again is
 * asked anew. Whoever still waits for one gets no second.
 */
async function writeMessages(
  scope: CompanyScope,
  { id, daysInactive, maxAttempts, excludeIfScheduled }: ReengagementRow,
  clock: Clock,
): Promise<void> {
  const longAgo = todayIn(clock.zone, clock.now).subtract({ days: daysInactive });
  await scope.execute(sql`
    insert into ${messages} (occasion, occasion_key, client_id, reengagement_id, planned_at)
    select 'reengagement', absence || (attempts + 1), client_id, ${id}::uuid, ${clock.now.toString()}
    from (
      select away.*, (
        select count(*) from ${messages} as told
        where told.client_id = away.client_id and starts_with(told.occasion_key, absence)
          and not (told.state = 'skipped' and told.reason = 'switched-off')
      ) as attempts
      from (
        select client_id, 'reengagement:' || ${id} || ':' || client_id || ':'
            || coalesce(last_on, registered_on) || ':' as absence,
          row_number() over (partition by same_phone order by client_id) as place
        from (${peopleOf(clock)}) as people
        where active and not blocked and phone <> '' and accepts_marketing
          and coalesce(last_on, registered_on) <= ${longAgo.toString()}::date
          and not (${excludeIfScheduled} and comes_again)
      ) as away
      where place = 1 and not exists (
        select from ${messages} as waiting where waiting.client_id = away.client_id
          and waiting.reengagement_id = ${id}::uuid and waiting.state in ('queued', 'sending')
      )
    ) as asked
    where attempts < ${maxAttempts}
    order by client_id
    on conflict (company_id, occasion_key) do update
      set state = 'queued', reason = null, planned_at = excluded.planned_at, wait_until = null
      where ${messages}.state = 'skipped' and ${messages}.reason = 'switched-off'`);
  scope.changed.add('messages');
}
