import { SiteFooter } from '../site-footer.tsx';
import { SiteHeader } from '../site-header.tsx';
import { ClosingCall } from './closing-call.tsx';
import { Faq } from './faq.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import type { LandingContent } from './landing.content.ts';
import { Pricing } from './pricing.tsx';
import { ProductDescription } from './product-description.tsx';
import { Statistics } from './statistics.tsx';
import { Testimonials } from './testimonials.tsx';

type LandingPageProps = { content: LandingContent };

/** What a visitor sees first. A section with nothing to show is left out. */
export function LandingPage({ content }: LandingPageProps) {
  return (
    <>
      <SiteHeader content={content} />
      <main id="conteudo">
        <Hero hero={content.hero} />
        {content.statistics.length > 0 && <Statistics statistics={content.statistics} />}
        <HowItWorks howItWorks={content.howItWorks} />
        {content.features.list.length > 0 && <Features features={content.features} />}
        {content.testimonials.list.length > 0 && (
          <Testimonials testimonials={content.testimonials} />
        )}
        <Pricing pricing={content.pricing} />
        {content.faq.list.length > 0 && <Faq faq={content.faq} />}
        <ClosingCall closingCall={content.closingCall} />
      </main>
      <SiteFooter content={content} />
      <ProductDescription description={content.description} />
    </>
  );
}
