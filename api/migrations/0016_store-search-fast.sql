-- Comparing names is what takes the time: of a store with many that look alike, the first thousand are ranked.
CREATE OR REPLACE FUNCTION store_products_like(asked text, store uuid, most integer) RETURNS TABLE (id uuid, likeness real)
  LANGUAGE sql STABLE STRICT ROWS 50 SET pg_trgm.word_similarity_threshold = 0.4
  AS $$
    SELECT alike.id, word_similarity(fold(asked), fold(alike.name)) FROM (
      SELECT products.id, products.name FROM products
      WHERE fold(asked) <% fold(products.name) AND products.store_id = store AND products.deleted_at IS NULL
      LIMIT 1000
    ) AS alike
    ORDER BY 2 DESC, 1 LIMIT most
  $$;
