/** What this browser lets us do. `install`: an iPhone shows notices only of what stands on its home screen. */
export type PushAbility = 'possible' | 'refused' | 'install' | 'impossible';

export function pushAbility(): PushAbility {
  const canPush = 'serviceWorker' in navigator && 'PushManager' in globalThis;
  if (canPush && 'Notification' in globalThis) {
    return Notification.permission === 'denied' ? 'refused' : 'possible';
  }
  return /iPhone|iPad/.test(navigator.userAgent) ? 'install' : 'impossible';
}

export async function findPushSubscription(): Promise<PushSubscription | null> {
  if (pushAbility() !== 'possible') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Whoever uses this browser next is not told what was meant for her who leaves. */
export async function endPush(): Promise<void> {
  // A browser that cannot say has nothing to end.
  const subscription = await findPushSubscription().catch(() => null);
  await subscription?.unsubscribe();
}

/** Asks whoever sits there. `null`: she said no. */
export async function askForPush(publicKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.ready;
  const known = await registration.pushManager.getSubscription();
  if (known && isOf(known, publicKey)) return known;
  await known?.unsubscribe();
  return registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
}

/** One that was made for another key would be refused by its service. */
function isOf({ options }: PushSubscription, publicKey: string): boolean {
  const { applicationServerKey } = options;
  return applicationServerKey !== null && base64url(applicationServerKey) === publicKey;
}

/** As the server takes it. */
export function sentSubscription(subscription: PushSubscription) {
  return {
    endpoint: subscription.endpoint,
    publicKey: base64url(subscription.getKey('p256dh')),
    authSecret: base64url(subscription.getKey('auth')),
    device: navigator.userAgent.slice(0, 100),
  };
}

function base64url(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
