import type { CashSessionDetail, ClosingForm } from '@app/contract/cash/sessions.contract';
import type { Cents } from '@app/domain/shared/money';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { isRefusedWith } from '../../../foundation/failure.ts';
import { useDraft } from '../../../foundation/hooks/use-draft.ts';
import { useRefresh } from '../../../foundation/hooks/use-refresh.ts';
import { showFailure } from '../../../foundation/toasts.ts';
import { useMoneySaving } from '../money.form.ts';
import { useCloseCash } from './cash.api.ts';
import { closingLabels as labels } from './cash.labels.ts';

type ExpectedLine = CashSessionDetail['expected'][number];

/** A line while it is being counted; `null` until somebody did. */
export type CountingLine = ExpectedLine & {
  counted: Cents | null;
  /** Nobody knows it before the place is counted, nor where no amount is shown. */
  differenceCents: number | null;
  /** Somebody found money there although none was expected. */
  isAdded: boolean;
};
/** What was typed, and how it was meant: on the other side of zero it means something else. */
type Count = { amount: Cents | null; isOutflow: boolean };

/** Counts stand by the key of their place. */
type ClosingDraft = { counts: Record<string, Count>; added: readonly Named[]; notes: string };

type Endings = { onClosed: (closed: CashSessionDetail) => void; onClose: () => void };

/** Counting happens beside a drawer that may still move: the lines follow what is expected now. */
export function useClosingForm(session: CashSessionDetail, { onClosed, onClose }: Endings) {
  const form = useForm<ClosingDraft>({
    initialValues: { counts: {}, added: [], notes: '' },
    validate: (draft) => complaintsAbout(linesOf(session, draft), draft),
  });
  /** Why what was expected has to be looked at again. */
  const [change, setChange] = useState<string | null>(null);
  const refresh = useRefresh('cash');
  const kept = useDraft(form, { form: `closing.${session.id}`, thing: null });
  const closing = useCloseCash(kept.request);
  const lines = linesOf(session, form.values);

  async function meet(error: unknown): Promise<boolean> {
    if (isRefusedWith('SESSION_ALREADY_CLOSED', error)) {
      showFailure(labels.title, error.message);
      void refresh();
      onClose();
      return true;
    }
    if (!isRefusedWith('EXPECTED_CHANGED', error)) return false;
    // The sentence tells to look at values that must be there by then.
    await refresh();
    setChange(session.isBlind ? labels.blindChange : error.message);
    return true;
  }

  const saving = useMoneySaving({
    form,
    send: (draft) => {
      setChange(null);
      return closing.mutateAsync(inputOf(session, draft));
    },
    meet,
    fieldOf: { DIFFERENCE_UNEXPLAINED: 'notes' },
    failed: labels.failed,
    done: onClosed,
    draft: kept,
  });

  return {
    saving,
    form,
    lines,
    change,
    count: ({ key, isOutflow }: CountingLine, amount: Cents | null) =>
      form.setFieldValue(countPath(key), { amount, isOutflow }),
    addMethod: (method: Named) => form.setFieldValue('added', (added) => [...added, method]),
    isBlind: session.isBlind,
    totals: lines.some(isMissing) ? null : totalsOf(lines),
  };
}
export type Closing = ReturnType<typeof useClosingForm>;

export const countPath = (key: string) => `counts.${key}` as const;

function complaintsAbout(
  lines: readonly CountingLine[],
  { notes }: ClosingDraft,
): Record<string, string> {
  const missing = lines.filter(isMissing);
  if (missing.length > 0) {
    return Object.fromEntries(missing.map(({ key }) => [countPath(key), labels.missing]));
  }
  // Weeks later nobody remembers: what differs is explained on the day.
  const isDifferent = lines.some(({ differenceCents }) => (differenceCents ?? 0) !== 0);
  return isDifferent && notes.trim() === '' ? { notes: labels.explain } : {};
}

function linesOf(session: CashSessionDetail, { counts, added }: ClosingDraft): CountingLine[] {
  return placesOf(session, added).map((place) => countingOf(place, counts[place.key]));
}

type Named = { id: string; name: string };
const NOTHING = { expectedCents: 0, isOutflow: false };
type Place = ExpectedLine & Pick<CountingLine, 'isAdded'>;

function placesOf({ expected }: CashSessionDetail, added: readonly Named[]): Place[] {
  const found = added.filter(({ id }) => expected.every(({ key }) => key !== id));
  return [
    ...expected.map((line) => ({ ...line, isAdded: false })),
    ...found.map(({ id, name }) => ({ ...NOTHING, key: id, name, isAdded: true })),
  ];
}

function countingOf(place: Place, count: Count | undefined): CountingLine {
  const { expectedCents, isOutflow } = place;
  const counted = count?.isOutflow === isOutflow ? count.amount : null;
  const isUnknown = counted === null || expectedCents === null;
  return { ...place, counted, differenceCents: isUnknown ? null : counted - expectedCents };
}

/** What somebody added and left empty is not there. */
function isMissing({ counted, isAdded }: CountingLine): boolean {
  return counted === null && !isAdded;
}

/** Notes and coins apart from what lies at the bank: one cannot make up for the other. */
function totalsOf(lines: readonly CountingLine[]) {
  const drawer = lines.filter(isDrawer);
  const elsewhere = lines.filter((line) => !isDrawer(line));
  return { drawer: totalOf(drawer), elsewhere: elsewhere.length > 0 ? totalOf(elsewhere) : null };
}

export function isDrawer({ key }: Pick<CountingLine, 'key'>): boolean {
  return key === 'drawer';
}

function totalOf(lines: readonly CountingLine[]) {
  const countedCents = lines.reduce((sum, { counted }) => sum + (counted ?? 0), 0);
  const expectedCents = lines.reduce((sum, line) => sum + (line.expectedCents ?? 0), 0);
  return { countedCents, expectedCents, differenceCents: countedCents - expectedCents };
}

/** With what was on the screen as expected: of anything else nobody could tell the difference. */
function inputOf(session: CashSessionDetail, draft: ClosingDraft): ClosingForm {
  const counts = linesOf(session, draft).flatMap(({ key, counted }) =>
    counted === null ? [] : [{ key, countedCents: counted }],
  );
  const shown = session.expected.map(({ key, expectedCents }) => ({ key, expectedCents }));
  const { id, mark } = session;
  return { id, mark, counts, expected: shown, notes: draft.notes.trim() };
}
