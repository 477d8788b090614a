import type pg from 'pg'
import type { Section } from './keep-results.ts'
import { loadWork, measureInTurn } from './measure.ts'
import type { BenchShop } from './open-shop.ts'
import { placeNext, prepareBuyers, type RehearsedOrder, rehearseOrders, sendNext } from './place-orders.ts'
import { flightsOf, type Statement } from './yardsticks.ts'

const connections = 10
const rounds = 3
const ordersPerRound = 300
const countedOrders = 100

/** Quoted carts into orders, over many variants in turn, beside the same transactions from the bare driver. */
export async function measureOrders(opened: BenchShop): Promise<Section[]> {
  const { shop, platform, rate, openPool, costed } = opened
  const watching = openPool()
  const { rows: found } = await watching.query(
    "select id from variants where sku like 'generated-%' order by sku limit 200",
  )
  const variantIds = found.map((row: { id: string }) => row.id)
  const prepare = () => prepareBuyers(shop.url, rate, variantIds, ordersPerRound)
  const rehearse = (count = ordersPerRound) => rehearseOrders(platform, rate, variantIds, count)
  const [sample] = await rehearse(1)
  const pool = openPool({ pipeline: sample?.transaction.some(({ isPipelined }) => isPipelined) ?? false })
  const place = async () => {
    const buyers = await prepare()
    return costed(shop, () => loadWork(placeNext(buyers), connections, Number.POSITIVE_INFINITY, ordersPerRound))()
  }
  const send = async () => {
    const orders = await rehearse()
    return loadWork(sendNext(pool, orders), connections, Number.POSITIVE_INFINITY, ordersPerRound)
  }
  const rows = await measureInTurn(
    [
      { name: 'shop: POST /api/orders/', run: place },
      { name: 'Y2p the same transaction, named and prepared, bare pg', run: send },
    ],
    rounds,
  )
  const buyers = await prepareBuyers(shop.url, rate, variantIds, countedOrders)
  const byShop = await countPerOrder(watching, async () => {
    await loadWork(placeNext(buyers), 1, Number.POSITIVE_INFINITY, countedOrders)
  })
  const orders = await rehearse(countedOrders)
  // Taken before they are sent: sending uses them up.
  const sent = orders.map(({ all, transaction }) => ({ all, transaction }))
  const byDriver = await countPerOrder(watching, async () => {
    await loadWork(sendNext(pool, orders), 1, Number.POSITIVE_INFINITY, countedOrders)
  })
  return [{ title: 'Placing an order', connections, rows, notes: [describeCounts(sent, byShop, byDriver)] }]
}

type Counts = { commits: number; writing: number; flushes: number }

const countQuery = `select
  (select xact_commit from pg_stat_database where datname = current_database())::float8 as commits,
  pg_snapshot_xmax(pg_current_snapshot())::text::float8 as writing,
  (select sum(fsyncs) from pg_stat_io where object = 'wal')::float8 as flushes`

/** Counts the database's side of an order, less what an idle shop does in the same time. */
async function countPerOrder(pool: pg.Pool, work: () => Promise<void>): Promise<Counts> {
  const idle = await countDuring(pool, () => new Promise((resolve) => setTimeout(resolve, 3_000)))
  const busy = await countDuring(pool, work)
  const share = busy.seconds / idle.seconds
  const each = (of: (counts: Counts) => number) => Math.max(0, of(busy) - of(idle) * share) / countedOrders
  return {
    commits: each((one) => one.commits),
    writing: each((one) => one.writing),
    flushes: each((one) => one.flushes),
  }
}

async function countDuring(pool: pg.Pool, work: () => Promise<void>): Promise<Counts & { seconds: number }> {
  const before = await readCounts(pool)
  const from = performance.now()
  await work()
  const seconds = (performance.now() - from) / 1000
  const after = await readCounts(pool)
  return {
    seconds,
    commits: after.commits - before.commits,
    writing: after.writing - before.writing,
    flushes: after.flushes - before.flushes,
  }
}

/** Connections tell their figures when they have been idle for a second. */
async function readCounts(pool: pg.Pool): Promise<Counts> {
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  const { rows } = await pool.query<Counts>(countQuery)
  return rows[0] ?? { commits: 0, writing: 0, flushes: 0 }
}

function describeCounts(orders: readonly RehearsedOrder[], byShop: Counts, byDriver: Counts): string {
  const mean = (of: (order: RehearsedOrder) => number) =>
    (orders.reduce((sum, order) => sum + of(order), 0) / Math.max(1, orders.length)).toFixed(1)
  const line = (name: string, of: (order: RehearsedOrder) => Statement[], counts: Counts) =>
    `| ${name} | ${mean((order) => of(order).length)} | ${mean((order) => tripsOf(of(order)))} | ${counts.writing.toFixed(1)} | ${counts.flushes.toFixed(1)} | ${counts.commits.toFixed(1)} |`
  return [
    '| an order, one after another | statements | round trips | transactions that write | WAL flushes | transactions, reads included |',
    '|---|---:|---:|---:|---:|---:|',
    line('shop', ({ all }) => all, byShop),
    line('Y2p: its transaction', ({ transaction }) => transaction, byDriver),
  ].join('\n')
}

const tripsOf = (statements: readonly Statement[]) =>
  flightsOf(statements).reduce((sum, flights) => sum + flights.length, 0)
