CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"file_id" uuid,
	"expires_at" timestamp with time zone,
	CONSTRAINT "data_exports_ready" CHECK (("data_exports"."file_id" is null) = ("data_exports"."expires_at" is null))
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "erasures_ended" CHECK (("erasures"."state" = 'waiting') = ("erasures"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "retention_rules" (
	"key" text PRIMARY KEY NOT NULL,
	"days" integer NOT NULL,
	"ran_at" timestamp with time zone,
	"last_count" integer DEFAULT 0 NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "retention_rules_days" CHECK ("retention_rules"."days" > 0)
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_reachable";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "removal_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "contact_removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_exports_account" ON "data_exports" USING btree ("account_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_one" ON "data_exports" USING btree ("account_id") WHERE file_id is null;--> statement-breakpoint
CREATE INDEX "data_exports_ended" ON "data_exports" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "erasures_waiting" ON "erasures" USING btree ("account_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "erasures_account" ON "erasures" USING btree ("account_id","asked_at");--> statement-breakpoint
CREATE INDEX "erasures_due" ON "erasures" USING btree ("due_at") WHERE state = 'waiting';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_reachable" CHECK ("orders"."email" is not null or "orders"."phone" is not null or "orders"."contact_removed_at" is not null) NOT VALID;