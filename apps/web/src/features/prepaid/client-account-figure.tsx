import { Figure } from '../../ui/figures/figure.tsx';
import { useClientAccount } from './client-prepaid.api.ts';
import { balanceText, clientAccountLabels as labels } from './client-prepaid.labels.ts';

/** Whether she owes or has something, among what one asks first about a client. */
export function ClientAccountFigure({ clientId }: { clientId: string }) {
  const { data } = useClientAccount(clientId);
  return (
    <Figure
      label={labels.tab}
      value={data ? balanceText(data.balanceCents) : null}
      tone={data && data.balanceCents < 0 ? 'bad' : undefined}
    />
  );
}
