-- One tag more (the migration `shop-changes` lists the others):
--
--   i   which products have a picture
CREATE OR REPLACE FUNCTION tell_product_pictures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_shop_change((
    SELECT array_agg(DISTINCT 'p:' || product_id) || CASE WHEN TG_OP <> 'UPDATE' THEN ARRAY['i'] ELSE ARRAY[]::text[] END
    FROM shown HAVING count(*) > 0));
  RETURN NULL;
END $$;
