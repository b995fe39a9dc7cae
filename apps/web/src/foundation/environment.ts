export type Environment = 'development' | 'production';

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Tells a rehearsal from the real thing by the address in the browser. */
export function environmentOf(hostname: string): Environment {
  const host = hostname.toLowerCase();
  if (localHosts.has(host)) return 'development';
  if (host.endsWith('.local')) return 'development';
  if (host.includes('preview') || host.includes('staging')) return 'development';
  return 'production';
}
