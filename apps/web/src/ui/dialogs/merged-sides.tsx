import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import type { Side, Sides } from '../../foundation/drafts/merge-sides.ts';
import { mergedLabels as labels, sideText, valueText, whichText } from './merged-notice.labels.ts';
import classes from './merged-sides.module.css';

export type MergedSidesProps<Draft> = {
  sides: Sides<Draft>;
  /** What both changed, by the names that people have for it. */
  fields: readonly { field: keyof Draft & string; name: string }[];
  /** How a value is read; as it is written where nobody says. */
  textOf?: ((value: Draft[keyof Draft & string], field: string) => string) | undefined;
};

/** What both changed, side by side: one's own stands in the form until the other is taken. */
export function MergedSides<Draft>({ sides, fields, textOf = valueText }: MergedSidesProps<Draft>) {
  const [chosen, setChosen] = useState<Partial<Record<string, Side>>>({});

  function choose(field: keyof Draft & string, side: Side): void {
    setChosen((before) => ({ ...before, [field]: side }));
    sides.choose(field, side);
  }

  return (
    <Stack gap="sm" my="xs">
      {fields.map(({ field, name }) => (
        <Radio.Group
          key={field}
          label={whichText(name)}
          value={chosen[field] ?? 'mine'}
          onChange={(side) => choose(field, side === 'theirs' ? 'theirs' : 'mine')}
        >
          <div className={classes.sides}>
            <Radio value="mine" label={sideText(labels.mine, textOf(sides.mine[field], field))} />
            <Radio
              value="theirs"
              label={sideText(labels.theirs, textOf(sides.theirs[field], field))}
            />
          </div>
        </Radio.Group>
      ))}
    </Stack>
  );
}
