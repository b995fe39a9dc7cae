import type {
  CommissionCell,
  CommissionTable,
} from '@app/contract/catalog/commission-rates.contract';
import { MOST_BASIS_POINTS } from '@app/domain/catalog/commission';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { errorText } from '../../../foundation/error-text.ts';
import { isRefusedWith } from '../../../foundation/failure.ts';
import { useKeptChange } from '../../../foundation/hooks/use-kept-change.ts';
import { useRefresh } from '../../../foundation/hooks/use-refresh.ts';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { tableLabels as labels, overtakenText, replacedText } from './commission-table.labels.ts';
import { useSetCommissions } from './commissions.api.ts';

export type CellPlace = Pick<CommissionCell, 'professionalId' | 'serviceId' | 'ofProducts'>;

/** By cell, with what stood there when she began. */
const allTyped = z.record(
  z.string(),
  z.strictObject({ text: z.string(), begunAt: z.int().nullable() }),
);
type AllTyped = Readonly<z.infer<typeof allTyped>>;
const NOTHING: AllTyped = {};
type Plan = CommissionTable['planned'][number];

/** Only what was typed is kept apart: whatever a colleague changes meanwhile is seen beside it. */
export function useCommissionTable(table: CommissionTable) {
  const kept = useKeptChange<AllTyped>(['commission-table'], keptIn);
  const [typed, setTyped] = useState(kept.found?.draft ?? NOTHING);
  const stored = new Map(table.rates.map((rate) => [keyOf(rate), rate.basisPoints]));
  const storedAt = (place: CellPlace) => stored.get(keyOf(place)) ?? null;
  const plans = Map.groupBy(table.planned, keyOf);
  const plannedAt = (place: CellPlace): readonly Plan[] => plans.get(keyOf(place)) ?? [];
  const refresh = useRefresh('professionals');
  const { mutateAsync: set, isPending } = useSetCommissions();
  const places = placesOf(table).filter((place) => typed[keyOf(place)] !== undefined);
  const read = (place: CellPlace) => readPercentage(typed[keyOf(place)]?.text ?? '');
  const changed = places.filter((place) => read(place) !== storedAt(place));
  const overtaken = changed.filter((place) => typed[keyOf(place)]?.begunAt !== storedAt(place));
  const isValid = places.every((place) => read(place) !== 'invalid');
  const isDirty = changed.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time something else is typed.
  useEffect(() => kept.keep(isDirty ? { base: NOTHING, draft: typed } : null), [typed, isDirty]);

  function discard(): void {
    setTyped(NOTHING);
    kept.forget();
  }

  async function save(): Promise<void> {
    const cells = changed.flatMap((place): CommissionCell[] => {
      const basisPoints = read(place);
      if (basisPoints === 'invalid') return [];
      const seenPlanned = plannedAt(place).map(changeOf);
      return [{ ...place, basisPoints, seenBasisPoints: storedAt(place), seenPlanned }];
    });
    if (!isValid || isPending || cells.length === 0) return;
    try {
      await set({ cells });
      kept.forget();
      setTyped((now) => typedSince(typed, now, cells));
      showSuccess(labels.saved);
    } catch (error) {
      if (isRefusedWith('COMMISSIONS_CHANGED', error)) await refresh();
      showFailure(labels.failed, errorText(error));
    }
  }

  return {
    textOf: (place: CellPlace) => typed[keyOf(place)]?.text ?? writePercentage(storedAt(place)),
    isTyped: (serviceId: string) =>
      table.professionals.some((person) => {
        return typed[keyOf({ professionalId: person.id, serviceId })] !== undefined;
      }),
    isWrong: (place: CellPlace) => read(place) === 'invalid',
    type: (place: CellPlace, text: string) => {
      const { begunAt } = typed[keyOf(place)] ?? { begunAt: storedAt(place) };
      setTyped({ ...typed, [keyOf(place)]: { text, begunAt } });
    },
    /** What somebody else changed below what she types. */
    overtaken: overtaken.map((place) => overtakenText(...namesOf(table, place), storedAt(place))),
    /** What will change there by itself. */
    plannedAt,
    /** What was planned where she types: it does not come any more. */
    replaced: changed.flatMap((place) =>
      plannedAt(place).map((plan) => replacedText(...namesOf(table, place), plan)),
    ),
    discard,
    forget: kept.forget,
    /** What was typed before a reload stands in the cells again. */
    isRestored: kept.found !== null && isDirty,
    isDirty,
    hasWrong: !isValid,
    isSaving: isPending,
    save,
  };
}
export type CommissionTableForm = ReturnType<typeof useCommissionTable>;

/** What is in the cells and was not sent: she went on typing while it was stored. */
function typedSince(sent: AllTyped, now: AllTyped, cells: readonly CommissionCell[]): AllTyped {
  const stored = new Map(cells.map((cell) => [keyOf(cell), cell.basisPoints]));
  const since = Object.entries(now).filter(([key, { text }]) => text !== sent[key]?.text);
  return Object.fromEntries(
    since.map(([key, { text, begunAt }]) => {
      return [key, { text, begunAt: stored.has(key) ? (stored.get(key) ?? null) : begunAt }];
    }),
  );
}

function keptIn(value: unknown): AllTyped | null {
  return allTyped.safeParse(value).data ?? null;
}

function changeOf({ fromDate, basisPoints }: Plan) {
  return { fromDate, basisPoints };
}

/** '40', '40,25', '40%': hundredths of a percent. Nothing typed is no rate. */
export function readPercentage(text: string): number | null | 'invalid' {
  const typed = text.replace('%', '').trim();
  if (typed === '') return null;
  if (!/^\d{1,3}(?:[.,]\d{1,2})?$/.test(typed)) return 'invalid';
  const basisPoints = Math.round(Number(typed.replace(',', '.')) * 100);
  return basisPoints > MOST_BASIS_POINTS ? 'invalid' : basisPoints;
}

export function writePercentage(basisPoints: number | null | undefined): string {
  return basisPoints == null ? '' : String(basisPoints / 100).replace('.', ',');
}

function placesOf({ professionals, services }: CommissionTable): CellPlace[] {
  return professionals.flatMap(({ id: professionalId }) => [
    { professionalId, serviceId: null },
    { professionalId, serviceId: null, ofProducts: true },
    ...services.map(({ id: serviceId }) => ({ professionalId, serviceId })),
  ]);
}

function namesOf({ professionals, services }: CommissionTable, place: CellPlace) {
  const person = professionals.find(({ id }) => id === place.professionalId)?.name ?? '';
  const service = services.find(({ id }) => id === place.serviceId)?.name;
  return [service ?? (place.ofProducts ? labels.products : labels.usual), person] as const;
}

function keyOf({ professionalId, serviceId, ofProducts }: CellPlace): string {
  return `${professionalId} ${ofProducts ? 'products' : (serviceId ?? '')}`;
}
