type ProfileView = { confirmed?: 1; newEmail?: string };

/** Which mailed link led here: the confirmation of the address, or the one to a new address. */
export function readProfileView({ confirmed, newEmail }: Record<string, unknown>): ProfileView {
  return {
    ...(confirmed === 1 && { confirmed }),
    ...(typeof newEmail === 'string' && newEmail !== '' && { newEmail }),
  };
}
