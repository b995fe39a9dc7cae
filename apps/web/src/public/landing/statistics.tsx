import type { LandingContent } from './landing.content.ts';

type StatisticsProps = { statistics: LandingContent['statistics'] };

export function Statistics({ statistics }: StatisticsProps) {
  return (
    <section aria-label="Nossos números">
      <ul className="wrap statistics-row">
        {statistics.map(({ figure, label, detail }) => (
          <li key={label}>
            <strong>{figure}</strong>
            <span className="statistic-label">{label}</span>
            <span className="statistic-detail">{detail}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
