import { getRouteApi } from '@tanstack/react-router';
import { BiPage } from './bi-page.tsx';

const financial = getRouteApi('/dashboard/financial/');

/** Its filters stand in the address of the page. */
export default function BiTab() {
  const { tab, ...view } = financial.useSearch();
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
