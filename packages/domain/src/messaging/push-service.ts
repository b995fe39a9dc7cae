/** Who carries notices to browsers. A notice is posted to these and to nobody else: any member may name an address. */
const SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'push.services.mozilla.com',
  'web.push.apple.com',
  'push.apple.com',
  'notify.windows.com',
];

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

export type PushReach = 'world' | 'this-machine';

/** Whether a browser can have this address from its push service; on a machine by itself one may be played. */
export function isPushService(endpoint: string, reach: PushReach): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (reach === 'this-machine' && LOOPBACK.includes(hostname)) return true;
  if (protocol !== 'https:' || port !== '') return false;
  return SERVICES.some((service) => hostname === service || hostname.endsWith(`.${service}`));
}
