import { block } from '@app/domain/shared/page-template';

/** What the server leaves out of a page where nobody makes backups, and what it says there instead. */
export function whenBackedUp(text: string, otherwise = ''): string {
  const [made, missing] = [block('backups'), block('no-backups')];
  return `${made.start}${text}${made.end}${otherwise && missing.start + otherwise + missing.end}`;
}
