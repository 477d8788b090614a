import type { ProviderName } from '@makola/contract/payments/payments.ts'
import type { Platform } from '../../platform/platform.ts'
import { notFound } from '../../platform/problem.ts'
import { paymentSettings } from '../settings.ts'
import { openCashOnDelivery } from './cash-on-delivery/pay.ts'
import { circuitOf } from './circuit.ts'
import { openFlutterwave } from './flutterwave/pay.ts'
import { openPaystack } from './paystack/pay.ts'
import type { PaymentProvider } from './provider.ts'
import { openSandbox } from './sandbox/pay.ts'
import { openStripe } from './stripe/pay.ts'

/** The providers enabled by the settings, in the order offered. Each one called over the network has a circuit of its own. */
export function openProviders(platform: Platform): (PaymentProvider & { name: ProviderName })[] {
  const { paystack, flutterwave, stripe, cashCountries, hasSandbox } = platform.config.of(paymentSettings)
  const behindCircuit = (name: ProviderName) => ({ ...platform, fetch: circuitOf(platform, name).fetch })
  return [
    ...(paystack ? [openPaystack(behindCircuit('paystack'), paystack)] : []),
    ...(flutterwave ? [openFlutterwave(behindCircuit('flutterwave'), flutterwave)] : []),
    ...(stripe ? [openStripe(behindCircuit('stripe'), stripe)] : []),
    ...(cashCountries.length > 0 ? [openCashOnDelivery(platform, cashCountries)] : []),
    ...(hasSandbox ? [openSandbox(platform)] : []),
  ]
}

/** @throws Problem `not-found` (404) when there is no such provider, or it is switched off. */
export function findProvider(providers: readonly PaymentProvider[], name: string): PaymentProvider {
  const provider = providers.find((candidate) => candidate.name === name)
  if (!provider) throw notFound('payment_provider')
  return provider
}
