ALTER TABLE "closing_days" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "fees_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "assistant_settings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "schedule_exceptions" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;