CREATE TABLE "appointment_troubles" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"appointment_id" uuid NOT NULL,
	"professional_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"in_the_way_since" timestamp with time zone NOT NULL,
	"kept_despite" boolean DEFAULT false NOT NULL,
	CONSTRAINT "appointment_troubles_pkey" PRIMARY KEY("company_id","appointment_id")
);
--> statement-breakpoint
ALTER TABLE "appointment_troubles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "appointment_troubles" ADD CONSTRAINT "appointment_troubles_appointment_fk" FOREIGN KEY ("company_id","appointment_id") REFERENCES "public"."appointments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_troubles_unsolved_index" ON "appointment_troubles" USING btree ("company_id","starts_at") WHERE not "appointment_troubles"."kept_despite";--> statement-breakpoint
CREATE POLICY "appointment_troubles_company" ON "appointment_troubles" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
-- Policies bind the owner too, operators see all, requests get their rights.
select guard_company_table('appointment_troubles');
--> statement-breakpoint
-- People say that something stays as it is, so that is written down.
select audit_company_table('appointment_troubles');
