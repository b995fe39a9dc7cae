import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../foundation/api.tsx';
import { Figure } from '../../ui/figures/figure.tsx';
import { averageText, summaryLabels as labels } from './reviews.labels.ts';

/** How she rates her visits on average, among what one asks first about a client. */
export function ClientRatingFigure({ clientId }: { clientId: string }) {
  const { ofClient } = useApi().reviews.reviews;
  const { data } = useQuery(ofClient.queryOptions({ input: { clientId } }));
  return (
    <Figure
      label={labels.figure}
      value={data ? averageText(data.average) : null}
      hint={data && data.count > 0 ? labels.count(data.count) : undefined}
    />
  );
}
