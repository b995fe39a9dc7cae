import type { UseFormReturnType } from '@mantine/form';
import { useWindowEvent } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { errorText, noConnectionText } from '../error-text.ts';
import { isRefusal, isRefusedWith } from '../failure.ts';
import { complainBeside, showFieldErrors } from '../form-errors.ts';
import { showFailure, showSuccess } from '../toasts.ts';
import type { KeptDraft } from './use-draft.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

export type SavingOptions<Draft, Stored> = {
  form: UseFormReturnType<Draft>;
  /** Answers `false` where nothing was stored and nothing is left to say. */
  send: (draft: Draft) => Promise<Stored | false>;
  /** What is said when it is stored, or how; left out where the screen shows it. */
  saved?: string | ((stored: Stored) => void);
  /** The refusals that are about a field, by their code. */
  fieldOf?: Readonly<Record<string, string>>;
  /**
   * Refusals that the screen meets in its own way: `true` for one that it has met. What was sent
   * before without an answer may be stored all the same. */
  meet?: (error: unknown, unheard: Draft | null) => boolean | Promise<boolean>;
  /** What is said of any other failure: the title of a notice, or a sentence inside of the form. */
  failed:
    | string
    | { title: (error: unknown) => string; text?: (error: unknown) => string }
    | Sentence;
  /** Comes after it is stored: closes the form, or goes on from what is stored and was typed since. */
  done?: (stored: Stored, sent: Draft) => void;
  /**
   * What is typed outlives a reload. Null where nothing may be kept, such as a password, or where
   * nothing is typed that would be missed: a name that confirms, one choice. */
  draft: KeptDraft<Draft> | null;
};
type Sentence = (error: unknown) => string;

export type Saving<Draft> = {
  form: UseFormReturnType<Draft>;
  save: (draft: Draft) => Promise<void>;
  isSaving: boolean;
  failure: string | null;
  /** Nobody knows whether the last try was stored: the same again is answered as it was. */
  isUnheard: boolean;
  draft: KeptDraft<Draft> | null;
};

/** Sends a form once, says how it ended, and is done only when it is stored. */
export function useSaving<Draft, Stored>(options: SavingOptions<Draft, Stored>): Saving<Draft> {
  const { form, send, saved, done, draft: kept } = options;
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [isUnheard, setIsUnheard] = useState(false);
  const unheard = useRef<Draft | null>(null);
  // It is not true any more, and she may try again.
  useWindowEvent('online', () => setFailure((said) => (said === noConnectionText ? null : said)));

  async function save(draft: Draft): Promise<void> {
    setFailure(null);
    setIsSaving(true);
    let stored: Stored | false;
    try {
      stored = await send(draft);
    } catch (error) {
      if (!isRefusal(error)) unheard.current = draft;
      setIsUnheard(!isRefusal(error));
      setFailure(await explain(error, options, unheard.current));
      return;
    } finally {
      setIsSaving(false);
    }
    unheard.current = null;
    setIsUnheard(false);
    if (stored === false) return;
    if (typeof saved === 'string') showSuccess(saved);
    else saved?.(stored);
    // Whatever was typed since is not stored.
    form.resetDirty(draft);
    kept?.keepSince(draft);
    done?.(stored, draft);
  }

  return { form, save: useOneAtATime(save), isSaving, failure, isUnheard, draft: kept };
}

/** What has to be said inside of the form, when it is not said elsewhere. */
async function explain<Draft, Stored>(
  error: unknown,
  options: SavingOptions<Draft, Stored>,
  unheard: Draft | null,
): Promise<string | null> {
  const { form, fieldOf = {}, meet, failed } = options;
  if (await meet?.(error, unheard)) return null;
  const about = Object.keys(fieldOf).find((code) => isRefusedWith(code, error));
  if (about) {
    complainBeside(form, fieldOf[about] ?? '', errorText(error));
    return null;
  }
  if (showFieldErrors(form, error)) return null;
  if (typeof failed === 'function') return failed(error);
  const { title, text = errorText } = typeof failed === 'string' ? { title: () => failed } : failed;
  showFailure(title(error), text(error));
  return null;
}
