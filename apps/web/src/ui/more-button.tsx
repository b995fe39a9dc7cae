import { Button, Center, Text } from '@mantine/core';

type MoreButtonProps = {
  query: {
    hasNextPage: boolean;
    isFetchNextPageError: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
};

/** Below a short list: a few more each time somebody asks for them. */
export function MoreButton({ query }: MoreButtonProps) {
  if (!query.hasNextPage) return null;
  return (
    <Center mt="md">
      <div>
        {query.isFetchNextPageError && (
          <Text role="alert" mb="xs">
            Não foi possível carregar mais.
          </Text>
        )}
        <Button
          variant="default"
          loading={query.isFetchingNextPage}
          onClick={() => query.fetchNextPage()}
        >
          Ver mais
        </Button>
      </div>
    </Center>
  );
}
