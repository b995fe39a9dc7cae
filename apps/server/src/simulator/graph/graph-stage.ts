import type { Within } from '../whatsapp/books.ts';
import type { PlayedTime } from '../whatsapp/played-time.ts';
import type { GraphKinds } from './graph-books.ts';

export type GraphStage = {
  within: Within<GraphKinds>;
  time: PlayedTime;
  now(): number;
  tell(field: string, value: object): void;
};
