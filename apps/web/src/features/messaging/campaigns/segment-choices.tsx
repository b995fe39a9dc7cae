import type { SegmentCount } from '@app/contract/messaging/campaigns.contract';
import type { Segment } from '@app/domain/messaging/segment';
import { Checkbox, Skeleton, Text } from '@mantine/core';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { useSegments } from './campaigns.api.ts';
import {
  clientsText,
  campaignFieldLabels as labels,
  segmentHelp,
  segmentText,
} from './campaigns.labels.ts';
import classes from './campaigns.module.css';

type SegmentChoicesProps = {
  chosen: readonly Segment[];
  onChange: (chosen: Segment[]) => void;
};

/** Each with how many clients are in it as of now. */
export function SegmentChoices({ chosen, onChange }: SegmentChoicesProps) {
  const toggle = (segment: Segment) =>
    onChange(
      chosen.includes(segment) ? chosen.filter((one) => one !== segment) : [...chosen, segment],
    );
  return (
    <LoadBlock query={useSegments()} skeleton={<Skeleton height={180} radius="md" />}>
      {(segments) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset brings borders and a legend that the field has already.
        <div className={classes.segments} role="group" aria-label={labels.audience}>
          {segments.map((count) => (
            <Choice
              key={count.segment}
              count={count}
              isChosen={chosen.includes(count.segment)}
              onToggle={() => toggle(count.segment)}
            />
          ))}
        </div>
      )}
    </LoadBlock>
  );
}

type ChoiceProps = { count: SegmentCount; isChosen: boolean; onToggle: () => void };

function Choice({ count: { segment, clients }, isChosen, onToggle }: ChoiceProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox stands inside.
    <label className={classes.segment}>
      <Checkbox checked={isChosen} onChange={onToggle} aria-describedby={`segment-${segment}`} />
      <div>
        <Text size="sm" fw={600}>
          {segmentText[segment]}
        </Text>
        <Text size="xs" c="dimmed" id={`segment-${segment}`}>
          {segmentHelp[segment]} · {clientsText(clients)}
        </Text>
      </div>
    </label>
  );
}
