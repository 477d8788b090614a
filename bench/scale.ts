// `npm run bench:scale`: everything that lists, sums or searches, requested in turns from a small shop and a large one (515
// stores, 100,000 products, 100,000 paid orders with their books), both without a response cache. Prints a table with the ratios
// and keeps it in bench/results/. The shops are in .data-scale/ and are made once; a word after the command measures only names
// that contain it.
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Rate } from '@makola/contract/rates/rates.ts'
import { sql } from 'drizzle-orm'
import { openSession } from '../api/src/auth/sessions/open-session.ts'
import { modules } from '../api/src/modules.ts'
import { trackingToken } from '../api/src/orders/tracking/tracking-token.ts'
import { readConfig } from '../api/src/platform/config.ts'
import { hash } from '../api/src/platform/ids.ts'
import { openPlatform } from '../api/src/platform/open-platform.ts'
import { type Platform, transact } from '../api/src/platform/platform.ts'
import { Buyer, rateOf } from '../testing/shop/buyer.ts'
import { startShop } from '../testing/shop/shop-process.ts'
import { buildWebWhenChanged } from '../tools/build-web.ts'
import { keepText, machine, today } from './keep-results.ts'
import { placeNext, prepareBuyers } from './place-orders.ts'
import { generateShop, type ShopSize } from './scale/generate-shop.ts'
import { questionsOf } from './scale/questions.ts'

const timesEach = 9
const roundsBefore = 2
const only = process.argv[2] ?? ''
const sizes: Record<'small' | 'large', ShopSize> = {
  small: { stores: 5, products: 3000, orders: 60 },
  large: { stores: 504, products: 100_000, orders: 100_000 },
}

await buildWebWhenChanged()
const shops = [await openShop('small'), await openShop('large')] as const
const [small, large] = shops
const names = [...large.asks.keys()].filter((name) => small.asks.has(name) && name.includes(only))
const lines: string[] = []
try {
  for (const name of names) lines.push(await compare(name))
} finally {
  await Promise.all(shops.map(({ close }) => close()))
}
const head = ['| | small, ms | large, ms | best of large | ratio |', '|---|---:|---:|---:|---:|']
const about = `A small shop (${describe(sizes.small)}) and a large one (${describe(sizes.large)}), asked in turns, no memory of answers. Medians of ${timesEach}.`
const text = [`# ${today()}, scale`, '', `${machine()} ${about}`, '', ...head, ...lines].join('\n')
console.log(text)
if (only === '') keepText('scale', text)

function describe({ products, orders }: ShopSize): string {
  return `${products.toLocaleString('en-US')} generated products, ${orders.toLocaleString('en-US')} paid orders`
}

type Shop = { asks: ReadonlyMap<string, () => Promise<unknown>>; close: () => Promise<unknown> }

/** Opens the shop of a size, makes it first when it is new, and prepares what is asked of it, by name. */
async function openShop(size: keyof typeof sizes): Promise<Shop> {
  const dataDir = join(import.meta.dirname, '..', '.data-scale', size)
  const shop = await startShop(dataDir, { LOG_LEVEL: 'silent', ANSWER_CACHE_MB: '0' })
  const { platform, close } = await openPlatform(
    readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, modules),
    modules,
  )
  try {
    await fill(platform, size, join(dataDir, 'generated'))
    await giveOrders(platform)
    const authorization = await signIn(platform)
    const get = (path: string, headers: Record<string, string> = {}) =>
      ask(`${shop.url}${path}`, { authorization, ...headers })
    const read = <T>(path: string) => get(`/api${path}`).then((text) => JSON.parse(text) as T)
    const rates = await read<{ data: Rate[] }>('/rates/')
    const rate = rates.data.find(({ countryCode }) => countryCode === 'NG')?.id ?? ''
    const questions = await questionsOf({ read, rate })
    // Pages for a visitor who has chosen a country: without one, a page is only the choice of countries.
    const pages = ['/', '/store/'].map(
      (path) => [`page: ${path}`, () => get(path, { cookie: `rate=${rate}` })] as const,
    )
    const asked = questions.map(([name, path]) => [name, () => get(`/api${path}`)] as const)
    const steps = await buyersSteps(platform, shop.url)
    return { asks: new Map([...asked, ...steps, ...pages]), close: shop.stop }
  } catch (error) {
    await shop.stop()
    throw error
  } finally {
    await close()
  }
}

