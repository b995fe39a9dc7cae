import type { CashSessionDetail, ClosingForm } from '@app/contract/cash/sessions.contract';
import type { Cents } from '@app/domain/shared/money';
import { useState } from 'react';
import { isRefusedWith } from '../../../foundation/failure.ts';
import { useRefresh } from '../../../foundation/hooks/use-refresh.ts';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { useCloseCash } from './cash.api.ts';
import { closingLabels as labels, moneyFailureText } from './cash.labels.ts';

type ExpectedLine = CashSessionDetail['expected'][number];

/** A line while it is being counted; `null` until somebody did. */
export type CountingLine = ExpectedLine & {
  counted: Cents | null;
  differenceCents: number | null;
  /** Where more went out than came in, what went out is counted. */
  isOutflow: boolean;
  /** Somebody found money there although none was expected. */
  isAdded: boolean;
};
/** What was typed, and how it was meant: on the other side of zero it means something else. */
type Count = { amount: Cents | null; isOutflow: boolean };

/** Counting happens beside a drawer that may still move: the lines follow what is expected now. */
export function useClosing(session: CashSessionDetail, close: () => void) {
  const [counted, setCounted] = useState<Record<string, Count>>({});
  const [added, setAdded] = useState<readonly Named[]>([]);
  const [notes, setNotes] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** Why what was expected has to be looked at again. */
  const [change, setChange] = useState<string | null>(null);
  const [result, setResult] = useState<CashSessionDetail | null>(null);
  const refresh = useRefresh('cash');
  const closing = useCloseCash();
  const lines = placesOf(session, added).map((place) => countingOf(place, counted[place.key]));
  const isCounted = lines.every((line) => !isMissing(line));

  async function save(): Promise<void> {
    setWasTried(true);
    if (!isCounted || closing.isPending) return;
    setFailure(null);
    setChange(null);
    try {
      setResult(await closing.mutateAsync(inputOf(session, lines, notes)));
    } catch (error) {
      return explain(error);
    }
    showSuccess(labels.closed);
  }

  async function explain(error: unknown): Promise<void> {
    if (isRefusedWith('SESSION_ALREADY_CLOSED', error)) {
      showFailure(labels.title, error.message);
      void refresh();
      close();
      return;
    }
    if (isRefusedWith('EXPECTED_CHANGED', error)) {
      // The sentence tells to look at values that must be there by then.
      await refresh();
      setChange(error.message);
      return;
    }
    // The screen was older than what the server knows.
    if (isRefusedWith('COUNT_PLACE_UNKNOWN', error)) void refresh();
    setFailure(moneyFailureText(error, labels.failed));
  }

  return {
    ...{ lines, notes, setNotes, wasTried, failure, change, result, save },
    count: ({ key, isOutflow }: CountingLine, amount: Cents | null) =>
      setCounted((before) => ({ ...before, [key]: { amount, isOutflow } })),
    addMethod: (method: Named) => setAdded((before) => [...before, method]),
    totals: isCounted ? totalsOf(lines, session.expectedCents) : null,
    isDirty: result === null && (notes !== '' || lines.some((line) => line.counted !== null)),
    isSaving: closing.isPending,
  };
}
export type Closing = ReturnType<typeof useClosing>;

type Named = { id: string; name: string };
type Place = ExpectedLine & Pick<CountingLine, 'isAdded'>;

function placesOf({ expected }: CashSessionDetail, added: readonly Named[]): Place[] {
  const found = added.filter(({ id }) => expected.every(({ key }) => key !== id));
  return [
    ...expected.map((line) => ({ ...line, isAdded: false })),
    ...found.map(({ id, name }) => ({ key: id, name, expectedCents: 0, isAdded: true })),
  ];
}

function countingOf(place: Place, count: Count | undefined): CountingLine {
  // A drawer cannot hold less than nothing.
  const isOutflow = place.key !== 'drawer' && place.expectedCents < 0;
  const counted = count?.isOutflow === isOutflow ? count.amount : null;
  const differenceCents = counted === null ? null : counted - place.expectedCents;
  return { ...place, counted, differenceCents, isOutflow };
}

/** What somebody added and left empty is not there. */
export function isMissing({ counted, isAdded }: CountingLine): boolean {
  return counted === null && !isAdded;
}

function totalsOf(lines: readonly CountingLine[], expectedCents: number) {
  const countedCents = lines.reduce((sum, { counted }) => sum + (counted ?? 0), 0);
  return { countedCents, expectedCents, differenceCents: countedCents - expectedCents };
}

/** With what was on the screen as expected: of anything else nobody could tell the difference. */
function inputOf(
  { id, expected }: CashSessionDetail,
  lines: readonly CountingLine[],
  notes: string,
): ClosingForm {
  const counts = lines.flatMap(({ key, counted }) =>
    counted === null ? [] : [{ key, countedCents: counted }],
  );
  const shown = expected.map(({ key, expectedCents }) => ({ key, expectedCents }));
  return { id, counts, expected: shown, notes: notes.trim() };
}
