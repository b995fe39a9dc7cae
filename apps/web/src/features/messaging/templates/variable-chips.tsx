import type { TemplateVariable } from '@app/domain/messaging/template';
import { Button, Group } from '@mantine/core';
import { templateFieldLabels as labels, variableLabels } from './templates.labels.ts';

type VariableChipsProps = {
  variables: readonly TemplateVariable[];
  onPick: (variable: TemplateVariable) => void;
};

/** What completes itself, to be put where the cursor is. */
export function VariableChips({ variables, onPick }: VariableChipsProps) {
  return (
    <Group gap={6} role="group" aria-label={labels.variables}>
      {variables.map((variable) => (
        <Button
          key={variable}
          variant="default"
          size="compact-sm"
          mih={{ base: 44, sm: 30 }}
          // Their rows lie below each other, and would lie on each other.
          my={0}
          fw={400}
          onClick={() => onPick(variable)}
        >
          {variableLabels[variable]}
        </Button>
      ))}
    </Group>
  );
}
