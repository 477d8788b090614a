create index concurrently if not exists variants_barcode on variants (store_id, barcode)
  where barcode is not null and removed_at is null;
