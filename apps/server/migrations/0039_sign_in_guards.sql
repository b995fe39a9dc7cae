ALTER TABLE "access_records" ADD COLUMN "outcome" text DEFAULT 'entered' NOT NULL;--> statement-breakpoint
ALTER TABLE "two_factors" ADD COLUMN "last_used_step" bigint;