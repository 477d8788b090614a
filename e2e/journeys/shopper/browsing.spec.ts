import type { Locator, Page } from '@playwright/test'
import { expect, test, whenAlive } from '../../support/test.ts'

test.use({ viewport: { width: 1280, height: 900 } })
test.beforeEach(({ page, enter }) => enter(page, 'NG'))
test.afterEach(({ complaints }) => expect(complaints).toEqual([]))

test('home leads to goods, categories and stores, and remembers viewed products', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Best sellers' }).getByRole('article').first()).toContainText('₦')
  await expect(page.getByRole('region', { name: 'Stores to discover' }).getByRole('article')).toHaveCount(6)
  await page.getByRole('region', { name: 'Shop by category' }).getByRole('link', { name: 'Food and drink' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Food and drink' })).toBeVisible()
  await card(page, 'Nyeri AA coffee').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nyeri AA coffee' })).toBeVisible()
  // Its outline has that heading too, and is not yet the product looked at.
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible()
  await page.getByRole('link', { name: 'Makola, home' }).click()
  await expect(page.getByRole('region', { name: 'Recently viewed' })).toContainText('Nyeri AA coffee')
})

test('the directory finds a store by name, city and country, and keeps the words in the address', async ({ page }) => {
  await page.goto('/store/?view=stores')
  const field = page.getByRole('searchbox', { name: 'Find a store' })
  const stores = page.getByRole('main').getByRole('article')
  await whenAlive(field)
  await expect(page.getByRole('status').filter({ hasText: /^\d+ stores$/ })).toBeVisible()
  await field.fill('kenya')
  await expect(page).toHaveURL(/view=stores&q=kenya$/)
  await expect(stores.filter({ hasText: 'Kenya' }).first()).toBeVisible()
  await expect(stores.filter({ hasNotText: 'Kenya' })).toHaveCount(0)
  await page.reload()
  await expect(stores.filter({ hasNotText: 'Kenya' })).toHaveCount(0)
  await field.fill('no such store')
  await expect(page.getByRole('heading', { name: 'No stores match “no such store”' })).toBeVisible()
  await page.getByRole('link', { name: 'See all stores' }).click()
  await expect(stores.filter({ hasText: 'Kente' }).first()).toBeVisible()
  await expect(field).toHaveValue('')
})

test('featured is filtered by category chips, in a shareable address', async ({ page }) => {
  await page.goto('/featured/')
  const chips = page.getByRole('navigation', { name: 'Categories' })
  const chip = chips.getByRole('link', { name: /^Electronics \d+$/ })
  const count = Number((await chip.innerText()).replace(/\D/g, ''))
  await whenAlive(chip)
  await chip.click()
  await expect(page).toHaveURL(/\/featured\/?\?category=electronics$/)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(count)
  await page.reload()
  await expect(chip).toHaveAttribute('aria-current')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(count)
  // A link to a category further down shows it too.
  await page.goto('/featured/?category=audio')
  await expect(chips.getByRole('link', { name: /^Audio \d+$/ })).toHaveAttribute('aria-current')
})

test('the store list filters by category, price and stock, and sorts', async ({ page }) => {
  await page.goto('/store/')
  const filters = page.getByRole('complementary', { name: 'Filters' })
  // Journeys of sellers add products to the same shop.
  const total = page.getByRole('region', { name: 'Products' }).getByText(/^[\d,]+ products?$/)
  const count = async (of: Locator) => Number((await of.innerText()).replace(/\D/g, ''))
  const all = await count(total)
  expect(all).toBeGreaterThanOrEqual(160)
  await whenAlive(filters.getByRole('button', { name: 'Apply' }))

  const food = filters.getByRole('link', { name: /^Food and drink/ })
  const inFood = await count(food)
  await food.click()
  await expect(page).toHaveURL(/category=food-and-drink/)
  await expect(total).toHaveText(`${inFood} products`)
  const inStock = filters.getByRole('link', { name: /^In stock/ })
  const left = await count(inStock)
  expect(left).toBeLessThan(inFood)
  await inStock.click()
  await expect(page).toHaveURL(/stock=in/)
  await expect(total).toHaveText(`${left} products`)
  await expect(cards(page).filter({ hasText: 'Sold out' })).toHaveCount(0)

  await filters.getByLabel('Highest price in NGN').fill('9,000')
  // One after the other, as fast as possible: neither replaces the other.
  await filters.getByRole('button', { name: 'Apply' }).click()
  await page.getByLabel('Sort by').selectOption('Price: high to low')
  await expect(page).toHaveURL(/(?=.*max=9)(?=.*sort=-price)/)
  const prices = async (): Promise<number[]> => (await cards(page).allInnerTexts()).map(readPrice)
  await expect.poll(async () => isFalling(await prices())).toBe(true)
  expect(Math.max(...(await prices()))).toBeLessThanOrEqual(9000)
  await expect(total).toHaveText(`${(await prices()).length} products`)

  await page.getByRole('list', { name: 'Active filters' }).getByRole('link', { name: 'Clear all' }).click()
  await expect.poll(() => count(total)).toBeGreaterThanOrEqual(all)
})

test('choices made faster than their lists arrive are all in the address', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.goto('/store/?q=a')
  const filters = page.getByRole('complementary', { name: 'Filters' })
  const inStock = filters.getByRole('link', { name: /^In stock/ })
  await whenAlive(inStock)
  await page.route(/\/api\/products\//, async (route) => {
    await promise
    await route.continue()
  })
  const food = await filters.getByRole('link', { name: /^Food and drink/ }).elementHandle()
  const stock = await inStock.elementHandle()
  const search = await page.getByRole('link', { name: 'Remove “a”' }).elementHandle()
  // In the page itself, before the skeleton takes the list's place. What is not shown as chosen yet may be pressed again.
  await page.evaluate(
    async (links) => {
      for (const link of links) {
        ;(link as HTMLElement | null)?.click()
        await new Promise(requestAnimationFrame)
      }
    },
    [food, stock, stock, search],
  )
  await expect(page).toHaveURL(/\/store\/\?(?!.*q=a)(?=.*category=food-and-drink)(?=.*stock=in)/)
  resolve()
  await expect(page.getByRole('heading', { level: 1, name: 'Food and drink' })).toBeVisible()
  await expect(inStock).toHaveAttribute('aria-current', 'true')
  await expect(page).toHaveURL(/\/store\/\?(?!.*q=a)(?=.*category=food-and-drink)(?=.*stock=in)/)
})

