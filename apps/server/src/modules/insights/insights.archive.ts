import type { ArchivePart } from '../../foundation/archive/archive-part.ts';
import { assistantQuestions, assistantSettings } from './assistant.table.ts';

export const insightsArchive: ArchivePart = {
  taken: [
    [assistantSettings, 'Instruções para o assistente'],
    [assistantQuestions, 'Perguntas ao assistente: quando, de quem e quanto custaram'],
  ],
  leftOut: [],
};
