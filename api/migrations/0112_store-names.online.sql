CREATE INDEX CONCURRENTLY IF NOT EXISTS "stores_name_trigrams" ON "stores" USING gin (fold("name") gin_trgm_ops);--> statement-breakpoint
-- The stores whose names have a word that begins like this, or nearly: the threshold decides which rows the index answers, so it belongs
-- to the function and not to each connection.
CREATE OR REPLACE FUNCTION stores_like(asked text) RETURNS SETOF uuid
  LANGUAGE sql STABLE STRICT ROWS 50 SET pg_trgm.word_similarity_threshold = 0.5
  AS $$ SELECT id FROM stores WHERE fold(asked) <% fold(name) $$;
