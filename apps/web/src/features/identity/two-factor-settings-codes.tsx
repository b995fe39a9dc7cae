import { Alert, Button, Group, Portal } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import {
  IconAlertTriangle,
  IconCheck,
  IconCopy,
  IconDownload,
  IconPrinter,
} from '@tabler/icons-react';
import { saveFile } from '../../foundation/save-file.ts';
import { useSession } from '../../foundation/session.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { recoverySheet, twoFactorLabels } from './two-factor-settings.labels.ts';
import classes from './two-factor-settings.module.css';

type TwoFactorSettingsCodesProps = { codes: readonly string[]; onDone: () => void };

export function TwoFactorSettingsCodes({ codes, onDone }: TwoFactorSettingsCodesProps) {
  const sheet = recoverySheet(useSession().user.email, codes);
  return (
    <>
      <Alert color="yellow" icon={<IconAlertTriangle />} mb="md">
        {twoFactorLabels.keepThem}
      </Alert>
      <ul className={classes.codes} aria-label={twoFactorLabels.recoveryCodes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Portal>
        <pre className={classes.sheet}>{sheet}</pre>
      </Portal>
      <Group gap="xs" mt="md">
        <CopyButton text={sheet} />
        <Button
          variant="default"
          leftSection={<IconDownload size={18} />}
          onClick={() => saveFile(sheetFile(sheet))}
        >
          {twoFactorLabels.download}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} />}
          onClick={() => window.print()}
        >
          {twoFactorLabels.print}
        </Button>
      </Group>
      <DialogActions>
        <Button onClick={onDone}>{twoFactorLabels.done}</Button>
      </DialogActions>
    </>
  );
}

function CopyButton({ text }: { text: string }) {
  const clipboard = useClipboard({ timeout: 4000 });
  return (
    <Button
      variant="default"
      leftSection={clipboard.copied ? <IconCheck size={18} /> : <IconCopy size={18} />}
      onClick={() => clipboard.copy(text)}
    >
      <span aria-live="polite">{copyText(clipboard)}</span>
    </Button>
  );
}

function copyText({ copied, error }: { copied: boolean; error: Error | null }): string {
  if (error) return twoFactorLabels.failedToCopy;
  return copied ? twoFactorLabels.copied : twoFactorLabels.copy;
}

function sheetFile(sheet: string): File {
  return new File([sheet], twoFactorLabels.fileName, { type: 'text/plain;charset=utf-8' });
}
