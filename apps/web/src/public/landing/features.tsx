import type { LandingContent } from './landing.content.ts';
import { SectionHeading } from './section-heading.tsx';
import { WhenMet } from './when-met.tsx';

type FeaturesProps = { features: LandingContent['features'] };

export function Features({ features }: FeaturesProps) {
  return (
    <section className="section raised" id="recursos" aria-labelledby="recursos-title">
      <div className="wrap">
        <SectionHeading id="recursos-title" title={features.title} lead={features.lead} />
        <ul className="features">
          {features.list.map(({ needs, icon: Icon, title, text }) => (
            <WhenMet key={title} needs={needs}>
              <li>
                <span className="feature-icon">
                  <Icon aria-hidden="true" />
                </span>
                <div>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              </li>
            </WhenMet>
          ))}
        </ul>
      </div>
    </section>
  );
}
