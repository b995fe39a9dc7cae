import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EndlessList, type Walk } from './endless-list.tsx';

const fetchNextPage = vi.fn();
const fetchPreviousPage = vi.fn();
const idle = globalThis.IntersectionObserver;

// Everything is on the screen, as at both ends of a short list.
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', SeeingObserver);
  fetchNextPage.mockReset();
  fetchPreviousPage.mockReset();
});
afterEach(() => vi.stubGlobal('IntersectionObserver', idle));

function SeeingObserver(report: (entries: object[]) => void) {
  const observe = (target: Element) => report([{ target, isIntersecting: true }]);
  return { observe, unobserve: () => {}, disconnect: () => {} };
}

function renderList(changes: Partial<Walk>): void {
  const walk: Walk = {
    hasNextPage: false,
    hasPreviousPage: false,
    isFetching: false,
    isPlaceholderData: false,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    isFetchPreviousPageError: false,
    fetchNextPage,
    fetchPreviousPage,
    ...changes,
  };
  render(
    <MantineProvider env="test">
      <EndlessList
        walk={walk}
        pageSizes={[1]}
        pagesBefore={0}
        moreLabel="Carregar mais"
        failureText="Não veio."
      >
        <ul>
          <li>linha</li>
        </ul>
      </EndlessList>
    </MantineProvider>,
  );
}

test('the next page is asked for when the end is near', () => {
  renderList({ hasNextPage: true });
  expect(fetchNextPage).toHaveBeenCalledOnce();
  expect(fetchPreviousPage).not.toHaveBeenCalled();
});

test('pages that were let go are asked for when their gap is near', () => {
  renderList({ hasPreviousPage: true });
  expect(fetchPreviousPage).toHaveBeenCalledOnce();
  expect(fetchNextPage).not.toHaveBeenCalled();
});

test('nothing is asked for while an answer is on its way', () => {
  renderList({ hasNextPage: true, hasPreviousPage: true, isFetching: true });
  expect(fetchNextPage).not.toHaveBeenCalled();
  expect(fetchPreviousPage).not.toHaveBeenCalled();
});

test('after a failure only the person asks again', async () => {
  renderList({ hasNextPage: true, isFetchNextPageError: true });
  expect(screen.getByRole('alert').textContent).toBe('Não veio.');
  expect(fetchNextPage).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Carregar mais' }));
  expect(fetchNextPage).toHaveBeenCalledOnce();
});
