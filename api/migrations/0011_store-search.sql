-- As products_like, for a store's own people: whatever the status of a product, and only of their store, so that what looks
-- alike elsewhere takes no place of theirs.
CREATE FUNCTION store_products_like(asked text, store uuid, most integer) RETURNS TABLE (id uuid, likeness real)
  LANGUAGE sql STABLE STRICT ROWS 50 SET pg_trgm.word_similarity_threshold = 0.4
  AS $$
    SELECT products.id, word_similarity(fold(asked), fold(products.name)) FROM products
    WHERE fold(asked) <% fold(products.name) AND products.store_id = store AND products.deleted_at IS NULL
    ORDER BY 2 DESC, 1 LIMIT most
  $$;
