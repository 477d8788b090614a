CREATE TABLE "disputes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"provider_dispute_id" text NOT NULL,
	"fact_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"due_at" timestamp with time zone,
	"funds_state" text NOT NULL,
	"fee_minor" bigint NOT NULL,
	"fee_currency" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"answer" text,
	"answered_at" timestamp with time zone,
	"actor_id" uuid,
	"claimed_until" timestamp with time zone,
	"parcel_id" uuid,
	"warned_at" timestamp with time zone,
	"loss_booked_at" timestamp with time zone,
	"version" integer NOT NULL,
	CONSTRAINT "disputes_amount" CHECK ("disputes"."amount_minor" > 0 and "disputes"."fee_minor" >= 0),
	CONSTRAINT "disputes_closed" CHECK (("disputes"."state" in ('won', 'lost', 'closed')) = ("disputes"."closed_at" is not null)),
	CONSTRAINT "disputes_loss" CHECK ("disputes"."loss_booked_at" is null or "disputes"."state" = 'lost')
);
--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD COLUMN "dispute_id" uuid;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "dispute_id" uuid;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_fact_id_payment_facts_id_fk" FOREIGN KEY ("fact_id") REFERENCES "public"."payment_facts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_actor_id_accounts_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "disputes_provider" ON "disputes" USING btree ("provider","provider_dispute_id");--> statement-breakpoint
CREATE INDEX "disputes_fact" ON "disputes" USING btree ("fact_id");--> statement-breakpoint
CREATE INDEX "disputes_order" ON "disputes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "disputes_open" ON "disputes" USING btree ("due_at") WHERE closed_at is null;