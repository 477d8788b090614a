import type { CDPSession, Locator, Page, Route } from '@playwright/test'
import { fillCart } from '../../support/checkout.ts'
import { expect, test, whenAlive } from '../../support/test.ts'

// A line that loses files, or goes away and comes back: the shop stands, and goes on by itself.
test.use({ viewport: { width: 1280, height: 900 } })
test.beforeEach(({ page, enter }) => enter(page, 'NG'))

test('the file of the notices is lost: the page stands, and the notice comes once the file does', async ({ page }) => {
  const arrive = await lose(page, /\/assets\/toaster-/)
  await page.goto('/store/')
  await page.waitForEvent('requestfailed', (request) => request.url().includes('toaster'))
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'All products' })).toBeVisible()
  await arrive()
  await page.getByRole('button', { name: /NGN/ }).click()
  await page.getByRole('option', { name: 'Ghana - (GHS)' }).click()
  await expect(page.locator('[data-sonner-toast]', { hasText: 'now in GHS' })).toBeVisible()
})

test('the file of the cart drawer is lost: the page stands, the article is in the cart, the next press opens it', async ({
  page,
}) => {
  const arrive = await lose(page, /\/assets\/cart-drawer-/)
  await page.goto('/products/nyeri-aa-coffee')
  const add = page.getByRole('button', { name: 'Add to cart' })
  await whenAlive(add)
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('cart-drawer'))
  await add.click()
  await lost
  await expect(page.getByRole('heading', { name: 'Nyeri AA coffee' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart with 1 item' }).first()).toBeVisible()
  await arrive()
  await add.click()
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
})

test('a press while the file of the cart drawer is on its way counts, should that file be lost', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const abort = async (route: Route) => {
    await promise
    await route.abort('connectionreset')
  }
  await page.route(/\/assets\/cart-drawer-/, abort, { times: 1 })
  await page.goto('/products/nyeri-aa-coffee')
  const add = page.getByRole('button', { name: 'Add to cart' })
  await whenAlive(add)
  const asked = page.waitForRequest(/\/assets\/cart-drawer-/)
  await add.click()
  await asked
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByRole('link', { name: 'Cart with 1 item' }).first()).toBeVisible()
  resolve()
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
})

