let shown: string | null = null;

/** The company on the screen. Every call names it, so that nothing lands in another one. */
export function shownCompany(): string | null {
  return shown;
}

/**
 * Another company than before means that somebody switched, perhaps in another tab. Starting over
 * keeps rows of the one from standing beside rows of the other.
 */
export function showCompany(companyId: string | null): void {
  const isSwitch = shown !== null && companyId !== null && shown !== companyId;
  shown = companyId;
  if (isSwitch) location.reload();
}
