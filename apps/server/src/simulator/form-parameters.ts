type FormValue = string | FormValue[] | { [key: string]: FormValue };
export type FormParameters = { [key: string]: FormValue };

type Branch = Map<string, string | Branch>;

/** `line_items[0][price]=…` as the provider's SDK writes it, back into lists and objects. */
export function parseFormParameters(encoded: string): FormParameters {
  const root: Branch = new Map();
  for (const [name, value] of new URLSearchParams(encoded)) place(root, segmentsOf(name), value);
  return objectOf(root);
}

/** A text that says the same for the same parameters, in whichever order they were sent. */
export function fingerprintOf(encoded: string): string {
  return [...new URLSearchParams(encoded)]
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('&');
}

function segmentsOf(name: string): string[] {
  const [first = '', ...rest] = name.split('[');
  return [first, ...rest.map((segment) => segment.replace(/\]$/, ''))];
}

function place(branch: Branch, [segment = '', ...deeper]: string[], value: string): void {
  // `name[]=…` appends.
  const key = segment === '' ? String(branch.size) : segment;
  if (deeper.length === 0) {
    branch.set(key, value);
    return;
  }
  const known = branch.get(key);
  const next: Branch = known instanceof Map ? known : new Map();
  branch.set(key, next);
  place(next, deeper, value);
}

function readNode(node: string | Branch): FormValue {
  if (typeof node === 'string') return node;
  const isList = [...node.keys()].every((key, place) => key === String(place));
  return isList ? [...node.values()].map(readNode) : objectOf(node);
}

function objectOf(branch: Branch): FormParameters {
  return Object.fromEntries([...branch].map(([key, node]) => [key, readNode(node)]));
}
