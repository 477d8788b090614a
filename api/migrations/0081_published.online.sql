create index concurrently if not exists products_published on products (store_id, published_at) where published_at is not null;
