CREATE TABLE "setting_changes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"key" text NOT NULL,
	"user_id" uuid,
	"terminal_user" text,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "access_records" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid,
	"address" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "access_records" ADD CONSTRAINT "access_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_records_user_index" ON "access_records" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "access_records_at_index" ON "access_records" USING btree ("at");--> statement-breakpoint
-- Sessions are begun by the login itself, which owns the table; the operator's nightly sweep removes
-- what is too old. Changes of settings are added to and never rewritten.
do $$
begin
  execute format('grant select, delete on access_records to %I', operator_role());
  execute format('grant select, insert on setting_changes to %I', operator_role());
end $$;
