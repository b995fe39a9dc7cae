import type { OfferedService } from '@app/contract/catalog/professional-services.contract';
import type { Service } from '@app/contract/catalog/services.contract';
import { SERVICE_LIMITS } from '@app/domain/catalog/service';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { isSameDraft, mergeDrafts } from '../../../foundation/drafts/merge-drafts.ts';
import type { Side } from '../../../foundation/drafts/merge-sides.ts';
import { isRefusedWith } from '../../../foundation/failure.ts';
import { useKeptChange } from '../../../foundation/hooks/use-kept-change.ts';
import type { Request } from '../../../foundation/hooks/use-send-once.ts';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import {
  type OfferDraft,
  offerDraftsOf,
  offeredOf,
  useReplaceOfferedServices,
  useStoredOffer,
} from './professional-services.api.ts';
import { offeredLabels } from './professional-services.labels.ts';

type Offering = {
  professionalId: string;
  services: readonly Service[];
  offered: readonly OfferedService[];
};

/** The choice while it is being made, and its way to the server. */
export function useOfferForm({ professionalId, services, offered }: Offering) {
  const kept = useKeptChange(['offer', professionalId], keptChoicesIn);
  const [start] = useState(() => startOf(offerDraftsOf(services, offered), kept.found));
  const [base, setBase] = useState(start.theirs);
  const [drafts, setDrafts] = useState(start.drafts);
  const [isRestored, setIsRestored] = useState(start.isRestored);
  const [joined, setJoined] = useState(start.joined);
  const readStored = useStoredOffer();
  const isDirty = !isSameDraft(offeredOf(drafts), offeredOf(base));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time something else is chosen.
  useEffect(
    () => kept.keep(isDirty ? { base: choicesOf(base), draft: choicesOf(drafts) } : null),
    [drafts, base, isDirty],
  );

  function startFrom(stored: OfferDraft[]): void {
    setBase(stored);
    setJoined(null);
    setIsRestored(false);
  }

  function discard(): void {
    startFrom(base);
    setDrafts(base);
  }

  async function settle(error: unknown): Promise<boolean> {
    if (!isRefusedWith('SERVICES_CHANGED', error)) return false;
    const stored = await readStored(professionalId).catch(() => null);
    if (!stored) return false;
    const theirs = offerDraftsOf(services, stored);
    const found = join(choicesOf(base), choicesOf(drafts), theirs);
    setBase(theirs);
    setDrafts(found.drafts);
    setJoined(found);
    return true;
  }

  const take = (id: string, side: Side) =>
    setDrafts((known) =>
      known.map((draft) =>
        draft.service.id === id ? { ...draft, ...joined?.sides[side][id] } : draft,
      ),
    );
  const merged = joined && { ...joined.merge, sides: { ...joined.sides, choose: take } };
  // What was sent: whatever she chose while it was stored stays chosen.
  const onStored = () => startFrom(drafts);
  const saving = useSaveOffer({ professionalId, base, drafts, onStored, settle, kept });
  const changeAll = (change: (draft: OfferDraft) => OfferDraft) => setDrafts(drafts.map(change));

  return {
    drafts,
    merged,
    names: Object.fromEntries(services.map(({ id, name }) => [id, name])),
    change: (changed: OfferDraft) => changeAll((draft) => replaced(draft, changed)),
    choose: (ids: readonly string[]) => changeAll((draft) => chosen(draft, ids)),
    leaveOut: (ids: readonly string[]) => changeAll((draft) => leftOut(draft, ids)),
    isDirty,
    isRestored,
    discard,
    forget: kept.forget,
    isValid: drafts.every(hasGoodDuration),
    ownPrices: ownPricesOf(base, drafts),
    ...saving,
  };
}

const choice = z.strictObject({
  isChosen: z.boolean(),
  priceCents: z.int().nullable(),
  durationMinutes: z.union([z.number(), z.literal('')]),
});
const choices = z.record(z.string(), choice);

/** What is chosen of each service, by its id; the service itself is nobody's choice. */
type Choices = Record<string, Omit<OfferDraft, 'service'>>;

function keptChoicesIn(value: unknown): Choices | null {
  return choices.safeParse(value).data ?? null;
}

