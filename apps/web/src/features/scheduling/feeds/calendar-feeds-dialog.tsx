import type { CalendarFeed } from '@app/contract/scheduling/agenda.contract';
import { Modal, Select, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useToday } from '../../../foundation/company-clock.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { isLong } from '../../../ui/fields/long-choices.ts';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { useAgenda } from '../agenda/agenda.api.ts';
import { CalendarFeedAddress } from './calendar-feed-address.tsx';
import { useFeeds } from './calendar-feeds.api.ts';
import { feedLabels as labels } from './calendar-feeds.labels.ts';

type CalendarFeedsDialogProps = { onClose: () => void };

export default function CalendarFeedsDialog({ onClose }: CalendarFeedsDialogProps) {
  const feeds = useFeeds();
  const agenda = useAgenda(useToday().toString());
  return (
    <Modal opened onClose={onClose} title={labels.title} size="lg">
      <Stack gap="md">
        <Text c="dimmed">{labels.explanation}</Text>
        <LoadBlock query={agenda} skeleton={<Skeleton height={140} radius="md" />}>
          {({ professionals }) => (
            <LoadBlock query={feeds} skeleton={<Skeleton height={140} radius="md" />}>
              {(list) => (
                <Choice people={professionals.filter(({ active }) => active)} feeds={list} />
              )}
            </LoadBlock>
          )}
        </LoadBlock>
      </Stack>
    </Modal>
  );
}

/** In the choice the company stands for nobody in particular. */
const EVERYBODY = 'everybody';

type ChoiceProps = { people: { id: string; name: string }[]; feeds: CalendarFeed[] };

/** Whoever sees only her own agenda has nothing to choose. */
function Choice({ people, feeds }: ChoiceProps) {
  const maySeeAll = useMay('appointments.view');
  const hers = people.map(({ id, name }) => ({ value: id, label: name }));
  const data = maySeeAll ? [{ value: EVERYBODY, label: labels.everybody }, ...hers] : hers;
  const [chosen, setChosen] = useState(data[0]?.value);
  if (chosen === undefined) return <Text>{labels.nobody}</Text>;

  const professionalId = chosen === EVERYBODY ? null : chosen;
  const feed = feeds.find((one) => one.professionalId === professionalId) ?? null;
  return (
    <>
      <Select
        label={labels.whose}
        data={data}
        searchable={isLong(data)}
        value={chosen}
        onChange={(value) => value && setChosen(value)}
        allowDeselect={false}
      />
      <CalendarFeedAddress key={chosen} professionalId={professionalId} feed={feed} />
    </>
  );
}
