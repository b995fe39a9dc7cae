import { type Appearance, shadesOf } from '@app/domain/platform/appearance';
import type { CSSProperties } from 'react';
import classes from './appearance-preview.module.css';
import { appearanceLabels as labels } from './settings.labels.ts';

const COLOR = /^#[0-9a-f]{6}$/i;

/** What the colours look like together, before anybody else sees them. */
export function AppearancePreview({ appearance }: { appearance: Appearance }) {
  if (!Object.values(appearance).every((color) => COLOR.test(color))) return null;
  return (
    <figure className={classes.preview} style={variablesOf(appearance)} aria-label={labels.preview}>
      <div className={classes.card}>
        <p className={classes.title}>{labels.previewTitle}</p>
        <p className={classes.text}>{labels.previewText}</p>
        <span className={classes.badge}>{labels.previewBadge}</span>
      </div>
      <span className={classes.button}>{labels.previewButton}</span>
    </figure>
  );
}

function variablesOf({ primary, secondary, background, text }: Appearance): CSSProperties {
  const [, , , , , , strong] = shadesOf(primary);
  const [tint, , , , , , , tintText] = shadesOf(secondary);
  const variables = {
    '--shown-page': background,
    '--shown-text': text,
    '--shown-button': strong,
    '--shown-tint': tint,
    '--shown-tint-text': tintText,
  };
  // Custom properties are no part of React's type of styles.
  return variables as CSSProperties;
}
