import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Product, ProductCard } from '@makola/contract/catalogue/catalogue.ts'
import { mostUnits } from '@makola/contract/catalogue/shown-units.ts'
import type { PlacedOrder, TrackedOrder } from '@makola/contract/orders/orders.ts'
import { expect, type Page, test } from '@playwright/test'
import { Buyer, rateOf, untilAnswered } from '../../../testing/shop/buyer.ts'
import { makeDataFolder } from '../../../testing/shop/data-folder.ts'
import { shopCommand } from '../../../testing/shop/shop-command.ts'
import { startShop } from '../../../testing/shop/shop-process.ts'
import { demoSignIn } from '../../support/account.ts'
import { buyFrom } from '../../support/bought.ts'
import { drawPng } from '../../support/draw-png.ts'
import { enterShop, whenAlive } from '../../support/test.ts'

// These start, kill and restart a shop of their own.
test.describe.configure({ mode: 'serial' })
test.setTimeout(240_000)

// A copy of the demo shop's data; for a shop named by its address, an empty folder to be filled.
let dataDir: string
test.beforeAll(() => {
  dataDir = process.env.CRASH_DATA_DIR ?? makeDataFolder()
})
test.afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test('60 buyers at once for the last 10 units: 10 orders, 50 clear refusals before any payment', {
  tag: '@slow',
}, async () => {
  const shop = await startShop(dataDir)
  try {
    const buyers = await gather(60, shop.url, await variantWith(shop.url, 10))
    const answers = await Promise.all(buyers.map(({ buyer, quote }) => buyer.place(quote)))
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(10)
    const refused = answers.filter((answer) => answer.status === 409)
    expect(refused).toHaveLength(50)
    for (const answer of refused) expect(answer.body.type).toBe('out-of-stock')
    expect(shopCommand(dataDir, 'verify')).toMatchObject({ code: 0 })
  } finally {
    await shop.stop()
  }
})

test('kill -9 in the middle of checkouts: after a restart every acknowledged order is there once', {
  tag: '@slow',
}, async () => {
  const acknowledged = new Map<string, PlacedOrder>()
  const unanswered: { buyer: Buyer; send: () => ReturnType<Buyer['place']> }[] = []
  const first = await startShop(dataDir)
  const port = new URL(first.url).port
  const buyers = await gather(40, first.url, await variantWith(first.url, 100))
  const ready = buyers.map(({ buyer, quote }) => {
    const key = randomUUID()
    return { buyer, send: () => buyer.place(quote, key) }
  })
  // The kill comes as soon as a few orders are acknowledged, while the others are on their way.
  await Promise.all(
    ready.map(async ({ buyer, send }) => {
      try {
        const answer = await send()
        expect(answer.status).toBe(201)
        acknowledged.set(answer.body.data.number, answer.body.data)
        if (acknowledged.size === 5) first.process.kill('SIGKILL')
      } catch {
        unanswered.push({ buyer, send })
      }
    }),
  )
  expect(acknowledged.size).toBeGreaterThanOrEqual(5)
  expect(unanswered.length).toBeGreaterThan(0)

  const second = await startShop(dataDir, { PORT: port })
  try {
    for (const order of acknowledged.values()) {
      const found = await new Buyer(second.url).call<TrackedOrder>('GET', `/orders/track/${order.trackingToken}`)
      expect(found.status).toBe(200)
      expect(found.body.data).toMatchObject({ number: order.number, total: order.total })
    }
    // Requests without an answer are repeated with the same key: one order each, never a second.
    const numbers = new Set(acknowledged.keys())
    for (const { send } of unanswered) {
      const answer = await untilAnswered(send)
      expect(answer.status).toBe(201)
      expect(numbers.has(answer.body.data.number)).toBe(false)
      numbers.add(answer.body.data.number)
    }
    expect(numbers.size).toBe(40)
    expect(shopCommand(dataDir, 'verify')).toMatchObject({ code: 0 })
  } finally {
    await second.stop()
  }
})

test('SIGTERM in the middle of checkouts: all accepted requests are answered, and the shop ends by itself', {
  tag: '@slow',
}, async () => {
  const shop = await startShop(dataDir)
  const buyers = await gather(20, shop.url, await variantWith(shop.url, 20))
  const placing = buyers.map(({ buyer, quote }) => buyer.place(quote))
  await Promise.race(placing)
  const ending = shop.stop()
  const statuses = (await Promise.all(placing)).map(({ status }) => status)
  expect(statuses).toEqual(Array(20).fill(201))
  expect(await ending).toBe(0)
  expect(shopCommand(dataDir, 'verify')).toMatchObject({ code: 0 })
})

test('a second start on the same data is refused with a clear message', { tag: '@slow' }, async () => {
  const shop = await startShop(dataDir)
  try {
    await expect(startShop(dataDir)).rejects.toThrow(/already runs on the data/)
  } finally {
    expect(await shop.stop()).toBe(0)
  }
})

