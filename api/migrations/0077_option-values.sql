CREATE TABLE "option_values" (
	"key" text NOT NULL,
	"product_id" uuid NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "option_values_product_id_key_pk" PRIMARY KEY("product_id","key")
);
--> statement-breakpoint
ALTER TABLE "option_values" ADD CONSTRAINT "option_values_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "option_values_key" ON "option_values" USING btree ("key","product_id");--> statement-breakpoint
CREATE FUNCTION option_word(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT coalesce(nullif(btrim(regexp_replace(public.fold($1), '[[:space:],:-]+', '-', 'g'), '-'), ''), '-') $$;--> statement-breakpoint
-- Two options are one where people mean one: what one seller calls Color, another calls Colour. Add a spelling here in a migration
-- that writes its products' rows anew.
CREATE FUNCTION option_key(name text, value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$
    SELECT CASE public.option_word(name)
      WHEN 'color' THEN 'colour' WHEN 'colors' THEN 'colour' WHEN 'colours' THEN 'colour'
      WHEN 'couleur' THEN 'colour' WHEN 'couleurs' THEN 'colour'
      WHEN 'sizes' THEN 'size' WHEN 'taille' THEN 'size' WHEN 'tailles' THEN 'size'
      ELSE public.option_word(name) END || ':' || public.option_word(value)
  $$;--> statement-breakpoint
CREATE FUNCTION option_values_of(id uuid, options jsonb)
  RETURNS TABLE (key text, product_id uuid, name text, value text) LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT public.option_key(option.name, value), id, option.name, value
    FROM jsonb_to_recordset(options) AS option (name text, values jsonb)
    CROSS JOIN jsonb_array_elements_text(option.values) AS value
  $$;--> statement-breakpoint
-- Whoever writes a product, and however: the values of its options follow.
CREATE FUNCTION write_option_values() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM option_values WHERE product_id = NEW.id;
  END IF;
  INSERT INTO option_values SELECT * FROM option_values_of(NEW.id, NEW.options) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_optioned AFTER INSERT ON products FOR EACH ROW
  WHEN (NEW.options <> '[]') EXECUTE FUNCTION write_option_values();--> statement-breakpoint
CREATE TRIGGER products_reoptioned AFTER UPDATE OF options ON products FOR EACH ROW
  WHEN (OLD.options <> NEW.options) EXECUTE FUNCTION write_option_values();--> statement-breakpoint
-- The triggers keep others from writing products until this file is done, so none changes between.
INSERT INTO option_values
SELECT made.* FROM products CROSS JOIN LATERAL option_values_of(products.id, products.options) AS made
WHERE products.options <> '[]' ON CONFLICT DO NOTHING;--> statement-breakpoint
-- One tag more (the migration `shop-changes` lists the others):
--
--   v:<scope>   options of what is on sale in that scope
CREATE OR REPLACE FUNCTION tell_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM tell_shop_change((
      WITH changed AS MATERIALIZED (
        SELECT before.id, ARRAY[before.store_id, now.store_id] AS stores, ARRAY[before.category_id, now.category_id] AS categories,
          before.status = 'active' AS was_on_sale,
          (before.status = 'active', before.store_id, before.category_id, before.featured, before.created_at)
            IS DISTINCT FROM (now.status = 'active', now.store_id, now.category_id, now.featured, now.created_at) AS is_moved,
          before.min_price_minor <> now.min_price_minor AS is_repriced,
          before.options <> now.options AS is_reoptioned,
          (before.name, before.search) IS DISTINCT FROM (now.name, now.search) AS is_reworded
        FROM shown_before AS before JOIN shown AS now USING (id)
        WHERE (before.status = 'active' OR now.status = 'active') AND before.* IS DISTINCT FROM now.*)
      SELECT array_agg(DISTINCT tag) FROM (
        SELECT 'p:' || id AS tag FROM changed WHERE was_on_sale
        UNION ALL SELECT 'w' FROM changed WHERE is_reworded
        UNION ALL SELECT 'm:' || shop_scopes(array_agg(store), array_agg(category))
          FROM changed, unnest(stores, categories) AS place (store, category) WHERE is_moved HAVING count(*) > 0
        UNION ALL SELECT '$:' || shop_scopes(array_agg(store), array_agg(category))
          FROM changed, unnest(stores, categories) AS place (store, category) WHERE is_repriced HAVING count(*) > 0
        UNION ALL SELECT 'v:' || shop_scopes(array_agg(store), array_agg(category))
          FROM changed, unnest(stores, categories) AS place (store, category) WHERE is_reoptioned HAVING count(*) > 0) AS tags));
  ELSE
    PERFORM tell_shop_change((
      SELECT array_agg(DISTINCT tag) FROM (
        SELECT 'p:' || id AS tag FROM shown WHERE status = 'active' AND TG_OP = 'DELETE'
        UNION ALL SELECT 'm:' || shop_scopes(array_agg(store_id), array_agg(category_id))
          FROM shown WHERE status = 'active' HAVING count(*) > 0) AS tags));
  END IF;
  RETURN NULL;
END $$;
