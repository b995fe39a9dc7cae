CREATE TABLE "administrative_automations" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"automation" text NOT NULL,
	"enabled" boolean NOT NULL,
	"template_id" uuid,
	"send_delay_hours" integer,
	"send_immediately" boolean,
	"days_before_expiry" integer,
	"send_time" text,
	CONSTRAINT "administrative_automations_pkey" PRIMARY KEY("company_id","automation")
);
--> statement-breakpoint
ALTER TABLE "administrative_automations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "campaigns" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"template_id" uuid,
	"segments" text[] NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"scheduled_at" timestamp with time zone,
	"respect_business_hours" boolean DEFAULT false NOT NULL,
	"exclude_recent_contacts" boolean DEFAULT false NOT NULL,
	"total_recipients" integer DEFAULT 0 NOT NULL,
	"left_out" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"started_at" timestamp with time zone,
	"paused_at" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "campaigns_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "campaigns_text" CHECK ("campaigns"."text" <> ''),
	CONSTRAINT "campaigns_segments" CHECK (cardinality("campaigns"."segments") > 0)
);
--> statement-breakpoint
ALTER TABLE "campaigns" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reengagements" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"days_inactive" integer NOT NULL,
	"template_id" uuid NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"frequency" text NOT NULL,
	"max_attempts" integer NOT NULL,
	"exclude_if_scheduled" boolean DEFAULT true NOT NULL,
	"last_run_on" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reengagements_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "reengagements_attempts" CHECK ("reengagements"."max_attempts" between 1 and 3)
);
--> statement-breakpoint
ALTER TABLE "reengagements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "whatsapp_connections" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"provider" text NOT NULL,
	"line_name" text NOT NULL,
	"secret_hash" text NOT NULL,
	"secret_number" integer DEFAULT 1 NOT NULL,
	"phone_number_id" text,
	"business_id" text,
	"sealed_token" text,
	"state" text DEFAULT 'disconnected' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"profile_name" text DEFAULT '' NOT NULL,
	"qr_code" text,
	"pairing_code" text,
	"code_until" timestamp with time zone,
	"connected_at" timestamp with time zone,
	"disconnected_at" timestamp with time zone,
	"lost_because" integer,
	"banned_at" timestamp with time zone,
	"paused_at" timestamp with time zone,
	"paused_by" uuid,
	"heard_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"lease_until" timestamp with time zone,
	"next_send_at" timestamp with time zone,
	"hour_from" timestamp with time zone,
	"hour_sent" integer DEFAULT 0 NOT NULL,
	"counted_day" date,
	"day_sent" integer DEFAULT 0 NOT NULL,
	"day_new_people" integer DEFAULT 0 NOT NULL,
	"refused_in_a_row" integer DEFAULT 0 NOT NULL,
	"strangers_stopped_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "whatsapp_connections_pkey" PRIMARY KEY("company_id")
);
--> statement-breakpoint
ALTER TABLE "whatsapp_connections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "conversations" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"contact" text NOT NULL,
	"contact_name" text DEFAULT '' NOT NULL,
	"client_id" uuid,
	"last_at" timestamp with time zone NOT NULL,
	"last_text" text DEFAULT '' NOT NULL,
	"last_incoming" boolean DEFAULT false NOT NULL,
	"last_incoming_at" timestamp with time zone,
	"unread" integer DEFAULT 0 NOT NULL,
	"waits_for_person" boolean DEFAULT false NOT NULL,
	"member_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversations_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "conversations_contact_unique" UNIQUE("company_id","contact")
);
--> statement-breakpoint
ALTER TABLE "conversations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "incoming_messages" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"conversation_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"from_us" boolean DEFAULT false NOT NULL,
	"kind" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"meaning" text,
	"outcome" text DEFAULT 'none' NOT NULL,
	"appointment_id" uuid,
	"received_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "incoming_messages_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "incoming_messages_provider_unique" UNIQUE("company_id","provider_id")
);
--> statement-breakpoint
ALTER TABLE "incoming_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "messaging_settings" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"quiet_from" text DEFAULT '21:00' NOT NULL,
	"quiet_until" text DEFAULT '08:00' NOT NULL,
	"notice_channels" text[] DEFAULT '{whatsapp,email,link}' NOT NULL,
	"reminder_channels" text[] DEFAULT '{whatsapp,email,link}' NOT NULL,
	"mails_booked" boolean DEFAULT true NOT NULL,
	"mails_moved" boolean DEFAULT true NOT NULL,
	"mails_cancelled" boolean DEFAULT true NOT NULL,
	"mails_reminder_24h" boolean DEFAULT false NOT NULL,
	"mails_reminder_1h" boolean DEFAULT false NOT NULL,
	"mail_reminder_24h_text" text DEFAULT '' NOT NULL,
	"mail_reminder_1h_text" text DEFAULT '' NOT NULL,
	"birthday_send_time" text DEFAULT '09:00' NOT NULL,
	"birthday_tolerance_minutes" integer DEFAULT 15 NOT NULL,
	"birthday_custom_message" text DEFAULT '' NOT NULL,
	"birthday_timezone_aware" boolean DEFAULT true NOT NULL,
	"birthday_next_run_at" timestamp with time zone,
	"birthday_last_run_at" timestamp with time zone,
	"birthday_last_day" date,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "messaging_settings_pkey" PRIMARY KEY("company_id"),
	CONSTRAINT "messaging_settings_tolerance" CHECK ("messaging_settings"."birthday_tolerance_minutes" between 1 and 60)
);
--> statement-breakpoint
ALTER TABLE "messaging_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"public_key" text NOT NULL,
	"auth_secret" text NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("company_id","endpoint")
);
--> statement-breakpoint
ALTER TABLE "push_subscriptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "client_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "message_templates" ADD COLUMN "official_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "message_templates" ADD COLUMN "official_language" text DEFAULT 'pt_BR' NOT NULL;--> statement-breakpoint
ALTER TABLE "message_templates" ADD COLUMN "official_status" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "conversation_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "campaign_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "reengagement_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "wait_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "taken_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "provider_id" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "used_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "error" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notice_wishes" ADD COLUMN "push" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "conversation_id" uuid;--> statement-breakpoint
ALTER TABLE "administrative_automations" ADD CONSTRAINT "administrative_automations_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "administrative_automations" ADD CONSTRAINT "administrative_automations_template_fk" FOREIGN KEY ("company_id","template_id") REFERENCES "public"."message_templates"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_template_fk" FOREIGN KEY ("company_id","template_id") REFERENCES "public"."message_templates"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reengagements" ADD CONSTRAINT "reengagements_template_fk" FOREIGN KEY ("company_id","template_id") REFERENCES "public"."message_templates"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reengagements" ADD CONSTRAINT "reengagements_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whatsapp_connections" ADD CONSTRAINT "whatsapp_connections_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_client_fk" FOREIGN KEY ("company_id","client_id") REFERENCES "public"."clients"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_member_fk" FOREIGN KEY ("company_id","member_id") REFERENCES "public"."members"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incoming_messages" ADD CONSTRAINT "incoming_messages_conversation_fk" FOREIGN KEY ("company_id","conversation_id") REFERENCES "public"."conversations"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incoming_messages" ADD CONSTRAINT "incoming_messages_appointment_fk" FOREIGN KEY ("company_id","appointment_id") REFERENCES "public"."appointments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incoming_messages" ADD CONSTRAINT "incoming_messages_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messaging_settings" ADD CONSTRAINT "messaging_settings_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_member_fk" FOREIGN KEY ("company_id","member_id") REFERENCES "public"."members"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "administrative_automations_template_index" ON "administrative_automations" USING btree ("company_id","template_id");--> statement-breakpoint
CREATE INDEX "campaigns_template_index" ON "campaigns" USING btree ("company_id","template_id");--> statement-breakpoint
CREATE INDEX "campaigns_pending_index" ON "campaigns" USING btree ("scheduled_at") WHERE "campaigns"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "campaigns_sending_index" ON "campaigns" USING btree ("company_id") WHERE "campaigns"."state" = 'sending';--> statement-breakpoint
CREATE INDEX "reengagements_template_index" ON "reengagements" USING btree ("company_id","template_id");--> statement-breakpoint
CREATE INDEX "reengagements_enabled_index" ON "reengagements" USING btree ("last_run_on") WHERE "reengagements"."enabled";--> statement-breakpoint
CREATE UNIQUE INDEX "whatsapp_connections_secret_unique" ON "whatsapp_connections" USING btree ("secret_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "whatsapp_connections_number_unique" ON "whatsapp_connections" USING btree ("phone_number_id") WHERE "whatsapp_connections"."phone_number_id" is not null;--> statement-breakpoint
CREATE INDEX "conversations_last_index" ON "conversations" USING btree ("company_id","last_at","id");--> statement-breakpoint
CREATE INDEX "conversations_client_index" ON "conversations" USING btree ("company_id","client_id");--> statement-breakpoint
CREATE INDEX "conversations_member_index" ON "conversations" USING btree ("company_id","member_id");--> statement-breakpoint
CREATE INDEX "incoming_messages_conversation_index" ON "incoming_messages" USING btree ("company_id","conversation_id","received_at");--> statement-breakpoint
CREATE INDEX "incoming_messages_appointment_index" ON "incoming_messages" USING btree ("company_id","appointment_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_member_index" ON "push_subscriptions" USING btree ("company_id","member_id");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_fk" FOREIGN KEY ("company_id","conversation_id") REFERENCES "public"."conversations"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_campaign_fk" FOREIGN KEY ("company_id","campaign_id") REFERENCES "public"."campaigns"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_reengagement_fk" FOREIGN KEY ("company_id","reengagement_id") REFERENCES "public"."reengagements"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_conversation_fk" FOREIGN KEY ("company_id","conversation_id") REFERENCES "public"."conversations"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_provider_unique" ON "messages" USING btree ("company_id","provider_id") WHERE "messages"."provider_id" is not null;--> statement-breakpoint
CREATE INDEX "messages_conversation_index" ON "messages" USING btree ("company_id","conversation_id","created_at");--> statement-breakpoint
CREATE INDEX "messages_campaign_index" ON "messages" USING btree ("company_id","campaign_id");--> statement-breakpoint
CREATE INDEX "messages_reengagement_index" ON "messages" USING btree ("company_id","reengagement_id");--> statement-breakpoint
CREATE INDEX "messages_turn_index" ON "messages" USING btree ("company_id","planned_at") WHERE "messages"."state" = 'queued' and "messages"."channel" = 'whatsapp';--> statement-breakpoint
CREATE INDEX "messages_under_way_index" ON "messages" USING btree ("taken_at") WHERE "messages"."state" = 'sending';--> statement-breakpoint
CREATE INDEX "notices_conversation_index" ON "notices" USING btree ("company_id","conversation_id");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_attempts_counted" CHECK ("messages"."attempts" >= 0);--> statement-breakpoint
CREATE POLICY "administrative_automations_company" ON "administrative_automations" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "campaigns_company" ON "campaigns" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "reengagements_company" ON "reengagements" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "whatsapp_connections_company" ON "whatsapp_connections" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "conversations_company" ON "conversations" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "incoming_messages_company" ON "incoming_messages" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "messaging_settings_company" ON "messaging_settings" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "push_subscriptions_company" ON "push_subscriptions" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
-- Whoever leaves the team leaves her talks to the others, and a campaign has its words without the template.
ALTER TABLE "conversations" DROP CONSTRAINT "conversations_member_fk";
--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_member_fk" FOREIGN KEY ("company_id","member_id") REFERENCES "public"."members"("company_id","id") ON DELETE SET NULL ("member_id");
--> statement-breakpoint
ALTER TABLE "campaigns" DROP CONSTRAINT "campaigns_template_fk";
--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_template_fk" FOREIGN KEY ("company_id","template_id") REFERENCES "public"."message_templates"("company_id","id") ON DELETE SET NULL ("template_id");
--> statement-breakpoint
-- Policies bind the owner too, operators see all, requests get their rights.
select guard_company_table('administrative_automations');
--> statement-breakpoint
select guard_company_table('campaigns');
--> statement-breakpoint
select guard_company_table('conversations');
--> statement-breakpoint
select guard_company_table('incoming_messages');
--> statement-breakpoint
select guard_company_table('messaging_settings');
--> statement-breakpoint
select guard_company_table('push_subscriptions');
--> statement-breakpoint
select guard_company_table('reengagements');
--> statement-breakpoint
select guard_company_table('whatsapp_connections');
--> statement-breakpoint
-- People edit these; what is counted, sent and heard tells of itself.
select audit_company_table('administrative_automations');
--> statement-breakpoint
select audit_company_table('campaigns');
--> statement-breakpoint
select audit_company_table('messaging_settings');
--> statement-breakpoint
select audit_company_table('reengagements');
