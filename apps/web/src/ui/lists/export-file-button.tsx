import type { UseMutationResult } from '@tanstack/react-query';
import { errorText } from '../../foundation/error-text.ts';
import { showFailure } from '../../foundation/toasts.ts';
import { ExportButton } from './export-button.tsx';

type ExportFileButtonProps<Asked> = {
  label: string;
  /** Said above the reason when no file comes. */
  failureTitle: string;
  /** Fetches the file and saves it. */
  download: Pick<UseMutationResult<unknown, Error, Asked>, 'isPending' | 'mutate'>;
  asked: Asked;
};

/** For a file that the server writes. */
export function ExportFileButton<Asked>(props: ExportFileButtonProps<Asked>) {
  const { label, failureTitle, download, asked } = props;
  const onError = (error: unknown) => showFailure(failureTitle, errorText(error));
  return (
    <ExportButton
      label={label}
      loading={download.isPending}
      onClick={() => download.mutate(asked, { onError })}
    />
  );
}
