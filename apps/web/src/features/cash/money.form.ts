import { isRefusal, isRefusedWith } from '../../foundation/failure.ts';
import { useRefresh } from '../../foundation/hooks/use-refresh.ts';
import { type Saving, type SavingOptions, useSaving } from '../../foundation/hooks/use-saving.ts';
import { moneyFailureText } from './drawer/cash.labels.ts';

type MoneySaving<Draft, Stored> = Omit<SavingOptions<Draft, Stored>, 'failed'> & {
  /** What was tried, where the server gave no reason. */
  failed: string;
  /** There is no open drawer, or no longer. */
  onCashClosed?: (reason: string) => void;
};

/** Sends a form of money. What the server refuses is newer than the screen, which is read again. */
export function useMoneySaving<Draft, Stored>(options: MoneySaving<Draft, Stored>): Saving<Draft> {
  const { failed, onCashClosed, meet, ...rest } = options;
  const refresh = useRefresh('cash', 'appointments', 'products', 'prepaid');
  return useSaving({
    ...rest,
    meet: async (error, unheard) => {
      if (await meet?.(error, unheard)) return true;
      if (isRefusal(error)) void refresh();
      if (!onCashClosed || !isRefusedWith('CASH_CLOSED', error)) return false;
      onCashClosed(error.message);
      return true;
    },
    failed: (error) => moneyFailureText(error, failed),
  });
}
