import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { errorText } from '../error-text.ts';
import { isRefusedWith } from '../failure.ts';
import { showFieldErrors } from '../form-errors.ts';
import { showFailure, showSuccess } from '../toasts.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

type SavingOptions<Draft> = {
  form: UseFormReturnType<Draft>;
  /** Answers `false` where the person was asked something and thought better of it. */
  send: (draft: Draft) => Promise<unknown>;
  /** What is said when it is stored; `null` where the screen says it itself. */
  saved: string | null;
  /** The refusals that are about a field, by their code. */
  fieldOf?: Readonly<Record<string, string>>;
  /** Refusals that the screen meets in its own way: `true` for one that it has met. */
  meet?: (error: unknown) => boolean | Promise<boolean>;
  /** What is said of any other failure: the title of a notice, or a sentence inside of the form. */
  failed:
    | string
    | { title: (error: unknown) => string; text?: (error: unknown) => string }
    | Sentence;
  close: () => void;
};
type Sentence = (error: unknown) => string;

export type Saving<Draft> = {
  form: UseFormReturnType<Draft>;
  save: (draft: Draft) => Promise<void>;
  isSaving: boolean;
  failure: string | null;
};

/** Sends a form once, says how it ended, and closes it only when it is stored. */
export function useSaving<Draft>(options: SavingOptions<Draft>): Saving<Draft> {
  const { form, send, saved, close } = options;
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);

  async function save(draft: Draft): Promise<void> {
    setFailure(null);
    setIsSaving(true);
    try {
      if ((await send(draft)) === false) return;
    } catch (error) {
      setFailure(await explain(error, options));
      return;
    } finally {
      setIsSaving(false);
    }
    if (saved !== null) showSuccess(saved);
    form.resetDirty();
    close();
  }

  return { form, save: useOneAtATime(save), isSaving, failure };
}

/** What has to be said inside of the form, when it is not said elsewhere. */
async function explain<Draft>(
  error: unknown,
  options: SavingOptions<Draft>,
): Promise<string | null> {
  const { form, fieldOf = {}, meet, failed } = options;
  if (await meet?.(error)) return null;
  const about = Object.keys(fieldOf).find((code) => isRefusedWith(code, error));
  if (about) return complainBeside(form, fieldOf[about] ?? '', errorText(error));
  if (showFieldErrors(form, error)) return null;
  if (typeof failed === 'function') return failed(error);
  const { title, text = errorText } = typeof failed === 'string' ? { title: () => failed } : failed;
  showFailure(title(error), text(error));
  return null;
}

function complainBeside<Draft>(
  form: UseFormReturnType<Draft>,
  field: string,
  sentence: string,
): null {
  form.setErrors({ [field]: sentence });
  form.getInputNode(field)?.focus();
  return null;
}
