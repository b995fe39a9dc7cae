/** What any address may answer while the system is in trouble, whatever was asked. */
export const UNAVAILABLE = {
  /** Nothing was stored: the same may be sent again. */
  SERVICE_UNAVAILABLE: {
    status: 503,
    message: 'O sistema ficou indisponível por um instante. Tente novamente em alguns segundos.',
  },
  /** The answer of the database was lost: it may have been stored. */
  OUTCOME_UNKNOWN: {
    status: 503,
    message: 'A conexão caiu enquanto salvávamos. Confira se ficou salvo antes de tentar de novo.',
  },
} as const;

export const RETRY_AFTER_IN_SECONDS = 2;
