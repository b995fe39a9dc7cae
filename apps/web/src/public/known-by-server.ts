import { block } from '@app/domain/shared/page-template';

/** What the server leaves out of a page where nobody makes backups, and what it says there instead. */
export function whenBackedUp(text: string, otherwise = ''): string {
  return whichever({ known: 'backups', missing: 'no-backups' }, text, otherwise);
}

/** What it leaves out where a new company may not try for free, and what it says there instead. */
export function whenTrial(text: string, otherwise = ''): string {
  return whichever({ known: 'free-trial', missing: 'no-trial' }, text, otherwise);
}

type Blocks = { known: string; missing: string };

function whichever({ known, missing }: Blocks, text: string, otherwise: string): string {
  return within(known, text) + (otherwise && within(missing, otherwise));
}

function within(name: string, text: string): string {
  const { start, end } = block(name);
  return start + text + end;
}
