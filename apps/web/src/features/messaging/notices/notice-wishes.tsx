import type { OfferedWish } from '@app/contract/messaging/notices.contract';
import { Skeleton, Switch, Table } from '@mantine/core';
import { useSession } from '../../../foundation/sign-in/session.tsx';
import { say } from '../../../ui/kept-things/say.ts';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { ProfileSection } from '../../identity/profile/profile-section.tsx';
import { useKeepWish, useWishes } from './notices.api.ts';
import { type WishPlace, wishKinds, wishLabels } from './notices.labels.ts';
import { PushSwitch } from './push-switch.tsx';

/** There where the bell is. */
export function NoticeWishes() {
  const { company } = useSession();
  return company?.openModules.includes('dashboard') ? <Wishes /> : null;
}

/** Where she wants to hear of what, each kind by itself. */
function Wishes() {
  const query = useWishes();
  return (
    <div id="avisos">
      <ProfileSection title={wishLabels.title} explanation={wishLabels.explanation}>
        <LoadBlock query={query} skeleton={<Skeleton height={240} radius="md" />}>
          {(wishes) => <WishTable wishes={wishes} />}
        </LoadBlock>
        <PushSwitch />
      </ProfileSection>
    </div>
  );
}

function WishTable({ wishes }: { wishes: readonly OfferedWish[] }) {
  return (
    // Three columns of switches beside their words, on a phone of 360 pixels, too.
    <Table layout="fixed" horizontalSpacing={4}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{wishLabels.kind}</Table.Th>
          <Table.Th w="4.25rem">{wishLabels.app}</Table.Th>
          <Table.Th w="4.25rem">{wishLabels.email}</Table.Th>
          <Table.Th w="4.75rem">{wishLabels.push}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {wishes.map((wish) => (
          <WishRow key={wish.kind} wish={wish} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

function WishRow({ wish }: { wish: OfferedWish }) {
  const { kind, app, email, push, mayBeMailed } = wish;
  const { mutateAsync } = useKeepWish();
  const keep = (where: WishPlace, isOn: boolean) =>
    void say(
      { done: wishLabels.kept(kind, where, isOn), failed: wishLabels.failed },
      mutateAsync({ kind, app, email, push, [where]: isOn }),
    );
  return (
    <Table.Tr>
      <Table.Td>{wishKinds[kind]}</Table.Td>
      <Table.Td>
        <Switch
          aria-label={wishLabels.inApp(kind)}
          checked={app}
          onChange={(event) => keep('app', event.currentTarget.checked)}
        />
      </Table.Td>
      <Table.Td>
        {mayBeMailed ? (
          <Switch
            aria-label={wishLabels.byMail(kind)}
            checked={email}
            onChange={(event) => keep('email', event.currentTarget.checked)}
          />
        ) : (
          wishLabels.noMail
        )}
      </Table.Td>
      <Table.Td>
        <Switch
          aria-label={wishLabels.onDevice(kind)}
          checked={push}
          onChange={(event) => keep('push', event.currentTarget.checked)}
        />
      </Table.Td>
    </Table.Tr>
  );
}
