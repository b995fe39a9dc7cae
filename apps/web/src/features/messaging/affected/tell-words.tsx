import { usualText } from '@app/domain/messaging/default-texts';
import { Checkbox, Stack } from '@mantine/core';
import { MessageField } from '../templates/message-field.tsx';
import { beforeText, tellLabels as labels } from './affected.labels.ts';

type TellWordsProps = {
  count: number;
  text: string | null;
  onChange: (text: string | null) => void;
};

/** Whether those whom nobody will serve are told at once, and in which words. */
export default function TellWords({ count, text, onChange }: TellWordsProps) {
  return (
    <Stack gap="sm" mt="md">
      <Checkbox
        label={beforeText(count)}
        description={labels.beforeHelp}
        checked={text !== null}
        onChange={(event) => onChange(event.currentTarget.checked ? usualText('affected') : null)}
      />
      {text !== null && (
        <MessageField
          value={text}
          onChange={onChange}
          required
          error={text.trim() === '' && labels.empty}
        />
      )}
    </Stack>
  );
}
