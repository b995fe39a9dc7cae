import { type Job, listener } from '../../foundation/jobs/job.ts';
import type { Post } from './owner-mail.commands.ts';
import { tellOfSupport } from './support-mails.commands.ts';

export function supportMailJobs(post: Post): Job[] {
  return [
    listener('support-visit.tell', 'support.entered', (scope, announced) =>
      tellOfSupport(scope, { ...post, announced }),
    ),
  ];
}
