import { slot } from '@app/domain/shared/page-template';
import { BRAND } from '../brand.tsx';

type ProductDescriptionProps = { description: string };

/** For search engines: data, not a program, so the content policy lets it stand in the page. */
export function ProductDescription({ description }: ProductDescriptionProps) {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: BRAND,
    description,
    url: `${slot('address')}/`,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    inLanguage: 'pt-BR',
  };
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text; a closing tag in it could not end the element
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  );
}
