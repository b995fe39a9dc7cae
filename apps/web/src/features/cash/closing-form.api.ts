import type { CashSessionDetail, ClosingForm } from '@app/contract/cash/sessions.contract';
import { type Cents, cents } from '@app/domain/shared/money';
import { useState } from 'react';
import { isRefusedWith } from '../../foundation/failure.ts';
import { showFailure, showSuccess } from '../../foundation/toasts.ts';
import { useCloseCash, useRefreshCash } from './cash.api.ts';
import { closingLabels as labels, moneyFailureText } from './cash.labels.ts';

type ExpectedLine = CashSessionDetail['expected'][number];

/** A line while it is being counted; `null` until somebody did. */
export type CountingLine = ExpectedLine & {
  counted: Cents | null;
  differenceCents: number | null;
  /** Where more went out than came in, what went out is counted. */
  isOutflow: boolean;
};

/** Counting happens beside a drawer that may still move: the lines follow what is expected now. */
export function useClosing(session: CashSessionDetail, close: () => void) {
  const [counted, setCounted] = useState<Record<string, Cents | null>>({});
  const [notes, setNotes] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [result, setResult] = useState<CashSessionDetail | null>(null);
  const refresh = useRefreshCash();
  const closing = useCloseCash();
  const lines = session.expected.map((line) => countingOf(line, counted[line.key] ?? null));
  const isCounted = lines.every((line) => line.counted !== null);

  async function save(): Promise<void> {
    setWasTried(true);
    if (!isCounted || closing.isPending) return;
    setFailure(null);
    try {
      setResult(await closing.mutateAsync(inputOf(session.id, lines, notes)));
    } catch (error) {
      return explain(error);
    }
    showSuccess(labels.closed);
  }

  function explain(error: unknown): void {
    if (isRefusedWith('SESSION_ALREADY_CLOSED', error)) {
      showFailure(labels.title, error.message);
      void refresh();
      close();
      return;
    }
    setFailure(moneyFailureText(error, labels.failed));
  }

  return {
    ...{ lines, notes, setNotes, wasTried, failure, result, save },
    count: (key: string, amount: Cents | null) =>
      setCounted((before) => ({ ...before, [key]: amount })),
    totals: isCounted ? totalsOf(lines, session.expectedCents) : null,
    isDirty: result === null && (notes !== '' || lines.some((line) => line.counted !== null)),
    isSaving: closing.isPending,
  };
}
export type Closing = ReturnType<typeof useClosing>;

function countingOf(line: ExpectedLine, counted: Cents | null): CountingLine {
  return {
    ...line,
    counted,
    differenceCents: counted === null ? null : counted - line.expectedCents,
    // A drawer cannot hold less than nothing.
    isOutflow: line.key !== 'drawer' && line.expectedCents < 0,
  };
}

function totalsOf(lines: readonly CountingLine[], expectedCents: number) {
  const countedCents = lines.reduce((sum, { counted }) => sum + (counted ?? 0), 0);
  return { countedCents, expectedCents, differenceCents: countedCents - expectedCents };
}

function inputOf(id: string, lines: readonly CountingLine[], notes: string): ClosingForm {
  const counts = lines.map(({ key, counted }) => ({ key, countedCents: counted ?? cents(0) }));
  return { id, counts, notes: notes.trim() };
}
