import { IMPORT_LIMITS } from '@app/domain/clients/client-import';
import { Button, FileButton, Text } from '@mantine/core';
import { IconAlertTriangle, IconFileUpload } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { errorText } from '../../../foundation/error-text.ts';
import { useIsPhone } from '../../../foundation/hooks/use-is-phone.ts';
import { useUploadImport } from './client-import.api.ts';
import { uploadLabels as labels } from './client-import-upload.labels.ts';
import classes from './client-import-upload.module.css';

// Phones know files by their type, computers by their ending.
const accepted =
  '.csv,.txt,.xlsx,.vcf,text/csv,text/vcard,text/x-vcard,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A file to drop or to choose. What cannot be read is said right here. */
export function ClientImportUpload({ onRead }: { onRead: (importId: string) => void }) {
  const isPhone = useIsPhone();
  const { send, complaint, isReading } = useSending(onRead);
  const { isOver, ...zone } = useDropping((files) => send([...files]));

  return (
    <section aria-label={labels.zone} className={classes.zone} data-over={isOver} {...zone}>
      <span className={classes.icon}>
        <IconFileUpload size={28} stroke={1.5} />
      </span>
      <Text fw={600} size="lg" ta="center">
        {isPhone ? labels.titleOnPhone : labels.title}
      </Text>
      <Text c="dimmed" ta="center" className={classes.words}>
        {labels.limits}
      </Text>
      <FileButton accept={accepted} onChange={(file) => file && send([file])}>
        {(button) => (
          <Button {...button} mt="sm" className={classes.choose} loading={isReading}>
            {labels.choose}
          </Button>
        )}
      </FileButton>
      <Text c="dimmed" size="sm" ta="center" role="status" className={classes.words}>
        {isReading ? labels.reading : labels.promise}
      </Text>
      {complaint && (
        <Text role="alert" className={classes.complaint}>
          <IconAlertTriangle size={18} />
          <span>{complaint}</span>
        </Text>
      )}
    </section>
  );
}

function useSending(onRead: (importId: string) => void) {
  const upload = useUploadImport();
  const [complaint, setComplaint] = useState<string | null>(null);

  function send(files: readonly File[]): void {
    const [file] = files;
    if (!file || upload.isPending) return;
    const problem = problemOf(files);
    setComplaint(problem);
    if (problem) return;
    upload.mutate(
      { file },
      {
        onSuccess: ({ id }) => onRead(id),
        onError: (error) => setComplaint(errorText(error)),
      },
    );
  }

  return { send, complaint, isReading: upload.isPending };
}

/** What is plain before anything travels; the rest is the server's to say. */
function problemOf(files: readonly File[]): string | null {
  if (files.length > 1) return labels.onlyOne;
  if (files.some(({ size }) => size > IMPORT_LIMITS.fileBytes)) return labels.tooLarge;
  return null;
}

function useDropping(onDrop: (files: FileList) => void) {
  const [isOver, setIsOver] = useState(false);
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      // Without this the browser would open the file in place of the page.
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      onDrop(event.dataTransfer.files);
    },
  };
}
