DROP INDEX "messages_turn_index";--> statement-breakpoint
DROP INDEX "messages_due_index";--> statement-breakpoint
DROP INDEX "messages_letters_index";--> statement-breakpoint
CREATE INDEX "conversations_unread_index" ON "conversations" USING btree ("company_id","last_at","id") WHERE "conversations"."unread" > 0;--> statement-breakpoint
CREATE INDEX "messages_in_doubt_index" ON "messages" USING btree ("company_id") WHERE "messages"."state" = 'sending' and "messages"."provider_id" is null;--> statement-breakpoint
CREATE INDEX "messages_taken_index" ON "messages" USING btree ("company_id","taken_at") WHERE "messages"."provider_id" is not null;--> statement-breakpoint
CREATE INDEX "messages_half_receipted_index" ON "messages" USING btree ("taken_at") WHERE "messages"."state" in ('sent', 'delivered') and "messages"."provider_id" is not null;--> statement-breakpoint
CREATE INDEX "messages_marketing_index" ON "messages" USING btree ("company_id",(case when "state" = 'failed' then "planned_at" else "sent_at" end)) WHERE "messages"."occasion" in ('birthday', 'campaign', 'reengagement');--> statement-breakpoint
CREATE INDEX "messages_turn_index" ON "messages" USING btree ("company_id",(case when "wait_until" is null then "planned_at" else "wait_until" end)) WHERE "messages"."state" = 'queued' and "messages"."channel" = 'whatsapp';--> statement-breakpoint
CREATE INDEX "messages_due_index" ON "messages" USING btree ((case when "wait_until" is null then "planned_at" else "wait_until" end)) WHERE "messages"."state" = 'queued' and "messages"."channel" = 'whatsapp';--> statement-breakpoint
CREATE INDEX "messages_letters_index" ON "messages" USING btree ((case when "wait_until" is null then "planned_at" else "wait_until" end)) WHERE "messages"."state" = 'queued' and "messages"."channel" = 'email';