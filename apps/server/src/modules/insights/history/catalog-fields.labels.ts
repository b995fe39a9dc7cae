import type { ROLES } from '@app/domain/team/permissions';
import { type TrailField, textField } from '../../../foundation/database/trail.ts';
import {
  ACTIVE_HE,
  ACTIVE_SHE,
  activeField,
  chosen,
  daysField,
  minutesField,
  moneyField,
  numberField,
  percentField,
} from './field-kinds.labels.ts';

type Role = (typeof ROLES)[number];

const ROLE_WORDS: Record<Role, string> = {
  owner: 'Proprietário',
  manager: 'Gerente',
  receptionist: 'Recepcionista',
  professional: 'Profissional',
};

export const SERVICE_FIELDS: Record<string, TrailField> = {
  Nome: textField('name'),
  Descrição: textField('description'),
  Categoria: textField('category'),
  Preço: moneyField('price_in_cents'),
  Duração: minutesField('duration_in_minutes'),
  'Tempo livre antes': minutesField('buffer_before_in_minutes'),
  'Tempo livre depois': minutesField('buffer_after_in_minutes'),
  'Pontos de fidelidade': numberField('loyalty_points'),
  'Costuma voltar em': daysField('return_after_in_days'),
  Cor: textField('color'),
  Situação: ACTIVE_HE,
};

export const PROFESSIONAL_FIELDS: Record<string, TrailField> = {
  Nome: textField('name'),
  'E-mail': textField('email'),
  Telefone: textField('phone'),
  Especialidades: textField('specialties'),
  'Comissão de produtos': percentField('product_basis_points'),
  'Cor na agenda': textField('color'),
  Situação: ACTIVE_SHE,
};

export const MEMBER_FIELDS: Record<string, TrailField> = {
  Papel: chosen('role', ROLE_WORDS),
  Acesso: activeField({ on: 'Liberado', off: 'Retirado' }),
};
