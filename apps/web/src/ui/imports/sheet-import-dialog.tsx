import { Button, Modal, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { DialogActions } from '../dialogs/dialog-actions.tsx';
import { type SheetApi, useSheetImport } from './sheet-import.api.ts';
import {
  importActionText,
  sheetLabels as labels,
  type SheetWords,
  titleText,
} from './sheet-import.labels.ts';
import { SheetImportColumns } from './sheet-import-columns.tsx';
import { SheetImportFile } from './sheet-import-file.tsx';
import { SheetImportReport } from './sheet-import-report.tsx';

type SheetImportDialogProps<
  Field extends string,
  Done,
  Unread extends Error,
  Refusal extends Error,
> = {
  api: SheetApi<Field, Done, Unread, Refusal>;
  words: SheetWords<Field>;
  /** What was imported before. */
  earlier?: ReactNode;
  /** What came of the file; nothing where it changed nothing. */
  result: (done: Done) => ReactNode;
  onClose: () => void;
};

/** File, report, result. Each opening begins anew. */
export function SheetImportDialog<
  Field extends string,
  Done,
  Unread extends Error,
  Refusal extends Error,
>(props: SheetImportDialogProps<Field, Done, Unread, Refusal>) {
  const { api, words, result, onClose } = props;
  const importing = useSheetImport(api);
  const close = () => !importing.isStoring && onClose();
  const ended = importing.done && result(importing.done);
  return (
    <Modal opened onClose={close} title={titleText(words.noun)} size="lg">
      {ended || <Draft {...props} importing={importing} onClose={close} />}
    </Modal>
  );
}

type DraftProps<Field extends string> = {
  importing: ReturnType<typeof useSheetImport<Field, unknown, Error, Error>>;
  words: SheetWords<Field>;
  earlier?: ReactNode;
  onClose: () => void;
};

function Draft<Field extends string>({ importing, words, earlier, onClose }: DraftProps<Field>) {
  const { report, complaint, isChecking, isStoring } = importing;
  const isNameless = report !== null && !('name' in report.columns);
  const changes = report ? report.counts.new + report.counts.update : 0;
  return (
    <>
      <Stack gap="md">
        <SheetImportFile
          words={words}
          hasReport={report !== null}
          isReading={isChecking}
          onChoose={importing.choose}
        />
        {complaint && (
          <Text role="alert" c="var(--mantine-color-error)">
            {complaint}
          </Text>
        )}
        {report && (
          <SheetImportColumns
            fields={words.fields}
            report={report}
            disabled={isChecking || isStoring}
            onChange={importing.changeColumns}
          />
        )}
        {report && !isNameless && <SheetImportReport report={report} words={words} />}
        {!report && earlier}
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onClose} disabled={isStoring}>
          {labels.cancel}
        </Button>
        {report && !isNameless && changes > 0 && (
          <Button onClick={importing.store} loading={isStoring} disabled={isChecking}>
            {importActionText(report.counts, words.noun)}
          </Button>
        )}
      </DialogActions>
    </>
  );
}