function choicesOf(drafts: readonly OfferDraft[]): Choices {
  return Object.fromEntries(drafts.map(({ service, ...chosen }) => [service.id, chosen]));
}

/** With what was chosen before a reload, joined with what was stored since. */
function startOf(theirs: OfferDraft[], found: { base: Choices; draft: Choices } | null) {
  const joined = found && join(found.base, found.draft, theirs);
  if (!joined || isSameDraft(joined.drafts, theirs)) {
    return { theirs, drafts: theirs, isRestored: false, joined: null };
  }
  const isChanged = joined.merge.changed.length > 0;
  return { theirs, drafts: joined.drafts, isRestored: true, joined: isChanged ? joined : null };
}

/** Services are apart from each other: her choice and somebody else's fit into one list. */
function join(base: Choices, mine: Choices, stored: readonly OfferDraft[]) {
  const sides = { mine, theirs: choicesOf(stored) };
  const merge = mergeDrafts(base, sides.mine, sides.theirs);
  const drafts = stored.map((draft) => ({ ...draft, ...merge.draft[draft.service.id] }));
  return { drafts, merge, sides };
}

type Saving = {
  professionalId: string;
  /** What she did when the choice began. */
  base: readonly OfferDraft[];
  drafts: readonly OfferDraft[];
  onStored: () => void;
  settle: (error: unknown) => Promise<boolean>;
  kept: { request: Request };
};

/** Services left out although commissions are defined for them are a question to the person. */
function useSaveOffer({ professionalId, base, drafts, onStored, settle, kept }: Saving) {
  const [inQuestion, setInQuestion] = useState<readonly string[] | null>(null);
  const { replace, isPending } = useReplaceOfferedServices(kept.request);

  async function store(commissions: 'keep' | 'end'): Promise<void> {
    const endsCommissions = commissions === 'end';
    const [known, services] = [offeredOf(base), offeredOf(drafts)];
    if (!(await replace({ professionalId, known, services, endsCommissions }))) return;
    onStored();
    showSuccess(offeredLabels.saved);
  }

  async function save(): Promise<void> {
    try {
      await store('keep');
    } catch (error) {
      const names = namesIn(error);
      setInQuestion(names);
      if (names || (await settle(error))) return;
      showFailure(offeredLabels.failedTitle, failureText(error));
    }
  }

  return {
    save,
    isSaving: isPending,
    inQuestion,
    endCommissions: () => store('end'),
    keepCommissions: () => setInQuestion(null),
  };
}

export type OfferForm = ReturnType<typeof useOfferForm>;

export function hasGoodDuration({ isChosen, durationMinutes: minutes }: OfferDraft): boolean {
  if (!isChosen || minutes === '') return true;
  return Number.isInteger(minutes) && minutes > 0 && minutes <= SERVICE_LIMITS.durationMinutes;
}

function ownPricesOf(base: readonly OfferDraft[], drafts: readonly OfferDraft[]) {
  const known = new Map(base.map(({ service, priceCents }) => [service.id, priceCents]));
  return drafts.flatMap(({ service, isChosen, priceCents }) =>
    isChosen && priceCents !== null
      ? [{ before: known.get(service.id) ?? null, after: priceCents }]
      : [],
  );
}

function replaced(draft: OfferDraft, changed: OfferDraft): OfferDraft {
  return draft.service.id === changed.service.id ? changed : draft;
}

function chosen(draft: OfferDraft, ids: readonly string[]): OfferDraft {
  return ids.includes(draft.service.id) ? { ...draft, isChosen: true } : draft;
}

function leftOut(draft: OfferDraft, ids: readonly string[]): OfferDraft {
  return ids.includes(draft.service.id) ? { ...draft, isChosen: false } : draft;
}

function failureText(error: unknown): string {
  return isRefusedWith('SERVICES_CHANGED', error) ? error.message : offeredLabels.failed;
}

function namesIn(error: unknown): readonly string[] | null {
  if (!isRefusedWith('SERVICES_HAVE_COMMISSIONS', error)) return null;
  // The contract declares what this refusal carries.
  return (error.data as { serviceNames: string[] }).serviceNames;
}
