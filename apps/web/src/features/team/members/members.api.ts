import type { Member } from '@app/contract/team/members.contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useRefreshSession } from '../../identity/session.api.ts';

export function useMembers() {
  const { members } = useApi().team;
  return useQuery(members.list.queryOptions());
}

/** Whoever changes her own role sees at once what it still opens to her. */
export function useChangeRole(member: Member | null) {
  const { members } = useApi().team;
  const refreshSession = useRefreshSession();
  const onSuccess = () => (member?.isSelf ? refreshSession() : undefined);
  return useMutation(members.changeRole.mutationOptions({ onSuccess }));
}

export function useDeactivateMember() {
  const { members } = useApi().team;
  return useMutation(members.deactivate.mutationOptions());
}

export function useReactivateMember() {
  const { members } = useApi().team;
  return useMutation(members.reactivate.mutationOptions());
}
