import { useHotkeys } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { UndoOffer, undoToast } from '../../../ui/undo-offer.tsx';

const EIGHT_SECONDS = 8000;
const TEN_SECONDS = 10_000;

/** A move is undone from where it led; what was closed is independent of what came after it. */
type Kind = 'move' | 'closed panel';
type Offer = { id: string; kind: Kind; undo: () => void };

/** The last one first: of the moves only that one can be undone. */
let offers: readonly Offer[] = [];

/** Ctrl+Z takes the last one back too, also when its offer has gone. */
export function useUndoKey(): void {
  // A field has an undo of its own, as long as something stands in it.
  useHotkeys([['mod+Z', (event) => isTyping(event) || takeBack(), { preventDefault: false }]], []);
  // What is out of sight is not undone by a key.
  useEffect(
    () => () => {
      offers = [];
    },
    [],
  );
}

function isTyping({ target }: KeyboardEvent): boolean {
  if (target instanceof HTMLElement && target.isContentEditable) return true;
  return (
    (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
    target.value !== ''
  );
}

function takeBack(): void {
  offers[0]?.undo();
}

export function showUndo(sentence: string, undo: () => void, kind: Kind = 'move'): void {
  if (kind === 'move') offers.filter((offer) => offer.kind === 'move').forEach(withdraw);
  const id = notifications.show({
    ...undoToast,
    autoClose: kind === 'move' ? EIGHT_SECONDS : TEN_SECONDS,
    message: <UndoOffer sentence={sentence} onUndo={() => offer.undo()} />,
  });
  const offer: Offer = {
    id,
    kind,
    undo: () => {
      withdraw(offer);
      undo();
    },
  };
  offers = [offer, ...offers];
}

function withdraw(offer: Offer): void {
  notifications.hide(offer.id);
  offers = offers.filter((one) => one !== offer);
}
