import { addSeconds } from '../../api/src/platform/clock.ts'
import { slowSeconds } from './tell-later.ts'

/** The fate of money sent to an account, by the last digit of its number; to any other it arrives at once. */
const fates = {
  '1': `arrives after ${slowSeconds} seconds`,
  '2': `fails after ${slowSeconds} seconds`,
  '3': `arrives, and comes back after ${slowSeconds} seconds`,
  '4': 'waits for a code that nobody gives (Paystack)',
  '5': 'there is no such account',
  '6': `the balance is too small for the first ${slowSeconds} seconds`,
}

/** For the person who starts the fakes. */
export const transferWords = Object.entries(fates).map(([digit, words]) => `  …${digit}  ${words}`)

export type TransferFate = 'arrived' | 'under-way' | 'failed' | 'came-back' | 'wants-code' | 'gave-up'

/** Returns the present state of an accepted transfer. */
export function fateOf({ number, at }: { number: string; at: Date }, now: Date): TransferFate {
  const isLater = now >= addSeconds(at, slowSeconds)
  switch (number.at(-1)) {
    case '1':
      return isLater ? 'arrived' : 'under-way'
    case '2':
      return isLater ? 'failed' : 'under-way'
    case '3':
      return isLater ? 'came-back' : 'arrived'
    case '4':
      return isLater ? 'gave-up' : 'wants-code'
    default:
      return 'arrived'
  }
}

/** Returns the fates to send webhooks for: none for a transfer whose code was never given. */
export function newsOf(number: string): TransferFate[] {
  const ends: Record<string, TransferFate[]> = { '2': ['failed'], '3': ['arrived', 'came-back'], '4': [] }
  return ends[number.at(-1) ?? ''] ?? ['arrived']
}

/** The name in which a bank holds an account: by the digit before the last, so that fates stay as they are. */
export const holderOf = (number: string): string => (number.at(-2) === '9' ? 'KOFI MENSAH' : 'OBI ADA NKECHI')

export const isNoAccount = (number: string): boolean => number.endsWith('5')

/** Remembers the first request of such a transfer: some seconds later there is money. */
export function openBalance(): { isTooSmall(number: string, now: Date): boolean } {
  let since: Date | null = null
  return {
    isTooSmall(number, now) {
      if (!number.endsWith('6')) return false
      since ??= now
      return now < addSeconds(since, slowSeconds)
    },
  }
}
