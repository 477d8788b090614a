import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Quote } from '@makola/contract/carts/carts.ts'
import type { PlacedOrder } from '@makola/contract/orders/orders.ts'
import type { ProviderName } from '@makola/contract/payments/payments.ts'
import type { Rate } from '@makola/contract/rates/rates.ts'

type Answer<T> = { status: number; body: { data: T; type?: string; current?: unknown } }

/** Where parcels to a country go, as its address form asks; to all others as in Nigeria. */
const places: Record<string, { line2?: string; city: string; region?: string; postcode?: string }> = {
  US: { city: 'New York', region: 'NY', postcode: '10001' },
  KE: { city: 'Bomet', region: 'Bomet' },
  GH: { city: 'Kumasi', region: 'Ashanti' },
  ZA: { line2: 'Sandton', city: 'Johannesburg', region: 'Gauteng', postcode: '2196' },
  FR: { city: 'Paris', postcode: '75001' },
}

/** A shopper without a screen: one cookie jar, the same calls that our pages make. For crowds and crashes. */
export class Buyer {
  /** The contact of every order by this buyer. */
  readonly email = `buyer-${randomUUID().slice(0, 8)}@example.test`
  readonly #url: string
  readonly #headers: Record<string, string>
  readonly #cookies = new Map<string, string>()

  /** `headers` go with every call: for example those of a proxy. */
  constructor(url: string, headers: Record<string, string> = {}) {
    this.#url = url
    this.#headers = headers
  }

  /** One call. When the shop is too busy, it waits as told and repeats it, like our pages. */
  async call<T>(
    method: string,
    path: string,
    json?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    let response = await this.#send(method, path, json, headers)
    for (let tries = 1; response.status === 503 && tries < 10; tries++) {
      await wait(Number(response.headers.get('retry-after')) * 1000)
      response = await this.#send(method, path, json, headers)
    }
    const text = await response.text()
    return { status: response.status, body: text === '' ? {} : JSON.parse(text) }
  }

  async #send(method: string, path: string, json: unknown, headers: Record<string, string>): Promise<Response> {
    const response = await fetch(`${this.#url}/api${path}`, {
      method,
      headers: {
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': this.#cookies.get('XSRF-TOKEN') ?? '',
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...this.#headers,
        ...headers,
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      this.#cookies.set(name, value)
    }
    return response
  }

  /** Fills a new cart and prices it for a delivery in the rate's country. */
  async quote(rate: Rate, variantId: string, quantity = 1): Promise<Quote> {
    await this.call('GET', '/cart/')
    const filled = await this.call('PATCH', '/cart/', { rate: rate.id, add: [{ variantId, quantity }] })
    if (filled.status !== 200) throw new Error(`The cart answered ${filled.status}: ${JSON.stringify(filled.body)}`)
    const quoted = await this.call<Quote>('POST', '/cart/quote', { rate: rate.id, country: rate.countryCode })
    if (quoted.status !== 200) throw new Error(`The quote answered ${quoted.status}: ${JSON.stringify(quoted.body)}`)
    return quoted.body.data
  }

  /** Places the quoted order. The same key is the same order, however often it is sent. */
  place(
    quote: Quote,
    idempotencyKey: string = randomUUID(),
    provider: ProviderName = 'sandbox',
  ): Promise<Answer<PlacedOrder>> {
    const order = {
      quoteId: quote.id,
      expectedTotal: quote.total,
      contact: { email: this.email, phone: '+2348031234567' },
      address: {
        name: 'Ada Obi',
        line1: '12 Broad Street',
        ...(places[quote.countryCode] ?? { city: 'Lagos', region: 'Lagos' }),
        countryCode: quote.countryCode,
      },
      provider,
    }
    return this.call('POST', '/orders/', order, { 'idempotency-key': idempotencyKey })
  }
}

/** A first request that died with the server holds its key for a while; the client retries as told. */
export async function untilAnswered(send: () => ReturnType<Buyer['place']>): ReturnType<Buyer['place']> {
  const deadline = Date.now() + 90_000
  let answer = await send()
  while (answer.body.type === 'idempotency-key-in-progress' && Date.now() < deadline) {
    await wait(500)
    answer = await send()
  }
  return answer
}

/** The rate of a country in the running shop. */
export async function rateOf(url: string, countryCode: string): Promise<Rate> {
  const { data } = (await (await fetch(`${url}/api/rates/`)).json()) as { data: Rate[] }
  const rate = data.find((candidate) => candidate.countryCode === countryCode)
  if (!rate) throw new Error(`The shop has no rate for ${countryCode}.`)
  return rate
}
