import { DEFAULT_TIMEZONE, todayIn } from '@app/domain/shared/local-time';
import { useSession } from './session.tsx';
import { useNow } from './use-now.ts';

export function useTimezone(): string {
  return useSession().company?.timezone ?? DEFAULT_TIMEZONE;
}

/** The company's day, whatever the browser's. */
export function useToday(): Temporal.PlainDate {
  return todayIn(useTimezone(), useNow());
}
