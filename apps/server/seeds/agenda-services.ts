import type { OfferService } from '../src/modules/scheduling/free-time/offer.rules.ts';
import type { Telling } from './agenda-entry.ts';
import type { Guest } from './guests.ts';

const ORDINARY = 3;
const TOGETHER_IN_HUNDRED = 40;

/** What she has done, out of what still fits; nothing when nothing does. */
export function pickServices(
  telling: Telling,
  { wants, isRegular }: Guest,
  fits: (services: readonly OfferService[]) => boolean,
): OfferService[] {
  const { chance, diary } = telling;
  const possible = wants.filter((service) => fits([service]));
  const often = (service: OfferService) => diary.often[service.name] ?? ORDINARY;
  // Whoever comes back comes for what most people come back for.
  const usual = isRegular ? possible.filter((service) => often(service) >= ORDINARY) : possible;
  const hat = (usual.length > 0 ? usual : possible).flatMap((service) =>
    Array.from({ length: often(service) }, () => service),
  );
  if (hat.length === 0) return [];
  const first = chance.pick(hat);
  const second = wants.find((service) => isWith(first, service, telling));
  const both = second ? [first, second] : [first];
  return both.length > 1 && fits(both) && chance.happens(TOGETHER_IN_HUNDRED) ? both : [first];
}

function isWith(first: OfferService, second: OfferService, { diary }: Telling): boolean {
  return diary.together.some(([one, other]) => one === first.name && other === second.name);
}
