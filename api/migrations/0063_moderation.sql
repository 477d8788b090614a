CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"store_id" uuid NOT NULL,
	"product_id" uuid,
	"reason" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"reporter" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"decider_id" uuid,
	"decided_at" timestamp with time zone,
	CONSTRAINT "reports_once" UNIQUE NULLS NOT DISTINCT("store_id","product_id","reporter","decided_at"),
	CONSTRAINT "reports_decision" CHECK (("reports"."state" = 'open') = ("reports"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "takedowns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"store_id" uuid NOT NULL,
	"product_id" uuid,
	"ground" text NOT NULL,
	"ground_text" text NOT NULL,
	"facts" text NOT NULL,
	"decided_by" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"appeal_text" text DEFAULT '' NOT NULL,
	"appeal_state" text,
	"appealed_by" uuid,
	"appealed_at" timestamp with time zone,
	"appeal_reasons" text DEFAULT '' NOT NULL,
	"appeal_decided_by" uuid,
	"appeal_decided_at" timestamp with time zone,
	"restored_reason" text DEFAULT '' NOT NULL,
	"restored_by" uuid,
	"restored_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "takedowns_live" UNIQUE NULLS NOT DISTINCT("store_id","product_id","restored_at"),
	CONSTRAINT "takedowns_appeal" CHECK (("takedowns"."appeal_state" is null) = ("takedowns"."appealed_at" is null))
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "blocked_from" text;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_decider_id_accounts_id_fk" FOREIGN KEY ("decider_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takedowns" ADD CONSTRAINT "takedowns_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takedowns" ADD CONSTRAINT "takedowns_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takedowns" ADD CONSTRAINT "takedowns_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takedowns" ADD CONSTRAINT "takedowns_appealed_by_accounts_id_fk" FOREIGN KEY ("appealed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takedowns" ADD CONSTRAINT "takedowns_appeal_decided_by_accounts_id_fk" FOREIGN KEY ("appeal_decided_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takedowns" ADD CONSTRAINT "takedowns_restored_by_accounts_id_fk" FOREIGN KEY ("restored_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("at","id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "reports_decided" ON "reports" USING btree ("decided_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE state <> 'open';--> statement-breakpoint
CREATE INDEX "takedowns_store" ON "takedowns" USING btree ("store_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "takedowns_newest" ON "takedowns" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "takedowns_appeals" ON "takedowns" USING btree ("appealed_at","id") WHERE appeal_state = 'open';--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_blocked" CHECK ("products"."blocked_from" is null or "products"."status" = 'archived') NOT VALID;