import { type StripeSettings, stripeKeyFields } from '@app/contract/billing/stripe.contract';
import { STRIPE_MODES, type StripeMode } from '@app/domain/billing/stripe-keys';
import { ActionIcon, Button, Card, SimpleGrid, Skeleton, Text } from '@mantine/core';
import { IconCheck, IconKey, IconMinus, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../foundation/parts/parts.ts';
import { ConfirmFor } from '../../../ui/dialogs/confirm-for.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { useRemoveStripeKey, useStripeSettings } from './stripe.api.ts';
import { keyLabels as labels, modeText, removeKeyLabels, type SavedKey } from './stripe.labels.ts';
import classes from './stripe.module.css';

const StripeKeysDialog = lazyPart(() => import('./stripe-keys-dialog.tsx'));

/** Which keys are set in each environment. What they are, nobody is shown. */
export function StripeKeysTab() {
  const [opened, setOpened] = useState<StripeMode | null>(null);
  const [removed, setRemoved] = useState<SavedKey | null>(null);
  return (
    <LoadBlock query={useStripeSettings()} skeleton={<Skeleton height={220} radius="lg" />}>
      {(settings) => (
        <>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            {STRIPE_MODES.map((mode) => (
              <KeysCard
                key={mode}
                mode={mode}
                settings={settings}
                onEdit={() => setOpened(mode)}
                onRemove={setRemoved}
              />
            ))}
          </SimpleGrid>
          <Suspense fallback={null}>
            {opened && (
              <StripeKeysDialog
                mode={opened}
                isSet={settings.keys[opened]}
                onClose={() => setOpened(null)}
              />
            )}
          </Suspense>
          <RemoveKey saved={removed} onClose={() => setRemoved(null)} />
        </>
      )}
    </LoadBlock>
  );
}

function RemoveKey({ saved, onClose }: { saved: SavedKey | null; onClose: () => void }) {
  const { mutateAsync: remove } = useRemoveStripeKey();
  return (
    <ConfirmFor
      thing={saved}
      title={removeKeyLabels.title}
      question={removeKeyLabels.question}
      confirmLabel={removeKeyLabels.remove}
      tone="destructive"
      done={removeKeyLabels.removed}
      onConfirm={(key) => remove(key)}
      onClose={onClose}
    />
  );
}

type KeysCardProps = {
  mode: StripeMode;
  settings: StripeSettings;
  onEdit: () => void;
  onRemove: (key: SavedKey) => void;
};

function KeysCard({ mode, settings, onEdit, onRemove }: KeysCardProps) {
  return (
    <Card component="section" aria-label={modeText[mode]} padding="md" className={classes.card}>
      <Text component="h2" fw={600}>
        {modeText[mode]}
      </Text>
      <dl className={classes.keys}>
        {stripeKeyFields.map((field) => (
          <div key={field} className={classes.key}>
            <dt>{labels[field]}</dt>
            <dd>
              <SetBadge isSet={settings.keys[mode][field]} />
              {settings.keys[mode][field] && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={removeKeyLabels.button({ mode, field })}
                  onClick={() => onRemove({ mode, field })}
                >
                  <IconTrash size={18} />
                </ActionIcon>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <Button
        variant="default"
        leftSection={<IconKey size={18} />}
        aria-label={`${labels.edit}: ${modeText[mode]}`}
        onClick={onEdit}
      >
        {labels.edit}
      </Button>
    </Card>
  );
}

function SetBadge({ isSet }: { isSet: boolean }) {
  if (!isSet) {
    return (
      <StatusBadge tone="neutral" icon={<IconMinus size={14} />}>
        {labels.notSet}
      </StatusBadge>
    );
  }
  return (
    <StatusBadge tone="positive" icon={<IconCheck size={14} />}>
      {labels.set}
    </StatusBadge>
  );
}
