import type { FullStore } from '../builders/full-store.ts'

type Ask = (store: FullStore) => Promise<Response>

/**
 * Makes calls that change things, each on the store that earlier ones have changed. Where a call is refused there, its answer on a
 * new store counts: a store takes about a second to make, and most calls do not need one of their own. A call that only an earlier
 * one makes possible succeeds, too.
 */
export function onUsedStores(makeStore: () => Promise<FullStore>): (ask: Ask) => Promise<Response> {
  let store: FullStore | undefined
  return async (ask) => {
    if (store) {
      const answer = await ask(store)
      if (answer.ok || answer.status >= 500) return answer
    }
    store = await makeStore()
    return ask(store)
  }
}
