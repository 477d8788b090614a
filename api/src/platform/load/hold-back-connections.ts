import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import type { LoadClass } from './load-class.ts'
import { openPlaces, type Share } from './places.ts'

/** The class of the request that is being answered. Work of the shop itself has none. */
export const loadOf = new AsyncLocalStorage<LoadClass>()

type Callback = (error: Error | undefined, client: pg.PoolClient | undefined, done: (error?: Error) => void) => void

/**
 * Returns the number of connections among which a class finds its own. A third is for checkouts, and one for the news about money.
 * A class that has none finds one when carts or visitors have all of theirs: a crowd that never lets go keeps nobody out.
 */
function sharesOf(all: number): Partial<Record<LoadClass, Share>> {
  const checkout = Math.max(1, all - 1)
  const cart = Math.max(1, all - Math.ceil(all / 3))
  const browse = Math.max(1, cart - 1)
  // One of the checkouts' at most, and never their last.
  const firstWithin = Math.max(1, Math.min(cart + 1, all - 2))
  const share = (within: number): Share => ({ within, firstWithin: Math.max(within, firstWithin) })
  return {
    checkout: share(checkout),
    cart: share(cart),
    browse: share(browse),
    file: share(browse),
    extra: share(Math.max(1, Math.floor(all / 3))),
  }
}

/**
 * Lends the connections of a pool by the class of the request: those that shop or pay find one when those that browse wait.
 * @returns A function that says how long, in milliseconds, the luckiest of a class has waited since it was last called; of the
 * class that waits longest. Extra work may wait.
 */
export function holdBackConnections(pool: pg.Pool, now: () => number): () => number {
  const { max = 10, connectionTimeoutMillis: patience = 5_000 } = pool.options
  const shares = sharesOf(max)
  const places = openPlaces({ patience, now })
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
  const lent = new Map<pg.PoolClient, LoadClass>()
  /** The shortest wait of each class. */
  let shortest = new Map<LoadClass, number>()

  pool.on('release', (_: unknown, client: pg.PoolClient) => {
    const loadClass = lent.get(client)
    if (!loadClass) return
    lent.delete(client)
    places.giveBack(loadClass)
  })

  async function lend(loadClass: LoadClass, share: Share): Promise<pg.PoolClient> {
    const since = now()
    await places.take(loadClass, share)
    // A new connection takes its time, and is no sign of a line.
    const isFree = pool.idleCount > 0 || pool.totalCount < max
    const waited = now() - since
    try {
      const client = await connect()
      const all = isFree ? waited : now() - since
      shortest.set(loadClass, Math.min(all, shortest.get(loadClass) ?? all))
      lent.set(client, loadClass)
      return client
    } catch (error) {
      places.giveBack(loadClass)
      throw error
    }
  }

  pool.connect = ((given?: Callback) => {
    const loadClass = loadOf.getStore()
    const share = loadClass && shares[loadClass]
    const client = loadClass && share ? lend(loadClass, share) : connect()
    if (!given) return client
    client.then(
      (one) => given(undefined, one, one.release),
      (error: Error) => given(error, undefined, () => {}),
    )
  }) as typeof pool.connect

  return () => {
    // Who still waits counts where nobody of the class has been lucky.
    const all = new Map([...places.waits(), ...shortest])
    all.delete('extra')
    shortest = new Map()
    return Math.max(0, ...all.values())
  }
}
