import { formatNumber } from '../../foundation/format.ts';
import { Figure } from '../../ui/figures/figure.tsx';
import { useClientPoints } from './client-rewards.api.ts';
import { clientPointsLabels as labels } from './client-rewards.labels.ts';

/** Her points, among what one asks first about a client. */
export function ClientPointsFigure({ clientId }: { clientId: string }) {
  const { data } = useClientPoints(clientId);
  return <Figure label={labels.tab} value={data ? formatNumber(data.balance) : null} />;
}
