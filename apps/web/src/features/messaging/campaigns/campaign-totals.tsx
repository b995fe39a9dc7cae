import { formatNumber } from '../../../foundation/format.ts';
import { Figure } from '../../../ui/figures/figure.tsx';
import { FigureList } from '../../../ui/figures/figure-list.tsx';
import { campaignLabels as labels } from './campaigns.labels.ts';

type Totals = { campaigns: number; pending: number; completed: number; recipients: number };

export function CampaignTotals({ totals }: { totals: Totals | null }) {
  const shown = (count: number | undefined) => (count === undefined ? null : formatNumber(count));
  return (
    <FigureList look="cards" label={labels.figures}>
      <Figure label={labels.total} value={shown(totals?.campaigns)} />
      <Figure label={labels.pending} value={shown(totals?.pending)} />
      <Figure label={labels.completed} value={shown(totals?.completed)} />
      <Figure
        label={labels.recipients}
        help={labels.recipientsHelp}
        value={shown(totals?.recipients)}
      />
    </FigureList>
  );
}
