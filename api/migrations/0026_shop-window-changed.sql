-- What every visitor may see is kept in memory by each process: any change of it, whoever makes it, is told to all of them
-- when it commits. One transaction tells it once, however many statements it has.
CREATE FUNCTION tell_shop_window_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('makola', '{"name":"shop-window.changed","told":{}}');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER settings_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON settings
  FOR EACH STATEMENT EXECUTE FUNCTION tell_shop_window_changed();--> statement-breakpoint
CREATE TRIGGER pictures_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON pictures
  FOR EACH STATEMENT EXECUTE FUNCTION tell_shop_window_changed();--> statement-breakpoint
CREATE TRIGGER stores_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON stores
  FOR EACH STATEMENT EXECUTE FUNCTION tell_shop_window_changed();--> statement-breakpoint
CREATE TRIGGER rates_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON rates
  FOR EACH STATEMENT EXECUTE FUNCTION tell_shop_window_changed();--> statement-breakpoint
CREATE TRIGGER cross_rates_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON cross_rates
  FOR EACH STATEMENT EXECUTE FUNCTION tell_shop_window_changed();--> statement-breakpoint
CREATE TRIGGER store_rates_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON store_rates
  FOR EACH STATEMENT EXECUTE FUNCTION tell_shop_window_changed();--> statement-breakpoint
CREATE TRIGGER categories_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON categories
  FOR EACH STATEMENT EXECUTE FUNCTION tell_shop_window_changed();--> statement-breakpoint
CREATE TRIGGER products_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON products
  FOR EACH STATEMENT EXECUTE FUNCTION tell_shop_window_changed();--> statement-breakpoint
CREATE TRIGGER product_pictures_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_pictures
  FOR EACH STATEMENT EXECUTE FUNCTION tell_shop_window_changed();--> statement-breakpoint
CREATE TRIGGER variants_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON variants
  FOR EACH STATEMENT EXECUTE FUNCTION tell_shop_window_changed();--> statement-breakpoint
CREATE TRIGGER pinned_prices_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON pinned_prices
  FOR EACH STATEMENT EXECUTE FUNCTION tell_shop_window_changed();--> statement-breakpoint
CREATE TRIGGER delivery_zones_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON delivery_zones
  FOR EACH STATEMENT EXECUTE FUNCTION tell_shop_window_changed();--> statement-breakpoint
CREATE TRIGGER delivery_options_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON delivery_options
  FOR EACH STATEMENT EXECUTE FUNCTION tell_shop_window_changed();
