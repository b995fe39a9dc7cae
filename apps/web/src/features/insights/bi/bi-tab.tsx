import { getRouteApi } from '@tanstack/react-router';
import { readTab } from '../../../foundation/address-values.ts';
import { useView } from '../../../foundation/hooks/use-view.ts';
import { periodFilters } from '../period-view.ts';
import { BiPage } from './bi-page.tsx';

const financial = getRouteApi('/dashboard/financial/');

/** Its filters stand in the address of the page. */
export default function BiTab() {
  const { tab } = useView(readTab);
  const view = useView(periodFilters.read);
  const navigate = financial.useNavigate();
  return (
    <BiPage
      view={view}
      onView={(changed) =>
        navigate({ search: { ...(tab && { tab }), ...changed }, replace: true, resetScroll: false })
      }
    />
  );
}
