export type ProfessionalRefusal = 'professional-limit-reached';
