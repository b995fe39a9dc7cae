import type { Reengagement } from '@app/contract/messaging/reengagements.contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useWrite } from '../../../foundation/hooks/use-write.ts';
import { useTemplates } from '../templates/templates.api.ts';

export function useMarketingFigures() {
  return useQuery(useApi().messaging.analytics.figures.queryOptions());
}

type ReportQuestion = { from: string; to: string; campaignId?: string };

export function useMarketingReport(input: ReportQuestion) {
  const { report } = useApi().messaging.analytics;
  return useQuery(report.queryOptions({ input, placeholderData: keepPreviousData }));
}

export function useReengagements() {
  return useQuery(useApi().messaging.reengagements.list.queryOptions());
}

export function useReengagementActs() {
  const { pause, resume, remove } = useApi().messaging.reengagements;
  const acts = {
    pause: useWrite(pause.mutationOptions()),
    resume: useWrite(resume.mutationOptions()),
    remove: useWrite(remove.mutationOptions()),
  };
  return {
    pause: ({ id }: Reengagement) => acts.pause({ id }),
    resume: ({ id }: Reengagement) => acts.resume({ id }),
    remove: ({ id }: Reengagement) => acts.remove({ id }),
  };
}

/** Those that a person may choose; `undefined` until they are known. */
export function useCustomTemplates() {
  return useTemplates().data?.filter(({ type, active }) => type === 'custom' && active);
}
