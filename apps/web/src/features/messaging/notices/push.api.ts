import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import {
  askForPush,
  findPushSubscription,
  pushAbility,
  sentSubscription,
} from '../../../foundation/push-browser.ts';

const queryKey = ['push-of-this-browser'];

/** What this browser may do, and whether it does. */
export function usePushState() {
  const { push } = useApi().messaging;
  return useQuery({
    queryKey,
    queryFn: async () => {
      const subscription = await findPushSubscription();
      // Whoever was signed out elsewhere is told no more, though her browser does not know.
      const { endpoints } = subscription ? await push.here.call() : { endpoints: [] };
      const isOn = subscription !== null && endpoints.includes(subscription.endpoint);
      return { ability: pushAbility(), isOn };
    },
  });
}

/** Answers whether the browser is told from now on; nothing changes where she says no. */
export function useTurnPushOn() {
  const { push } = useApi().messaging;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { publicKey } = await push.key.call();
      const subscription = await askForPush(publicKey);
      if (!subscription) return false;
      try {
        await push.subscribe.call(sentSubscription(subscription));
      } catch (error) {
        // A browser that nobody writes to must not look as if it were told.
        await subscription.unsubscribe();
        throw error;
      }
      return true;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}

export function useTurnPushOff() {
  const { push } = useApi().messaging;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const subscription = await findPushSubscription();
      if (!subscription) return;
      await push.unsubscribe.call({ endpoint: subscription.endpoint });
      await subscription.unsubscribe();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
