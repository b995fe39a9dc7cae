import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Merge } from '../../foundation/drafts/merge-drafts.ts';
import type { MergeWithSides } from '../../foundation/drafts/merge-sides.ts';
import { changedText, clashingText, mergedLabels } from './merged-notice.labels.ts';
import { MergedSides } from './merged-sides.tsx';

type MergedNoticeProps<Draft> = {
  merged: MergeWithSides<Draft> | null;
  /** What a person calls the fields; those without a name are not worth one. */
  names: Partial<Record<keyof Draft & string, string>>;
  /** How a value is read, where it has parts. */
  textOf?: ((value: Draft[keyof Draft & string], field: string) => string) | undefined;
};

/** Stays in the form until it is saved: what somebody else changed, and that nothing was lost. */
export function MergedNotice<Draft>({ merged, names, textOf }: MergedNoticeProps<Draft>) {
  if (!merged) return null;
  const named = (fields: Merge<Draft>['changed']) => fields.flatMap((field) => names[field] ?? []);
  const clashing = named(merged.clashing);
  const taken = named(merged.changed.filter((field) => !merged.clashing.includes(field)));
  return (
    <Alert
      color="yellow"
      icon={<IconAlertTriangle size={20} />}
      title={merged.isOwn ? mergedLabels.ownTitle : mergedLabels.title}
      role="alert"
      mb="md"
    >
      {taken.length > 0 && <Text size="sm">{changedText(taken)}</Text>}
      {clashing.length > 0 && <Text size="sm">{clashingText(clashing)}</Text>}
      {merged.sides && (
        <MergedSides
          // Somebody saved once more: what was chosen before was about other values.
          key={JSON.stringify(merged.sides.theirs)}
          sides={merged.sides}
          fields={merged.clashing.flatMap((field) => {
            const name = names[field];
            return name ? [{ field, name }] : [];
          })}
          textOf={textOf}
        />
      )}
      <Text size="sm">{merged.isOwn ? mergedLabels.own : mergedLabels.kept}</Text>
    </Alert>
  );
}
