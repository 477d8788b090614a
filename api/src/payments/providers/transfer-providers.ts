import type { Platform } from '../../platform/platform.ts'
import { paymentSettings } from '../settings.ts'
import { circuitOf } from './circuit.ts'
import { openFlutterwaveTransfers } from './flutterwave/transfer.ts'
import { openPaystackTransfers } from './paystack/transfer.ts'
import type { TransferProvider } from './transfer-provider.ts'

/** The transfer providers enabled by the settings, in the order offered. */
export function openTransferProviders(platform: Platform): TransferProvider[] {
  const { paystack, flutterwave } = platform.config.of(paymentSettings)
  const behindCircuit = (name: TransferProvider['name']) => ({
    ...platform,
    fetch: circuitOf(platform, `${name} transfers`).fetch,
  })
  return [
    ...(paystack ? [openPaystackTransfers(behindCircuit('paystack'), paystack)] : []),
    ...(flutterwave ? [openFlutterwaveTransfers(behindCircuit('flutterwave'), flutterwave)] : []),
  ]
}
