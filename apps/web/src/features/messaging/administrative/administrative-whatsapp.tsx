import { useSession } from '../../../foundation/sign-in/session.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { WhatsappPage } from '../whatsapp-page.tsx';
import { administrativeTabs } from '../whatsapp-tabs.ts';
import { administrativeLabels as labels } from './administrative.labels.ts';

type AdministrativeWhatsappProps = { opened: string | undefined; onOpen: (name: string) => void };

/** The number from which the platform writes to companies: it belongs to the administrator's own. */
export function AdministrativeWhatsapp(props: AdministrativeWhatsappProps) {
  const { company } = useSession();
  if (company) {
    return <WhatsappPage tabs={administrativeTabs} explanation={labels.page} {...props} />;
  }
  return (
    <>
      <PageHeader title={labels.title} explanation={labels.page} />
      <EmptyState
        picture="documents"
        title={labels.noCompany}
        sentence={labels.noCompanyHelp}
        action={<LinkButton to="/super-admin/company-setup">{labels.setUp}</LinkButton>}
      />
    </>
  );
}
