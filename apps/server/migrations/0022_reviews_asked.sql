ALTER TABLE "review_links" DROP CONSTRAINT "review_links_appointment_once";--> statement-breakpoint
ALTER TABLE "message_automations" ADD COLUMN "delay_hours" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "link" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "review_links_appointment_index" ON "review_links" USING btree ("company_id","appointment_id");