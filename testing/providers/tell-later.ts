import { setTimeout } from 'node:timers/promises'

/** The delay of a slow bank, for a payment or a refund, in seconds. */
export const slowSeconds = 20

/** For a person a slow bank's news comes automatically; a test moves the clock and asks. */
export function tellLater(tell: () => Promise<void>): void {
  void setTimeout(slowSeconds * 1000, undefined, { ref: false }).then(tell)
}
