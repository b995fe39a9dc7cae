import { Text } from '@mantine/core';
import { namedCardText } from './prepaid-use.labels.ts';
import type { DraftCard, OfferedCard } from './prepaid-use.ts';

const END_LENGTH = 4;

type NamedCardsProps = { cards: readonly OfferedCard[]; used: readonly DraftCard[] };

/** Cards that only bear her name: whoever serves her asks for the code, and reads here that there is one. */
export function NamedCards({ cards, used }: NamedCardsProps) {
  const isUsed = ({ code }: OfferedCard) => used.some((one) => endOf(one.code) === endOf(code));
  return cards
    .filter((card) => !card.hasWholeCode && !isUsed(card))
    .map((card) => (
      <Text key={card.code} size="sm">
        {namedCardText({ ...card, end: endOf(card.code) })}
      </Text>
    ));
}

function endOf(code: string): string {
  return code.slice(-END_LENGTH);
}
