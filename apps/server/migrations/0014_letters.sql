DROP INDEX "messages_turn_index";--> statement-breakpoint
DROP INDEX "messages_due_index";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "from_name" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "calendar" text;--> statement-breakpoint
CREATE INDEX "messages_letters_index" ON "messages" USING btree ((coalesce("wait_until", "planned_at"))) WHERE "messages"."state" = 'queued' and "messages"."channel" = 'email';--> statement-breakpoint
CREATE INDEX "messages_turn_index" ON "messages" USING btree ("company_id",(coalesce("wait_until", "planned_at"))) WHERE "messages"."state" = 'queued' and "messages"."channel" = 'whatsapp';--> statement-breakpoint
CREATE INDEX "messages_due_index" ON "messages" USING btree ((coalesce("wait_until", "planned_at"))) WHERE "messages"."state" = 'queued' and "messages"."channel" = 'whatsapp';