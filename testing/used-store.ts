import type { FullStore } from './builders/full-store.ts'

type Ask = (store: FullStore) => Promise<Response>

/**
 * Makes calls that change things, each on the store that earlier ones have changed. Where a call does not succeed there, its answer
 * on a new store counts: a store takes about a second to make, and most calls do not need one of their own.
 */
export function onUsedStores(makeStore: () => Promise<FullStore>): (ask: Ask) => Promise<Response> {
  let store: FullStore | undefined
  return async (ask) => {
    if (store) {
      const answer = await ask(store)
      if (answer.ok) return answer
    }
    store = await makeStore()
    return ask(store)
  }
}
