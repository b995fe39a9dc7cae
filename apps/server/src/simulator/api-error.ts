type ErrorDetails = {
  status: number;
  type: 'invalid_request_error' | 'idempotency_error' | 'api_error';
  code?: string;
  param?: string;
};

/** A refusal in the provider's own words. The SDK makes the error the gateway sees out of it. */
export class SimulatedApiError extends Error {
  readonly details: ErrorDetails;

  constructor(message: string, details: ErrorDetails) {
    super(message);
    this.details = details;
  }
}

export function badRequest(message: string, code?: string, param?: string): SimulatedApiError {
  return new SimulatedApiError(message, {
    status: 400,
    type: 'invalid_request_error',
    ...(code && { code }),
    ...(param && { param }),
  });
}

export function missing(thing: string, id: string, param = 'id'): SimulatedApiError {
  return new SimulatedApiError(`No such ${thing}: '${id}'`, {
    status: 404,
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
  });
}
