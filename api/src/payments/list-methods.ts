import type { PaymentMethod } from '@makola/contract/payments.ts'
import type { Platform } from '../platform/platform.ts'
import { notFound } from '../platform/problem.ts'
import { loadRate } from '../rates/load-rate.ts'
import { circuitOf } from './providers/circuit.ts'
import { openProviders } from './providers/providers.ts'

/**
 * The ways to pay in a rate's country and currency. Those that nobody can take now, or not for this amount, say why.
 * @throws Problem `not-found` (404).
 */
export async function listMethods(
  platform: Platform,
  { rateId, amountMinor }: { rateId: string; amountMinor?: number | undefined },
): Promise<PaymentMethod[]> {
  const rate = await loadRate(platform.database, platform.config.baseCurrency, rateId)
  if (!rate) throw notFound('rate')
  const { countryCode, currency } = rate
  return openProviders(platform)
    .filter((provider) => provider.supports({ countryCode, currency }))
    .map((provider) => {
      const { name, title, description } = provider
      const takesAmount = amountMinor === undefined || provider.supports({ countryCode, currency, amountMinor })
      const isOut = circuitOf(platform, name).isOpen()
      const unavailable = isOut ? outWords(title) : takesAmount ? null : `${title} does not take this amount.`
      return { provider: name, name: title, description, currency, unavailable }
    })
}

const outWords = (title: string) =>
  `${title} does not answer at the moment. Take another way, or try again in a minute.`
