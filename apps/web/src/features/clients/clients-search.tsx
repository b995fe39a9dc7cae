import { PausedSearchBox } from '../../ui/paused-search-box.tsx';
import { clientsLabels } from './clients.labels.ts';

const longest = 100;

type ClientsSearchProps = { search: string; onSearch: (search: string) => void };

export function ClientsSearch(props: ClientsSearchProps) {
  return <PausedSearchBox {...props} label={clientsLabels.search} longest={longest} />;
}
