import { IconHistory } from '@tabler/icons-react';
import { sessionMay, useSession } from '../../foundation/sign-in/session.tsx';
import { NotAllowed } from '../../ui/not-allowed.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { type PageTab, PageTabs } from '../../ui/page-tabs.tsx';
import { whatsappLabels as labels } from './whatsapp.labels.ts';

export type WhatsappTab = PageTab & { permission: Parameters<typeof sessionMay>[1] };

type WhatsappPageProps = {
  tabs: readonly WhatsappTab[];
  opened: string | undefined;
  onOpen: (name: string) => void;
  explanation?: string;
};

const LOG = {
  label: labels.log,
  icon: <IconHistory size={18} />,
  to: '/dashboard/mensagens-enviadas',
} as const;

/** The tabs that the role opens. One that is unknown or closed falls back to the first of them. */
export function WhatsappPage(props: WhatsappPageProps) {
  const { tabs, opened, onOpen, explanation = labels.explanation } = props;
  const session = useSession();
  const allowed = tabs.filter(({ permission }) => sessionMay(session, permission));
  const current = allowed.find(({ name }) => name === opened) ?? allowed[0];
  return (
    <>
      <PageHeader title={labels.title} explanation={explanation} secondary={LOG} />
      {current ? (
        <PageTabs tabs={allowed} current={current} onOpen={onOpen} />
      ) : (
        <NotAllowed sentence={labels.notAllowed} />
      )}
    </>
  );
}
