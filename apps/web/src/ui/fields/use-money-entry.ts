import { type Cents, formatAmount, parseMoney } from '@app/domain/shared/money';
import { type EntryRefusal, readMoneyEntry } from '@app/domain/shared/money-entry';
import { type ClipboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';

type MoneyEntry = {
  value: Cents | null;
  onChange: (amount: Cents | null) => void;
  maximum: Cents;
};

/** The text of a field for money while somebody is in it, and the amount that it means. */
export function useMoneyEntry({ value, onChange, maximum }: MoneyEntry) {
  const [text, setText] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<EntryRefusal | null>(null);

  function take(written: string, kept = written): void {
    const entry = readMoneyEntry(written, maximum);
    if (!entry.accepted) {
      setRefusal((before) => (before === 'negative' ? before : entry.reason));
      return;
    }

    setText(kept);
    // After '-10' the field holds 10: the sentence stays to say that the sign is not in it.
    setRefusal((before) => (kept !== '' && before === 'negative' ? before : null));
    onChange(entry.value);
  }

  return {
    refusal,
    shown: text !== null && parseMoney(text) === value ? text : written(value),
    type: (typed: string) => take(typed),
    /** What is pasted is a whole amount and takes the place of what was there. */
    paste(event: ClipboardEvent<HTMLInputElement>): void {
      event.preventDefault();
      const pasted = event.clipboardData.getData('text');
      take(pasted, typable(parseMoney(pasted)));
    },
    begin(): void {
      setText(typable(value));
      setRefusal(null);
    },
    end: () => setText(null),
    selection: useWholeSelection(text !== null),
  };
}

/** Whoever enters the field replaces what is there by typing; a second click places the caret. */
function useWholeSelection(isInside: boolean) {
  const ref = useRef<HTMLInputElement>(null);
  const isEnteringByClick = useRef(false);

  useLayoutEffect(() => {
    if (isInside) ref.current?.select();
  }, [isInside]);

  return {
    ref,
    onMouseDown(event: MouseEvent<HTMLInputElement>): void {
      isEnteringByClick.current = document.activeElement !== event.currentTarget;
    },
    onMouseUp(event: MouseEvent<HTMLInputElement>): void {
      if (!isEnteringByClick.current) return;
      isEnteringByClick.current = false;
      event.preventDefault();
      event.currentTarget.select();
    },
  };
}

function written(value: Cents | null): string {
  return value === null ? '' : formatAmount(value);
}

/** Without the points between thousands, which would be in the way of whoever corrects a figure. */
function typable(value: Cents | null): string {
  return written(value).replaceAll('.', '');
}
