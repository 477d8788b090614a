// `npm run bench:scale`: everything that lists, sums or searches, asked one after the other of a small shop and of a large
// one (515 stores, 100,000 products, 100,000 paid orders with their books), both without a memory of answers. Prints a
// table with the ratios and keeps it in bench/results/. The shops are in .data-scale/ and are made once; a word behind the
// command measures only what has it in its name.
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Rate } from '@makola/contract/rates.ts'
import { openSession } from '../api/src/auth/open-session.ts'
import { modules } from '../api/src/modules.ts'
import { readConfig } from '../api/src/platform/config.ts'
import { openPlatform } from '../api/src/platform/open-platform.ts'
import { transact } from '../api/src/platform/platform.ts'
import { startShop } from '../e2e/support/shop-process.ts'
import { keepText, machine, today } from './keep-results.ts'
import { generateShop, type ShopSize } from './scale/generate-shop.ts'
import { questionsOf } from './scale/questions.ts'

const timesEach = 9
const only = process.argv[2] ?? ''
const sizes: Record<'small' | 'large', ShopSize> = {
  small: { stores: 5, products: 3000, orders: 60 },
  large: { stores: 504, products: 100_000, orders: 100_000 },
}

const small = await measure('small')
const large = await measure('large')
const lines = [...large].map(([name, { middle, best }]) => {
  const before = small.get(name)?.middle ?? 0
  return `| ${name} | ${before.toFixed(1)} | ${middle.toFixed(1)} | ${best.toFixed(1)} | ${(middle / before).toFixed(1)} |`
})
const head = ['| | small, ms | large, ms | best of large | ratio |', '|---|---:|---:|---:|---:|']
const about = `A small shop (${describe(sizes.small)}) and a large one (${describe(sizes.large)}), one request after another, no memory of answers. Medians of ${timesEach}.`
const text = [`# ${today()}, scale`, '', `${machine()} ${about}`, '', ...head, ...lines].join('\n')
console.log(text)
if (only === '') keepText('scale', text)

function describe({ products, orders }: ShopSize): string {
  return `${products.toLocaleString('en-US')} generated products, ${orders.toLocaleString('en-US')} paid orders`
}

type Times = Map<string, { middle: number; best: number }>

/** Opens the shop of a size, makes it first when it is new, and asks everything. */
async function measure(size: keyof typeof sizes): Promise<Times> {
  const dataDir = join(import.meta.dirname, '..', '.data-scale', size)
  const shop = await startShop(dataDir, { LOG_LEVEL: 'silent', ANSWER_CACHE_MB: '0' })
  const { platform, close } = await openPlatform(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), modules)
  try {
    const done = join(dataDir, 'generated')
    if (!existsSync(done)) {
      const from = performance.now()
      await generateShop(platform.database.$client.options.connectionString ?? '', sizes[size])
      writeFileSync(done, '')
      console.log(`Filled the ${size} shop in ${Math.round((performance.now() - from) / 1000)} s.`)
    }
    const operators = await platform.database.execute<{ id: string }>(
      "select id from accounts where role = 'operator' limit 1",
    )
    const accountId = operators.rows[0]?.id ?? ''
    const tokens = await transact(platform, (tx) => openSession(platform, tx, { accountId, device: 'bench' }))
    const authorization = `Bearer ${tokens.access_token}`
    const get = (path: string, headers: Record<string, string> = {}) =>
      ask(`${shop.url}${path}`, { authorization, ...headers })
    const read = <T>(path: string) => get(`/api${path}`).then((text) => JSON.parse(text) as T)
    const rates = await read<{ data: Rate[] }>('/rates/')
    const rate = rates.data.find(({ countryCode }) => countryCode === 'NG')?.id ?? ''
    const times: Times = new Map()
    const note = async (name: string, work: () => Promise<unknown>) => {
      if (name.includes(only)) times.set(name, await time(work))
    }
    for (const [name, path] of await questionsOf({ read, rate })) await note(name, () => get(`/api${path}`))
    // As a visitor who has chosen a country: without one, a page is the choice of countries alone.
    for (const path of ['/', '/store/']) await note(`page: ${path}`, () => get(path, { cookie: `rate=${rate}` }))
    return times
  } finally {
    await close()
    await shop.stop()
  }
}

async function ask(url: string, headers: Record<string, string>): Promise<string> {
  const response = await fetch(url, { headers })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url} was answered ${response.status}: ${text}`)
  return text
}

/** The median and the best of some times, after two that do not count; of what takes long, fewer. */
async function time(work: () => Promise<unknown>): Promise<{ middle: number; best: number }> {
  const seen: number[] = []
  for (let round = -2; round < timesEach && (seen.length < 2 || (seen[0] ?? 0) < 5000); round++) {
    const from = performance.now()
    await work()
    if (round >= 0) seen.push(performance.now() - from)
  }
  const sorted = seen.toSorted((a, b) => a - b)
  return { middle: sorted[Math.floor(sorted.length / 2)] ?? 0, best: sorted[0] ?? 0 }
}
