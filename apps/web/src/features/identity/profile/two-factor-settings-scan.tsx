import { Button, Code, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { encode } from 'uqr';
import { errorText } from '../../../foundation/error-text.ts';
import { complainBeside } from '../../../foundation/form-errors.ts';
import { useIsPhone } from '../../../foundation/hooks/use-is-phone.ts';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import { DialogForm } from '../../../ui/dialogs/dialog-form.tsx';
import {
  CODE_LENGTH,
  codeOf,
  secretOf,
  secretText,
  twoFactorLabels,
} from './two-factor-settings.labels.ts';
import classes from './two-factor-settings.module.css';
import { TwoFactorSettingsCopy } from './two-factor-settings-copy.tsx';

type TwoFactorSettingsScanProps = {
  totpUri: string;
  /** Answers what is wrong with the code, or `null`. */
  onSubmit: (code: string) => Promise<string | null>;
};

export default function TwoFactorSettingsScan({ totpUri, onSubmit }: TwoFactorSettingsScanProps) {
  const form = useForm({
    initialValues: { code: '' },
    validate: {
      code: (code) => (code.length === CODE_LENGTH ? null : twoFactorLabels.wrongFormat),
    },
  });

  async function send({ code }: { code: string }): Promise<boolean> {
    const complaint = await onSubmit(code);
    return complaint ? complainBeside(form, 'code', complaint) : true;
  }

  return (
    <DialogForm
      saving={useSaving({ form, draft: null, send, failed: errorText })}
      confirm={twoFactorLabels.confirm}
    >
      <OpenHere totpUri={totpUri} />
      <Text c="dimmed">{twoFactorLabels.scan}</Text>
      <QrCode content={totpUri} />
      <Secret totpUri={totpUri} />
      <TextInput
        label={twoFactorLabels.code}
        description={form.errors.code ? null : twoFactorLabels.codeHelp}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        {...form.getInputProps('code')}
        onChange={(event) => form.setFieldValue('code', codeOf(event.currentTarget.value))}
      />
    </DialogForm>
  );
}

/** No phone reads what its own screen shows, so there the app is opened with everything in it. */
function OpenHere({ totpUri }: { totpUri: string }) {
  if (!useIsPhone()) return null;
  return (
    <Stack gap="xs">
      <Text c="dimmed">{twoFactorLabels.onThisPhone}</Text>
      <Button component="a" href={totpUri}>
        {twoFactorLabels.openApp}
      </Button>
    </Stack>
  );
}

function Secret({ totpUri }: { totpUri: string }) {
  return (
    <Stack gap="xs">
      <Text size="xs" c="dimmed">
        {twoFactorLabels.typeInstead}
      </Text>
      <Code block className={classes.secret}>
        {secretText(totpUri)}
      </Code>
      <TwoFactorSettingsCopy label={twoFactorLabels.copySecret} text={secretOf(totpUri)} />
    </Stack>
  );
}

/** Dark on white in both themes: cameras do not read it the other way round. */
function QrCode({ content }: { content: string }) {
  const { data, size } = encode(content, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      className={classes.qrCode}
      role="img"
      aria-label={twoFactorLabels.qrCode}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={squares.join('')} fill="#000" />
    </svg>
  );
}