test('search suggests while typing, forgives a spelling mistake, and shows its results', async ({ page }) => {
  await page.goto('/')
  const field = page.getByRole('combobox', { name: 'Search products and stores' })
  await whenAlive(field)
  await field.fill('kalmba')
  const suggestion = page.getByRole('option', { name: /^Kalimba, seventeen keys/ })
  await expect(suggestion).toContainText('₦')
  await expect(page.getByRole('option', { name: 'Did you mean “kalimba”?' })).toBeVisible()
  await expect(page.getByRole('option', { name: 'All results for “kalmba”' })).toBeVisible()
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “kalmba”' })).toBeVisible()
  await expect(card(page, 'Kalimba, seventeen keys')).toBeVisible()
  await expect(page.getByText('Showing results for “kalimba”')).toBeVisible()
  await page.getByRole('link', { name: 'Search for “kalmba” instead' }).click()
  await expect(page.getByText('No results for “kalmba”')).toBeVisible()
  await expect(page).toHaveURL(/exact=1/)

  await field.fill('shea & s')
  await page.getByRole('option', { name: /^Shea & Soil/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Shea & Soil' })).toBeVisible()

  await page.goto('/store/?q=adunni&stock=in')
  const beside = page.getByRole('navigation', { name: 'Stores and categories' })
  await expect(beside.getByRole('link', { name: /^Adunni Atelier/ })).toBeVisible()
  const views = page.getByRole('navigation', { name: 'View' })
  await views.getByRole('link', { name: 'Stores' }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 store' })).toBeVisible()
  await views.getByRole('link', { name: 'Products' }).click()
  await expect(page).toHaveURL(/\?q=adunni&stock=in$/)

  await field.fill('zzzzqqq')
  await page.getByRole('option', { name: 'All results for “zzzzqqq”' }).click()
  await expect(page.getByText('No results for “zzzzqqq”')).toBeVisible()
  await page.getByRole('link', { name: 'See all products' }).click()
  await expect(cards(page).first()).toBeVisible()
})

test('the list loads more on scrolling, and going back restores the position', async ({ page }) => {
  await page.goto('/store/')
  const shown = page.getByText(/^\d+ products shown$/)
  await expect(shown).toHaveText('24 products shown')
  await page.getByRole('link', { name: 'Load more' }).scrollIntoViewIfNeeded()
  await expect(shown).not.toHaveText('24 products shown')
  const far = cards(page).nth(40)
  await far.scrollIntoViewIfNeeded()
  const name = await far.getByRole('heading').innerText()
  await far.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goBack()
  await expect(card(page, name)).toBeInViewport()
})

test('the search of the bottom bar opens on the current page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/store/')
  const search = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Search' })
  await whenAlive(search)
  await cards(page).nth(12).scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(500)
  await search.click()
  const field = page.getByRole('combobox', { name: 'Search products and stores' })
  await expect(field).toBeFocused()
  await expect(field).toBeInViewport({ ratio: 1 })
  await field.fill('kalimba')
  await expect(page.getByRole('option', { name: /^Kalimba, seventeen keys/ })).toBeInViewport()
  await field.press('Escape')
  await field.blur()
  await expect(field).not.toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(place)
})

test('going back from a product that is still loading restores the position', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/api\/products\/(?!\?|facets)/, async (route) => {
    await promise
    await route.continue().catch(() => undefined)
  })
  await page.goto('/store/')
  const far = cards(page).nth(20)
  await whenAlive(far.getByRole('link'))
  await far.scrollIntoViewIfNeeded()
  const name = await far.getByRole('heading').innerText()
  await far.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(card(page, name)).toBeInViewport()
  resolve()
})

