/** Addresses of one heading of the API's description, each with its method and what it does. */
export function tagged(heading: string) {
  const under = (method: Method) => (path: Path, summary: string) =>
    ({ method, path, summary, tags: [heading] }) as const;
  return {
    get: under('GET'),
    post: under('POST'),
    put: under('PUT'),
    patch: under('PATCH'),
    delete: under('DELETE'),
    /** A POST that makes something, and answers 201. */
    create: (path: Path, summary: string) =>
      ({ ...under('POST')(path, summary), successStatus: 201 }) as const,
  };
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Path = `/${string}`;
