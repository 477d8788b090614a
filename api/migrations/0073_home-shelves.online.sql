create index concurrently if not exists stock_movements_sold on stock_movements (at, variant_id, quantity) where kind = 'sold';--> statement-breakpoint
create index concurrently if not exists variants_offers on variants (product_id) where compare_at_minor > price_minor and removed_at is null;
