import { slot } from '@app/domain/shared/page-template';

/** Filled in by the server, with the name that the platform gives itself. */
export const BRAND = slot('brand');

/** The sign of the house beside its name; leads home. */
export function Brand() {
  return (
    <a className="brand" href="/">
      <svg viewBox="0 0 64 64" width="32" height="32" aria-hidden="true">
        <rect width="64" height="64" rx="15" fill="#3B82F6" />
        <g fill="none" strokeLinecap="round" strokeLinejoin="round">
          <path stroke="#fff" strokeWidth="4.5" d="M22.5 12v8M41.5 12v8" />
          <rect x="12.5" y="17" width="39" height="35" rx="10" fill="#fff" />
          <path stroke="#2563EB" strokeWidth="5" d="M32 26v9.5l6.5 4.5" />
        </g>
      </svg>
      <span className="brand-name">{BRAND}</span>
    </a>
  );
}
