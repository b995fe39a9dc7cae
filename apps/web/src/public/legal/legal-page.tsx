import { slot } from '@app/domain/shared/page-template';
import { Block } from '../block.tsx';
import { ContactLinks } from '../contact-links.tsx';
import type { LandingContent } from '../landing/landing.content.ts';
import { SiteFooter } from '../site-footer.tsx';
import { SiteHeader } from '../site-header.tsx';
import type { LegalPassage, LegalText } from './legal-text.ts';

/** While whoever runs the platform has not said how to be reached. */
const NO_CONTACT =
  'Ainda não há um contato de suporte publicado nesta página. Até lá, fale com quem ofereceu a você o acesso ao sistema ou, se você é cliente de uma empresa, com a própria empresa.';

const OPERATED_BY = 'Quem opera a plataforma:';

type LegalPageProps = { text: LegalText; site: LandingContent };

/** A text to be read from top to bottom. Its last section ends with how to reach us. */
export function LegalPage({ text, site }: LegalPageProps) {
  return (
    <>
      <SiteHeader content={site} />
      <main className="wrap legal" id="conteudo">
        <h1>{text.title}</h1>
        <p className="legal-date">Em vigor desde {text.since}</p>
        <p className="lead">{text.lead}</p>
        <Block of="owner">
          <p>
            {OPERATED_BY} {slot('line')}.
          </p>
        </Block>
        {text.sections.map(({ title, passages }, place) => (
          <section className="legal-section" key={title}>
            <h2>
              {place + 1}. {title}
            </h2>
            {passages.map((passage) => (
              <Passage key={String(passage)} passage={passage} />
            ))}
          </section>
        ))}
        <ul className="legal-contact">
          <ContactLinks />
        </ul>
        <Block of="no-contact">
          <p>{NO_CONTACT}</p>
        </Block>
      </main>
      <SiteFooter content={site} />
    </>
  );
}

function Passage({ passage }: { passage: LegalPassage }) {
  if (typeof passage === 'string') return <p>{passage}</p>;
  return (
    <ul className="legal-list">
      {passage.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
