ALTER TABLE "conversations" ADD COLUMN "lid" text;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_lid_unique" ON "conversations" USING btree ("company_id","lid") WHERE "conversations"."lid" is not null;--> statement-breakpoint
CREATE INDEX "push_subscriptions_session_index" ON "push_subscriptions" USING btree ("session_id");