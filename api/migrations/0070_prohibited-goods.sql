CREATE TABLE "product_holds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"rule_id" uuid NOT NULL,
	"ground" text NOT NULL,
	"words" text[] NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"cleared_at" timestamp with time zone,
	CONSTRAINT "product_holds_open" UNIQUE NULLS NOT DISTINCT("product_id","rule_id","cleared_at")
);
--> statement-breakpoint
CREATE TABLE "prohibited_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"words" text[] NOT NULL,
	"category_id" uuid,
	"countries" text[] NOT NULL,
	"action" text NOT NULL,
	"ground" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "prohibited_rules_about" CHECK (cardinality("prohibited_rules"."words") > 0 or "prohibited_rules"."category_id" is not null),
	CONSTRAINT "prohibited_rules_action" CHECK ("prohibited_rules"."action" in ('hold', 'refuse'))
);
--> statement-breakpoint
ALTER TABLE "takedowns" ALTER COLUMN "decided_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "product_holds" ADD CONSTRAINT "product_holds_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prohibited_rules" ADD CONSTRAINT "prohibited_rules_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;