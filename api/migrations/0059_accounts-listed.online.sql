create index concurrently if not exists accounts_listed on accounts (created_at desc, id desc);--> statement-breakpoint
create index concurrently if not exists accounts_search on accounts using gin (fold(name || ' ' || email) gin_trgm_ops);
