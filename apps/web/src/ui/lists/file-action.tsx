import { IconDownload } from '@tabler/icons-react';
import { errorText } from '../../foundation/error-text.ts';
import { showFailure } from '../../foundation/toasts.ts';
import type { PageAction } from '../page-actions.tsx';

/** The part of a mutation that fetches a file and saves it. */
export type Download<Asked> = {
  isPending: boolean;
  mutate: (asked: Asked, options: { onError: (error: unknown) => void }) => void;
};

type AskedFile<Asked> = {
  label: string;
  /** Said above the reason when no file comes. */
  failureTitle: string;
  download: Download<Asked>;
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
