CREATE TABLE "appointment_visitors" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"appointment_id" uuid NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"phone_key" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"stops_messages" boolean DEFAULT false NOT NULL,
	"settled_at" timestamp with time zone,
	"asked_from" text,
	"asked_from_network" text,
	"booked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "appointment_visitors_pkey" PRIMARY KEY("company_id","appointment_id")
);
--> statement-breakpoint
ALTER TABLE "appointment_visitors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "calendar_feeds_professional_unique";--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD COLUMN "member_id" uuid;--> statement-breakpoint
ALTER TABLE "appointment_visitors" ADD CONSTRAINT "appointment_visitors_appointment_fk" FOREIGN KEY ("company_id","appointment_id") REFERENCES "public"."appointments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_visitors_asked_index" ON "appointment_visitors" USING btree ("company_id","booked_at") WHERE "appointment_visitors"."asked_from" is not null;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_member_fk" FOREIGN KEY ("company_id","member_id") REFERENCES "public"."members"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_member_unique" ON "calendar_feeds" USING btree ("company_id","member_id",coalesce("professional_id", '00000000-0000-0000-0000-000000000000'::uuid));--> statement-breakpoint
CREATE POLICY "appointment_visitors_company" ON "appointment_visitors" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));