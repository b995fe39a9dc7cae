import { toCsv } from '@app/domain/shared/csv';
import { Button, FileButton, Group, Text } from '@mantine/core';
import { IconDownload, IconFileUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { saveFile } from '../../foundation/save-file.ts';
import { explanationText, sheetLabels as labels, type SheetWords } from './sheet-import.labels.ts';

// Phones know files by their type, computers by their ending.
const ACCEPTED =
  '.csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type SheetImportFileProps<Field extends string> = {
  words: SheetWords<Field>;
  hasReport: boolean;
  isReading: boolean;
  onChoose: (file: File) => void;
};

export function SheetImportFile<Field extends string>(props: SheetImportFileProps<Field>) {
  const { words, hasReport, isReading, onChoose } = props;
  // The same file may come again, put right meanwhile; a browser tells that of an empty field only.
  const reset = useRef<() => void>(null);
  function choose(file: File | null): void {
    reset.current?.();
    if (file) onChoose(file);
  }

  return (
    <>
      <Text c="dimmed">{explanationText(words.noun)}</Text>
      <Group gap="sm">
        <FileButton accept={ACCEPTED} resetRef={reset} onChange={choose}>
          {(button) => (
            <Button
              {...button}
              variant={hasReport ? 'default' : 'filled'}
              leftSection={<IconFileUpload size={18} />}
              loading={isReading}
            >
              {hasReport ? labels.chooseOther : labels.choose}
            </Button>
          )}
        </FileButton>
        {!hasReport && (
          <Button
            variant="default"
            leftSection={<IconDownload size={18} />}
            onClick={() => saveFile(templateOf(words))}
          >
            {labels.template}
          </Button>
        )}
      </Group>
    </>
  );
}

function templateOf<Field extends string>({ fields, example, templateName }: SheetWords<Field>) {
  const header = Object.values<string>(fields);
  const line = Object.keys(fields).map((field) => example[field as Field]);
  return new File([toCsv(header, [line])], templateName, { type: 'text/csv;charset=utf-8' });
}
