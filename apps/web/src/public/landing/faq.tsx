import { IconChevronDown } from '@tabler/icons-react';
import type { LandingContent } from './landing.content.ts';
import { SectionHeading } from './section-heading.tsx';

type FaqProps = { faq: LandingContent['faq'] };

/** The shared name makes the browser close the answer that was open. */
export function Faq({ faq }: FaqProps) {
  return (
    <section className="section" id="faq" aria-labelledby="faq-title">
      <div className="wrap faq-row">
        <SectionHeading id="faq-title" title={faq.title} lead={faq.lead} />
        <div className="faq">
          {faq.list.map(({ question, answer }) => (
            <details key={question} name="faq">
              <summary>
                {question}
                <IconChevronDown aria-hidden="true" />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
