-- A shop that somebody runs already is open: only a shop that begins empty waits for its first run.
INSERT INTO settings (key, value)
SELECT 'opened', to_jsonb(now()) WHERE EXISTS (SELECT 1 FROM accounts WHERE role = 'operator')
ON CONFLICT (key) DO NOTHING;
