import { join } from 'node:path'
import { startEmbeddedPostgres } from '../../api/src/platform/database/embedded-postgres.ts'
import { openRoundRobin, type RoundRobin } from './round-robin.ts'
import { freePort, type ShopProcess, startShop } from './shop-process.ts'

/** A shop of two web processes behind a balancer and a worker, on one database. */
export type ManyProcesses = {
  url: string
  webs: ShopProcess[]
  balancer: RoundRobin
  /** Ends a web process as a rollout does, and starts it again at the same port. */
  restart: (web: number) => Promise<number | null>
  stop: () => Promise<void>
}

/** Starts them, of this checkout or of `where`, on this data folder: its database serves all of them, and its pictures and letters are shared. */
export async function startManyProcesses(
  dataDir: string,
  environment: Record<string, string> = {},
  where: { folder?: string; program?: string } = {},
): Promise<ManyProcesses> {
  const database = await startEmbeddedPostgres(join(dataDir, 'postgres'))
  const port = await freePort()
  const shared = { DATABASE_URL: database.url, PUBLIC_URL: `http://localhost:${port}`, ...environment }
  const startWeb = (own: Record<string, string> = {}) =>
    startShop(dataDir, { ...shared, ...own }, { ...where, args: ['--services=web'] })
  // The first one makes what is missing; all others find it.
  const webs = [await startWeb(), await startWeb()]
  const worker = await startShop(dataDir, shared, { ...where, args: ['--services=worker'] })
  const balancer = await openRoundRobin(
    webs.map(({ url }) => url),
    port,
  )
  return {
    url: balancer.url,
    webs,
    balancer,
    async restart(number) {
      const web = webs[number]
      if (!web) throw new Error(`There is no web process ${number}`)
      const code = await web.stop()
      webs[number] = await startWeb({ PORT: new URL(web.url).port })
      await balancer.look()
      return code
    },
    async stop() {
      await balancer.close()
      await Promise.all([...webs, worker].map((process) => process.stop()))
      await database.stop()
    },
  }
}
