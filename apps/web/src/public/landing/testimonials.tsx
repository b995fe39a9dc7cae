import { initialsOf } from '@app/domain/shared/text';
import { IconStarFilled } from '@tabler/icons-react';
import type { LandingContent } from './landing.content.ts';
import { SectionHeading } from './section-heading.tsx';

const STARS = [1, 2, 3, 4, 5];

type TestimonialsProps = { testimonials: LandingContent['testimonials'] };

export function Testimonials({ testimonials }: TestimonialsProps) {
  return (
    <section className="section" id="depoimentos" aria-labelledby="depoimentos-title">
      <div className="wrap">
        <SectionHeading id="depoimentos-title" title={testimonials.title} />
        <ul className="testimonials">
          {testimonials.list.map(({ name, company, text }) => (
            <li key={name}>
              <figure>
                <Stars />
                <blockquote>{text}</blockquote>
                <figcaption>
                  <span className="avatar" aria-hidden="true">
                    {initialsOf(name.replace(/^Dra?\. /, ''))}
                  </span>
                  <span>
                    <strong>{name}</strong>
                    {company}
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Stars() {
  return (
    <div className="stars" role="img" aria-label="5 de 5 estrelas">
      {STARS.map((star) => (
        <IconStarFilled key={star} aria-hidden="true" />
      ))}
    </div>
  );
}
