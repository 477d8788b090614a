import type { Locator } from '@playwright/test'
import { fillCart, fillCheckout, goToPayment, trackOrder } from '../../support/checkout.ts'
import { drawPng } from '../../support/draw-png.ts'
import { lookAtOwnPage } from '../../support/look-at-page.ts'
import { Seller } from '../../support/seller.ts'
import { expect, test, whenAlive } from '../../support/test.ts'

const phone = { width: 360, height: 740 }
const laptop = { width: 1280, height: 800 }

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('a picture opens over the whole screen, larger than on the page, at the pressed point', async ({
    page,
    enter,
    complaints,
  }) => {
    await enter(page, 'NG')
    await page.goto('/products/ikoyi-wrap-dress')
    const small = page.getByRole('button', { name: /^View larger/ }).first()
    await whenAlive(small)
    const { width: before } = (await small.boundingBox()) ?? { width: 0 }
    await small.click({ position: { x: before * 0.9, y: before * 0.5 } })
    const large = page.getByRole('button', { name: /^Zoom out/ })
    await expect.poll(async () => (await large.boundingBox())?.width).toBeGreaterThan(before * 1.5)
    await expect.poll(async () => (await large.boundingBox())?.x).toBeLessThan(-before * 0.5)
    await large.click()
    await expect(page.getByRole('button', { name: /^Zoom in/ })).toBeVisible()
    await page.getByRole('button', { name: 'Next picture' }).click()
    await expect(page.getByText('2 / 4').last()).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('button', { name: 'Previous picture' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Close', exact: true })).toHaveCount(0)
    await expect(small).toBeFocused()
    expect(complaints).toEqual([])
  })

  test('name and price are on the first screen', async ({ page, enter }) => {
    await enter(page, 'NG')
    await page.goto('/products/ikoyi-wrap-dress/')
    const navigation = await page.getByRole('navigation', { name: 'Main', exact: true }).last().boundingBox()
    for (const part of [page.getByRole('heading', { level: 1 }), page.getByText(/^(from )?₦/).first()]) {
      const box = await part.boundingBox()
      expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(navigation?.y ?? 0)
    }
    const picture = page
      .getByRole('button', { name: /^View larger/ })
      .first()
      .locator('picture')
    expect((await picture.boundingBox())?.width).toBe(phone.width)
  })

  test('a seller says what it is made of; a shopper reads the sizes and buys from the bar', async ({
    page,
    enter,
    request,
    baseURL,
  }) => {
    const seller = await Seller.open(request, baseURL ?? '', 'Hats of Iseyin')
    const price = { amount: 250_000, currency: 'NGN' }
    const variants = ['S', 'M'].map((size) => ({ sku: `HAT-${size}`, options: { Size: size }, price, stock: 9 }))
    const { slug } = await seller.call<{ slug: string }>('POST', '/products/', {
      ...{ store: seller.store.id, name: 'Woven sun hat', status: 'active', variants },
      options: [{ name: 'Size', values: ['S', 'M'] }],
    })
    await enter(page, 'NG')
    await seller.visit(page, `/dashboard/inventory/${slug}`)
    const section = page.locator('summary').filter({ hasText: 'Materials, use, care' })
    await whenAlive(section)
    await section.click()
    await page.getByLabel('Materials').fill('Palm leaf, split and plaited.')
    await page.getByLabel('Who made it').fill('Iya Bose and her daughters.')
    const sizes = page.getByRole('textbox', { name: 'Size guide' })
    await sizes.fill('Size, Head\nS, 55 cm\nM')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Line 3 has 1 cell, but the headings have 2.')).toBeVisible()
    await expect(sizes).toBeFocused()
    await sizes.fill('Size, Head\nS, 55 cm\nM, 58 cm')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Woven sun hat is on sale')).toBeVisible()

    await page.goto(`/products/${slug}/`)
    await whenAlive(page.getByRole('button', { name: 'Choose a size' }))
    await page.getByRole('link', { name: 'Size guide' }).click()
    await expect(page.getByRole('row', { name: 'M 58 cm' })).toBeInViewport()
    await expect(page.getByRole('region', { name: 'Who made it' })).toContainText('Hats of Iseyin')
    await expect(page.locator('.buy-bar')).toContainText('Woven sun hat')
    await page.getByRole('button', { name: 'Choose a size' }).click()
    await expect(page.getByRole('link', { name: 'S', exact: true })).toBeFocused()
    await page.getByRole('link', { name: 'M', exact: true }).click()
    await expect(page).toHaveURL(/Size=M/)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const add = page.getByRole('button', { name: 'Add to cart' })
    await expect(add).toHaveCount(1)
    await expect(add).toBeInViewport({ ratio: 1 })
    await add.click()
    await expect(page.getByText('Added Woven sun hat, M')).toBeVisible()
  })

  test('a seller gives each colour its picture at once; a choice shows it, and a swipe chooses nothing', async ({
    page,
    enter,
    request,
    baseURL,
  }) => {
    const seller = await Seller.open(request, baseURL ?? '', 'Shirts of Aba')
    const price = { amount: 3_200_000, currency: 'NGN' }
    const combinations = ['M', 'L'].flatMap((Size) => ['Forest', 'Wine'].map((Colour) => ({ Size, Colour })))
    const { id, slug } = await seller.call<{ id: string; slug: string }>('POST', '/products/', {
      ...{ store: seller.store.id, name: 'Long shirt', status: 'active' },
      variants: combinations.map((options, at) => ({ sku: `LONG-${at}`, options, price, stock: 9 })),
      options: [
        { name: 'Size', values: ['M', 'L'] },
        { name: 'Colour', values: ['Forest', 'Wine'] },
      ],
    })
    await enter(page, 'NG')
    await seller.visit(page, `/dashboard/inventory/${slug}`)
    const chooser = page.getByRole('button', { name: 'Choose pictures' })
    await whenAlive(chooser)
    const gallery = page.waitForEvent('filechooser')
    await chooser.click()
    const colours = { front: '#26513d', wine: '#5b2a48' } as const
    await (await gallery).setFiles(
      Object.entries(colours).map(([name, paint]) => ({
        ...{ name: `${name}.png`, mimeType: 'image/png' },
        buffer: drawPng(600, 600, paint),
      })),
    )
    await expect(page.getByText('2 of 12')).toBeVisible()
    await page.getByText('Pictures by Colour').click()
    const wine = page.getByRole('group', { name: 'Wine', exact: true })
    await wine.getByRole('button', { name: 'Picture 2' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Long shirt is on sale')).toBeVisible()
    const { pictures, variants } = await seller.item(id)
    const second = pictures[1]?.id
    expect(variants.map(({ pictureId }) => pictureId)).toEqual([null, second, null, second])
    await lookAtOwnPage(page, `/dashboard/inventory/${slug}`, 'Long shirt')

    await page.setViewportSize(phone)
    await page.goto(`/products/${slug}/`)
    const strip = page.getByRole('region', { name: 'Pictures' }).getByRole('list').first()
    const first = strip.locator('picture').first()
    const wineRed = 'rgb(91, 42, 72)'
    await expect(first).toHaveCSS('background-color', 'rgb(38, 81, 61)')
    const link = page.getByRole('region', { name: 'Colour' }).getByRole('link', { name: 'Wine' })
    await whenAlive(link)
    await link.click()
    await expect(first).toHaveCSS('background-color', wineRed)
    await strip.evaluate((list) => list.scrollTo({ left: list.clientWidth }))
    await expect(page.getByText('2 / 2')).toBeVisible()
    await expect(link).toHaveAttribute('aria-current', /true|page/)
    await page.getByRole('link', { name: 'M', exact: true }).click()
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expect(page.getByText('Added Long shirt, M / Wine')).toBeVisible()
    await page.goto('/cart')
    const line = page.getByRole('listitem').filter({ hasText: 'M / Wine' })
    await expect(line.locator('picture').first()).toHaveCSS('background-color', wineRed)
  })

  test('typed prices apply with “Show”, and an invalid price is reported', async ({ page, enter }) => {
    await enter(page, 'NG')
    await page.goto('/store/')
    const filters = page.getByRole('button', { name: /^Filters/ })
    await whenAlive(filters)
    await filters.click()
    const drawer = page.getByRole('dialog', { name: 'Filters' })
    const lowest = drawer.getByLabel(/^Lowest price/)
    await lowest.fill('cheap')
    await drawer.getByRole('button', { name: /^Show / }).click()
    await expect(drawer.getByText('Enter a price in NGN, in digits.')).toBeVisible()
    await lowest.fill('50000')
    await drawer.getByRole('button', { name: /^Show / }).click()
    await expect(page).toHaveURL(/min=50000/)
    await expect(drawer).toHaveCount(0)
  })
})

test.describe('on a laptop', () => {
  test.use({ viewport: laptop })

  test('the shopper is asked for a size, and then the product is added', async ({ page, enter }) => {
    await enter(page, 'NG')
    await page.goto('/products/ikoyi-wrap-dress')
    const sizes = page.getByRole('region', { name: 'Size' })
    await expect(sizes.locator('[aria-current=true]')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Add to cart' })).toHaveCount(0)
    const ask = page.getByRole('button', { name: 'Choose a size' })
    await whenAlive(ask)
    await ask.click()
    await expect(sizes.getByRole('listitem').getByRole('link').first()).toBeFocused()
    await sizes.getByRole('link', { name: 'M', exact: true }).click()
    await expect(page).toHaveURL(/Size=M/)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expect(page.getByText('Added Ikoyi wrap dress, M')).toBeVisible()
  })

  test('a colour shows its own picture: on the page, in the cart and on the receipt', async ({ page, enter }) => {
    await enter(page, 'NG')
    await page.goto('/products/bonwire-kente-scarf')
    const picture = page.getByRole('region', { name: 'Pictures' }).getByRole('img').first()
    const isShown = (name: string) => expect(picture).toHaveAttribute('alt', name)
    await isShown('Bonwire kente scarf')
    await page.getByRole('region', { name: 'Pattern' }).getByRole('link', { name: 'Sika Futuro' }).click()
    await isShown('Bonwire kente scarf, Sika Futuro')
    const fileOf = (of: Locator) =>
      of.evaluate((image: HTMLImageElement) => /[\w-]{20,}/.exec(image.currentSrc || image.src)?.[0])
    const shown = await fileOf(picture)
    expect(shown).toBeDefined()
    const add = page.getByRole('button', { name: 'Add to cart' })
    await whenAlive(add)
    await add.click()
    await expect(page.getByText('Added Bonwire kente scarf, Sika Futuro')).toBeVisible()
    await page.goto('/cart')
    const line = page.getByRole('listitem').filter({ hasText: 'Sika Futuro' })
    expect(await fileOf(line.locator('img').first())).toBe(shown)
    await page.goto('/checkout/')
    await fillCheckout(page, 'colours@example.test')
    const own = await goToPayment(page, 'colours@example.test')
    const { parcels } = await trackOrder(page.request, own)
    expect(parcels[0]?.lines[0]?.picture?.url).toContain(shown)
    await page.goto(`/order-tracking/?token=${own.trackingToken}`)
    const bought = page.getByRole('listitem').filter({ hasText: 'Sika Futuro' })
    expect(await fileOf(bought.locator('img').first())).toBe(shown)
  })

  test('a row of products scrolls with the mouse, and has no arrow at its end', async ({ page, enter }) => {
    await enter(page, 'NG')
    await page.goto('/')
    const onward = page.getByRole('button', { name: 'Show more', exact: true }).first()
    await expect(onward).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show previous', exact: true })).toHaveCount(0)
    await onward.click()
    await expect(page.getByRole('button', { name: 'Show previous', exact: true }).first()).toBeVisible()
  })

  test('checkout reports all mistakes at once', async ({ page, enter }) => {
    await enter(page, 'GB')
    await fillCart(page, 'raw-shea-butter')
    await page.goto('/checkout/')
    await expect(page.getByText(/Price held until/)).toBeVisible()
    await page.getByLabel('Phone').fill('12')
    await page.getByLabel('Postcode').fill('12')
    await page.getByRole('button', { name: /^Pay £/ }).click()
    const notice = page.getByRole('alert').filter({ hasText: 'need attention' })
    await expect(notice).toContainText('Enter a phone number of 6 to 20 digits.')
    await expect(notice).toContainText('Must look like SW1A 1AA.')
    await expect(notice).toContainText('Full name is required.')
    // One of the two is enough.
    await expect(notice).not.toContainText('email')
    await page.getByLabel('Phone').fill('')
    await page.getByRole('button', { name: /^Pay £/ }).click()
    await expect(notice).toContainText('Enter an email address or a phone number.')
    await expect(notice).not.toContainText('6 to 20 digits')
  })
})
