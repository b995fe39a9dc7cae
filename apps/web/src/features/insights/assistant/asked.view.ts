import { useQuery, useQueryClient } from '@tanstack/react-query';
import { draftKey, readDraft, writeDraft } from '../../../foundation/drafts/kept-drafts.ts';
import { useSession } from '../../../foundation/sign-in/session.tsx';

export type Exchange = {
  id: number;
  question: string;
  answer: string;
  /** Nothing came yet, something is coming, nothing more comes. */
  state: 'asked' | 'arriving' | 'over';
  /** What has to be said about its end, or why there is no answer. */
  note: string | null;
};

type Asked = {
  /** What is typed and not yet asked. */
  question: string;
  /** Newest first. */
  exchanges: readonly Exchange[];
  /** Stops the answer that is arriving. */
  running: AbortController | null;
};

/**
 * What one person asks of one company. It lies with what the program knows, not with the tab: whoever
 * looks at another one finds her question and the rest of the answer. A question survives a reload too.
 */
export function useAsked() {
  const key = draftKey(useSession(), ['assistant']);
  const queryClient = useQueryClient();
  const queryKey = ['asked', key];
  const nothingYet = (): Asked => ({
    question: readDraft(key, questionOf) ?? '',
    exchanges: [],
    running: null,
  });
  const { data: asked } = useQuery({
    queryKey,
    queryFn: nothingYet,
    initialData: nothingYet,
    // Nobody else knows of it: there is nothing to ask for.
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });

  function change(changeOf: (asked: Asked) => Partial<Asked>): void {
    queryClient.setQueryData<Asked>(queryKey, (known) => known && { ...known, ...changeOf(known) });
  }

  return {
    asked,
    /** As it is now, also for whoever began long ago. */
    current: () => queryClient.getQueryData<Asked>(queryKey) ?? asked,
    change,
    type: (question: string) => {
      writeDraft(key, question === '' ? null : { question });
      change(() => ({ question }));
    },
  };
}

function questionOf(kept: unknown): string | null {
  if (typeof kept !== 'object' || kept === null || !('question' in kept)) return null;
  return typeof kept.question === 'string' ? kept.question : null;
}
