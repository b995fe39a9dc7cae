import { type LandingContent, SIGN_UP } from './landing.content.ts';
import { SectionHeading } from './section-heading.tsx';

type HowItWorksProps = { howItWorks: LandingContent['howItWorks'] };

export function HowItWorks({ howItWorks }: HowItWorksProps) {
  const { title, lead, steps, start } = howItWorks;
  return (
    <section className="section" id="como-funciona" aria-labelledby="como-funciona-title">
      <div className="wrap">
        <SectionHeading id="como-funciona-title" title={title} lead={lead} />
        <ol className="steps">
          {steps.map((step, place) => (
            <li key={step.title}>
              <span className="step-number" aria-hidden="true">
                {place + 1}
              </span>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
        <p className="section-action">
          <a className="button primary large" href={SIGN_UP}>
            {start}
          </a>
        </p>
      </div>
    </section>
  );
}
