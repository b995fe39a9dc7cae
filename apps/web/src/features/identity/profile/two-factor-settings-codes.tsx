import { Alert, Button, Group, Portal } from '@mantine/core';
import { IconAlertTriangle, IconDownload, IconPrinter } from '@tabler/icons-react';
import { saveFile } from '../../../foundation/save-file.ts';
import { useSession } from '../../../foundation/sign-in/session.tsx';
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx';
import { recoverySheet, twoFactorLabels } from './two-factor-settings.labels.ts';
import classes from './two-factor-settings.module.css';
import { TwoFactorSettingsCopy } from './two-factor-settings-copy.tsx';

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
        <TwoFactorSettingsCopy label={twoFactorLabels.copy} text={sheet} />
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

function sheetFile(sheet: string): File {
  return new File([sheet], twoFactorLabels.fileName, { type: 'text/plain;charset=utf-8' });
}
