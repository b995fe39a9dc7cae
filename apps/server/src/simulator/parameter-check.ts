import { z } from 'zod';
import { badRequest, type SimulatedApiError } from './api-error.ts';

/** Everything arrives as text: these read it back as what the provider documents. */
export const text = z.string().max(5000);
export const address = z.url({ protocol: /^https?$/ }).max(5000);
export const whole = z
  .string()
  .regex(/^-?\d+$/, 'integer')
  .transform(Number);
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const metadata = z.record(z.string().max(40), z.string().max(500));
export const expand = z.array(text).optional();
export const pages = {
  limit: whole.optional(),
  starting_after: text.optional(),
  ending_before: text.optional(),
  expand,
};
export const createdRange = z
  .strictObject({
    gt: whole.optional(),
    gte: whole.optional(),
    lt: whole.optional(),
    lte: whole.optional(),
  })
  .optional();

/** The parameters as typed values, or a refusal in the provider's words for the first wrong one. */
export function checkParameters<Schema extends z.ZodType>(
  schema: Schema,
  parameters: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(parameters);
  if (parsed.success) return parsed.data;
  throw refusalOf(parsed.error.issues, parameters);
}

function refusalOf(issues: z.core.$ZodIssue[], parameters: unknown): SimulatedApiError {
  const [issue] = issues;
  if (!issue) return badRequest('Invalid request.');
  const param = bracketed(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const unknown = bracketed([...issue.path, issue.keys[0] ?? '']);
    return badRequest(`Received unknown parameter: ${unknown}`, 'parameter_unknown', unknown);
  }
  if (valueAt(parameters, issue.path) === undefined) {
    return badRequest(`Missing required param: ${param}.`, 'parameter_missing', param);
  }
  if (issue.code === 'invalid_value') {
    return badRequest(`Invalid ${param}: must be one of ${issue.values.join(', ')}`, '', param);
  }
  if (issue.message === 'integer') {
    return badRequest(`Invalid integer: ${param}`, 'parameter_invalid_integer', param);
  }
  return badRequest(`Invalid ${param}`, '', param);
}

function bracketed(path: readonly PropertyKey[]): string {
  return path.map(String).reduce((name, key) => (name ? `${name}[${key}]` : key), '');
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined,
    value,
  );
}
