import { Button, Center, Stack, Text } from '@mantine/core';

type MoreButtonProps = {
  onMore: () => unknown;
  isLoading: boolean;
  /** What was asked for last did not come. */
  isFailed: boolean;
};

/** At the end of a list that goes on. */
export function MoreButton({ onMore, isLoading, isFailed }: MoreButtonProps) {
  return (
    <Center py="md">
      <Stack align="center" gap="xs">
        {isFailed && <Text role="alert">Não foi possível carregar mais.</Text>}
        <Button variant="default" loading={isLoading} onClick={() => onMore()}>
          Carregar mais
        </Button>
      </Stack>
    </Center>
  );
}

type MoreOfListProps = {
  query: {
    hasNextPage: boolean;
    isFetchNextPageError: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
};

/** Below a short list: a few more each time somebody asks for them. */
export function MoreOfList({ query }: MoreOfListProps) {
  if (!query.hasNextPage) return null;
  return (
    <MoreButton
      onMore={query.fetchNextPage}
      isLoading={query.isFetchingNextPage}
      isFailed={query.isFetchNextPageError}
    />
  );
}
