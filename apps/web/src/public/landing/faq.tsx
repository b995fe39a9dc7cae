import { IconChevronDown } from '@tabler/icons-react';
import type { LandingContent } from './landing.content.ts';
import { SectionHeading } from './section-heading.tsx';
import { WhenMet } from './when-met.tsx';

type FaqProps = { faq: LandingContent['faq'] };

/** The shared name makes the browser close the answer that was open. */
export function Faq({ faq }: FaqProps) {
  return (
    <section className="section" id="faq" aria-labelledby="faq-title">
      <div className="wrap faq-row">
        <SectionHeading id="faq-title" title={faq.title} lead={faq.lead} />
        <div className="faq">
          {faq.list.map(({ needs, question, answer }) => (
            <WhenMet key={question} needs={needs}>
              <details name="faq">
                <summary>
                  {question}
                  <IconChevronDown aria-hidden="true" />
                </summary>
                <p>{answer}</p>
              </details>
            </WhenMet>
          ))}
        </div>
      </div>
    </section>
  );
}
