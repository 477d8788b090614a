CREATE TABLE "strikes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"store_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"takedown_id" uuid,
	"points" integer NOT NULL,
	"reason" text NOT NULL,
	"given_by" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_by" uuid,
	"answered_at" timestamp with time zone,
	"appeal_text" text DEFAULT '' NOT NULL,
	"appeal_state" text,
	"appealed_by" uuid,
	"appealed_at" timestamp with time zone,
	"appeal_reasons" text DEFAULT '' NOT NULL,
	"appeal_decided_by" uuid,
	"appeal_decided_at" timestamp with time zone,
	"lifted_reason" text DEFAULT '' NOT NULL,
	"lifted_by" uuid,
	"lifted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "strikes_takedown_id_unique" UNIQUE("takedown_id"),
	CONSTRAINT "strikes_points" CHECK ("strikes"."points" between 1 and 3),
	CONSTRAINT "strikes_appeal" CHECK (("strikes"."appeal_state" is null) = ("strikes"."appealed_at" is null))
);
--> statement-breakpoint
ALTER TABLE "store_standing" DROP CONSTRAINT "store_standing_kept";--> statement-breakpoint
ALTER TABLE "store_standing" ADD COLUMN "strike_points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "store_standing" ADD COLUMN "restriction" text;--> statement-breakpoint
ALTER TABLE "store_standing" ADD COLUMN "payouts_held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "strikes" ADD CONSTRAINT "strikes_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strikes" ADD CONSTRAINT "strikes_takedown_id_takedowns_id_fk" FOREIGN KEY ("takedown_id") REFERENCES "public"."takedowns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strikes" ADD CONSTRAINT "strikes_given_by_accounts_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strikes" ADD CONSTRAINT "strikes_answered_by_accounts_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strikes" ADD CONSTRAINT "strikes_appealed_by_accounts_id_fk" FOREIGN KEY ("appealed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strikes" ADD CONSTRAINT "strikes_appeal_decided_by_accounts_id_fk" FOREIGN KEY ("appeal_decided_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strikes" ADD CONSTRAINT "strikes_lifted_by_accounts_id_fk" FOREIGN KEY ("lifted_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "strikes_store" ON "strikes" USING btree ("store_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "strikes_newest" ON "strikes" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "strikes_appeals" ON "strikes" USING btree ("appealed_at","id") WHERE appeal_state = 'open';--> statement-breakpoint
ALTER TABLE "store_standing" ADD CONSTRAINT "store_standing_kept" CHECK (("store_standing"."kept_status" is not null) = ("store_standing"."approval" <> 'approved' or "store_standing"."is_blocked" or "store_standing"."restriction" is not null)) NOT VALID;--> statement-breakpoint
ALTER TABLE "store_standing" ADD CONSTRAINT "store_standing_payouts_held" CHECK (("store_standing"."payouts_held_until" is not null) = (coalesce("store_standing"."restriction", '') = 'closed')) NOT VALID;