/** Said with every answer. Made once: a policy assembled per request costs more than the request. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  const secure = publicUrl.startsWith('https:');
  return {
    'content-security-policy': contentPolicy(secure, "'none'"),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(secure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** For a page that other sites may show in a frame: `x-frame-options` has to go with it. */
export function framedContentPolicy(publicUrl: string): string {
  return contentPolicy(publicUrl.startsWith('https:'), '*');
}

function contentPolicy(secure: boolean, ancestors: "'none'" | '*'): string {
  const rules = [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${ancestors}`,
    "form-action 'self'",
    "script-src 'self'",
    // The component library writes style elements; scripts stay strict.
    "style-src 'self' 'unsafe-inline'",
    // Pictures of products lie wherever the company says.
    `img-src 'self' data: blob: https:${secure ? '' : ' http:'}`,
  ];
  return [...rules, ...(secure ? ['upgrade-insecure-requests'] : [])].join('; ');
}
