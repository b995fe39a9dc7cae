import type { ReactNode } from 'react';
import classes from './pictures.module.css';

export type PictureName = 'agenda' | 'people' | 'services' | 'money' | 'documents' | 'search';

/** A drawing in the colours of the theme; whoever cannot see it misses nothing. */
export function Picture({ name }: { name: PictureName }) {
  return (
    <svg viewBox="0 0 144 112" width={144} height={112} fill="none" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}

const drawings: Record<PictureName, ReactNode> = {
  // A week of the agenda with one entry in it.
  agenda: (
    <>
      <rect className={classes.sheet} x="22" y="20" width="100" height="76" rx="12" />
      <path className={classes.line} d="M22 42h100M48 13v14M96 13v14M56 42v54M89 42v54" />
      <rect className={classes.faint} x="30" y="52" width="18" height="10" rx="4" />
      <rect className={classes.accent} x="62" y="58" width="21" height="22" rx="5" />
      <rect className={classes.faint} x="96" y="70" width="18" height="10" rx="4" />
    </>
  ),
  // Three heads side by side, the one in front in colour.
  people: (
    <>
      <circle className={classes.sheet} cx="40" cy="44" r="13" />
      <path className={classes.sheet} d="M16 92c0-14 10-24 24-24s24 10 24 24Z" />
      <circle className={classes.sheet} cx="104" cy="44" r="13" />
      <path className={classes.sheet} d="M80 92c0-14 10-24 24-24s24 10 24 24Z" />
      <circle className={classes.lens} cx="72" cy="38" r="16" />
      <path className={classes.lens} d="M42 97c0-18 12-31 30-31s30 13 30 31Z" />
    </>
  ),
  // A comb above a pair of scissors.
  services: (
    <>
      <rect className={classes.sheet} x="22" y="18" width="100" height="18" rx="8" />
      <path
        className={classes.line}
        d="M32 36v16M42 36v16M52 36v16M62 36v16M72 36v16M82 36v16M92 36v16M102 36v16M112 36v16"
      />
      <path className={classes.handle} d="m40 64 48 26M40 98l48-26" />
      <circle className={classes.lens} cx="100" cy="66" r="10" />
      <circle className={classes.lens} cx="100" cy="96" r="10" />
    </>
  ),
  // A note with two coins before it.
  money: (
    <>
      <rect className={classes.sheet} x="16" y="26" width="104" height="58" rx="10" />
      <circle className={classes.faint} cx="68" cy="55" r="14" />
      <path className={classes.line} d="M30 40v30M106 40v14" />
      <circle className={classes.lens} cx="100" cy="88" r="14" />
      <circle className={classes.accent} cx="118" cy="74" r="14" />
      <path className={classes.onAccent} d="M118 68v12" />
    </>
  ),
  // A receipt on which little is printed yet, and a sheet behind it.
  documents: (
    <>
      <rect className={classes.sheet} x="70" y="10" width="48" height="72" rx="8" />
      <path
        className={classes.sheet}
        d="M34 30a8 8 0 0 1 8-8h40a8 8 0 0 1 8 8v74l-9-7-9.5 7-9.5-7-9.5 7-9.5-7-9 7Z"
      />
      <rect className={classes.faint} x="48" y="38" width="28" height="8" rx="4" />
      <rect className={classes.faint} x="48" y="54" width="18" height="8" rx="4" />
      <rect className={classes.accent} x="48" y="74" width="28" height="8" rx="4" />
    </>
  ),
  // A magnifying glass over a list in which nothing matches.
  search: (
    <>
      <rect className={classes.sheet} x="22" y="18" width="84" height="76" rx="12" />
      <rect className={classes.faint} x="36" y="34" width="44" height="10" rx="5" />
      <rect className={classes.faint} x="36" y="52" width="28" height="10" rx="5" />
      <rect className={classes.faint} x="36" y="70" width="36" height="10" rx="5" />
      <circle className={classes.lens} cx="100" cy="64" r="22" />
      <path className={classes.handle} d="m116 81 14 15" />
    </>
  ),
};
