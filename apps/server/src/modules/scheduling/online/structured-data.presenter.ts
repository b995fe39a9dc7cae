import type { BookableService } from '@app/contract/scheduling/booking-choices.contract';
import { groupsOf } from '@app/domain/catalog/service-groups';
import { timeOfMinutes } from '@app/domain/shared/local-time';
import { normalizePhone } from '@app/domain/shared/phones';
import { faceLabels } from './booking-face.labels.ts';
import type { ShownCompany } from './public-company.steps.ts';

export type OfferedService = Pick<
  BookableService,
  'name' | 'category' | 'priceCents' | 'priceVaries'
>;
type Described = { company: ShownCompany; services: readonly OfferedService[] };
type Links = { url: string; image: string };

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const LAST_MINUTE = 24 * 60 - 1;
/** A page on a slow line carries them all along. */
const MOST_OFFERS = 40;

/** What kind of place it is, in the words of schema.org, for search engines. */
export function describePlace({ company, services }: Described, { url, image }: Links): object {
  const { name, address, phone, rating } = company;
  return {
    '@context': 'https://schema.org',
    // No company says what its line of business is: a dentist is none of beauty.
    '@type': 'LocalBusiness',
    '@id': url,
    url,
    name,
    image,
    ...(phone && { telephone: normalizePhone(phone) ?? phone }),
    ...(address && {
      address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'BR' },
    }),
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        reviewCount: rating.count,
      },
    }),
    openingHoursSpecification: openingHoursOf(company),
    ...(services.length > 0 && { hasOfferCatalog: catalogOf(services.slice(0, MOST_OFFERS)) }),
    potentialAction: { '@type': 'ReserveAction', target: url },
  };
}

function openingHoursOf({ openingHours }: ShownCompany): object[] {
  return openingHours.flatMap(({ weekday, hours }) =>
    hours.map(({ from, until }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${WEEKDAYS[weekday]}`,
      opens: timeOfMinutes(from),
      closes: timeOfMinutes(Math.min(until, LAST_MINUTE)),
    })),
  );
}

/** What has no category stands beside the categories. */
function catalogOf(services: readonly OfferedService[]): object {
  return {
    '@type': 'OfferCatalog',
    name: faceLabels.services,
    itemListElement: groupsOf(services).flatMap(({ category, services: offered }) => {
      const offers = offered.map(offerOf);
      if (category === '') return offers;
      return [{ '@type': 'OfferCatalog', name: category, itemListElement: offers }];
    }),
  };
}

/** Where people ask different prices, the lowest is where they begin. */
function offerOf({ name, priceCents, priceVaries }: OfferedService): object {
  const price = { price: reaisOf(priceCents), priceCurrency: 'BRL' };
  const from = { '@type': 'PriceSpecification', minPrice: price.price, priceCurrency: 'BRL' };
  return {
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name },
    ...(priceVaries ? { priceSpecification: from } : price),
  };
}

/** As machines read it: '1234.50'. */
function reaisOf(priceCents: number): string {
  return (priceCents / 100).toFixed(2);
}
