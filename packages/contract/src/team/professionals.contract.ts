/** Of every procedure that makes the team larger. */
export const professionalLimitReached = {
  PROFESSIONAL_LIMIT_REACHED: {
    status: 409,
    message: 'Limite de profissionais do seu plano atingido.',
  },
} as const;
