import type { OfferedService } from '@app/contract/catalog/professional-services.contract';
import type { Service } from '@app/contract/catalog/services.contract';
import { SERVICE_LIMITS } from '@app/domain/catalog/service';
import { useState } from 'react';
import { isRefusedWith } from '../../../foundation/failure.ts';
import { mergeDrafts } from '../../../foundation/merge-drafts.ts';
import type { MergeWithSides, Side } from '../../../foundation/merge-sides.ts';
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
  const [base, setBase] = useState(() => offerDraftsOf(services, offered));
  const [drafts, setDrafts] = useState(base);
  const [merged, setMerged] = useState<MergeWithSides<Choices> | null>(null);
  const readStored = useStoredOffer();

  function onStored(): void {
    setBase(drafts);
    setMerged(null);
  }

  /** Services are apart from each other: her choice and somebody else's fit into one list. */
  async function settle(error: unknown): Promise<boolean> {
    if (!isRefusedWith('SERVICES_CHANGED', error)) return false;
    const stored = await readStored(professionalId).catch(() => null);
    if (!stored) return false;
    const theirs = offerDraftsOf(services, stored);
    const sides = { mine: choicesOf(drafts), theirs: choicesOf(theirs) };
    const merge = mergeDrafts(choicesOf(base), sides.mine, sides.theirs);
    const choose = (id: string, side: Side) =>
      setDrafts((known) =>
        known.map((draft) => (draft.service.id === id ? { ...draft, ...sides[side][id] } : draft)),
      );
    setBase(theirs);
    setDrafts(theirs.map((draft) => ({ ...draft, ...merge.draft[draft.service.id] })));
    setMerged({ ...merge, sides: { ...sides, choose } });
    return true;
  }

  const saving = useSaveOffer({ professionalId, base, drafts, onStored, settle });
  const changeAll = (change: (draft: OfferDraft) => OfferDraft) => setDrafts(drafts.map(change));

  return {
    drafts,
    merged,
    names: Object.fromEntries(services.map(({ id, name }) => [id, name])),
    change: (changed: OfferDraft) => changeAll((draft) => replaced(draft, changed)),
    choose: (ids: readonly string[]) => changeAll((draft) => chosen(draft, ids)),
    leaveOut: (ids: readonly string[]) => changeAll((draft) => leftOut(draft, ids)),
    isDirty: JSON.stringify(offeredOf(drafts)) !== JSON.stringify(offeredOf(base)),
    isValid: drafts.every(hasGoodDuration),
    ownPrices: ownPricesOf(base, drafts),
    ...saving,
  };
}

/** What is chosen of each service, by its id; the service itself is nobody's choice. */
type Choices = Record<string, Omit<OfferDraft, 'service'>>;

function choicesOf(drafts: readonly OfferDraft[]): Choices {
  return Object.fromEntries(drafts.map(({ service, ...choice }) => [service.id, choice]));
}

type Saving = {
  professionalId: string;
  /** What she did when the choice began. */
  base: readonly OfferDraft[];
  drafts: readonly OfferDraft[];
  onStored: () => void;
  settle: (error: unknown) => Promise<boolean>;
};

/** Services left out although commissions are defined for them are a question to the person. */
function useSaveOffer({ professionalId, base, drafts, onStored, settle }: Saving) {
  const [inQuestion, setInQuestion] = useState<readonly string[] | null>(null);
  const { replace, isPending } = useReplaceOfferedServices();

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
