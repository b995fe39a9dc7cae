import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { useUnsavedChanges } from '../../foundation/hooks/use-unsaved-changes.ts';
import { UnsavedChangesDialog } from './unsaved-changes-dialog.tsx';

type Watched = { isDirty: () => boolean; forget?: (() => void) | undefined };
const nothingTyped: Watched = { isDirty: () => false };

/** Both ask first when there is something to lose. */
export type WaysOut = { close: () => void; askBefore: (leave: () => void) => void };
type Guarding = WaysOut & {
  watch: (form: Watched) => () => void;
  cover: (isCovered: boolean) => void;
};

const Guard = createContext<Guarding>({
  watch: () => () => {},
  cover: () => {},
  close: () => {},
  askBefore: (leave) => leave(),
});

/** For a dialog or a panel: `guarded` stands around its content, `question` beside it. */
export function useGuarding(onClose: () => void) {
  const form = useRef(nothingTyped);
  const changes = useUnsavedChanges(
    () => form.current.isDirty(),
    () => form.current.forget?.(),
  );
  const [isCovered, cover] = useState(false);

  // What closes may change the address, which would be asked about once more.
  function discard(): void {
    form.current = nothingTyped;
    onClose();
  }

  function watch(watched: Watched): () => void {
    form.current = watched;
    return () => {
      form.current = nothingTyped;
    };
  }

  const close = () => changes.askBefore(discard);
  const guarded = (content: ReactNode) => (
    <Guard value={{ watch, cover, close, askBefore: changes.askBefore }}>{content}</Guard>
  );
  return { close, isCovered, guarded, question: <UnsavedChangesDialog changes={changes} /> };
}

/** For a form inside: says whether there is something to lose, and has the ways out. */
export function useGuard(isDirty: () => boolean, forget?: () => void): WaysOut {
  const { watch, cover: _, ...ways } = use(Guard);
  // After each drawing: what it looks at is what was drawn.
  useEffect(() => watch({ isDirty, forget }));
  return ways;
}

/** For what a form inside opens above it: Escape is for that one, as long as it is there. */
export function useCover(): void {
  const { cover } = use(Guard);
  useEffect(() => {
    cover(true);
    return () => cover(false);
  }, [cover]);
}

/** For what stands around the forms inside. */
export function useWaysOut(): WaysOut {
  return use(Guard);
}
