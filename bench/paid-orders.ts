// `npm run bench:paid [-- <orders a second> <seconds>]`: so many orders (50) are paid a second for so long (60) in a demo shop of
// one process, at a provider that is a process of its own; then 10,000 events that waited for a worker. Prints the
// results and their cost, and keeps them in bench/results/.
import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { PlacedOrder } from '@makola/contract/orders/orders.ts'
import { sql } from 'drizzle-orm'
import { stockLow } from '../api/src/catalogue/events.ts'
import { modules } from '../api/src/modules.ts'
import { moneyArrived } from '../api/src/payments/events.ts'
import { readConfig } from '../api/src/platform/config.ts'
import { emit } from '../api/src/platform/messaging/events.ts'
import { openPlatform } from '../api/src/platform/open-platform.ts'
import { type Platform, transact } from '../api/src/platform/platform.ts'
import { rateOf } from '../testing/shop/buyer.ts'
import { makeDataFolder } from '../testing/shop/data-folder.ts'
import { type ShopProcess, startShop } from '../testing/shop/shop-process.ts'
import { cpuSecondsOf, databaseCpuSeconds } from './cpu-time.ts'
import { generateCatalogue } from './generate-catalogue.ts'
import { keepText, machine, today } from './keep-results.ts'
import type { Paid, Ready, Task } from './pay-orders.ts'
import { prepareBuyers } from './place-orders.ts'
import { runCommand } from './run-command.ts'

const perSecond = Number(process.argv[2] ?? 50)
const seconds = Number(process.argv[3] ?? 60)
const waitingCount = 10_000
const idleSeconds = 20
/** `verify` is a process of its own that reads everything: one run after another would take a core from the shop. */
const verifyEverySeconds = 10

const dataDir = makeDataFolder()
const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, modules)
const lines: string[] = []
const outside = fork(join(import.meta.dirname, 'pay-orders.ts'))
try {
  const { environment } = await answerOf<Ready>(outside)
  const shopSettings = { ...environment, PAYSTACK_CURRENCIES: 'NGN', LOG_LEVEL: 'silent' }
  say(`# ${today()}, paid orders`, '')
  say(`${machine()} ${loadavg()[0]?.toFixed(1)} processes wanted a core before it began.`, '')
  await besideShop(shopSettings, measurePaying)
  await inDatabase(storeEvents)
  await besideShop(shopSettings, measureBacklog)
  keepText('paid-orders', lines.join('\n'))
} finally {
  outside.disconnect()
  rmSync(dataDir, { recursive: true, force: true })
}

/** Runs queries in a process of its own, as a command does. */
async function inDatabase(work: (platform: Platform) => Promise<void>): Promise<void> {
  const { platform, close } = await openPlatform(config, modules)
  await work(platform).finally(close)
}

async function besideShop(
  settings: Record<string, string>,
  work: (platform: Platform, shop: ShopProcess) => Promise<void>,
): Promise<void> {
  const shop = await startShop(dataDir, settings)
  await inDatabase((platform) => work(platform, shop)).finally(shop.stop)
}

async function answerOf<T>(child: ChildProcess): Promise<T> {
  const [answer] = await once(child, 'message')
  return answer as T
}

async function measurePaying(platform: Platform, running: ShopProcess): Promise<void> {
  await generateCatalogue(platform, 500)
  // The sizes of the demo's pictures are made first.
  await untilNothingWaits(platform)
  say(
    `Idle: ${(await countTransactions(platform)).toFixed(1)} statements a second, ${await readMemory(running)} MiB.`,
    '',
  )
  const pages = await placeOrders(platform, running, perSecond * seconds)
  await untilNothingWaits(platform)
  say(`Placed ${pages.length} orders: ${await readMemory(running)} MiB.`, '')
  const { rows } = await platform.database.execute<{ now: Date }>('select now()')
  const began = new Date(rows[0]?.now ?? 0)
  outside.send({ kind: 'tell', webhookUrl: `${running.url}/api/payments/webhooks/paystack` } satisfies Task)
  let isPaying = true
  const verifying = verifyWhile(() => isPaying)
  const before = await readCosts(platform, running)
  const from = performance.now()
  outside.send({ kind: 'pay', pages, perSecond } satisfies Task)
  const paid = await answerOf<Paid>(outside)
  const took = (performance.now() - from) / 1000
  isPaying = false
  await untilNothingWaits(platform)
  const costs = differenceOf(before, await readCosts(platform, running))
  const all = (performance.now() - from) / 1000
  const verified = await verifying
  say(`## ${pages.length} orders paid in ${took.toFixed(0)} s (${(pages.length / took).toFixed(0)} a second)`, '')
  const [first] = paid.refusals
  say(
    `${paid.refusals.length} not taken${first === undefined ? '' : ` (the first: ${first})`}; the sender was late by ${paid.lateMilliseconds.toFixed(0)} ms at most. \`verify\` ran ${verified.runs} times meanwhile, ${verified.faults} times not clean.`,
  )
  say(
    `Everything that followed was done after ${all.toFixed(1)} s. Memory after it: ${await readMemory(running)} MiB.`,
    '',
  )
  sayCosts(costs, { orders: pages.length, outside: paid.cpuSeconds })
  await sayLatency(platform, began)
  await sayQueues(platform, began)
}

