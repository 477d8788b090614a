import { expect, test, whenAlive } from '../../support/test.ts'

const phone = { width: 360, height: 740 }

test('a store’s own page is searched, sorted and filtered, and Back undoes it', async ({ page, enter, complaints }) => {
  await enter(page, 'NG')
  await page.goto('/store/rift-roasters/')
  const products = page.getByRole('region', { name: /^Products from/ })
  const cards = products.getByRole('article')
  await expect(cards.nth(1)).toContainText('₦')
  const store = await page.getByRole('heading', { level: 1 }).innerText()
  // Its name stands above: the cards do not say it again.
  await expect(cards.getByText(store, { exact: true }).filter({ visible: true })).toHaveCount(0)
  const all = await cards.count()

  const order = products.getByRole('combobox', { name: 'Sort by' })
  await whenAlive(order)
  await order.selectOption({ label: 'Price: low to high' })
  await expect(page).toHaveURL(/\/store\/rift-roasters\/?\?sort=price$/)
  const readPrices = async () =>
    (await cards.allInnerTexts()).map((text) => Number(/₦([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', '')))
  await expect
    .poll(async () => (await readPrices()).every((price, at, all) => at === 0 || price >= (all[at - 1] ?? 0)))
    .toBe(true)

  const search = products.getByRole('searchbox', { name: `Search ${store}` })
  const name = await cards.first().getByRole('link').innerText()
  await search.fill(name)
  await expect(page).toHaveURL(/q=/)
  await expect(cards.first()).toContainText(name)
  await search.fill('nothing-like-it')
  await expect(products.getByRole('heading', { name: 'No results for “nothing-like-it”' })).toBeVisible()
  await products.getByRole('link', { name: `See everything from ${store}` }).click()
  await expect(cards).toHaveCount(all)
  expect(complaints).toEqual([])
})

test('a store’s page says what delivery costs, where to ask, and fits a phone', async ({ page, enter }) => {
  await page.setViewportSize(phone)
  await enter(page, 'NG')
  await page.goto('/store/adunni-atelier/')
  await expect(page.getByRole('region', { name: 'Delivery to Nigeria' })).toContainText(/Courier to the door\s*₦/)
  // Each price stands beside its option, whatever the others say.
  const options = page.getByRole('region', { name: 'Delivery to Nigeria' }).getByRole('listitem')
  for (const option of await options.all()) {
    const [name, price] = [option.locator('span').nth(0), option.locator('span').nth(1)]
    expect((await price.boundingBox())?.y).toBe((await name.boundingBox())?.y)
    expect((await price.innerText()).trim()).toMatch(/^(₦[\d,.]+|Free)$/)
  }
  await expect(page.getByText('Ask Adunni Atelier')).toBeVisible()
  await expect(page.getByRole('link', { name: 'your order' })).toHaveAttribute('href', /\/order-tracking/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
})

test('on a phone the header and the bar leave most of the screen to the goods', async ({ page, enter }) => {
  await page.setViewportSize(phone)
  await enter(page, 'NG')
  await page.goto('/store/')
  const heightOf = async (role: 'banner' | 'navigation') => {
    const part =
      role === 'banner' ? page.getByRole('banner') : page.getByRole('navigation', { name: 'Main', exact: true })
    return (await part.last().boundingBox())?.height ?? 999
  }
  expect((await heightOf('banner')) + (await heightOf('navigation'))).toBeLessThanOrEqual(150)
  const field = page.getByRole('banner').getByRole('combobox')
  await whenAlive(field)
  await field.fill('kente')
  const list = page.getByRole('listbox')
  await expect(list).toBeVisible()
  // As wide as the screen, not as the field.
  expect((await list.boundingBox())?.width).toBeGreaterThan(300)
})

test('a phone on its side is not covered by the header while it scrolls', async ({ page, enter }) => {
  await page.setViewportSize({ width: 800, height: 360 })
  await enter(page, 'NG')
  await page.goto('/store/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('banner')).not.toBeInViewport()
})
