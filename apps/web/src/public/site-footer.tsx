import { slot } from '@app/domain/shared/page-template';
import { IconHeart, IconLock } from '@tabler/icons-react';
import { Block } from './block.tsx';
import { BRAND, Brand } from './brand.tsx';
import { ContactLinks } from './contact-links.tsx';
import type { LandingContent } from './landing/landing.content.ts';
import { liveLinks } from './landing/section-links.ts';

const SUPPORT = 'Suporte';
const badgeIcons = [IconLock, IconHeart];

type SiteFooterProps = { content: LandingContent };

export function SiteFooter({ content }: SiteFooterProps) {
  const { about, columns, rights, badges } = content.footer;
  return (
    <footer className="site-footer">
      <div className="wrap site-footer-columns">
        <div className="site-footer-about">
          <Brand />
          <p>{about}</p>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {liveLinks(links, content).map(({ label, href }) => (
                <li key={label}>
                  <a href={href}>{label}</a>
                </li>
              ))}
              {title === SUPPORT && <ContactLinks />}
            </ul>
          </nav>
        ))}
      </div>
      <div className="wrap site-footer-end">
        <p>
          © {slot('year')} {BRAND}. {rights}
        </p>
        <Block of="owner">
          <p>{slot('line')}</p>
        </Block>
        <ul className="site-badges">
          {badges.map((badge, place) => {
            const Icon = badgeIcons[place] ?? IconLock;
            return (
              <li key={badge}>
                <Icon aria-hidden="true" />
                {badge}
              </li>
            );
          })}
        </ul>
      </div>
    </footer>
  );
}
