import type { ListedClient } from '@app/contract/clients/clients.contract';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { memo, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, renderWithApi } from '../../../tests/support.tsx';
import { useApi } from '../../foundation/api.tsx';
import { useWalk } from '../../foundation/hooks/use-walk.ts';
import { EndlessList, type Walk } from './endless-list.tsx';

/** Tells an observer whether its place is on the screen, as scrolling would. */
const seen = new Map<Element, (isIntersecting: boolean) => void>();
const idle = globalThis.IntersectionObserver;

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  seen.clear();
});
afterEach(() => vi.stubGlobal('IntersectionObserver', idle));

function FakeObserver(report: (entries: object[]) => void) {
  const observe = (target: Element) => {
    seen.set(target, (isIntersecting) => report([{ target, isIntersecting }]));
  };
  return { observe, unobserve: () => {}, disconnect: () => {} };
}

const [before, after] = [() => [...seen.values()][0], () => [...seen.values()][1]];

async function scrollTo(place: typeof before): Promise<void> {
  await act(async () => place()?.(false));
  await act(async () => place()?.(true));
}

const lastPage = 7;
const drawn = vi.fn<(name: string) => void>();
type Asked = { input: { cursor?: string | undefined; search?: string | undefined; limit: number } };

/** A page has one row and leads to the next; only the first says how many there are. */
function pageAt({ input: { cursor } }: Asked) {
  const page = Number(cursor ?? 0);
  const client: ListedClient = {
    id: `01990000-0000-7000-8000-00000000000${page}`,
    name: `Cliente ${page}`,
    email: '',
    phone: '',
    birthDate: null,
    status: 'active',
    tags: [],
    createdAt: '2026-03-10T02:00:00Z',
  };
  const nextCursor = page < lastPage ? String(page + 1) : null;
  return { items: [client], nextCursor, totals: page === 0 ? { count: 8, isExact: true } : null };
}

const Row = memo(function Drawn({ client }: { client: ListedClient }) {
  drawn(client.name);
  return <li>{client.name}</li>;
});

function Clients() {
  const [search, setSearch] = useState('');
  const walk = useWalk(useApi().clients.clients.list, search ? { search } : {});
  return (
    <>
      <button type="button" onClick={() => setSearch('ana')}>
        Buscar
      </button>
      <p>{walk.data?.totals?.count} ao todo</p>
      <EndlessList walk={walk} empty={<p>Ninguém</p>}>
        {(items) =>
          items ? (
            <ul>
              {items.map((client) => (
                <Row key={client.id} client={client} />
              ))}
            </ul>
          ) : (
            <p>A caminho</p>
          )
        }
      </EndlessList>
    </>
  );
}

function renderList(answer: (asked: Asked) => ReturnType<typeof pageAt> = pageAt) {
  drawn.mockReset();
  const list = vi.fn(answer);
  const handler = fakeServer.clients.clients.list.handler(list);
  renderWithApi(<Clients />, { clients: { clients: { list: handler } } });
  return list;
}

const more = () => screen.findByRole('button', { name: 'Carregar mais' });
const shown = () => screen.getAllByText(/^Cliente \d$/).map(({ textContent }) => textContent);

async function walkToTheEnd(): Promise<void> {
  for (let page = 1; page <= lastPage; page += 1) {
    await userEvent.click(await more());
    await screen.findByText(`Cliente ${page}`);
  }
}

test('rows come in their shape first, and none is said so', async () => {
  const none = { items: [], nextCursor: null, totals: { count: 0, isExact: true } };
  renderList(() => none);
  expect(screen.getByText('A caminho')).toBeTruthy();
  expect(await screen.findByText('Ninguém')).toBeTruthy();
});

test('only a few pages stay in the document, and the totals of all are still known', async () => {
  renderList();
  await walkToTheEnd();

  expect(shown()).toEqual(['Cliente 3', 'Cliente 4', 'Cliente 5', 'Cliente 6', 'Cliente 7']);
  expect(screen.queryByRole('button', { name: 'Carregar mais' })).toBeNull();
  expect(screen.getByText('8 ao todo')).toBeTruthy();
});