test('the database stops answering: every page is calm and recovers by itself, every call says so', {
  tag: '@slow',
}, async ({ browser }) => {
  const shop = await startShop(dataDir)
  const context = await browser.newContext({ baseURL: shop.url })
  try {
    const page = await context.newPage()
    await enterShop(page, shop.url, 'NG')
    signalDatabase('STOP')
    const calling = page.request.get(`/api/orders/track/${'x'.repeat(43)}`, { timeout: 60_000 })
    const answer = await page.goto('/checkout/')
    expect(answer?.status()).toBe(503)
    expect(Number(answer?.headers()['retry-after'])).toBeGreaterThan(0)
    await expect(page.getByRole('heading', { name: 'Back in a moment' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Try now' })).toBeVisible()
    const call = await calling
    expect(call.headers()['content-type']).toBe('application/problem+json')
    expect(await call.json()).toMatchObject({ type: 'dependency-unavailable', status: 503 })
    signalDatabase('CONT')
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible({ timeout: 30_000 })
  } finally {
    signalDatabase('CONT')
    await context.close()
    await shop.stop()
  }
})

test('object storage stopped: placeholders for pictures, the shop sells, an upload explains the failure, nothing is half saved', {
  tag: '@slow',
}, async ({ browser }) => {
  // Nobody listens there.
  const bucket = { S3_BUCKET: 'pictures', S3_ENDPOINT: 'http://127.0.0.1:9' }
  const shop = await startShop(dataDir, { ...bucket, S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' })
  const context = await browser.newContext({ baseURL: shop.url })
  try {
    const page = await context.newPage()
    await enterShop(page, shop.url, 'NG')
    await page.goto('/products/ikoyi-wrap-dress')
    const picture = page.getByRole('button', { name: /^View larger/ }).first()
    await expect(picture.locator('img')).toHaveCount(0)
    await expect(picture.locator('svg').first()).toBeVisible()
    await buyFrom(shop.url, 'adunni-atelier')

    await demoSignIn(page, 'owner')
    await uploadInVain(page)
    // Everything else can be saved.
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText('Draft saved')).toBeVisible()
    expect(shopCommand(dataDir, 'verify')).toMatchObject({ code: 0 })
  } finally {
    await context.close()
    await shop.stop()
  }
})

/** Pauses the shop's own database, connections and all, or resumes it. */
function signalDatabase(signal: 'STOP' | 'CONT'): void {
  const [server = ''] = readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')
  process.kill(Number(server), `SIG${signal}`)
  spawnSync('pkill', [`-${signal}`, '-P', server])
}

/** Fills in a product, with a picture whose upload fails. */
async function uploadInVain(page: Page): Promise<void> {
  await page.clock.install()
  await page.goto('/dashboard/inventory/add-product/')
  const name = page.getByLabel('Name', { exact: true })
  await whenAlive(name)
  await name.fill('Cap of felt')
  await page.getByLabel('Price', { exact: true }).fill('4000')
  await page.getByLabel('In stock').fill('2')
  let refused = 0
  page.on('response', (answer) => {
    if (answer.url().endsWith('/api/uploads/') && answer.status() === 503) refused++
  })
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose pictures' }).click()
  const buffer = drawPng(300, 200, '#336699')
  await (await choosing).setFiles([{ name: 'cap.png', mimeType: 'image/png', buffer }])
  // Three tries; their growing waits are skipped here.
  const waitLess = async () => {
    await page.clock.fastForward(1000)
    return refused
  }
  await expect.poll(waitLess).toBe(3)
  const failure = page.getByRole('alert').getByRole('listitem')
  await expect(failure).toContainText('The picture storage is not responding. Try again in a moment.')
  await expect(failure.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByText('Failed to upload image!')).toBeVisible()
  await expect(page.getByText('0 of 12')).toBeVisible()
  await expect(name).toHaveValue('Cap of felt')
}

/** This many buyers, each with one unit in a priced cart. */
async function gather(count: number, url: string, variantId: string) {
  const rate = await rateOf(url, 'NG')
  return Promise.all(
    Array.from({ length: count }, async () => {
      const buyer = new Buyer(url)
      return { buyer, quote: await buyer.quote(rate, variantId) }
    }),
  )
}

/** A variant on sale with exactly or at least this many units. */
async function variantWith(url: string, units: number): Promise<string> {
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = (await (await fetch(`${url}/api/products/?inStock=true&limit=100&cursor=${cursor}`)).json()) as {
      data: ProductCard[]
      meta: { next: string | null }
    }
    for (const card of page.data.filter(({ available }) => available >= Math.min(units, mostUnits.card))) {
      const { data } = (await (await fetch(`${url}/api/products/${card.id}`)).json()) as { data: Product }
      const fitting = data.variants.find((variant) =>
        units === 10 ? variant.available === 10 : variant.available >= units,
      )
      if (fitting) return fitting.id
    }
    cursor = page.meta.next
  }
  throw new Error(`Nothing in the demo shop has ${units} units.`)
}
