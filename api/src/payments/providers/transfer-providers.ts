import type { Platform } from '../../platform/platform.ts'
import type { TransferProvider } from './transfer-provider.ts'

/** Every provider through which this shop's settings let it send money, in the order in which they are offered. */
export function openTransferProviders(_platform: Platform): TransferProvider[] {
  return []
}