test('rows that stay are not drawn again when pages come and go', async () => {
  renderList();
  await walkToTheEnd();
  expect(drawn.mock.calls.map(([name]) => name)).toEqual(
    Array.from({ length: 8 }, (_, page) => `Cliente ${page}`),
  );
});

test('the next page is asked for once when the end is near, from where the last one ended', async () => {
  const list = renderList();
  await screen.findByText('Cliente 0');
  await scrollTo(after);

  expect(await screen.findByText('Cliente 1')).toBeTruthy();
  expect(list.mock.calls.slice(0, 2).map(([{ input }]) => input)).toMatchObject([
    { limit: 50 },
    { limit: 50, cursor: '1' },
  ]);
});

test('pages that were let go come back when their gap is near', async () => {
  const list = renderList();
  await walkToTheEnd();
  for (const page of [2, 1, 0]) {
    await scrollTo(before);
    await screen.findByText(`Cliente ${page}`);
  }

  expect(shown()).toEqual(['Cliente 0', 'Cliente 1', 'Cliente 2', 'Cliente 3', 'Cliente 4']);
  expect(screen.getByText('8 ao todo')).toBeTruthy();
  expect(list.mock.calls.slice(8).map(([{ input }]) => input.cursor)).toEqual([
    '2',
    '1',
    undefined,
  ]);
});

test('a page that does not come leaves the list, and only the person asks again', async () => {
  let isDown = true;
  const list = renderList((asked) => {
    if (asked.input.cursor && isDown) throw new Error('offline');
    return pageAt(asked);
  });
  await screen.findByText('Cliente 0');
  await scrollTo(after);

  expect((await screen.findByRole('alert')).textContent).toBe('Não foi possível carregar mais.');
  expect(shown()).toEqual(['Cliente 0']);
  expect(list).toHaveBeenCalledTimes(2);
  isDown = false;
  await userEvent.click(await more());
  expect(await screen.findByText('Cliente 1')).toBeTruthy();
});

test('the old list stays until another question is answered', async () => {
  let answer: (page: ReturnType<typeof pageAt>) => void = () => {};
  renderList(((asked: Asked) =>
    asked.input.search
      ? new Promise((resolve) => (answer = resolve))
      : pageAt(asked)) as typeof pageAt);
  await screen.findByText('Cliente 0');
  await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(shown()).toEqual(['Cliente 0']);

  await waitFor(() => expect(answer).toHaveLength(1));
  act(() => answer(pageAt({ input: { cursor: '7', limit: 50 } })));
  await waitFor(() => expect(shown()).toEqual(['Cliente 7']));
});

const still: Walk<string> = {
  data: { items: ['linha'], pageSizes: [1], pagesBefore: 1 },
  error: null,
  isError: false,
  hasNextPage: true,
  hasPreviousPage: true,
  isPlaceholderData: false,
  isFetching: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  isFetchPreviousPageError: false,
  fetchNextPage: vi.fn(),
  fetchPreviousPage: vi.fn(),
  refetch: vi.fn(),
};

test.each([
  ['while an answer is on its way', { isFetching: true }],
  ['after a failure', { isFetchNextPageError: true, isFetchPreviousPageError: true }],
])('nothing is asked for by itself %s', async (_when, state) => {
  renderWithApi(
    <EndlessList walk={{ ...still, ...state }} empty={null}>
      {(items) => (
        <ul>
          {items?.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </EndlessList>,
  );
  await scrollTo(before);
  await scrollTo(after);
  expect(still.fetchNextPage).not.toHaveBeenCalled();
  expect(still.fetchPreviousPage).not.toHaveBeenCalled();
});

test('a list is one thing to what stands around it', async () => {
  renderList();
  await screen.findByText('Cliente 0');
  const neighbour = screen.getByText('8 ao todo').nextElementSibling;
  expect(neighbour?.textContent).toContain('Cliente 0');
});
