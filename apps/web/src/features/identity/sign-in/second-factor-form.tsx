import { Anchor, Button, Group, Input, PinInput, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { Greeting } from './auth-layout.tsx';
import { type SecondFactor, useConfirmSignIn } from './sign-in.api.ts';
import { secondFactorLabels as labels } from './sign-in.labels.ts';

const CODE_LENGTH = 6;

/** The second step of signing in. `onBack` asks for the password again. */
export default function SecondFactorForm({ onBack }: { onBack: () => void }) {
  const { kind, choose, question, fieldProps, submit, isChecking } = useSecondFactor(onBack);
  const isCode = kind === 'code';

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    void submit(fieldProps.value);
  }

  return (
    <form noValidate onSubmit={onSubmit}>
      <Greeting title={labels.title}>{isCode ? labels.withCode : labels.withRecoveryCode}</Greeting>
      <Stack gap="md">
        {isCode ? (
          <CodeField key={question} {...fieldProps} onComplete={submit} />
        ) : (
          <RecoveryCodeField key={question} {...fieldProps} />
        )}
        <Group grow>
          <Button variant="default" onClick={onBack}>
            {labels.back}
          </Button>
          <Button type="submit" loading={isChecking}>
            {labels.confirm}
          </Button>
        </Group>
        <Anchor
          component="button"
          type="button"
          size="sm"
          mih={44}
          onClick={() => choose(isCode ? 'recovery-code' : 'code')}
        >
          {isCode ? labels.useRecoveryCode : labels.useCode}
        </Anchor>
      </Stack>
    </form>
  );
}

function useSecondFactor(onBack: () => void) {
  const confirm = useConfirmSignIn();
  const [kind, setKind] = useState<SecondFactor>('code');
  const [value, setValue] = useState('');
  const [error, setError] = useState('');
  // A question that is asked again is a new field, which takes the focus.
  const [question, setQuestion] = useState(1);
  const [isChecking, setChecking] = useState(false);

  function ask(sentence: string): void {
    setValue('');
    setError(sentence);
    setQuestion((number) => number + 1);
  }

  async function submit(code: string): Promise<void> {
    if (isChecking) return;
    if (code.trim() === '') return ask(labels.missing);
    setChecking(true);
    const answer = await confirm(kind, code.trim()).finally(() => setChecking(false));
    if (answer.outcome === 'over') onBack();
    if (answer.outcome === 'wrong') ask(answer.sentence);
  }

  function choose(chosen: SecondFactor): void {
    setKind(chosen);
    ask('');
  }

  const fieldProps = { value, error, onChange: setValue };
  return { kind, choose, question, fieldProps, submit, isChecking };
}

type FieldProps = { value: string; error: string; onChange: (value: string) => void };

function CodeField({
  value,
  error,
  onChange,
  onComplete,
}: FieldProps & { onComplete: (value: string) => void }) {
  const labelId = useId();
  return (
    <Input.Wrapper
      label={labels.code}
      labelElement="div"
      labelProps={{ id: labelId }}
      error={error}
      errorProps={{ role: 'alert' }}
    >
      <PinInput
        role="group"
        aria-labelledby={labelId}
        length={CODE_LENGTH}
        type="number"
        oneTimeCode
        autoFocus
        size="lg"
        value={value}
        error={error !== ''}
        onChange={onChange}
        onComplete={onComplete}
        getInputProps={(index) => ({ 'aria-label': labels.digit(index + 1) })}
      />
    </Input.Wrapper>
  );
}

function RecoveryCodeField({ value, error, onChange }: FieldProps) {
  return (
    <TextInput
      label={labels.recoveryCode}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      autoFocus
      value={value}
      error={error}
      errorProps={{ role: 'alert' }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
