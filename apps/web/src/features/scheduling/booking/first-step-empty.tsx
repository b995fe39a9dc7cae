import { useMay } from '../../../foundation/sign-in/session.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { feedLabels } from '../feeds/calendar-feeds.labels.ts';
import type { FirstStep } from './first-step.api.ts';
import { firstStepLabels } from './first-step.labels.ts';

/** Instead of an agenda with nothing in it: what has to be done before it can fill. */
export function FirstStepEmpty({ step }: { step: FirstStep }) {
  const mayManageTeam = useMay('professionals.manage');
  const mayManageServices = useMay('services.manage');
  const maySeeAll = useMay('appointments.view');
  const { sentence, action, forReaders } = firstStepLabels[step];
  const may = step === 'service' ? mayManageServices : mayManageTeam;
  const picture = step === 'service' ? 'services' : 'people';
  if (!maySeeAll && step === 'professional')
    return <EmptyState picture="people" sentence={feedLabels.nobody} />;
  if (!may) return <EmptyState picture={picture} sentence={forReaders} />;
  const to = step === 'service' ? '/dashboard/services' : '/dashboard/professionals';
  return (
    <EmptyState
      picture={picture}
      sentence={sentence}
      action={<LinkButton to={to}>{action}</LinkButton>}
    />
  );
}
