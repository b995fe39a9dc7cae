import type { ArchivePart } from '../../foundation/archive/archive-part.ts';
import { noticeReads } from './notices/notice-reads.table.ts';
import { noticeWishes } from './notices/notice-wishes.table.ts';
import { notices } from './notices/notices.table.ts';

export const messagingArchive: ArchivePart = {
  taken: [],
  leftOut: [
    [notices, 'tell of what is in the archive already, and are gone after three months'],
    [noticeReads, 'say what somebody has looked at'],
    [noticeWishes, 'are how each member set up her own account'],
  ],
};
