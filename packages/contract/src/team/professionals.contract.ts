import { DEFAULT_COLOR } from '@app/domain/shared/colors';
import { readBirthday } from '@app/domain/team/birthday';
import { PROFESSIONAL_LIMITS } from '@app/domain/team/professional';
import { z } from 'zod';
import { appointmentsAffected, mindedAppointments } from '../shared/affected-appointments.ts';
import { companyProcedure, hasHistory } from '../shared/errors.ts';
import { imageErrors, imageFile } from '../shared/images.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import {
  hexColor,
  id,
  instant,
  optionalEmail,
  optionalText,
  removed,
  requiredText,
  version,
} from '../shared/schemas.ts';

/** Of every procedure that makes the team larger. */
export const professionalLimitReached = {
  PROFESSIONAL_LIMIT_REACHED: {
    status: 409,
    message: 'Limite de profissionais do seu plano atingido.',
  },
} as const;

const limits = PROFESSIONAL_LIMITS;
const WRONG_BIRTHDAY = 'Digite o dia e o mês, como 17/11';

export const professionalForm = z.strictObject({
  name: requiredText(1, limits.nameLength, 'Nome é obrigatório'),
  email: optionalEmail,
  phone: optionalText(limits.phoneLength),
  /** Trimmed, none twice. */
  specialties: z
    .array(requiredText(1, limits.specialtyLength, 'Informe a especialidade'))
    .max(limits.specialties, `Use no máximo ${limits.specialties} especialidades`)
    .transform((typed) => [...new Set(typed)])
    .default([]),
  /** 'DD/MM'; empty where nobody said. */
  birthday: optionalText(limits.birthdayLength).transform((typed, context) => {
    const birthday = readBirthday(typed);
    if (birthday === null) context.addIssue(WRONG_BIRTHDAY);
    return birthday ?? '';
  }),
  color: hexColor.default(DEFAULT_COLOR),
  /** The member who is this professional and signs in as such. */
  memberId: id.nullable().default(null),
});
export type ProfessionalForm = z.infer<typeof professionalForm>;

const professional = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  specialties: z.array(z.string()),
  /** 'DD/MM'; empty where nobody said. */
  birthday: z.string(),
  color: z.string(),
  memberId: id.nullable(),
  photoUrl: z.string().nullable(),
  /** Who signs in as her; null without a linked member. */
  memberName: z.string().nullable(),
  active: z.boolean(),
  position: z.int(),
  version,
  createdAt: instant,
});
export type Professional = z.infer<typeof professional>;

const route = tagged('Profissionais');
const notFound = {
  PROFESSIONAL_NOT_FOUND: { status: 404, message: 'Profissional não encontrado' },
} as const;
const taken = {
  PROFESSIONAL_EMAIL_TAKEN: { status: 409, message: 'Já existe um profissional com este email.' },
  MEMBER_ALREADY_LINKED: {
    status: 409,
    message: 'Este acesso já pertence a outro profissional.',
  },
  MEMBER_NOT_FOUND: { status: 404, message: 'Pessoa não encontrada nesta empresa.' },
} as const;
const badPhone = {
  PHONE_INVALID: { status: 400, message: 'Telefone inválido' },
} as const;

nameSchemas({ ProfessionalForm: professionalForm, Professional: professional });

export const professionalsContract = {
  /** The whole team, newest first; inactive ones too. */
  list: companyProcedure
    .route(route.get('/professionals', 'Listar profissionais'))
    .output(z.array(professional)),

  create: companyProcedure
    .route(route.create('/professionals', 'Criar profissional'))
    .input(professionalForm)
    .output(professional)
    .errors({
      ...taken,
      ...badPhone,
      ...professionalLimitReached,
      FORBIDDEN: { status: 403, message: 'Você não tem permissão para criar profissionais.' },
    }),

  /** Takes the version that was read; whoever changed it meanwhile is not overwritten. */
  update: companyProcedure
    .route(route.put('/professionals/{id}', 'Alterar profissional'))
    .input(professionalForm.extend({ id, version }))
    .output(professional)
    .errors({
      ...taken,
      ...badPhone,
      ...notFound,
      PROFESSIONAL_CHANGED: {
        status: 409,
        message:
          'Outra pessoa alterou este profissional enquanto você editava. Feche, confira e altere de novo.',
      },
    }),

  deactivate: companyProcedure
    .route(route.post('/professionals/{id}/deactivate', 'Inativar'))
    .input(z.strictObject({ id, ...mindedAppointments }))
    .output(professional)
    .errors({ ...notFound, ...appointmentsAffected }),

  reactivate: companyProcedure
    .route(route.post('/professionals/{id}/reactivate', 'Ativar'))
    .input(z.strictObject({ id }))
    .output(professional)
    .errors({ ...notFound, ...professionalLimitReached }),

  remove: companyProcedure
    .route(route.delete('/professionals/{id}', 'Excluir profissional'))
    .input(z.strictObject({ id }))
    .output(removed)
    .errors({
      ...notFound,
      PROFESSIONAL_HAS_HISTORY: hasHistory,
    }),

  uploadPhoto: companyProcedure
    .route(route.put('/professionals/{id}/photo', 'Enviar a foto'))
    .input(z.strictObject({ id, file: imageFile }))
    .output(z.object({ photoUrl: z.string() }))
    .errors({ ...imageErrors, ...notFound }),

  removePhoto: companyProcedure
    .route(route.delete('/professionals/{id}/photo', 'Remover a foto'))
    .input(z.strictObject({ id }))
    .output(z.object({ photoUrl: z.null() }))
    .errors(notFound),

  /** The team as a spreadsheet. */
  exportCsv: companyProcedure
    .route(route.get('/professionals/export', 'Exportar em CSV'))
    .output(z.file()),

  /** From left to right in the agenda. Whoever is not named keeps a place after them. */
  reorder: companyProcedure
    .route(route.put('/professionals/order', 'Ordenar a agenda'))
    .input(z.strictObject({ ids: z.array(id).max(500) }))
    .output(z.array(professional)),
};
