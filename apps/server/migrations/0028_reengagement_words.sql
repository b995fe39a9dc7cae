ALTER TABLE "reengagements" ALTER COLUMN "template_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "reengagements" ADD COLUMN "approved_words" jsonb;--> statement-breakpoint
ALTER TABLE "reengagements" ADD COLUMN "words_taken_back_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reengagements" ADD CONSTRAINT "reengagements_words" CHECK (num_nonnulls("reengagements"."template_id", "reengagements"."approved_words") = 1);