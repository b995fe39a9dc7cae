import { slot } from '@app/domain/shared/page-template';
import type { ReactNode } from 'react';
import { palette } from '../foundation/palette.ts';
import { Block } from './block.tsx';
import { BRAND } from './brand.tsx';

export type DocumentProps = {
  /** The page's own address, such as `/termos`. */
  path: string;
  title: string;
  description: string;
  style: string;
  children: ReactNode;
};

/**
 * A whole page of HTML. It loads nothing else, so that it shows with the first answer; only the colours
 * of a platform that changed them come besides.
 */
export function Document({ path, title, description, style, children }: DocumentProps) {
  const address = `${slot('address')}${path}`;
  return (
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, minimum-scale=1, viewport-fit=cover"
        />
        <title>{title}</title>
        <meta name="description" content={description} />
        <link rel="canonical" href={address} />
        <meta name="color-scheme" content="light dark" />
        <ThemeColors />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <SharingCard title={title} description={description} address={address} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet, inlined at build time */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
        <Block of="appearance">
          <link rel="stylesheet" href="/appearance.css" />
        </Block>
      </head>
      <body>
        <a className="skip" href="#conteudo">
          Ir para o conteúdo
        </a>
        {children}
      </body>
    </html>
  );
}

function ThemeColors() {
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={palette.gray[0]} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={palette.dark[8]} />
    </>
  );
}

type SharingCardProps = { title: string; description: string; address: string };

/** What messengers and networks show when somebody shares the address. */
function SharingCard({ title, description, address }: SharingCardProps) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="pt_BR" />
      <meta property="og:site_name" content={BRAND} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${slot('address')}/share.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={`${BRAND}: agenda e agendamento pelo celular`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
