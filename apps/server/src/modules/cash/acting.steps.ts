import { todayIn } from '@app/domain/shared/local-time';
import type { CompanyContext } from '../../foundation/http/request-context.ts';
import type { Acting } from './drawer/cash-sessions.commands.ts';

export function actingOf({ account, now }: CompanyContext): Acting {
  return { userId: account.userId, now, today: todayIn(account.companyTimezone, now) };
}
