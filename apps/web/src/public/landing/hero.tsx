import { IconArrowRight, IconPlayerPlay } from '@tabler/icons-react';
import { AgendaPicture } from './agenda-picture.tsx';
import { DEMONSTRATION, type LandingContent, SIGN_UP } from './landing.content.ts';
import { MessagePicture } from './message-picture.tsx';
import { PhonePicture } from './phone-picture.tsx';
import { WhenMet } from './when-met.tsx';

type HeroProps = { hero: LandingContent['hero'] };

export function Hero({ hero }: HeroProps) {
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="wrap hero-row">
        <div className="hero-text">
          <p className="kicker">{hero.kicker}</p>
          <h1 id="hero-title">{hero.title}</h1>
          <p className="lead">{hero.lead}</p>
          <div className="hero-actions">
            <a className="button primary large" href={SIGN_UP}>
              {hero.start}
              <IconArrowRight aria-hidden="true" />
            </a>
            <a className="button outline large" href={DEMONSTRATION}>
              <IconPlayerPlay aria-hidden="true" />
              {hero.demonstration}
            </a>
          </div>
          <p className="small-print">{hero.smallPrint}</p>
        </div>
        <div className="hero-picture">
          <AgendaPicture />
          <PhonePicture />
          <WhenMet needs="whatsapp">
            <MessagePicture />
          </WhenMet>
        </div>
      </div>
    </section>
  );
}
