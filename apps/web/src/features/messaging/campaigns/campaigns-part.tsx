import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { PartHeader } from '../../../ui/part-header.tsx';
import { CampaignList } from './campaign-list.tsx';
import { campaignLabels as labels } from './campaigns.labels.ts';

/** The same list as on its own page. */
export function CampaignsPart() {
  const mayManage = useMay('messages.manage');
  const [isNew, setIsNew] = useState(false);
  const create = {
    label: labels.create,
    icon: <IconPlus size={18} />,
    onClick: () => setIsNew(true),
  };
  return (
    <>
      <PartHeader explanation={labels.explanation} action={mayManage ? create : undefined} />
      <CampaignList isNew={isNew} onNew={setIsNew} />
    </>
  );
}
