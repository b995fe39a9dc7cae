CREATE TABLE "message_automations" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"automation" text NOT NULL,
	"enabled" boolean NOT NULL,
	"template_id" uuid,
	CONSTRAINT "message_automations_pkey" PRIMARY KEY("company_id","automation")
);
--> statement-breakpoint
ALTER TABLE "message_automations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "message_templates" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"text" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_templates_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "message_templates_name_unique" UNIQUE("company_id","name"),
	CONSTRAINT "message_templates_text" CHECK ("message_templates"."text" <> '')
);
--> statement-breakpoint
ALTER TABLE "message_templates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "messages" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"occasion" text NOT NULL,
	"occasion_key" text NOT NULL,
	"client_id" uuid NOT NULL,
	"appointment_id" uuid,
	"channel" text DEFAULT 'whatsapp' NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"reason" text,
	"planned_at" timestamp with time zone NOT NULL,
	"too_late_at" timestamp with time zone,
	"recipient" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"sent_at" timestamp with time zone,
	"sent_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "messages_occasion_unique" UNIQUE("company_id","occasion_key")
);
--> statement-breakpoint
ALTER TABLE "messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "message_automations" ADD CONSTRAINT "message_automations_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_automations" ADD CONSTRAINT "message_automations_template_fk" FOREIGN KEY ("company_id","template_id") REFERENCES "public"."message_templates"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_client_fk" FOREIGN KEY ("company_id","client_id") REFERENCES "public"."clients"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_appointment_fk" FOREIGN KEY ("company_id","appointment_id") REFERENCES "public"."appointments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_automations_template_index" ON "message_automations" USING btree ("company_id","template_id");--> statement-breakpoint
CREATE UNIQUE INDEX "message_templates_one_default" ON "message_templates" USING btree ("company_id","type") WHERE "message_templates"."is_default";--> statement-breakpoint
CREATE INDEX "messages_client_index" ON "messages" USING btree ("company_id","client_id");--> statement-breakpoint
CREATE INDEX "messages_appointment_index" ON "messages" USING btree ("company_id","appointment_id");--> statement-breakpoint
CREATE INDEX "messages_by_hand_index" ON "messages" USING btree ("company_id","too_late_at") WHERE "messages"."state" = 'queued' and "messages"."channel" = 'link';--> statement-breakpoint
CREATE INDEX "messages_due_index" ON "messages" USING btree ("planned_at") WHERE "messages"."state" = 'queued' and "messages"."channel" = 'whatsapp';--> statement-breakpoint
CREATE POLICY "message_automations_company" ON "message_automations" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "message_templates_company" ON "message_templates" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "messages_company" ON "messages" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
-- Policies bind the owner too, operators see all, requests get their rights.
select guard_company_table('message_templates');
--> statement-breakpoint
select guard_company_table('message_automations');
--> statement-breakpoint
select guard_company_table('messages');
--> statement-breakpoint
-- People edit templates and switches; messages are written by what happens, and tell it themselves.
select audit_company_table('message_templates');
--> statement-breakpoint
select audit_company_table('message_automations');
