type Triple = [number, number, number];
type Matrix = [Triple, Triple, Triple];

/** How light arrives where one kind of cone is missing, by Machado, Oliveira and Fernandes (2009). */
const SIGHTS = {
  'every colour': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'no blue': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} satisfies Record<string, Matrix>;

type Sight = keyof typeof SIGHTS;
// An object's own keys are its names.
export const kindsOfSight = Object.keys(SIGHTS) as Sight[];

/** How far apart two colours are to the eye: below 0.02 nobody sees it. */
export function differenceSeen(sight: Sight, first: string, second: string): number {
  const [one, other] = [first, second].map((hex) => perceived(through(SIGHTS[sight], linear(hex))));
  if (!one || !other) return 0;
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

function linear(hex: string): Triple {
  const part = (from: number) => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function through(matrix: Matrix, [red, green, blue]: Triple): Triple {
  const row = ([r, g, b]: Triple) => Math.min(1, Math.max(0, r * red + g * green + b * blue));
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

/** In Oklab, where the same distance looks the same everywhere. */
function perceived([red, green, blue]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
