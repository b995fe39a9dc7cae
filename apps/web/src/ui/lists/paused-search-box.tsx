import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { SearchBox } from './search-box.tsx';

const pauseInMilliseconds = 250;

type PausedSearchBoxProps = {
  label: string;
  placeholder?: string | undefined;
  longest: number;
  search: string;
  onSearch: (search: string) => void;
  autoFocus?: boolean | undefined;
};

/** Asks the server once the person pauses, not for every letter. */
export function PausedSearchBox(props: PausedSearchBoxProps) {
  const { longest, search, onSearch, ...words } = props;
  const [text, setText] = useState(search);
  const [known, setKnown] = useState(search);
  const [asked, setAsked] = useState(search);
  const ask = useDebouncedCallback((typed: string) => {
    setAsked(typed);
    onSearch(typed);
  }, pauseInMilliseconds);

  // Emptied or followed back from outside. Its own echo must not undo letters typed meanwhile.
  if (search !== known) {
    setKnown(search);
    if (search !== asked) setText(search);
  }

  function change(typed: string): void {
    const shortened = typed.slice(0, longest);
    setText(shortened);
    ask(shortened.trim());
  }

  return <SearchBox {...words} value={text} onChange={change} />;
}
