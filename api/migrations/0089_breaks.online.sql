create index concurrently if not exists stores_breaks on stores (break_ends_on, id) where break_ends_on is not null;
