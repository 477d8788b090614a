CREATE TABLE "shop_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"tags" text[] NOT NULL
);
--> statement-breakpoint
CREATE INDEX "shop_changes_xid" ON "shop_changes" USING btree ("xid");--> statement-breakpoint
-- What visitors see is kept in memory by each process. Whoever changes it, and however: what has changed is told in the same
-- transaction, as tags, and each process reads it. Nobody waits for anybody, since rows are only added, and nothing notifies.
--
--   p:<product>     what its card or its page shows     q:<product>     the stock that only its page shows
--   m:<scope>       what is on sale in that scope       w               the words of a product on sale
--   $:<scope>       lowest prices                       s:<scope>       what is in stock
--   t:<store>, t    a store; any store                  d:<store>       its delivery
--   r:<rate>, rates a rate; any rate                    x:<rate>, x:<rate>:<currency>   how its prices are converted
--   all             everything
--
-- A scope is `all`, `store:<id or slug>` or `category:<id or slug>`; a category's products are in those above it, too.
-- A process of the former release hears nothing of it, and keeps an answer for ten seconds at most.
CREATE FUNCTION tell_shop_change(told text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(told) > 0 THEN
    INSERT INTO shop_changes (tags) VALUES (CASE WHEN cardinality(told) > 500 THEN '{all}' ELSE told END);
  END IF;
END $$;--> statement-breakpoint
CREATE FUNCTION shop_scopes(of_stores uuid[], of_categories uuid[]) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  WITH RECURSIVE above AS (
    SELECT id, parent_id, slug FROM categories WHERE id = ANY (of_categories)
    UNION SELECT parent.id, parent.parent_id, parent.slug FROM categories AS parent JOIN above ON above.parent_id = parent.id)
  SELECT 'all'
  UNION SELECT unnest(ARRAY['store:' || id, 'store:' || slug]) FROM stores WHERE id = ANY (of_stores)
  UNION SELECT unnest(ARRAY['category:' || id, 'category:' || slug]) FROM above
$$;--> statement-breakpoint
CREATE FUNCTION tell_everything() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_shop_change('{all}');
  RETURN NULL;
END $$;--> statement-breakpoint
-- Answers hold products that were on sale when they were made: what happens to a draft is told to nobody.
CREATE FUNCTION tell_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM tell_shop_change((
      WITH changed AS MATERIALIZED (
        SELECT before.id, ARRAY[before.store_id, now.store_id] AS stores, ARRAY[before.category_id, now.category_id] AS categories,
          before.status = 'active' AS was_on_sale,
          (before.status = 'active', before.store_id, before.category_id, before.featured, before.created_at)
            IS DISTINCT FROM (now.status = 'active', now.store_id, now.category_id, now.featured, now.created_at) AS is_moved,
          before.min_price_minor <> now.min_price_minor AS is_repriced,
          (before.name, before.search) IS DISTINCT FROM (now.name, now.search) AS is_reworded
        FROM shown_before AS before JOIN shown AS now USING (id)
        WHERE (before.status = 'active' OR now.status = 'active') AND before.* IS DISTINCT FROM now.*)
      SELECT array_agg(DISTINCT tag) FROM (
        SELECT 'p:' || id AS tag FROM changed WHERE was_on_sale
        UNION ALL SELECT 'w' FROM changed WHERE is_reworded
        UNION ALL SELECT 'm:' || shop_scopes(array_agg(store), array_agg(category))
          FROM changed, unnest(stores, categories) AS place (store, category) WHERE is_moved HAVING count(*) > 0
        UNION ALL SELECT '$:' || shop_scopes(array_agg(store), array_agg(category))
          FROM changed, unnest(stores, categories) AS place (store, category) WHERE is_repriced HAVING count(*) > 0) AS tags));
  ELSE
    PERFORM tell_shop_change((
      SELECT array_agg(DISTINCT tag) FROM (
        SELECT 'p:' || id AS tag FROM shown WHERE status = 'active' AND TG_OP = 'DELETE'
        UNION ALL SELECT 'm:' || shop_scopes(array_agg(store_id), array_agg(category_id))
          FROM shown WHERE status = 'active' HAVING count(*) > 0) AS tags));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- A card shows up to 6 units, a page up to 999, the most of a line (`mostUnits` of the contract): a sale that leaves more is told to
-- nobody.
CREATE FUNCTION tell_variants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM tell_shop_change((
      WITH changed AS MATERIALIZED (
        SELECT now.product_id,
          (before.sku, before.title, before.options, before.price_minor, before.compare_at_minor, before.position, before.picture_id,
            before.removed_at, least(before.on_hand - before.held, 6))
            IS DISTINCT FROM (now.sku, now.title, now.options, now.price_minor, now.compare_at_minor, now.position, now.picture_id,
            now.removed_at, least(now.on_hand - now.held, 6)) AS is_on_card,
          least(before.on_hand - before.held, 999) <> least(now.on_hand - now.held, 999) AS is_on_page,
          (before.on_hand > before.held AND before.removed_at IS NULL)
            <> (now.on_hand > now.held AND now.removed_at IS NULL) AS is_restocked
        FROM shown_before AS before JOIN shown AS now USING (id))
      SELECT array_agg(DISTINCT tag) FROM (
        SELECT 'p:' || product_id AS tag FROM changed WHERE is_on_card
        UNION ALL SELECT 'q:' || product_id FROM changed WHERE is_on_page AND NOT is_on_card
        UNION ALL SELECT 's:' || shop_scopes(array_agg(store_id), array_agg(category_id))
          FROM changed JOIN products ON products.id = product_id AND status = 'active' WHERE is_restocked HAVING count(*) > 0) AS tags));
  ELSE
    PERFORM tell_shop_change((
      SELECT array_agg(DISTINCT tag) FROM (
        SELECT 'p:' || product_id AS tag FROM shown
        UNION ALL SELECT 's:' || shop_scopes(array_agg(products.store_id), array_agg(category_id))
          FROM shown JOIN products ON products.id = product_id AND status = 'active'
          WHERE on_hand > held AND removed_at IS NULL HAVING count(*) > 0) AS tags));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION tell_pinned_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_shop_change((
    WITH pinned AS MATERIALIZED (
      SELECT products.id, products.store_id, category_id, status FROM shown
      JOIN variants ON variants.id = variant_id JOIN products ON products.id = product_id)
    SELECT array_agg(DISTINCT tag) FROM (
      SELECT 'p:' || id AS tag FROM pinned
      UNION ALL SELECT '$:' || shop_scopes(array_agg(store_id), array_agg(category_id))
        FROM pinned WHERE status = 'active' HAVING count(*) > 0) AS tags));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION tell_product_pictures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_shop_change((SELECT array_agg(DISTINCT 'p:' || product_id) FROM shown));
  RETURN NULL;
END $$;--> statement-breakpoint
-- A picture that has just been sent is shown nowhere, and one that is swept is not either.
CREATE FUNCTION tell_pictures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_shop_change((
    SELECT array_agg(DISTINCT tag) FROM (
      SELECT 't:' || store_id AS tag FROM shown WHERE TG_OP = 'UPDATE'
      UNION ALL SELECT unnest(ARRAY['t', 't:' || stores.id]) FROM stores, shown
        WHERE shown.id IN (logo_picture_id, cover_picture_id)) AS tags));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION tell_stores() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_shop_change((
    WITH changed AS MATERIALIZED (
      SELECT before.id, (before.slug, before.status, before.currency) <> (now.slug, now.status, now.currency) AS is_moved
      FROM shown_before AS before JOIN shown AS now USING (id)
      WHERE (before.slug, before.status, before.currency, before.name, before.tagline, before.story, before.city, before.country_code,
          before.delivery_promise, before.return_promise, before.logo_picture_id, before.cover_picture_id)
        IS DISTINCT FROM (now.slug, now.status, now.currency, now.name, now.tagline, now.story, now.city, now.country_code,
          now.delivery_promise, now.return_promise, now.logo_picture_id, now.cover_picture_id))
    SELECT array_agg(DISTINCT tag) FROM (
      SELECT unnest(ARRAY['t', 't:' || id]) AS tag FROM changed
      UNION ALL SELECT 'all' FROM changed WHERE is_moved) AS tags));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION tell_new_stores() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_shop_change('{t}');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION tell_rates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_shop_change((SELECT array_agg(DISTINCT tag) FROM shown, unnest(ARRAY['rates', 'r:' || id]) AS tag));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION tell_cross_rates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM tell_shop_change((
      SELECT array_agg(DISTINCT tag) FROM shown AS now JOIN shown_before AS before USING (rate_id, from_currency),
        unnest(ARRAY['rates', 'x:' || rate_id, 'x:' || rate_id || ':' || from_currency]) AS tag
      WHERE now.rate <> before.rate));
  ELSE
    PERFORM tell_shop_change((
      SELECT array_agg(DISTINCT tag)
      FROM shown, unnest(ARRAY['rates', 'x:' || rate_id, 'x:' || rate_id || ':' || from_currency]) AS tag));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION tell_store_rates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_shop_change((
    SELECT array_agg(DISTINCT tag) FROM shown, unnest(ARRAY['rates', 'x:' || rate_id, 't:' || store_id]) AS tag));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION tell_delivery_zones() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_shop_change((SELECT array_agg(DISTINCT 'd:' || store_id) FROM shown));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION tell_delivery_options() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_shop_change((
    SELECT array_agg(DISTINCT 'd:' || store_id) FROM shown JOIN delivery_zones ON delivery_zones.id = zone_id));
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER settings_shown ON settings;--> statement-breakpoint
DROP TRIGGER pictures_shown ON pictures;--> statement-breakpoint
DROP TRIGGER stores_shown ON stores;--> statement-breakpoint
DROP TRIGGER rates_shown ON rates;--> statement-breakpoint
DROP TRIGGER cross_rates_shown ON cross_rates;--> statement-breakpoint
DROP TRIGGER store_rates_shown ON store_rates;--> statement-breakpoint
DROP TRIGGER categories_shown ON categories;--> statement-breakpoint
DROP TRIGGER products_shown ON products;--> statement-breakpoint
DROP TRIGGER product_pictures_shown ON product_pictures;--> statement-breakpoint
DROP TRIGGER variants_shown ON variants;--> statement-breakpoint
DROP TRIGGER pinned_prices_shown ON pinned_prices;--> statement-breakpoint
DROP TRIGGER delivery_zones_shown ON delivery_zones;--> statement-breakpoint
DROP TRIGGER delivery_options_shown ON delivery_options;--> statement-breakpoint
DROP FUNCTION tell_shop_window_changed();--> statement-breakpoint
CREATE TRIGGER settings_told AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON settings
  FOR EACH STATEMENT EXECUTE FUNCTION tell_everything();--> statement-breakpoint
CREATE TRIGGER categories_told AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON categories
  FOR EACH STATEMENT EXECUTE FUNCTION tell_everything();--> statement-breakpoint
CREATE TRIGGER pictures_emptied AFTER TRUNCATE ON pictures FOR EACH STATEMENT EXECUTE FUNCTION tell_everything();--> statement-breakpoint
CREATE TRIGGER stores_emptied AFTER TRUNCATE ON stores FOR EACH STATEMENT EXECUTE FUNCTION tell_everything();--> statement-breakpoint
CREATE TRIGGER rates_emptied AFTER TRUNCATE ON rates FOR EACH STATEMENT EXECUTE FUNCTION tell_everything();--> statement-breakpoint
CREATE TRIGGER cross_rates_emptied AFTER TRUNCATE ON cross_rates FOR EACH STATEMENT EXECUTE FUNCTION tell_everything();--> statement-breakpoint
CREATE TRIGGER store_rates_emptied AFTER TRUNCATE ON store_rates FOR EACH STATEMENT EXECUTE FUNCTION tell_everything();--> statement-breakpoint
CREATE TRIGGER products_emptied AFTER TRUNCATE ON products FOR EACH STATEMENT EXECUTE FUNCTION tell_everything();--> statement-breakpoint
CREATE TRIGGER product_pictures_emptied AFTER TRUNCATE ON product_pictures FOR EACH STATEMENT EXECUTE FUNCTION tell_everything();--> statement-breakpoint
CREATE TRIGGER variants_emptied AFTER TRUNCATE ON variants FOR EACH STATEMENT EXECUTE FUNCTION tell_everything();--> statement-breakpoint
CREATE TRIGGER pinned_prices_emptied AFTER TRUNCATE ON pinned_prices FOR EACH STATEMENT EXECUTE FUNCTION tell_everything();--> statement-breakpoint
CREATE TRIGGER delivery_zones_emptied AFTER TRUNCATE ON delivery_zones FOR EACH STATEMENT EXECUTE FUNCTION tell_everything();--> statement-breakpoint
CREATE TRIGGER delivery_options_emptied AFTER TRUNCATE ON delivery_options FOR EACH STATEMENT EXECUTE FUNCTION tell_everything();--> statement-breakpoint
CREATE TRIGGER products_added AFTER INSERT ON products REFERENCING NEW TABLE AS shown
  FOR EACH STATEMENT EXECUTE FUNCTION tell_products();--> statement-breakpoint
CREATE TRIGGER products_changed AFTER UPDATE ON products REFERENCING OLD TABLE AS shown_before NEW TABLE AS shown
  FOR EACH STATEMENT EXECUTE FUNCTION tell_products();--> statement-breakpoint
CREATE TRIGGER products_deleted AFTER DELETE ON products REFERENCING OLD TABLE AS shown
  FOR EACH STATEMENT EXECUTE FUNCTION tell_products();--> statement-breakpoint
CREATE TRIGGER variants_added AFTER INSERT ON variants REFERENCING NEW TABLE AS shown
  FOR EACH STATEMENT EXECUTE FUNCTION tell_variants();--> statement-breakpoint
CREATE TRIGGER variants_changed AFTER UPDATE ON variants REFERENCING OLD TABLE AS shown_before NEW TABLE AS shown
  FOR EACH STATEMENT EXECUTE FUNCTION tell_variants();--> statement-breakpoint
CREATE TRIGGER variants_deleted AFTER DELETE ON variants REFERENCING OLD TABLE AS shown
  FOR EACH STATEMENT EXECUTE FUNCTION tell_variants();--> statement-breakpoint
CREATE TRIGGER cross_rates_added AFTER INSERT ON cross_rates REFERENCING NEW TABLE AS shown
  FOR EACH STATEMENT EXECUTE FUNCTION tell_cross_rates();--> statement-breakpoint
CREATE TRIGGER cross_rates_changed AFTER UPDATE ON cross_rates REFERENCING OLD TABLE AS shown_before NEW TABLE AS shown
  FOR EACH STATEMENT EXECUTE FUNCTION tell_cross_rates();--> statement-breakpoint
CREATE TRIGGER cross_rates_deleted AFTER DELETE ON cross_rates REFERENCING OLD TABLE AS shown
  FOR EACH STATEMENT EXECUTE FUNCTION tell_cross_rates();--> statement-breakpoint
CREATE TRIGGER pinned_prices_added AFTER INSERT ON pinned_prices REFERENCING NEW TABLE AS shown
  FOR EACH STATEMENT EXECUTE FUNCTION tell_pinned_prices();--> statement-breakpoint
CREATE TRIGGER pinned_prices_changed AFTER UPDATE ON pinned_prices REFERENCING NEW TABLE AS shown
  FOR EACH STATEMENT EXECUTE FUNCTION tell_pinned_prices();--> statement-breakpoint
CREATE TRIGGER pinned_prices_deleted AFTER DELETE ON pinned_prices REFERENCING OLD TABLE AS shown
  FOR EACH STATEMENT EXECUTE FUNCTION tell_pinned_prices();--> statement-breakpoint
CREATE TRIGGER product_pictures_added AFTER INSERT ON product_pictures REFERENCING NEW TABLE AS shown
  FOR EACH STATEMENT EXECUTE FUNCTION tell_product_pictures();--> statement-breakpoint
CREATE TRIGGER product_pictures_changed AFTER UPDATE ON product_pictures REFERENCING NEW TABLE AS shown
  FOR EACH STATEMENT EXECUTE FUNCTION tell_product_pictures();--> statement-breakpoint
CREATE TRIGGER product_pictures_deleted AFTER DELETE ON product_pictures REFERENCING OLD TABLE AS shown
  FOR EACH STATEMENT EXECUTE FUNCTION tell_product_pictures();--> statement-breakpoint
CREATE TRIGGER rates_added AFTER INSERT ON rates REFERENCING NEW TABLE AS shown
  FOR EACH STATEMENT EXECUTE FUNCTION tell_rates();--> statement-breakpoint
CREATE TRIGGER rates_changed AFTER UPDATE ON rates REFERENCING NEW TABLE AS shown
  FOR EACH STATEMENT EXECUTE FUNCTION tell_rates();--> statement-breakpoint
CREATE TRIGGER rates_deleted AFTER DELETE ON rates REFERENCING OLD TABLE AS shown
  FOR EACH STATEMENT EXECUTE FUNCTION tell_rates();--> statement-breakpoint
CREATE TRIGGER store_rates_added AFTER INSERT ON store_rates REFERENCING NEW TABLE AS shown
  FOR EACH STATEMENT EXECUTE FUNCTION tell_store_rates();--> statement-breakpoint
CREATE TRIGGER store_rates_changed AFTER UPDATE ON store_rates REFERENCING NEW TABLE AS shown
  FOR EACH STATEMENT EXECUTE FUNCTION tell_store_rates();--> statement-breakpoint
CREATE TRIGGER store_rates_deleted AFTER DELETE ON store_rates REFERENCING OLD TABLE AS shown
  FOR EACH STATEMENT EXECUTE FUNCTION tell_store_rates();--> statement-breakpoint
CREATE TRIGGER delivery_zones_added AFTER INSERT ON delivery_zones REFERENCING NEW TABLE AS shown
  FOR EACH STATEMENT EXECUTE FUNCTION tell_delivery_zones();--> statement-breakpoint
CREATE TRIGGER delivery_zones_changed AFTER UPDATE ON delivery_zones REFERENCING NEW TABLE AS shown
  FOR EACH STATEMENT EXECUTE FUNCTION tell_delivery_zones();--> statement-breakpoint
CREATE TRIGGER delivery_zones_deleted AFTER DELETE ON delivery_zones REFERENCING OLD TABLE AS shown
  FOR EACH STATEMENT EXECUTE FUNCTION tell_delivery_zones();--> statement-breakpoint
CREATE TRIGGER delivery_options_added AFTER INSERT ON delivery_options REFERENCING NEW TABLE AS shown
  FOR EACH STATEMENT EXECUTE FUNCTION tell_delivery_options();--> statement-breakpoint
CREATE TRIGGER delivery_options_changed AFTER UPDATE ON delivery_options REFERENCING NEW TABLE AS shown
  FOR EACH STATEMENT EXECUTE FUNCTION tell_delivery_options();--> statement-breakpoint
CREATE TRIGGER delivery_options_deleted AFTER DELETE ON delivery_options REFERENCING OLD TABLE AS shown
  FOR EACH STATEMENT EXECUTE FUNCTION tell_delivery_options();--> statement-breakpoint
CREATE TRIGGER pictures_changed AFTER UPDATE ON pictures REFERENCING NEW TABLE AS shown
  FOR EACH STATEMENT EXECUTE FUNCTION tell_pictures();--> statement-breakpoint
CREATE TRIGGER pictures_deleted AFTER DELETE ON pictures REFERENCING OLD TABLE AS shown
  FOR EACH STATEMENT EXECUTE FUNCTION tell_pictures();--> statement-breakpoint
CREATE TRIGGER stores_changed AFTER UPDATE ON stores REFERENCING OLD TABLE AS shown_before NEW TABLE AS shown
  FOR EACH STATEMENT EXECUTE FUNCTION tell_stores();--> statement-breakpoint
CREATE TRIGGER stores_added AFTER INSERT ON stores FOR EACH STATEMENT EXECUTE FUNCTION tell_new_stores();--> statement-breakpoint
CREATE TRIGGER stores_deleted AFTER DELETE ON stores FOR EACH STATEMENT EXECUTE FUNCTION tell_everything();
