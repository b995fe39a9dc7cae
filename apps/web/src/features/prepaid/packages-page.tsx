import type { Package } from '@app/contract/prepaid/packages.contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../foundation/api.tsx';
import { useFile } from '../../foundation/hooks/use-file.ts';
import { lazyPart } from '../../foundation/parts/parts.ts';
import { useMay } from '../../foundation/sign-in/session.tsx';
import { AllowedScreen } from '../../ui/allowed-screen.tsx';
import { useThingActs } from '../../ui/kept-things/thing-acts.api.ts';
import { ThingsPage } from '../../ui/kept-things/things-page.tsx';
import { PackageCard, PackagesSkeleton } from './package-card.tsx';
import { packageLabels as labels } from './packages.labels.ts';
import { ShopLink } from './shop-link.tsx';

const PackageDialog = lazyPart(() => import('./package-dialog.tsx'));

export function PackagesPage() {
  return (
    <AllowedScreen permission="prepaid.view" labels={labels}>
      <Packages />
    </AllowedScreen>
  );
}

function Packages() {
  const { packages } = useApi().prepaid;
  const mayManage = useMay('prepaid.manage');
  const file = useFile(packages.exportCsv);
  return (
    <ThingsPage
      labels={labels}
      picture="documents"
      things={useQuery(packages.list.queryOptions())}
      mayManage={mayManage}
      above={<ShopLink withOrders mb="md" />}
      skeleton={<PackagesSkeleton />}
      searchIn={searchedText}
      card={(thing, choices) => <PackageCard thing={thing} {...choices} />}
      editor={(thing, onClose) => <PackageDialog thing={thing} onClose={onClose} />}
      acts={useThingActs(packages)}
      historyCode="PACKAGE_HAS_HISTORY"
      file={mayManage && file}
    />
  );
}

function searchedText({ name, description, services }: Package): string {
  return [name, description, ...services.map(({ serviceName }) => serviceName)].join(' ');
}
