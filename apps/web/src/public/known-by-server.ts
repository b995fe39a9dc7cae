import type { Capability } from '@app/domain/shared/capabilities';
import { block } from '@app/domain/shared/page-template';

/** What the server leaves out of a page where nobody makes backups, and what it says there instead. */
export function whenBackedUp(text: string, otherwise = ''): string {
  return whichever({ known: 'backups', missing: 'no-backups' }, text, otherwise);
}

/** What it leaves out where a new company may not try for free, and what it says there instead. */
export function whenTrial(text: string, otherwise = ''): string {
  return whichever({ known: 'free-trial', missing: 'no-trial' }, text, otherwise);
}

/** What it leaves out where nobody finds this part of the product, and what it says there instead. */
export function whenWorks(capability: Capability, text: string, otherwise = ''): string {
  return whichever({ known: `has-${capability}`, missing: `no-${capability}` }, text, otherwise);
}

/** What it says where a phone connects its number by reading a code, and elsewhere. */
export function whenByQrCode(text: string, otherwise = ''): string {
  return whichever({ known: 'qr-code', missing: 'no-qr-code' }, text, otherwise);
}

/** What it says where one plan opens everything, and where there is more to choose from. */
export function whenAllInOne(text: string, otherwise: string): string {
  return whichever({ known: 'all-in-one', missing: 'not-all-in-one' }, text, otherwise);
}

/** What it says where every plan takes as much as one likes, and where one has a limit. */
export function whenUnlimited(text: string, otherwise: string): string {
  return whichever({ known: 'unlimited', missing: 'limited' }, text, otherwise);
}

type Blocks = { known: string; missing: string };

function whichever({ known, missing }: Blocks, text: string, otherwise: string): string {
  return within(known, text) + (otherwise && within(missing, otherwise));
}

function within(name: string, text: string): string {
  const { start, end } = block(name);
  return start + text + end;
}
