import { SERVICE_IMPORT_FIELDS } from '@app/domain/catalog/service-import-columns';
import { toCsv } from '@app/domain/shared/csv';
import { Button, FileButton, Group, Text } from '@mantine/core';
import { IconDownload, IconFileUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { saveFile } from '../../../foundation/save-file.ts';
import {
  importFieldLabels,
  importLabels as labels,
  templateExample,
} from './services-import.labels.ts';

// Phones know files by their type, computers by their ending.
const ACCEPTED =
  '.csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type ServicesImportFileProps = {
  hasReport: boolean;
  isReading: boolean;
  onChoose: (file: File) => void;
};

export function ServicesImportFile({ hasReport, isReading, onChoose }: ServicesImportFileProps) {
  // The same file may come again, put right meanwhile; a browser tells that of an empty field only.
  const reset = useRef<() => void>(null);
  function choose(file: File | null): void {
    reset.current?.();
    if (file) onChoose(file);
  }

  return (
    <>
      <Text c="dimmed">{labels.explanation}</Text>
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
            onClick={() => saveFile(template())}
          >
            {labels.template}
          </Button>
        )}
      </Group>
    </>
  );
}

function template(): File {
  const header = SERVICE_IMPORT_FIELDS.map((field) => importFieldLabels[field]);
  const example = SERVICE_IMPORT_FIELDS.map((field) => templateExample[field]);
  return new File([toCsv(header, [example])], labels.templateName, {
    type: 'text/csv;charset=utf-8',
  });
}