test('a store is found by its slug, with its promises and its goods', async ({ page }) => {
  await page.goto('/store/karoo-kiln')
  await expect(page.getByRole('heading', { level: 1, name: 'Karoo Kiln' })).toBeVisible()
  await expect(page.getByText('Cape Town, South Africa')).toBeVisible()
  await expect(page.getByText('Wrapped in wool waste and sent within three days.')).toBeVisible()
  const goods = page.getByRole('region', { name: 'Products from Karoo Kiln' })
  await expect(goods.getByRole('article')).toHaveCount(16)
  const chip = goods.getByRole('link', { name: /^Art and decoration \d+$/ })
  await whenAlive(chip)
  await chip.click()
  await expect(page).toHaveURL(/category=decor/)
  await expect(goods.getByRole('article')).not.toHaveCount(16)
})

test('a product opens by its id, keeps the chosen option in its address, and shows similar ones', async ({ page }) => {
  const { data: scarf } = await (await page.request.get('/api/products/bonwire-kente-scarf')).json()
  await page.goto(`/store/${scarf.id}`)
  await expect(page).toHaveURL(/\/products\/bonwire-kente-scarf/)
  const price = page.getByText(/^₦[\d,]+$/).first()
  const before = await price.innerText()
  const pattern = page.getByRole('region', { name: 'Pattern' })
  await whenAlive(pattern.getByRole('link', { name: 'Adweneasa' }))
  await pattern.getByRole('link', { name: 'Adweneasa' }).click()
  await expect(page).toHaveURL(/\?Pattern=Adweneasa$/)
  await expect(price).not.toHaveText(before)
  const dearer = await price.innerText()
  await page.reload()
  await expect(pattern.getByRole('link', { name: 'Adweneasa' })).toHaveAttribute('aria-current')
  await expect(price).toHaveText(dearer)
  await page.getByText(/^Seller’s price: GH₵/).click()
  await expect(page.getByText(/1 GHS = [\d.]+ NGN, including a margin of 1.5%/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'More like this' }).getByRole('article').first()).toBeVisible()
})

test('unknown addresses say Not Found', async ({ page, complaints }) => {
  // The last ones were cut off within a letter: they stand for no text.
  for (const path of ['/products/no-such-thing', '/store/no-such-store', '/store/%E0%A4%A', '/%E0']) {
    expect((await page.goto(path))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'See all products' })).toBeVisible()
  }
  // The browser logs the status of a page.
  complaints.splice(0, 4)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the wish list says what it needs, and does not look as if it were loading', async ({ page }) => {
    await page.goto('/wishes/')
    await expect(page.getByText(/^You need JavaScript .* wish list/)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Wish list' })).toBeVisible()
    await expect(page.getByRole('main').locator('.animate-pulse:visible')).toHaveCount(0)
  })

  test('lists and products show prices, and their links work', async ({ page }) => {
    await page.goto('/store/')
    await expect(cards(page)).toHaveCount(24)
    await expect(cards(page).first()).toContainText('₦')
    await page
      .getByRole('complementary', { name: 'Filters' })
      .getByRole('link', { name: /^Electronics/ })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Electronics' })).toBeVisible()
    await page.getByRole('combobox', { name: 'Search products and stores' }).fill('kalimba')
    await page.getByRole('combobox', { name: 'Search products and stores' }).press('Enter')
    await card(page, 'Kalimba, seventeen keys').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Kalimba, seventeen keys' })).toBeVisible()
    await expect(page.getByText(/^₦[\d,]+$/).first()).toBeVisible()
  })
})

const cards = (page: Page): Locator => page.getByRole('region', { name: 'Products' }).getByRole('article')
const card = (page: Page, name: string): Locator => cards(page).getByRole('link', { name })

/** The first amount of a card, in naira. */
function readPrice(text: string): number {
  return Number(/₦([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', ''))
}

function isFalling(prices: number[]): boolean {
  return prices.length > 0 && prices.every((price, index) => index === 0 || price <= (prices[index - 1] ?? 0))
}
