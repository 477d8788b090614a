import type { AnyEndpoint } from '@makola/contract/http/endpoint.ts'
import type { SignedIn } from '../builders/auth.ts'
import type { TestPlatform } from '../test-platform.ts'
import type { Sample } from './guarded-call.ts'

/** Sends a sample request to a call of the contract, signed in or not. */
export async function sendSample(
  shop: TestPlatform,
  endpoint: AnyEndpoint,
  sample: Sample,
  caller?: Pick<SignedIn, 'headers'>,
): Promise<Response> {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => sample.params?.[name] ?? '')
  const query = new URLSearchParams(sample.query)
  const isText = typeof sample.body === 'string'
  const response = await shop.request(query.size > 0 ? `${path}?${query}` : path, {
    method: endpoint.method.toUpperCase(),
    headers: { ...caller?.headers, ...sample.headers },
    ...(isText ? { body: sample.body as string } : sample.body !== undefined && { json: sample.body }),
  })
  // An endless answer is not awaited.
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) await response.body?.cancel()
  return response
}

/** A digest of every row of every table, except call counters: equal means that nothing was changed. */
export async function digestOf(shop: TestPlatform): Promise<string> {
  const { rows: tables } = await shop.database.$client.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('rate_limits', 'idempotency_keys')
     order by 1`,
  )
  const each = tables.map(
    ({ name }) => `(select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') from ${name} t)`,
  )
  // A function takes at most 100 arguments, and there are more tables.
  const { rows } = await shop.database.$client.query<{ digest: string }>(
    `select array_to_string(array[${each}], ',') as digest`,
  )
  return rows[0]?.digest ?? ''
}
