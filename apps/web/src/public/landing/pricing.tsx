import { promisedBy } from '@app/domain/shared/capabilities';
import { slot } from '@app/domain/shared/page-template';
import { Block } from '../block.tsx';
import { whenUnlimited } from '../known-by-server.ts';
import {
  type LandingContent,
  NEEDS_BACKUPS,
  NEEDS_CONTACT,
  NEEDS_TRIAL,
} from './landing.content.ts';
import { PlanBadge, PlanCard, PlanFeature, PlanTrial } from './plan-card.tsx';
import { SectionHeading } from './section-heading.tsx';
import { WhenMet } from './when-met.tsx';

type PricingProps = { pricing: LandingContent['pricing'] };

/** The plans of the database, which the server fills in; a fixed one while there are none. */
export function Pricing({ pricing }: PricingProps) {
  return (
    <section className="section raised" id="precos" aria-labelledby="precos-title">
      <div className="wrap">
        <SectionHeading id="precos-title" title={pricing.title} lead={pricing.lead} />
        <ul className="plans">
          <Block of="plan">
            <StoredPlan pricing={pricing} />
          </Block>
          <Block of="fixed-plan">
            <FixedPlan pricing={pricing} />
          </Block>
        </ul>
      </div>
    </section>
  );
}

function StoredPlan({ pricing: { badge, period, start } }: PricingProps) {
  return (
    <PlanCard
      name={slot('name')}
      description={slot('description')}
      price={slot('price')}
      period={period}
      start={start}
      badge={
        <Block of="badge">
          <PlanBadge text={badge} />
        </Block>
      }
      trial={
        <Block of="trial">
          <PlanTrial days={slot('days')} />
        </Block>
      }
      features={
        <Block of="feature">
          <PlanFeature text={slot('text')} />
        </Block>
      }
    />
  );
}

function FixedPlan({ pricing: { badge, period, start, fixedPlan } }: PricingProps) {
  return (
    <PlanCard
      name={fixedPlan.name}
      description={fixedPlan.description}
      price={fixedPlan.price}
      period={period}
      start={start}
      badge={<PlanBadge text={badge} />}
      trial={
        <WhenMet needs={NEEDS_TRIAL}>
          <PlanTrial days={slot('span')} />
        </WhenMet>
      }
      features={
        <>
          {fixedPlan.features.map((text) => (
            <WhenMet key={text} needs={promisedBy(text)}>
              <PlanFeature
                text={text === fixedPlan.unlimited ? whenUnlimited(text, fixedPlan.limited) : text}
              />
            </WhenMet>
          ))}
          <WhenMet needs={NEEDS_BACKUPS}>
            <PlanFeature text={fixedPlan.featureWithBackups} />
          </WhenMet>
          <WhenMet needs={NEEDS_CONTACT}>
            <PlanFeature text={fixedPlan.featureWithContact} />
          </WhenMet>
        </>
      }
    />
  );
}
