import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Tokens } from '@makola/contract/auth/auth.ts'
import type { Product, ProductCard } from '@makola/contract/catalogue/catalogue.ts'
import { expect, test } from '@playwright/test'
import { Buyer, rateOf } from '../../../testing/shop/buyer.ts'
import { makeDataFolder } from '../../../testing/shop/data-folder.ts'
import { startManyProcesses } from '../../../testing/shop/many-processes.ts'
import { shopCommand } from '../../../testing/shop/shop-command.ts'
import { packRuntime } from '../../../tools/pack-runtime.ts'

// A copy of the demo shop's data; for a shop named by its address, an empty folder to be filled.
let dataDir: string
test.beforeAll(() => {
  dataDir = process.env.ROLLING_DATA_DIR ?? makeDataFolder()
})
test.afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const visitors = 6
const measuredMilliseconds = 4_000

test('two web processes are restarted under half of the load that they can bear: no request fails', {
  tag: '@timed',
}, async () => {
  const shop = await startManyProcesses(dataDir, { DRAIN_WAIT: '2', TRUST_PROXY: 'on' })
  try {
    // The balancer, not the shop, ends a connection on which nothing has happened.
    const { headers } = await fetch(`${shop.webs[0]?.url}/health/live`)
    expect(headers.get('keep-alive')).toBe('timeout=130')
    const rate = await rateOf(shop.url, 'NG')
    const listed = await readJson<{ data: ProductCard[] }>(`${shop.url}/api/products/?rate=${rate.id}`)
    const paths = [
      ...['/', '/store/', '/cart', `/api/products/?rate=${rate.id}`, '/api/categories/', '/api/rates/'],
      ...listed.data.slice(0, 10).map(({ slug }) => `/products/${slug}`),
    ]
    let isOver = false
    let answered = 0
    const visit = async (pauseMilliseconds: number) => {
      for (let n = 0; !isOver; n++) {
        const startedAt = Date.now()
        await (
          await fetch(`${shop.url}${paths[n % paths.length]}`, { headers: { cookie: `rate=${rate.id}` } })
        ).arrayBuffer()
        answered++
        await wait(Math.max(0, startedAt + pauseMilliseconds - Date.now()))
      }
    }
    const visitAll = (pauseMilliseconds: number) =>
      Promise.all(Array.from({ length: visitors }, () => visit(pauseMilliseconds)))

    // What it can bear: as fast as it answers.
    const stopMeasuring = setTimeout(() => {
      isOver = true
    }, measuredMilliseconds)
    await visitAll(0)
    clearTimeout(stopMeasuring)
    const perSecond = (answered * 1000) / measuredMilliseconds
    expect(shop.balancer.failed).toEqual([])

    isOver = false
    answered = 0
    const halfOfIt = visitAll((visitors * 1000) / (perSecond / 2))
    const orders: string[] = []
    const variants = await readVariants(shop.url)
    const buy = async () => {
      while (!isOver) {
        const buyer = new Buyer(shop.url, { 'x-forwarded-for': `198.51.100.${orders.length % 250}` })
        const placed = await buyer.place(await buyer.quote(rate, variants[orders.length % variants.length] ?? ''))
        expect(placed.status).toBe(201)
        orders.push(placed.body.data.number)
      }
    }
    const buying = buy()
    expect(await shop.restart(0)).toBe(0)
    expect(await shop.restart(1)).toBe(0)
    isOver = true
    await Promise.all([halfOfIt, buying])
    console.log(
      `${Math.round(perSecond)} requests a second at most; ${answered} and ${orders.length} orders during the restarts`,
    )
    expect(shop.balancer.failed).toEqual([])
    expect(answered).toBeGreaterThan(perSecond)
    expect(orders.length).toBeGreaterThan(5)
    expect(new Set(orders).size).toBe(orders.length)
    const verified = shopCommand(dataDir, 'verify')
    const broken = Array.from(verified.output.matchAll(/^BROKEN (\S+)/gm), ([, name]) => name)
    expect(
      broken.filter((name) => name !== 'orders.expire'),
      verified.output,
    ).toEqual([])
    // The data may be older than the demo's unpaid orders may wait: a worker ends them in its first minute.
    if (verified.code !== 0) {
      const again = () => shopCommand(dataDir, 'verify').code
      await expect.poll(again, { timeout: 90_000, intervals: [5_000] }).toBe(0)
    }
  } finally {
    await shop.stop()
  }
})

/** A variant of each of the first products that are in stock. */
async function readVariants(url: string): Promise<string[]> {
  const { data } = await readJson<{ data: ProductCard[] }>(`${url}/api/products/?inStock=true&limit=24`)
  const products = await Promise.all(data.map(({ id }) => readJson<{ data: Product }>(`${url}/api/products/${id}`)))
  return products.flatMap((product) => product.data.variants.find(({ available }) => available >= 5)?.id ?? [])
}

const readJson = async <T>(url: string) => (await (await fetch(url)).json()) as T

test('what an image holds runs as two web processes and a worker, without anything else', {
  tag: '@timed',
}, async () => {
  const folder = makeDataFolder()
  await packRuntime(folder)
  expect(bytesIn(folder)).toBeLessThan(100_000_000)
  const shop = await startManyProcesses(dataDir, {}, { folder, program: 'dist/server/main.mjs' })
  try {
    for (const path of ['/', '/store/', '/api/products/']) expect((await fetch(shop.url + path)).status, path).toBe(200)
    // Both packages with native code, and their files.
    const { data } = await readJson<{ data: ProductCard[] }>(`${shop.url}/api/products/?limit=1`)
    const picture = await fetch(`${shop.url}/media/320/${data[0]?.picture?.name.replace('.png', '.webp')}`)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const statement = await printStatement(shop.url)
    expect(statement.slice(0, 5).toString()).toBe('%PDF-')
    const buyer = new Buyer(shop.url)
    const [variantId = ''] = await readVariants(shop.url)
    expect((await buyer.place(await buyer.quote(await rateOf(shop.url, 'NG'), variantId))).status).toBe(201)
  } finally {
    await shop.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
}

/** The statement of a demo store, as its seller prints it. */
async function printStatement(url: string): Promise<Buffer> {
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'seller@makola.test', password: 'makola-seller-demo' }),
  })
  const { access_token } = (await login.json()) as Tokens
  const headers = { authorization: `Bearer ${access_token}` }
  const day = new Date().toISOString().slice(0, 10)
  const printed = await fetch(`${url}/api/stores/rift-roasters/statement.pdf?from=${day}&to=${day}`, { headers })
  return Buffer.from(await printed.arrayBuffer())
}
