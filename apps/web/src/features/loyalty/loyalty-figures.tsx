import { Box } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../foundation/api.tsx';
import { hasFailed } from '../../foundation/failure.ts';
import { formatNumber } from '../../foundation/format.ts';
import { Figure } from '../../ui/figures/figure.tsx';
import { FigureList } from '../../ui/figures/figure-list.tsx';
import { loyaltyFigureLabels as labels, ofAllText, percentText } from './loyalty.labels.ts';

/** What the campaigns bring; nothing where that cannot be read. */
export function LoyaltyFigures() {
  const { figures, list } = useApi().loyalty.campaigns;
  const query = useQuery(figures.queryOptions());
  const { data } = query;
  const { data: campaigns } = useQuery(list.queryOptions());
  const active = campaigns?.filter((campaign) => campaign.active).length;
  if (hasFailed(query)) return null;
  return (
    <Box mb="lg">
      <FigureList look="cards" label={labels.list}>
        <Figure
          label={labels.active}
          value={active === undefined ? null : formatNumber(active)}
          hint={ofAllText(campaigns?.length ?? 0)}
        />
        <Figure
          label={labels.used}
          value={data ? formatNumber(data.usedThisMonth) : null}
          hint={labels.usedHint}
        />
        <Figure
          label={labels.conversion}
          value={data ? percentText(data.conversionPercent) : null}
          hint={labels.conversionHint}
          help={labels.conversionHelp}
        />
      </FigureList>
    </Box>
  );
}
