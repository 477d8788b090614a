CREATE TABLE "product_blocks" (
	"country_code" text NOT NULL,
	"product_id" uuid NOT NULL,
	CONSTRAINT "product_blocks_country_code_product_id_pk" PRIMARY KEY("country_code","product_id")
);
--> statement-breakpoint
CREATE TABLE "warned_buyers" (
	"takedown_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "warned_buyers_takedown_id_order_id_pk" PRIMARY KEY("takedown_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "takedowns" ADD COLUMN "countries" text[];--> statement-breakpoint
ALTER TABLE "takedowns" ADD COLUMN "warning" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_blocks" ADD CONSTRAINT "product_blocks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warned_buyers" ADD CONSTRAINT "warned_buyers_takedown_id_takedowns_id_fk" FOREIGN KEY ("takedown_id") REFERENCES "public"."takedowns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warned_buyers" ADD CONSTRAINT "warned_buyers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takedowns" ADD CONSTRAINT "takedowns_countries" CHECK ("takedowns"."countries" is null or ("takedowns"."product_id" is not null and "takedowns"."countries" <> '{}')) NOT VALID;--> statement-breakpoint
-- A block moves a product out of the lists of one country. All lists forget it: it is rare, and no tag names a country.
CREATE FUNCTION tell_product_blocks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_shop_change((
    WITH blocked AS MATERIALIZED (
      SELECT products.id, store_id, category_id FROM shown JOIN products ON products.id = product_id AND status = 'active')
    SELECT array_agg(DISTINCT tag) FROM (
      SELECT 'p:' || id AS tag FROM blocked
      UNION ALL SELECT 'm:' || shop_scopes(array_agg(store_id), array_agg(category_id)) FROM blocked HAVING count(*) > 0) AS tags));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER product_blocks_added AFTER INSERT ON product_blocks REFERENCING NEW TABLE AS shown
  FOR EACH STATEMENT EXECUTE FUNCTION tell_product_blocks();--> statement-breakpoint
CREATE TRIGGER product_blocks_deleted AFTER DELETE ON product_blocks REFERENCING OLD TABLE AS shown
  FOR EACH STATEMENT EXECUTE FUNCTION tell_product_blocks();--> statement-breakpoint
CREATE TRIGGER product_blocks_emptied AFTER TRUNCATE ON product_blocks FOR EACH STATEMENT EXECUTE FUNCTION tell_everything();
