-- Products whose name has a part that looks like what was typed, likeliest first: "mascra" finds mascara. The setting
-- decides which rows the trigram index answers, so it belongs to the function and not to each connection.
CREATE FUNCTION products_like(asked text, most integer) RETURNS TABLE (id uuid, likeness real)
  LANGUAGE sql STABLE STRICT ROWS 50 SET pg_trgm.word_similarity_threshold = 0.4
  AS $$
    SELECT products.id, word_similarity(fold(asked), fold(products.name)) FROM products
    WHERE fold(asked) <% fold(products.name) AND products.status = 'active'
    ORDER BY 2 DESC, 1 LIMIT most
  $$;
