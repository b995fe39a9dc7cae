import { GIFT_CARD_LIMITS } from '@app/domain/prepaid/gift-card';
import { Button, Group, Text } from '@mantine/core';
import { IconGiftCard } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { moneyText } from '../../../foundation/format.ts';
import { BarcodeBox } from '../../../ui/barcode/barcode-box.tsx';
import { useFindCard } from './prepaid-use.api.ts';
import { prepaidUseLabels as labels } from './prepaid-use.labels.ts';
import type { DraftCard } from './prepaid-use.ts';

type GiftCardFieldProps = {
  /** Those whose code was given. */
  cards: readonly DraftCard[];
  onFound: (card: DraftCard) => void;
  onRemove: (code: string) => void;
};

/** By its code: typed, read by a reader that types, or by the camera of a phone. */
export function GiftCardField({ cards, onFound, onRemove }: GiftCardFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isMore = cards.length < GIFT_CARD_LIMITS.perPayment;
  return (
    <>
      {cards.map(({ code, balanceCents }) => (
        <Group key={code} justify="space-between" wrap="nowrap">
          <Text size="sm" className="tabular">
            {code} · {moneyText(balanceCents)}
          </Text>
          <Button
            variant="subtle"
            color="gray"
            px="xs"
            aria-label={labels.removeCardOf(code)}
            onClick={() => onRemove(code)}
          >
            {labels.removeCard}
          </Button>
        </Group>
      ))}
      {isMore && isOpen && (
        <CodeBox
          onFound={(card) => {
            setIsOpen(false);
            onFound(card);
          }}
        />
      )}
      {isMore && !isOpen && (
        <div>
          <Button
            variant="light"
            leftSection={<IconGiftCard size={18} />}
            onClick={() => setIsOpen(true)}
          >
            {cards.length > 0 ? labels.addAnother : labels.addCard}
          </Button>
        </div>
      )}
    </>
  );
}

function CodeBox({ onFound }: Pick<GiftCardFieldProps, 'onFound'>) {
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const find = useFindCard();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);

  async function look(read: string): Promise<void> {
    const answer = await find(read);
    if (typeof answer === 'string') setWrong(answer);
    else onFound(answer);
  }

  return (
    <Group align="flex-start" gap="xs" wrap="nowrap">
      <BarcodeBox
        ref={box}
        kind="gift-card"
        label={labels.card}
        value={code}
        error={wrong}
        onChange={(typed) => {
          setCode(typed);
          setWrong(null);
        }}
        onRead={(read) => {
          setCode(read);
          void look(read);
          return false;
        }}
      />
      <Button onClick={() => void look(code)} disabled={code.trim() === ''}>
        {labels.useCard}
      </Button>
    </Group>
  );
}