type Step = readonly [name: string, take: () => Promise<unknown>]

/** The steps of a buyer, each time with another variant that is in stock. The orders stay unpaid. */
async function buyersSteps({ database }: Platform, url: string): Promise<Step[]> {
  const { rows } = await database.execute<{ id: string }>(
    'select id from variants where on_hand - held >= 100 and removed_at is null order by id limit 100',
  )
  const variantIds = rows.map(({ id }) => id)
  const rate = await rateOf(url, 'NG')
  const buyer = new Buyer(url)
  await buyer.call('GET', '/cart/')
  const ready = await prepareBuyers(url, rate, variantIds, timesEach + roundsBefore)
  let added = 0
  return [
    [
      'cart: add',
      () => buyer.call('PATCH', '/cart/', { rate: rate.id, add: [{ variantId: variantIds[added++], quantity: 1 }] }),
    ],
    ['cart: quote', () => buyer.call('POST', '/cart/quote', { rate: rate.id, country: 'NG' })],
    ['order: place', placeNext(ready)],
  ]
}

async function fill({ database }: Platform, size: keyof typeof sizes, done: string): Promise<void> {
  if (existsSync(done)) return
  const from = performance.now()
  await generateShop(database.$client.options.connectionString ?? '', sizes[size])
  writeFileSync(done, '')
  console.log(`Filled the ${size} shop in ${Math.round((performance.now() - from) / 1000)} s.`)
}

/** The newest paid orders become the operator's own, with tracking links that open. */
async function giveOrders({ database, secret }: Platform): Promise<void> {
  const { rows } = await database.execute<{ id: string }>(
    "select id from orders where state in ('paid', 'completed') order by placed_at desc limit 30",
  )
  for (const { id } of rows)
    await database.execute(
      sql`update orders set account_id = (select id from accounts where role = 'operator' limit 1),
        tracking_hash = ${hash(trackingToken({ secret }, id))} where id = ${id}`,
    )
}

async function signIn(platform: Platform): Promise<string> {
  const { rows } = await platform.database.execute<{ id: string }>(
    "select id from accounts where role = 'operator' limit 1",
  )
  const { access_token } = await transact(platform, (tx) =>
    openSession(platform, tx, { accountId: rows[0]?.id ?? '', device: 'bench' }),
  )
  return `Bearer ${access_token}`
}

async function ask(url: string, headers: Record<string, string>): Promise<string> {
  const response = await fetch(url, { headers })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url} was answered ${response.status}: ${text}`)
  return text
}

/** A line of the table. The shops are asked in turns, so that other load slows both; the first rounds do not count. */
async function compare(name: string): Promise<string> {
  const times: [number[], number[]] = [[], []]
  // Slow questions are repeated less often.
  for (let round = -roundsBefore; round < timesEach && (times[1].length < 3 || (times[1][0] ?? 0) < 2000); round++) {
    for (const [which, seen] of times.entries()) {
      const from = performance.now()
      await shops[which]?.asks.get(name)?.()
      if (round >= 0) seen.push(performance.now() - from)
    }
  }
  const [before, after] = times.map((seen) => seen.toSorted((a, b) => a - b)[Math.floor(seen.length / 2)] ?? 0)
  const ratio = (after ?? 0) / (before ?? 1)
  return `| ${name} | ${before?.toFixed(1)} | ${after?.toFixed(1)} | ${Math.min(...times[1]).toFixed(1)} | ${ratio.toFixed(1)} |`
}
