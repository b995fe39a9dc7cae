import { Button, Group, Text, TextInput } from '@mantine/core';
import { IconGiftCard } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { useApi } from '../../../foundation/api.tsx';
import { errorText } from '../../../foundation/error-text.ts';
import { isRefusedWith } from '../../../foundation/failure.ts';
import { moneyText } from '../../../foundation/format.ts';
import { prepaidUseLabels as labels } from './prepaid-use.labels.ts';
import type { PrepaidDraft } from './prepaid-use.ts';

type GiftCardFieldProps = {
  card: PrepaidDraft['card'];
  onChange: (card: PrepaidDraft['card']) => void;
};

/** By its code, typed or read by a reader that types. */
export function GiftCardField({ card, onChange }: GiftCardFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (card)
    return (
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm" className="tabular">
          {card.code} · {moneyText(card.balanceCents)}
        </Text>
        <Button variant="subtle" color="gray" px="xs" onClick={() => onChange(null)}>
          {labels.removeCard}
        </Button>
      </Group>
    );
  if (!isOpen)
    return (
      <div>
        <Button
          variant="light"
          leftSection={<IconGiftCard size={18} />}
          onClick={() => setIsOpen(true)}
        >
          {labels.addCard}
        </Button>
      </div>
    );
  return <CodeBox onFound={onChange} />;
}

function CodeBox({ onFound }: { onFound: (card: PrepaidDraft['card']) => void }) {
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const { find } = useApi().prepaid.giftCards;
  const queries = useQueryClient();

  async function look(): Promise<void> {
    try {
      const found = await queries.fetchQuery(find.queryOptions({ input: { code } }));
      if (found.standing === 'usable')
        onFound({ code: found.code, balanceCents: found.balanceCents });
      else setWrong(labels.unusable[found.standing]);
    } catch (error) {
      setWrong(isRefusedWith('GIFT_CARD_NOT_FOUND', error) ? labels.wrongCard : errorText(error));
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    // A reader ends with Enter, which would send the payment.
    event.preventDefault();
    void look();
  }

  return (
    <Group align="flex-start" gap="xs" wrap="nowrap">
      <TextInput
        flex={1}
        aria-label={labels.card}
        placeholder={labels.card}
        autoFocus
        autoComplete="off"
        autoCapitalize="characters"
        value={code}
        error={wrong}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          setWrong(null);
        }}
        onKeyDown={onKeyDown}
      />
      <Button onClick={() => void look()} disabled={code.trim() === ''}>
        {labels.useCard}
      </Button>
    </Group>
  );
}
