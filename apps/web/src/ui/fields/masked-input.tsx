import { TextInput, type TextInputProps } from '@mantine/core';
import { type ChangeEvent, useLayoutEffect, useRef } from 'react';

export type MaskedInputProps = Omit<
  TextInputProps,
  'value' | 'defaultValue' | 'onChange' | 'ref'
> & {
  value?: string;
  /** Any beginning of what can be typed, and whatever was pasted, as it should read. */
  mask: (typed: string) => string;
  onChange: (masked: string) => void;
};

/** A text field that writes the punctuation and keeps the caret where the person left it. */
export function MaskedInput({ value = '', mask, onChange, ...others }: MaskedInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const charactersBeforeCaret = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (charactersBeforeCaret.current === null) return;
    const caret = positionAfter(charactersBeforeCaret.current, value);
    charactersBeforeCaret.current = null;
    input.current?.setSelectionRange(caret, caret);
  });

  function change(event: ChangeEvent<HTMLInputElement>): void {
    const { value: typed, selectionStart } = event.currentTarget;
    const isInside = selectionStart !== null && selectionStart < typed.length;
    charactersBeforeCaret.current = isInside
      ? countCharacters(typed.slice(0, selectionStart))
      : null;
    onChange(mask(typed));
  }

  return <TextInput {...others} ref={input} value={value} onChange={change} />;
}

function countCharacters(text: string): number {
  return text.replace(/[^0-9A-Za-z]/g, '').length;
}

/** Where the caret stands once that many letters and digits are to its left. */
function positionAfter(count: number, masked: string): number {
  let position = 0;
  while (position < masked.length && countCharacters(masked.slice(0, position)) < count) {
    position += 1;
  }
  return position;
}
