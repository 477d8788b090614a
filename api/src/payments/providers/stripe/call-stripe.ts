import { z } from 'zod'
import type { Platform } from '../../../platform/platform.ts'
import type { StripeAccount } from '../../settings.ts'
import { callProvider } from '../call-provider.ts'

/** What Stripe's answers look like; an account has another one by default. */
const apiVersion = '2026-10-28.endive'

export type StripeCall = {
  /** Below `/v1/`, with each id encoded. */
  path: string
  query?: Fields
  /** A body makes it a POST. */
  form?: Fields
  idempotencyKey?: string
}
export type Fields = { [name: string]: Field }
type Field = string | number | boolean | readonly Field[] | Fields

/** Stripe has answered, and not with what was asked for. */
export class StripeRefusal extends Error {
  /** Stripe has understood the request and will not do it. Anything else leaves the outcome open. */
  readonly isFinal: boolean
  constructor(status: number, { type, code, message }: z.output<typeof refusal>['error']) {
    super(message)
    this.isFinal = status === 400 && type !== 'idempotency_error' && code !== 'rate_limit'
  }
}

const refusal = z.object({
  error: z.object({
    type: z.string(),
    code: z.string().nullish().catch(null),
    message: z.string().catch(''),
  }),
})

/**
 * Calls Stripe; the answer's shape is the caller's to check. It never tries again: its caller does.
 * @throws StripeRefusal; Error when no answer comes, or one that says nothing about the question.
 */
export async function callStripe(
  platform: Platform,
  { secretKey, url }: StripeAccount,
  { path, query, form, idempotencyKey }: StripeCall,
  signal: AbortSignal,
): Promise<unknown> {
  const search = query ? `?${writeNested(query)}` : ''
  const { status, body } = await callProvider(platform, {
    url: `${url}/v1/${path}${search}`,
    secretKey,
    headers: { 'stripe-version': apiVersion, ...(idempotencyKey && { 'idempotency-key': idempotencyKey }) },
    ...(form && { form: writeNested(form) }),
    signal,
  })
  if (status < 300) return body
  throw new StripeRefusal(status, refusal.parse(body).error)
}

const page = z.object({ has_more: z.boolean(), data: z.array(z.object({ id: z.string() }).loose()) })

/** Lists everything that a question finds, page by page. */
export async function* listAtStripe(
  platform: Platform,
  account: StripeAccount,
  { path, query }: { path: string; query: Fields },
  signal: AbortSignal,
): AsyncGenerator<unknown> {
  for (let after: string | undefined; ; ) {
    const call = { path, query: { ...query, limit: 100, ...(after && { starting_after: after }) } }
    const { data, has_more } = page.parse(await callStripe(platform, account, call, signal))
    yield* data
    after = data.at(-1)?.id
    if (!has_more || after === undefined) return
  }
}

/** Names nest in brackets, and lists are counted: `line_items[0][quantity]=1`. */
function writeNested(fields: Fields): URLSearchParams {
  const written = new URLSearchParams()
  const write = (name: string, value: Field) => {
    if (typeof value !== 'object') written.append(name, String(value))
    else for (const [key, below] of Object.entries(value)) write(`${name}[${key}]`, below)
  }
  for (const [name, value] of Object.entries(fields)) write(name, value)
  return written
}
