import { MESSAGE_LENGTH, messageLength } from '@app/domain/messaging/recipient';
import {
  type TemplateVariable,
  unknownVariables,
  usedVariables,
  VISIT_VARIABLES,
} from '@app/domain/messaging/template';
import { Alert, SimpleGrid, Stack, Text, Textarea } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { MessagePreview, type PreviewOf } from './message-preview.tsx';
import {
  templateFieldLabels as labels,
  lengthText,
  meaningText,
  unknownText,
  writtenText,
} from './templates.labels.ts';
import { VariableChips } from './variable-chips.tsx';

type MessageFieldProps = {
  value: string;
  onChange: (text: string) => void;
  error?: ReactNode;
  required?: boolean;
  label?: string;
  /** Which are offered; those of a visit only where there is one. */
  variables?: readonly TemplateVariable[];
  /** Which are filled in, where some of those that are offered are so only in answers that are ready. */
  filled?: readonly TemplateVariable[];
  /** What is sent while nothing is written. */
  usual?: string;
  /** Who reads it, where that is no client. */
  reader?: PreviewOf | undefined;
};

/** A text with variables: what they are, what is none, and how a client reads it. */
export function MessageField(props: MessageFieldProps) {
  const { value, onChange, error, required = false, label = labels.text } = props;
  const { variables = VISIT_VARIABLES, filled = variables, usual = '', reader } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const unknown = unknownVariables(value);
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
      <Stack gap="xs">
        <Textarea
          ref={field}
          label={label}
          description={labels.textHelp}
          required={required}
          placeholder={writtenText(usual)}
          autosize
          minRows={6}
          maxRows={14}
          value={value}
          error={error}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <Text size="xs" c="dimmed" className="tabular">
          {lengthText(messageLength(value), MESSAGE_LENGTH)}
        </Text>
        <Text size="xs" c="dimmed">
          {meaningText(usedVariables(value).filter((variable) => value.includes(`{${variable}}`)))}
        </Text>
        {unknown.length > 0 && (
          <Alert color="yellow" icon={<IconAlertTriangle size={20} />} role="alert">
            {unknownText(unknown)}
          </Alert>
        )}
        <VariableChips
          variables={variables}
          onPick={(variable) => onChange(inserted(field.current, value, variable))}
        />
      </Stack>
      <MessagePreview
        text={value.trim() === '' ? usual : value}
        filled={filled}
        about={reader}
        isAnswerToo={filled !== variables}
      />
    </SimpleGrid>
  );
}

/** Where the cursor stands, and the cursor then stands after it. */
function inserted(
  field: HTMLTextAreaElement | null,
  text: string,
  variable: TemplateVariable,
): string {
  const written = `{${variable}}`;
  const from = field?.selectionStart ?? text.length;
  const until = field?.selectionEnd ?? text.length;
  const cursor = from + written.length;
  // React writes the new text first, which sets the cursor to its end.
  requestAnimationFrame(() => {
    field?.focus();
    field?.setSelectionRange(cursor, cursor);
  });
  return text.slice(0, from) + written + text.slice(until);
}
