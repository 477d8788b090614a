create unique index concurrently if not exists stock_movements_request_once on stock_movements (request_id, variant_id) where request_id is not null;