test('the file of a page is lost: the words are for people, the frame stays, and it comes back with the line', async ({
  page,
  context,
}) => {
  await page.goto('/about/')
  await whenAlive(page.getByRole('main'))
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(page.getByText('Part of this page did not load. Check your connection and try again.')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('http')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByText('You are offline. Some features may not work.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: /Help/ })).toBeVisible()
  await expect(page).toHaveURL(/\/help/)
})

test('the data of a page is lost: "Try again" brings it', async ({ page }) => {
  await page.goto('/about/')
  await whenAlive(page.getByRole('main'))
  await page.route(/\/api\/products\//, (route) => route.fulfill({ status: 400, json: { detail: 'Not now.' } }))
  await page.getByRole('banner').getByRole('link', { name: 'Featured' }).click()
  await expect(page.getByText('Not now.')).toBeVisible()
  await page.unroute(/\/api\/products\//)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Featured' })).toBeVisible()
})

test('a page from before an update loads again once, and by no means while somebody types', async ({ page }) => {
  await fillCart(page, 'nyeri-aa-coffee')
  await page.goto('/order-tracking/')
  const field = page.getByLabel('Order number')
  await whenAlive(field)
  // As after a deployment: neither the part that is wanted nor the file that this page began with is there any more.
  await page.route(/\/assets\/(currency-menu|index)-/, (route) => {
    const isItsOwn = route.request().url().includes('index') && route.request().method() === 'GET'
    return isItsOwn ? route.continue() : route.fulfill({ status: 404, body: 'Not Found' })
  })
  await field.fill('7K3M9QXA')
  await page.getByRole('button', { name: /NGN/ }).click()
  await expect(page.getByText('The shop has been updated.').first()).toBeVisible()
  await expect(field).toHaveValue('7K3M9QXA')
  await field.fill('')
  const loaded = page.waitForEvent('framenavigated')
  await page.getByRole('button', { name: /NGN/ }).click()
  await loaded
  await expect(field).toBeVisible()
  // Still not there: the page is not loaded a second time.
  await whenAlive(field)
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await page.getByRole('button', { name: /NGN/ }).click()
  await expect(page.getByRole('dialog', { name: 'Select country / currency' }).getByRole('alert')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
})

for (const [kind, change] of [
  ['a long name', { name: `Wrapper of six yards ${'with a border of tortoises '.repeat(6)}` }],
  ['a name of one long word and no picture', { name: 'W'.repeat(200), picture: null }],
  ['a picture', {}],
] as const) {
  test(`the outline of a tapped product with ${kind} shows name and price above the bar of a small phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route(/\/api\/products\/(?!facets)/, async (route) => {
      const isList = /\/products\/\?/.test(route.request().url())
      if (!isList) await promise
      const answer = await route.fetch()
      const body = await answer.json()
      const only = () => ({ data: [{ ...body.data[0], ...change }], meta: { ...body.meta, next: null } })
      await route.fulfill({ json: isList ? only() : body })
    })
    await page.goto('/about/')
    await whenAlive(page.getByRole('main'))
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Stores' }).click()
    await expect(page.getByRole('heading', { name: 'All products' })).toBeVisible()
    await page.getByRole('main').getByRole('article').getByRole('link').click()
    await expect(page).toHaveURL(/\/products\//)
    const name = page.getByRole('main').getByRole('heading', { level: 1 })
    await expect(name).toHaveCount(1)
    const { y: bar } = (await page.getByRole('navigation', { name: 'Main' }).boundingBox()) ?? { y: 0 }
    for (const shown of [
      name,
      name
        .locator('..')
        .getByText(/₦[\d,]+/)
        .first(),
    ]) {
      const { y, height } = (await shown.boundingBox()) ?? { y: 0, height: 0 }
      expect(y).toBeGreaterThan(0)
      expect(y + height).toBeLessThanOrEqual(bar)
    }
    resolve()
    await expect(page.getByRole('button', { name: /^(Add to cart|Choose)/ })).toBeVisible()
  })
}

test.describe('on a slow line and a slow phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a tapped product answers at once, with what its card showed @timed', async ({ page }) => {
    test.slow()
    const session = await page.context().newCDPSession(page)
    const times: number[] = []
    for (const place of Array(10).keys()) times.push(await timeTap(page, session, place))
    times.sort((one, other) => one - other)
    test.info().annotations.push({ type: 'tap to outline', description: `${times.map(Math.round).join(', ')} ms` })
    // The aim is 100 ms. Measured: 76 ms, the slowest 135 (bench/results/2026-11-22-tap.md). The rest is room for other work on
    // the machine, which makes a tap slower and never faster.
    expect(times[5]).toBeLessThanOrEqual(150)
  })
})

const fastLine = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
const slowLine = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

/** Taps a card of the list with the processor four times slower, and answers after how many milliseconds its outline stands. */
async function timeTap(page: Page, session: CDPSession, place: number): Promise<number> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.send('Network.emulateNetworkConditions', fastLine)
  await page.goto('/store/')
  // Other journeys may have put something first that has no price here, or is sold out.
  const cards = page.getByRole('main').getByRole('article').filter({ hasText: '₦', hasNotText: 'Sold out' })
  const link = cards.nth(place).getByRole('link')
  await whenAlive(link)
  await page.waitForLoadState('networkidle')
  const name = (await link.textContent()) ?? ''
  await session.send('Network.emulateNetworkConditions', slowLine)
  await page.evaluate((sought) => {
    addEventListener('click', ({ timeStamp }) => Object.assign(window, { tapped: timeStamp }), true)
    const look = () => {
      const title = [...document.querySelectorAll('main h1')].find((heading) => heading.textContent === sought)
      if (!title?.checkVisibility()) return requestAnimationFrame(look)
      const isPriced = /₦[\d,]+/.test(title.parentElement?.textContent ?? '')
      const { top, bottom } = title.getBoundingClientRect()
      const isInSight = top > 0 && bottom < innerHeight
      Object.assign(window, { answer: { at: performance.now(), isPriced, isInSight } })
    }
    look()
  }, name)
  await link.scrollIntoViewIfNeeded()
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await tap(page, session, link)
  await page.waitForFunction(() => 'answer' in window)
  const { took, ...seen } = await page.evaluate(() => {
    const { tapped, answer } = window as unknown as {
      tapped: number
      answer: { at: number; isPriced: boolean; isInSight: boolean }
    }
    return { ...answer, took: answer.at - tapped }
  })
  expect(seen).toMatchObject({ isPriced: true, isInSight: true })
  await session.send('Network.emulateNetworkConditions', fastLine)
  await expect(page.getByRole('button', { name: /^(Add to cart|Choose)/ })).toBeVisible({ timeout: 60_000 })
  expect(await page.evaluate(() => scrollY)).toBe(0)
  return took
}

/** As a finger does: it rests until the page has begun to ask for the product, which takes less than any tap. */
async function tap(page: Page, session: CDPSession, link: Locator): Promise<void> {
  const { x, y } = (await link.boundingBox()) ?? { x: 0, y: 0 }
  const asked = page.waitForRequest(/\/api\/products\/[^?/]+\?/)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 10, y: y + 10 }] })
  await asked
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

for (const [name, address, from, leave] of [
  ['a store', '/store/?view=stores&q=Rift+Roasters', /\/api\/stores\/rift-roasters/, 'Rift Roasters'],
  ['signing in', '/about/', /\/assets\/login-/, 'Sign in'],
  ['tracking', '/about/', /\/assets\/order-tracking/, 'Track an order'],
] as const) {
  test(`${name} that takes longer than a second says that it is on its way`, async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route(from, async (route) => {
      await promise
      await route.continue()
    })
    await page.goto(address)
    const link = page.getByRole('link', { name: leave }).first()
    await whenAlive(link)
    await link.click()
    await expect(page.getByRole('main').locator('[aria-busy=true], [role=status]').first()).toBeVisible()
    resolve()
    await expect(page.getByRole('heading', { level: 1, name: leave })).toBeVisible()
  })
}

test('who asks for a file by name gets the file, or a line of text and no page', async ({ request }) => {
  const ask = async (path: string) => {
    const answer = await request.get(path)
    return { status: answer.status(), type: answer.headers()['content-type'], size: (await answer.body()).length }
  }
  expect(await ask('/robots.txt')).toMatchObject({ status: 200, type: expect.stringContaining('text/plain') })
  expect(await ask('/favicon.ico')).toMatchObject({ status: 200, size: 2649 })
  // iPhones ask for it by this name when the shop is put on the home screen.
  expect(await ask('/apple-touch-icon.png')).toMatchObject({ status: 200, type: 'image/png' })
  for (const path of ['/sitemap.html', '/manifest.json', '/site.webmanifest'])
    expect(await ask(path)).toMatchObject({ status: 404, size: 'Not Found'.length })
})

test('search engines find what is on sale, and a link to the shop has a picture', async ({ request, page }) => {
  const sitemap = await request.get('/sitemap.xml')
  expect(sitemap.headers()['content-type']).toContain('application/xml')
  const text = await sitemap.text()
  for (const path of ['/', '/store/karoo-kiln/', '/products/nyeri-aa-coffee/'])
    expect(text).toMatch(new RegExp(`<loc>https?://[^/]+${path}</loc>`))
  const listed = [...text.matchAll(/<loc>[^<]+\/products\//g)].length
  const { total } = (await (await request.get('/api/products/facets')).json()).data
  expect(listed).toBeGreaterThanOrEqual(total)
  const robots = await (await request.get('/robots.txt')).text()
  const [, address] = /^sitemap: (\S+)$/m.exec(robots) ?? []
  expect((await request.get(address ?? '')).headers()['content-type']).toContain('application/xml')
  const { name, icons } = await (await request.get('/manifest.webmanifest')).json()
  expect(name).toBe('Makola')
  for (const { src } of icons) expect((await request.get(src)).ok()).toBe(true)
  for (const path of ['/', '/store/karoo-kiln', '/products/nyeri-aa-coffee']) {
    await page.goto(path)
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
    const answer = await request.get(picture ?? '')
    expect(answer.headers()['content-type']).toMatch(/^image\//)
    // A messenger shows no larger one.
    expect((await answer.body()).byteLength).toBeLessThan(300_000)
  }
})

/** These files do not arrive until the returned function is called. */
async function lose(page: Page, files: RegExp): Promise<() => Promise<void>> {
  await page.route(files, (route) => route.abort('connectionreset'))
  return () => page.unroute(files)
}
