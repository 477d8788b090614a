CREATE TABLE "stock_alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"variant_id" uuid NOT NULL,
	"account_id" uuid,
	"email" text,
	"state" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "stock_alerts_whose" CHECK (("stock_alerts"."account_id" is null) <> ("stock_alerts"."email" is null)),
	CONSTRAINT "stock_alerts_told" CHECK (("stock_alerts"."state" = 'told') = ("stock_alerts"."told_at" is not null)),
	CONSTRAINT "stock_alerts_confirmed" CHECK ("stock_alerts"."state" <> 'unconfirmed' or "stock_alerts"."email" is not null)
);
--> statement-breakpoint
CREATE TABLE "store_follows" (
	"account_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "store_follows_account_id_store_id_pk" PRIMARY KEY("account_id","store_id")
);
--> statement-breakpoint
CREATE TABLE "store_news" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"told_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wishes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_id" uuid,
	"seen_minor" bigint,
	"seen_currency" text,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wishes_once" UNIQUE("owner","product_id")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "published_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "store_follows" ADD CONSTRAINT "store_follows_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "store_follows" ADD CONSTRAINT "store_follows_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "store_news" ADD CONSTRAINT "store_news_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "stock_alerts_account" ON "stock_alerts" USING btree ("account_id","variant_id") WHERE state <> 'told';
--> statement-breakpoint
CREATE UNIQUE INDEX "stock_alerts_email" ON "stock_alerts" USING btree ("email","variant_id") WHERE state <> 'told';
--> statement-breakpoint
CREATE INDEX "stock_alerts_line" ON "stock_alerts" USING btree ("variant_id","since","id") WHERE state = 'waiting';
--> statement-breakpoint
CREATE INDEX "stock_alerts_told" ON "stock_alerts" USING btree ("variant_id","told_at") WHERE state = 'told';
--> statement-breakpoint
CREATE INDEX "stock_alerts_age" ON "stock_alerts" USING btree ("since");
--> statement-breakpoint
CREATE INDEX "store_follows_store" ON "store_follows" USING btree ("store_id","account_id");
--> statement-breakpoint
CREATE INDEX "wishes_guests" ON "wishes" USING btree ("added_at") WHERE owner not like 'account:%';
--> statement-breakpoint
CREATE INDEX "wishes_product" ON "wishes" USING btree ("product_id");
--> statement-breakpoint
CREATE INDEX "wishes_variant" ON "wishes" USING btree ("variant_id");--> statement-breakpoint
-- The moment comes with the change itself, by the clock of the program that makes it.
CREATE FUNCTION note_published() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.published_at := greatest(NEW.created_at, NEW.updated_at);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER products_published BEFORE INSERT OR UPDATE OF status ON products
FOR EACH ROW WHEN (NEW.status = 'active' AND NEW.published_at IS NULL) EXECUTE FUNCTION note_published();
