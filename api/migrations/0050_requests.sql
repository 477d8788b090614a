CREATE TABLE "request_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"by_side" text NOT NULL,
	"actor_id" uuid,
	"text" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_lines" (
	"request_id" uuid NOT NULL,
	"order_line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"condition" text,
	"restocked" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "request_lines_request_id_order_line_id_pk" PRIMARY KEY("request_id","order_line_id"),
	CONSTRAINT "request_lines_units" CHECK ("request_lines"."quantity" > 0 and "request_lines"."restocked" between 0 and "request_lines"."quantity")
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"order_id" uuid NOT NULL,
	"parcel_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"picture_ids" jsonb NOT NULL,
	"opened_by" text NOT NULL,
	"opener_id" uuid,
	"window" jsonb NOT NULL,
	"state" text NOT NULL,
	"due_at" timestamp with time zone,
	"due_action" text,
	"remind_at" timestamp with time zone,
	"worth_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"part_minor" bigint,
	"needs_goods" boolean DEFAULT false NOT NULL,
	"return_to" text,
	"carrier" text,
	"tracking_number" text,
	"refund_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "requests_number_unique" UNIQUE("number"),
	CONSTRAINT "requests_due_both" CHECK (("requests"."due_at" is null) = ("requests"."due_action" is null))
);
--> statement-breakpoint
ALTER TABLE "request_events" ADD CONSTRAINT "request_events_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_events" ADD CONSTRAINT "request_events_actor_id_accounts_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_lines" ADD CONSTRAINT "request_lines_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_lines" ADD CONSTRAINT "request_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_opener_id_accounts_id_fk" FOREIGN KEY ("opener_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "request_events_position" ON "request_events" USING btree ("request_id","position");--> statement-breakpoint
CREATE INDEX "request_lines_line" ON "request_lines" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "requests_store" ON "requests" USING btree ("store_id","opened_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "requests_parcel" ON "requests" USING btree ("parcel_id");--> statement-breakpoint
CREATE INDEX "requests_order" ON "requests" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "requests_refund" ON "requests" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "requests_due" ON "requests" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "requests_remind" ON "requests" USING btree ("remind_at") WHERE remind_at is not null;--> statement-breakpoint
CREATE INDEX "requests_escalated" ON "requests" USING btree ("due_at","id") WHERE state = 'escalated';