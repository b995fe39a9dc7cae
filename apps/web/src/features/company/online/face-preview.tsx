import type { Company } from '@app/contract/company/company.contract';
import { firstSignOf } from '@app/domain/shared/text';
import { Text } from '@mantine/core';
import type { CSSProperties } from 'react';
import classes from './face-preview.module.css';
import { faceLabels } from './public-booking.labels.ts';

/** The head of the public page as it is now: what is chosen below shows here at once. */
export function FacePreview({ company }: { company: Company }) {
  const { logoUrl, coverUrl, color } = company;
  const name = company.tradeName || company.name;
  return (
    <figure className={classes.preview}>
      <div className={classes.page} style={colorOf(color)}>
        <div className={classes.band}>{coverUrl && <img src={coverUrl} alt="" />}</div>
        <div className={classes.title}>
          {logoUrl ? (
            <img className={classes.logo} src={logoUrl} alt="" />
          ) : (
            <span className={classes.letter} aria-hidden>
              {firstSignOf(name)}
            </span>
          )}
          <Text fw={600} lineClamp={2} className={classes.name}>
            {name}
          </Text>
        </div>
      </div>
      <Text component="figcaption" size="xs" c="dimmed">
        {faceLabels.preview}
      </Text>
    </figure>
  );
}

function colorOf(color: string | null): CSSProperties | undefined {
  // React's type knows no custom properties, although React sets them.
  return color ? ({ '--own-color': color } as CSSProperties) : undefined;
}
