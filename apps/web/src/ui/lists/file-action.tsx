import { IconDownload } from '@tabler/icons-react';
import type { UseMutationResult } from '@tanstack/react-query';
import { errorText } from '../../foundation/error-text.ts';
import { showFailure } from '../../foundation/toasts.ts';
import type { PageAction } from '../page-actions.tsx';

type AskedFile<Asked> = {
  label: string;
  /** Said above the reason when no file comes. */
  failureTitle: string;
  /** Fetches the file and saves it. */
  download: Pick<UseMutationResult<unknown, Error, Asked>, 'isPending' | 'mutate'>;
  asked: Asked;
};

/** For a file that the server writes. */
export function fileAction<Asked>(file: AskedFile<Asked>): PageAction {
  const { label, failureTitle, download, asked } = file;
  const onError = (error: unknown) => showFailure(failureTitle, errorText(error));
  return {
    label,
    icon: <IconDownload size={18} />,
    isBusy: download.isPending,
    onClick: () => download.mutate(asked, { onError }),
  };
}
