import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { AllowedScreen } from '../../../ui/allowed-screen.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { CampaignList } from './campaign-list.tsx';
import { campaignLabels as labels } from './campaigns.labels.ts';

export function CampaignsPage() {
  return (
    <AllowedScreen permission="messages.view" labels={labels}>
      <Campaigns />
    </AllowedScreen>
  );
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