type Costs = { shop: number; database: number; commits: number }

async function readCosts({ database }: Platform, shop: ShopProcess): Promise<Costs> {
  return {
    shop: cpuSecondsOf(shop.process.pid ?? 0),
    database: databaseCpuSeconds(dataDir),
    commits: await readCommits(database),
  }
}

function differenceOf(before: Costs, after: Costs): Costs {
  return {
    shop: after.shop - before.shop,
    database: after.database - before.database,
    commits: after.commits - before.commits,
  }
}

/** The questions of `verify` are counted with the database's. */
function sayCosts(costs: Costs, { orders, outside }: { orders: number; outside: number }): void {
  const each = (seconds: number) => ((seconds * 1000) / orders).toFixed(1)
  say('| CPU ms an order | |', '|---|---:|')
  say(`| the shop, letters included | ${each(costs.shop)} |`)
  say(`| the database, \`verify\` included | ${each(costs.database)} |`)
  say(`| outside: shoppers and provider | ${each(outside)} |`)
  say('', `${(costs.commits / orders).toFixed(1)} transactions an order.`, '')
}

/** From what the provider told to the order that was paid: the whole way through the shop. */
async function sayLatency({ database }: Platform, began: Date): Promise<void> {
  const { rows } = await database.execute<{ lag: number[] }>(sql`
    select percentile_cont(array[0.5, 0.99, 1]) within group (
      order by extract(epoch from applied.completed_on - message.received_at) * 1000) as lag
    from webhook_inbox as message
    join payment_attempts as attempt using (provider, reference)
    join payments on payments.id = attempt.payment_id
    join pgboss.job as applied on applied.name = 'payment.settled/apply-to-order'
      and applied.group_id = payments.order_id::text and applied.state = 'completed'
    where message.received_at >= ${began.toISOString()}::timestamptz`)
  const [p50, p99, longest] = (rows[0]?.lag ?? []).map((time) => time.toFixed(0))
  say(`Told by the provider → paid: p50 ${p50} ms, p99 ${p99} ms, longest ${longest} ms.`, '')
}

async function placeOrders({ database }: Platform, { url }: ShopProcess, count: number): Promise<string[]> {
  const rate = await rateOf(url, 'NG')
  // Neither too little nor too much for the provider, in whatever currency.
  const { rows } = await database.execute<{ id: string }>(
    "select id from variants where sku like 'generated-%' and price_minor between 10000 and 100000",
  )
  const variantIds = rows.map(({ id }) => id)
  const urls: string[] = []
  while (urls.length < count) {
    const ready = await prepareBuyers(url, rate, variantIds, Math.min(100, count - urls.length))
    const placed = await Promise.all(
      ready.map(async ({ buyer, quote }) => {
        const { status, body } = await buyer.place(quote, randomUUID(), 'paystack')
        if (status !== 201) throw new Error(`An order was answered ${status}: ${JSON.stringify(body)}`)
        return (body.data as PlacedOrder).payment.redirectUrl ?? ''
      }),
    )
    urls.push(...placed)
  }
  return urls
}

async function verifyWhile(isWanted: () => boolean): Promise<{ runs: number; faults: number }> {
  const seen = { runs: 0, faults: 0 }
  while (isWanted()) {
    const next = wait(verifyEverySeconds * 1000, undefined, { ref: false })
    const { code, output } = await verify()
    seen.runs++
    if (code !== 0) {
      seen.faults++
      console.log(output)
    }
    while (isWanted() && !(await Promise.race([next.then(() => true), wait(200, false)])));
  }
  return seen
}

