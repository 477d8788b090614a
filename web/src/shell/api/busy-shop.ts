import { create } from 'zustand'

/** What is said stays at least so long after the last wait: calls that follow one another do not make it flicker. */
const lingerMs = 2_000

/** True while calls of this page wait because the shop is too busy to answer them. */
export const useBusyShop = create<{ isBusy: boolean }>()(() => ({ isBusy: false }))

let waiting = 0
let leaving: ReturnType<typeof setTimeout> | undefined

/** Says that the shop is busy, once for all who wait, until `wait` has ended. */
export async function sayBusyDuring(wait: Promise<void>): Promise<void> {
  clearTimeout(leaving)
  waiting++
  useBusyShop.setState({ isBusy: true })
  try {
    await wait
  } finally {
    waiting--
    if (waiting === 0) leaving = setTimeout(() => useBusyShop.setState({ isBusy: false }), lingerMs)
  }
}
