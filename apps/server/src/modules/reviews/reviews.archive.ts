import type { ArchivePart } from '../../foundation/archive/archive-part.ts';
import { reviewLinks } from './review-links.table.ts';
import { reviews } from './reviews.table.ts';

export const reviewsArchive: ArchivePart = {
  taken: [[reviews, 'Avaliações dos clientes e respostas']],
  leftOut: [[reviewLinks, 'are keys to pages, and good for thirty days']],
};