/** Runs `npm run shop verify` beside the load. */
const verify = () =>
  runCommand({
    args: ['tools/shop.ts', 'verify'],
    folder: resolve(import.meta.dirname, '..'),
    env: { DATA_DIR: dataDir },
  })

/** Real events without a new effect: the stock of those products is not low, and that money is in the books. */
async function storeEvents(platform: Platform): Promise<void> {
  const { rows: facts } = await platform.database.execute<{ id: string }>('select id from payment_facts')
  const { rows: variants } = await platform.database.execute<{ id: string; storeId: string; productId: string }>(
    `select id, store_id as "storeId", product_id as "productId" from variants where sku like 'generated-%'`,
  )
  for (let stored = 0; stored < waitingCount; stored += 500) {
    await transact(platform, async (tx) => {
      for (let index = stored; index < stored + 500; index++) {
        const fact = facts[index]
        const variant = variants[index % variants.length]
        if (fact) emit(tx, moneyArrived, { factId: fact.id })
        else if (variant) emit(tx, stockLow, { ...variant, variantId: variant.id })
      }
    })
  }
}

async function measureBacklog(platform: Platform): Promise<void> {
  await untilNothingWaits(platform)
  const { rows } = await platform.database.execute<{ count: number; took: number }>(`
    select count(*)::int as count, extract(epoch from max(completed_on) - min(started_on))::float8 as took
    from pgboss.job where name in ('payment.money-arrived/post', 'stock.low/tell-store') and state = 'completed'
      and created_on > (select max(completed_on) from pgboss.job where name = 'payment.settled/apply-to-order')`)
  const { count = 0, took = 0 } = rows[0] ?? {}
  say('', `## ${count} events that waited for a worker`, '')
  say(`Worked off in ${took.toFixed(1)} s: ${(count / took).toFixed(0)} a second.`)
  const { code, output } = await verify()
  say(code === 0 ? '`verify` is clean.' : output)
}

/** From the moment an event was stored to the moment its reaction was done. */
async function sayQueues({ database }: Platform, began: Date): Promise<void> {
  type Line = { name: string; count: number; lag: number[]; rate: number; retries: number }
  const { rows } = await database.execute<Line>(sql`
    select name, count(*)::int as count, sum(retry_count)::int as retries,
      percentile_cont(array[0.5, 0.99, 1]) within group (order by extract(epoch from completed_on - start_after) * 1000) as lag,
      count(*) / greatest(1, extract(epoch from max(completed_on) - min(started_on)))::float8 as rate
    from pgboss.job where state = 'completed' and name like '%/%' and created_on >= ${began.toISOString()}::timestamptz
    group by name having count(*) > 100 order by name`)
  say(
    '| queue | events | p50 ms | p99 ms | longest ms | a second | tried again |',
    '|---|---:|---:|---:|---:|---:|---:|',
  )
  for (const { name, count, lag, rate, retries } of rows) {
    say(`| ${[name, count, ...lag.map((time) => time.toFixed(0)), rate.toFixed(0), retries].join(' | ')} |`)
  }
}

async function untilNothingWaits({ database }: Platform): Promise<void> {
  for (let left = 1; left > 0; ) {
    await wait(500)
    const { rows } = await database.execute<{ left: number }>(
      "select count(*)::int as left from pgboss.job where state < 'completed' and name like '%/%'",
    )
    left = rows[0]?.left ?? 0
  }
}

/** Counts the idle shop's questions to its database; outside transactions each statement counts as one. */
async function countTransactions({ database }: Platform): Promise<number> {
  await wait(5_000)
  const before = await readCommits(database)
  await wait(idleSeconds * 1000)
  return ((await readCommits(database)) - before) / idleSeconds
}

async function readCommits(database: Platform['database']): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(
    'select xact_commit::int as count from pg_stat_database where datname = current_database()',
  )
  return rows[0]?.count ?? 0
}

async function readMemory({ url }: ShopProcess): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  const [, bytes = '0'] = /^process_resident_memory_bytes (\S+)/m.exec(metrics) ?? []
  return Math.round(Number(bytes) / 2 ** 20)
}

function say(...said: string[]): void {
  lines.push(...said)
  console.log(said.join('\n'))
}
