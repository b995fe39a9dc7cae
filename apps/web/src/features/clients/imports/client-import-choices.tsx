import type { ImportSettings } from '@app/contract/clients/client-imports.contract';
import { Card, Radio, Stack } from '@mantine/core';
import { choiceLabels as labels } from './client-import.labels.ts';
import classes from './client-import-report.module.css';

type Choices = Omit<ImportSettings, 'mapping'>;

type ClientImportChoicesProps = {
  settings: Choices;
  onChange: (choice: Partial<Choices>) => void;
};

const onKnown: readonly Option<Choices['onKnown']>[] = [
  { value: 'update', label: labels.update, description: labels.updateHelp },
  { value: 'skip', label: labels.skip, description: labels.skipHelp },
];
const onInvalidField: readonly Option<Choices['onInvalidField']>[] = [
  { value: 'skip-row', label: labels.skipRow, description: labels.skipRowHelp },
  { value: 'leave-empty', label: labels.leaveEmpty, description: labels.leaveEmptyHelp },
];

/** What to do with people who are known already, and with what cannot be read. */
export function ClientImportChoices({ settings, onChange }: ClientImportChoicesProps) {
  return (
    <Card className={classes.choices}>
      <Choice
        label={labels.onKnown}
        options={onKnown}
        value={settings.onKnown}
        onChoose={(value) => onChange({ onKnown: value })}
      />
      <Choice
        label={labels.onInvalidField}
        options={onInvalidField}
        value={settings.onInvalidField}
        onChoose={(value) => onChange({ onInvalidField: value })}
      />
    </Card>
  );
}

type Option<Value> = { value: Value; label: string; description: string };
type ChoiceProps<Value> = {
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
};

function Choice<Value extends string>({ label, options, value, onChoose }: ChoiceProps<Value>) {
  function choose(chosen: string): void {
    const option = options.find((known) => known.value === chosen);
    if (option) onChoose(option.value);
  }
  return (
    <Radio.Group label={label} value={value} onChange={choose}>
      <Stack gap="sm" mt={4}>
        {options.map((option) => (
          <Radio key={option.value} {...option} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
