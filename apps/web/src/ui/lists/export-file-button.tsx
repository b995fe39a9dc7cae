import { errorText } from '../../foundation/error-text.ts';
import { showFailure } from '../../foundation/toasts.ts';
import { ExportButton } from './export-button.tsx';
import type { Download } from './file-action.tsx';

type ExportFileButtonProps<Asked> = {
  /** The list's title: a screen may have several. */
  list: string;
  label?: string;
  download: Download<Asked>;
  asked: Asked;
};

/** For a list of which only a part is here: the server writes the file. */
export function ExportFileButton<Asked>(props: ExportFileButtonProps<Asked>) {
  const { list, label = 'Exportar CSV', download, asked } = props;
  const onError = (error: unknown) => showFailure('Erro ao exportar', errorText(error));
  return (
    <ExportButton
      label={label}
      list={list}
      loading={download.isPending}
      onClick={() => download.mutate(asked, { onError })}
    />
  );
}
