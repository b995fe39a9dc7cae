import { Button, Skeleton, Text } from '@mantine/core';
import { IconBrandWhatsapp, IconPrinter } from '@tabler/icons-react';
import { whatsAppLink } from '../../foundation/format.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { useGiftCard } from './gift-cards.api.ts';
import { giftText, giftCardLabels as labels, soldCardText } from './gift-cards.labels.ts';
import classes from './sold-gift-card.module.css';

type SoldGiftCardProps = {
  id: string;
  /** Of whoever bought it, who hands it on. */
  phone: string | null;
};

/** Right after the sale: the ways in which a card comes to whoever uses it. */
export function SoldGiftCard({ id, phone }: SoldGiftCardProps) {
  const { data: card, isPending } = useGiftCard(id);
  if (isPending) return <Skeleton height={132} radius="lg" />;
  return (
    <section aria-label={labels.one} className={classes.card}>
      {card && <Text className={classes.words}>{soldCardText(card)}</Text>}
      <div className={classes.ways}>
        {card?.hasWholeCode && (
          <>
            <Button
              component="a"
              variant="default"
              href={whatsAppLink(phone ?? '', giftText(card))}
              target="_blank"
              rel="noopener"
              leftSection={<IconBrandWhatsapp size={18} />}
            >
              {labels.sendByWhatsApp}
            </Button>
            <CopyButton label={labels.copy} text={card.code} failure={labels.copyFailed} />
          </>
        )}
        <LinkButton
          variant="default"
          leftSection={<IconPrinter size={18} />}
          to="/dashboard/gift-cards/$id"
          params={{ id }}
        >
          {labels.printOne}
        </LinkButton>
      </div>
    </section>
  );
}
