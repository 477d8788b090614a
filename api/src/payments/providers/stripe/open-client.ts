import type { Stripe } from 'stripe'
import type { Platform } from '../../../platform/platform.ts'
import { providerTimeoutMilliseconds } from '../provider.ts'

/**
 * Stripe's own library, loaded when first needed: it weighs 20 MB. A client lives for one question, so that its calls end with
 * that question's signal. It never retries: its caller does.
 */
export async function openStripeClient(
  { fetch }: Platform,
  { secretKey, url }: { secretKey: string; url: string },
  signal: AbortSignal,
): Promise<Stripe> {
  const { Stripe } = await import('stripe')
  const { protocol, hostname, port } = new URL(url)
  return new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    httpClient: Stripe.createFetchHttpClient(endingWith(fetch, signal)),
    timeout: providerTimeoutMilliseconds,
    maxNetworkRetries: 0,
    telemetry: false,
  })
}

function endingWith(send: typeof fetch, signal: AbortSignal): typeof fetch {
  return (input, init) => {
    const signals = init?.signal ? [init.signal, signal] : [signal]
    return send(input, { ...init, signal: AbortSignal.any(signals) })
  }
}
