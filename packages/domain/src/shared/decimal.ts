/** A number exactly as it is written: 1.005 is `{ units: 1005n, decimals: 3 }`. */
export type Decimal = { units: bigint; decimals: number };

export function decimalOf(value: number): Decimal {
  if (!Number.isFinite(value)) throw new RangeError(`Not a finite number: ${value}`);

  const [significand = '', exponent = ''] = value.toExponential().split('e');
  const [whole = '', fraction = ''] = significand.split('.');
  const units = BigInt(whole + fraction);
  const decimals = fraction.length - Number(exponent);

  if (decimals >= 0) return { units, decimals };
  return { units: units * 10n ** BigInt(-decimals), decimals: 0 };
}

/** The same value counted in smaller units, so that several decimals can share one scale. */
export function unitsAt(decimals: number, value: Decimal): bigint {
  if (decimals < value.decimals) throw new RangeError(`More than ${decimals} decimals`);
  return value.units * 10n ** BigInt(decimals - value.decimals);
}
