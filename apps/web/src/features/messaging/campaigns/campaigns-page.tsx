import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { NotAllowed } from '../../../ui/not-allowed.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { CampaignList } from './campaign-list.tsx';
import { campaignLabels as labels } from './campaigns.labels.ts';

/** Whoever may not see them reads so, and nothing is asked for that would be refused. */
export function CampaignsPage() {
  if (useMay('messages.view')) return <Campaigns />;
  const back = <LinkButton to="/dashboard">{labels.back}</LinkButton>;
  return <NotAllowed page={labels.title} sentence={labels.notAllowed} action={back} />;
}

function Campaigns() {
  const mayManage = useMay('messages.manage');
  const [isNew, setIsNew] = useState(false);
  const create = {
    label: labels.create,
    icon: <IconPlus size={18} />,
    onClick: () => setIsNew(true),
  };
  return (
    <>
      <PageHeader
        title={labels.title}
        explanation={labels.explanation}
        action={mayManage ? create : undefined}
      />
      <CampaignList isNew={isNew} onNew={setIsNew} />
    </>
  );
}
