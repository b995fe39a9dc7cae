import type { ReactNode } from 'react';
import classes from './pictures.module.css';

/** An empty page of the agenda with a place kept for the first entry. */
export function NothingYetPicture() {
  return (
    <Picture>
      <rect className={classes.sheet} x="26" y="20" width="92" height="76" rx="12" />
      <path className={classes.line} d="M26 40h92M50 13v14M94 13v14" />
      <rect className={classes.faint} x="40" y="52" width="26" height="10" rx="5" />
      <rect className={classes.faint} x="40" y="72" width="40" height="10" rx="5" />
      <circle className={classes.accent} cx="112" cy="86" r="20" />
      <path className={classes.onAccent} d="M112 78v16M104 86h16" />
    </Picture>
  );
}

/** A magnifying glass over a list in which nothing matches. */
export function NothingFoundPicture() {
  return (
    <Picture>
      <rect className={classes.sheet} x="22" y="18" width="84" height="76" rx="12" />
      <rect className={classes.faint} x="36" y="34" width="44" height="10" rx="5" />
      <rect className={classes.faint} x="36" y="52" width="28" height="10" rx="5" />
      <rect className={classes.faint} x="36" y="70" width="36" height="10" rx="5" />
      <circle className={classes.lens} cx="100" cy="64" r="22" />
      <path className={classes.handle} d="m116 81 14 15" />
    </Picture>
  );
}

/** A receipt on which nothing is printed yet. */
export function NoReceiptPicture() {
  return (
    <Picture>
      <path
        className={classes.sheet}
        d="M44 22a8 8 0 0 1 8-8h40a8 8 0 0 1 8 8v76l-9-7-9.5 7-9.5-7-9.5 7-9.5-7-9 7Z"
      />
      <rect className={classes.faint} x="58" y="30" width="28" height="8" rx="4" />
      <rect className={classes.faint} x="58" y="46" width="18" height="8" rx="4" />
      <rect className={classes.accent} x="58" y="66" width="28" height="8" rx="4" />
    </Picture>
  );
}

/** A page behind a lock. */
export function NotAllowedPicture() {
  return (
    <Picture>
      <rect className={classes.sheet} x="26" y="16" width="84" height="80" rx="12" />
      <rect className={classes.faint} x="40" y="32" width="44" height="10" rx="5" />
      <rect className={classes.faint} x="40" y="50" width="28" height="10" rx="5" />
      <path className={classes.shackle} d="M94 72v-9a12 12 0 0 1 24 0v9" />
      <rect className={classes.accent} x="86" y="70" width="40" height="32" rx="8" />
      <path className={classes.onAccent} d="M106 82v8" />
    </Picture>
  );
}

function Picture({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 144 112" width={144} height={112} fill="none" aria-hidden="true">
      {children}
    </svg>
  );
}
