import type { APIRequestContext } from '@playwright/test'
import { expect, test, whenAlive } from '../../support/test.ts'

// What a visitor waits for before a page listens: its program, as small and in as few files as it is today. Compressed with brotli.
const budgets = [
  { page: 'the home page', address: '/', files: 4, bytes: 131_500 },
  { page: 'the list', address: '/store/', files: 4, bytes: 133_000 },
  { page: 'a product', address: '/products/ikoyi-wrap-dress/', files: 5, bytes: 137_500 },
  { page: 'the cart', address: '/cart/', files: 4, bytes: 131_500 },
  { page: 'the checkout', address: '/checkout/', files: 7, bytes: 150_500 },
  { page: 'tracking', address: '/order-tracking/', files: 7, bytes: 146_600 },
  { page: 'the dashboard', address: '/dashboard/', files: 9, bytes: 185_100 },
]

for (const { page, address, files, bytes } of budgets) {
  test(`the program of ${page} comes in at most ${files} files and ${bytes / 1000} kB`, async ({
    request,
    baseURL,
  }) => {
    const sizes = await Promise.all((await findScripts(request, address)).map((file) => sizeOf(`${baseURL}${file}`)))
    expect(Math.min(...sizes)).toBeGreaterThan(0)
    expect(sizes.length).toBeLessThanOrEqual(files)
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(bytes)
  })
}

for (const address of ['/', '/store/', '/cart/']) {
  test(`no file of the desk comes to ${address}, and it is read to its end`, async ({ page, enter }) => {
    await enter(page, 'NG')
    const scripts: string[] = []
    page.on('request', (file) => void (file.resourceType() === 'script' && scripts.push(file.url())))
    await page.goto(address)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(scripts.length).toBeGreaterThan(2)
    expect(scripts.filter((url) => url.includes('/dashboard-'))).toEqual([])
  })
}

for (const address of ['/', '/store/', '/products/ikoyi-wrap-dress/']) {
  test(`a phone's first screen of ${address} waits for at most 13 files, and nothing moves`, async ({
    page,
    enter,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await enter(page, 'GH')
    await page.goto(address)
    const files = await page.evaluate(readFirstFiles)
    const pictures = await page.locator('img:not([loading=lazy])').count()
    expect(files.length).toBeGreaterThan(4)
    expect(files.length + pictures).toBeLessThanOrEqual(13)
    expect(await page.evaluate(readShift)).toBe(0)
  })
}

test('a phone fetches the next picture of a product, and the one after it only when that is shown', async ({
  page,
  enter,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enter(page, 'GH')
  await page.goto('/products/ikoyi-wrap-dress/')
  const strip = page.getByRole('region', { name: 'Pictures' }).getByRole('list').first()
  await whenAlive(strip.getByRole('button').first())
  expect(await strip.getByRole('listitem').count()).toBeGreaterThan(3)
  await expect(strip.locator('img')).toHaveCount(2)
  await strip.evaluate((list) => list.scrollTo({ left: list.clientWidth }))
  await expect(strip.locator('img')).toHaveCount(3)
})

async function findScripts(request: APIRequestContext, address: string): Promise<string[]> {
  const page = await (await request.get(address)).text()
  return [...new Set(page.match(/\/assets\/[\w.$-]+\.js/g))]
}

async function sizeOf(url: string): Promise<number> {
  const answer = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
  expect(answer.status).toBe(200)
  return Number(answer.headers.get('content-length'))
}

/** The page, and the files that it fetched before its load event: what comes later, nobody waits for. */
function readFirstFiles(): string[] {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const files = performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime < (page?.loadEventStart ?? 0))
  return [page?.name ?? '', ...files.map(({ name }) => name).filter((name) => /\.(js|css|woff2)$/.test(name))]
}

/** How much of the page has moved without being asked to, by the browser's own measure. */
function readShift(): Promise<number> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      const shifts = list.getEntriesByType('layout-shift') as (PerformanceEntry & { value: number })[]
      resolve(shifts.reduce((sum, { value }) => sum + value, 0))
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    // A page that was painted has an entry of this type: it is reported even where nothing has moved.
    observer.observe({ type: 'paint', buffered: true })
  })
}
