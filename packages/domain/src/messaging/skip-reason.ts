/** Why a message that waited was never sent. */
export const SKIP_REASONS = [
  'moved',
  'cancelled',
  'switched-off',
  'no-longer-true',
  'too-late',
  'stopped',
  'no-contact',
  'client-gone',
  'by-hand',
  'told-by-mail',
  'too-long',
  // Of what the platform writes to companies, under the names that others know.
  'no_whatsapp_instance',
  'no_phone',
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** The ways to a client, in the order in which they are tried. `link`: a person sends it by hand. */
export const CHANNELS = ['whatsapp', 'email', 'link'] as const;
export type Channel = (typeof CHANNELS)[number];
