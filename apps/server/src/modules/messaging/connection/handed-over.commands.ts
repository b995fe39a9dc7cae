import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { isSameContact } from '../../../foundation/whatsapp/contact-address.ts';
import type { Happening } from '../../../foundation/whatsapp/happenings.ts';
import { messages } from '../messages.table.ts';
import { expectAnswer } from '../unanswered.commands.ts';

type HandedOver = Extract<Happening, { kind: 'handed-over' }>;

/**
 * The gateway tells of each message it took, also when its answer got lost on the way. So one that is in
 * doubt gets the name by which its receipts find it.
 */
export async function noteHandedOver(
  scope: CompanyScope,
  told: readonly HandedOver[],
): Promise<void> {
  if (told.length === 0) return;
  const inDoubt = await scope
    .select({ id: messages.id, recipient: messages.recipient, text: messages.text })
    .from(messages)
    .where(
      and(
        eq(messages.state, 'sending'),
        isNull(messages.providerId),
        inArray(
          messages.text,
          told.map(({ text }) => text),
        ),
      ),
    );
  for (const { providerId, to, text } of told) {
    const [message, ...others] = inDoubt.filter(
      (one) => one.text === text && isSameContact(one.recipient, to),
    );
    if (!message || others.length > 0) continue;
    const [named] = await scope
      .update(messages)
      .set({ providerId, usedNumber: to })
      .where(and(eq(messages.id, message.id), isNull(messages.providerId)))
      .returning();
    // Our own answer, should it still come, finds the message named.
    if (named) await expectAnswer(scope, named);
  }
}
