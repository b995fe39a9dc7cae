import { DEFAULT_TIMEZONE, todayIn } from '@app/domain/shared/local-time';
import { useNow } from './hooks/use-now.ts';
import { useSession } from './sign-in/session.tsx';

export function useTimezone(): string {
  return useSession().company?.timezone ?? DEFAULT_TIMEZONE;
}

/** The company's day, whatever the browser's. */
export function useToday(): Temporal.PlainDate {
  return todayIn(useTimezone(), useNow());
}
