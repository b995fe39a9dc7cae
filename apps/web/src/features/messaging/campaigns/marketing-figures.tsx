import { Figure } from '../../../ui/figures/figure.tsx';
import { FigureList } from '../../../ui/figures/figure-list.tsx';
import { useMarketingFigures } from './marketing.api.ts';
import {
  changeText,
  countText,
  figureHelp,
  marketingLabels as labels,
  rateText,
} from './marketing.labels.ts';

const FIGURES = [
  { name: 'sent', textOf: countText },
  { name: 'deliveryRate', textOf: rateText },
  { name: 'reached', textOf: countText },
  { name: 'conversionRate', textOf: rateText },
] as const;

/** The month so far, against the same days of the one before. */
export function MarketingFigures() {
  const figures = useMarketingFigures().data;
  return (
    <FigureList look="cards" label={labels.figures}>
      {FIGURES.map(({ name, textOf }) => (
        <Figure
          key={name}
          label={labels[name]}
          help={figureHelp[name]}
          value={figures ? textOf(figures[name].value) : null}
          hint={figures && changeText(figures[name].change, figures.comparedUntil)}
        />
      ))}
    </FigureList>
  );
}
