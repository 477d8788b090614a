import type { Browser, Page } from '@playwright/test'
import { demoSignIn } from '../support/account.ts'
import { lookAtOwnPage } from '../support/look-at-page.ts'
import { Seller } from '../support/seller.ts'
import { enterShop, expect, test, whenAlive } from '../support/test.ts'

const phone = { width: 360, height: 740 }

async function openDesk(browser: Browser, url: string, who: 'catalogue' | 'owner'): Promise<Page> {
  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: url })).newPage()
  await enterShop(desk, url, 'NG')
  await demoSignIn(desk, who)
  return desk
}

test('a product is reported from a phone, taken down, appealed and restored by somebody else', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  test.slow()
  const url = baseURL ?? ''
  const seller = await Seller.open(page.request, url, 'Ngozi Labels')
  const { id, slug } = await seller.addProduct('Ankara cap with a label')

  await page.setViewportSize(phone)
  await enterShop(page, url, 'NG')
  const shown = await page.goto(`/products/${slug}`)
  expect(shown?.status()).toBe(200)
  const link = page.getByRole('button', { name: 'Report this product' })
  await whenAlive(link)
  await link.click()
  const report = page.getByRole('dialog', { name: 'Report this product' })
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(report.getByText('Choose a reason.')).toBeVisible()
  await report.getByText('It is fake').click()
  await report.getByLabel('What should we know?').fill('The label is one of a known house.')
  await report.getByLabel('Your email address').fill('kofi@example.test')
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(report).toBeHidden()
  await expect(page.getByText('Thank you. We will check your report.')).toBeVisible()

  const catalogue = await openDesk(browser, url, 'catalogue')
  await catalogue.goto('/dashboard/moderation')
  const card = catalogue.getByRole('region', { name: 'Ankara cap with a label' })
  await expect(card).toContainText('The label is one of a known house.')
  await lookAtOwnPage(catalogue, '/dashboard/moderation/reports', 'Reports')
  await card.getByRole('button', { name: 'Take down' }).click()
  const down = catalogue.getByRole('dialog')
  await down.getByLabel('Which law or rule').fill('No copies of other houses’ goods')
  await down.getByLabel('What you found').fill('The label in the second picture belongs to another house.')
  await down.getByRole('button', { name: 'Take down' }).click()
  await expect(down).toBeHidden()
  await expect(card).toBeHidden()

  const gone = await page.goto(`/products/${slug}`)
  expect(gone?.status()).toBe(404)
  await expect.poll(async () => (await page.request.get('/dev/mail')).text()).toContain('kofi@example.test')

  const store = await (await browser.newContext({ viewport: phone, baseURL: url })).newPage()
  await enterShop(store, url, 'NG')
  await seller.visit(store, `/dashboard/inventory/${slug}`)
  await expect(store.getByText(/^Our staff has taken this product down/)).toBeVisible()
  await store.getByRole('link', { name: 'Read the reasons and appeal' }).click()
  await expect(store.getByText('By our rules: No copies of other houses’ goods')).toBeVisible()
  const reasons = store.url()
  await lookAtOwnPage(store, reasons, 'Taken down')
  await store.setViewportSize(phone)
  await store.getByRole('button', { name: 'Appeal' }).click()
  const appeal = store.getByRole('dialog', { name: 'Appeal against this decision' })
  await appeal.getByLabel('Why is the decision wrong?').fill('The house is ours: see the register.')
  await appeal.getByRole('button', { name: 'Send appeal' }).click()
  await expect(store.getByText('Waiting for a decision')).toBeVisible()

  // Whoever took it down does not decide.
  await catalogue.goto('/dashboard/moderation/takedowns?show=appeals')
  const own = catalogue.getByRole('region', { name: 'Ankara cap with a label' })
  await expect(own).toContainText('You took this down. Someone else must decide the appeal.')
  await expect(own.getByRole('button', { name: 'Uphold and restore' })).toBeHidden()

  const other = await openDesk(browser, url, 'owner')
  await other.goto('/dashboard/moderation/takedowns?show=appeals')
  await lookAtOwnPage(other, '/dashboard/moderation/takedowns?show=appeals', 'Takedowns')
  const waiting = other.getByRole('region', { name: 'Ankara cap with a label' })
  await waiting.getByRole('button', { name: 'Uphold and restore' }).click()
  const upholding = other.getByRole('dialog')
  await upholding.getByRole('textbox').fill('The register says so.')
  await upholding.getByRole('button', { name: 'Uphold and restore' }).click()
  await expect(upholding).toBeHidden()
  await expect(waiting).toBeHidden()

  const back = await page.goto(`/products/${slug}`)
  expect(back?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: 'Ankara cap with a label' })).toBeVisible()
  await store.goto(reasons)
  await expect(store.getByText('The register says so.')).toBeVisible()
  expect(await seller.item(id)).toMatchObject({ status: 'active', isBlocked: false })
  // The page that is not there any more is the only refusal.
  expect(complaints).toEqual([expect.stringMatching(/status of 404/)])
})

test('a whole store is reported, taken down and restored', async ({ page, browser, baseURL }) => {
  const url = baseURL ?? ''
  const seller = await Seller.open(page.request, url, 'House of Copies')
  await enterShop(page, url, 'NG')
  await page.goto(`/store/${seller.store.slug}`)
  const link = page.getByRole('button', { name: 'Report this store' })
  await whenAlive(link)
  await link.click()
  await page.getByRole('dialog').getByText('It is not allowed to be sold').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Thank you. We will check your report.')).toBeVisible()

  const desk = await openDesk(browser, url, 'owner')
  await desk.goto('/dashboard/moderation/takedowns')
  await desk.getByRole('button', { name: 'Take down' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Take something down' })
  await dialog.getByText('A whole store').click()
  await dialog.getByLabel('Its address').fill(`${url}/store/${seller.store.slug}/?page=2`)
  await dialog.getByText('A law').click()
  await dialog.getByLabel('Which law or rule').fill('Trade Marks Act, section 5')
  await dialog.getByLabel('What you found').fill('Only copies are sold here.')
  await dialog.getByRole('button', { name: 'Take down' }).click()
  await expect(dialog).toBeHidden()
  expect((await page.goto(`/store/${seller.store.slug}`))?.status()).toBe(404)

  await seller.visit(page, '/dashboard')
  await page.getByRole('note').getByRole('link', { name: 'Read the reasons and appeal' }).click()
  await expect(page.getByText('By law: Trade Marks Act, section 5')).toBeVisible()

  await desk.getByRole('region', { name: 'House of Copies' }).getByRole('button', { name: 'Restore' }).click()
  const restoring = desk.getByRole('dialog')
  await restoring.getByLabel('Reason').fill('The store has put it right.')
  await restoring.getByRole('button', { name: 'Restore' }).click()
  await expect(restoring).toBeHidden()
  expect((await page.goto(`/store/${seller.store.slug}`))?.status()).toBe(200)
})

test('a rule for prohibited goods takes a product down, and a person decides', async ({ page, browser, baseURL }) => {
  const url = baseURL ?? ''
  const ground = `No moon dust ${crypto.randomUUID().slice(0, 8)}`
  const desk = await openDesk(browser, url, 'catalogue')
  await desk.goto('/dashboard/moderation/rules')
  await lookAtOwnPage(desk, '/dashboard/moderation/rules', 'Prohibited goods')
  await desk.getByRole('button', { name: 'Add rule' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Add rule' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Write a word or choose a category.')).toBeVisible()
  await dialog.getByLabel('Law or rule').fill(ground)
  await dialog.getByLabel('Words').fill('moon dust')
  await dialog.getByLabel('Words').press('Enter')
  await dialog.getByText('Take it down').click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()

  await page.setViewportSize(phone)
  await enterShop(page, url, 'NG')
  await page.goto('/help')
  await page.getByText('Which goods are prohibited?').click()
  await page.getByRole('link', { name: 'list of prohibited goods' }).click()
  await expect(page.getByRole('heading', { name: ground })).toBeVisible()

  const seller = await Seller.open(page.request, url, 'Lunar Gifts')
  const { slug } = await seller.addProduct('A jar of Moon Dust')
  expect((await page.goto(`/products/${slug}`))?.status()).toBe(404)
  await seller.visit(page, '/dashboard/takedowns')
  await expect(page.getByText('Its text contains: moon dust.')).toBeVisible()
  await expect(page.getByText('No person has checked it yet.')).toBeVisible()

  await desk.goto('/dashboard/moderation/takedowns?show=held')
  const held = desk.getByRole('region', { name: 'A jar of Moon Dust' })
  await held.getByRole('button', { name: 'Confirm' }).click()
  await expect(held).toBeHidden()
  await page.reload()
  await expect(page.getByText('A person decided this.')).toBeVisible()

  await desk.goto('/dashboard/moderation/rules')
  const rule = desk.getByRole('region', { name: ground })
  await rule.getByRole('button', { name: 'Delete' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(rule).toBeHidden()
})

test('strikes pause a store until it answers; somebody else decides its appeal', async ({ page, browser, baseURL }) => {
  test.slow()
  const url = baseURL ?? ''
  const seller = await Seller.open(page.request, url, 'Weighty Wares')
  const { id, slug } = seller.store
  const shown = async () => (await (await page.request.get(`/api/stores/${slug}`)).json()).data.status

  const catalogue = await openDesk(browser, url, 'catalogue')
  const ofStore = `/dashboard/moderation/strikes?store=${slug}`
  await catalogue.goto(ofStore)
  await expect(catalogue.getByText('Weighty Wares: 0 points')).toBeVisible()
  await catalogue.getByRole('button', { name: 'Give strike' }).click()
  const giving = catalogue.getByRole('dialog', { name: 'Give this store a strike?' })
  await giving.getByRole('button', { name: 'Give strike' }).click()
  await expect(giving.getByText('Write a few words.')).toBeVisible()
  await giving.getByLabel('Points').selectOption('3 points')
  await giving.getByLabel('Reason').fill('Three parcels held stones.')
  // Somebody else has given one meanwhile: the form says so, keeps what was typed, and knows the new points.
  const other = await openDesk(browser, url, 'owner')
  await other.goto(ofStore)
  await other.getByRole('button', { name: 'Give strike' }).click()
  const first = other.getByRole('dialog', { name: 'Give this store a strike?' })
  await first.getByText('Tampering with reviews').click()
  await first.getByLabel('Reason').fill('Four reviews came from its own address.')
  await first.getByRole('button', { name: 'Give strike' }).click()
  await expect(first).toBeHidden()
  await giving.getByRole('button', { name: 'Give strike' }).click()
  await expect(giving.getByText(/^This store has 1 point by now/)).toBeVisible()
  await expect(giving.getByText('Weighty Wares: 1 point')).toBeVisible()
  await giving.getByRole('button', { name: 'Give strike' }).click()
  await expect(giving).toBeHidden()
  await expect(catalogue.getByText('Weighty Wares: 4 points, no new orders until it answers')).toBeVisible()
  await expect.poll(shown).toBe('paused')
  await lookAtOwnPage(catalogue, ofStore, 'Strikes')

  const store = await (await browser.newContext({ viewport: phone, baseURL: url })).newPage()
  await enterShop(store, url, 'NG')
  await seller.visit(store, '/dashboard')
  const notice = store.getByRole('note')
  await expect(notice).toContainText('Your store takes no new orders')
  await notice.getByRole('link', { name: 'Read the strikes' }).click()
  await expect(store.getByText('Three parcels held stones.')).toBeVisible()
  const tabs = store.getByRole('navigation', { name: 'Decisions about your store' })
  await expect(tabs.locator('[aria-current=page]')).toHaveText('Strikes')
  await lookAtOwnPage(store, '/dashboard/takedowns/strikes', 'Strikes')
  await store.setViewportSize(phone)
  await store.getByRole('button', { name: 'Answer' }).click()
  const answering = store.getByRole('dialog', { name: 'Answer your strikes' })
  await answering.getByLabel('Your answer').fill('We weigh each parcel now.')
  await answering.getByRole('button', { name: 'Send answer' }).click()
  await expect(answering).toBeHidden()
  await expect(store.getByText('Your store takes no new orders')).toBeHidden()
  await expect.poll(shown).toBe('open')

  const heavy = store.getByRole('region', { name: '3 points' })
  await heavy.getByRole('button', { name: 'Appeal' }).click()
  const appeal = store.getByRole('dialog', { name: 'Appeal against this decision' })
  await appeal.getByLabel('Why is the decision wrong?').fill('The stones are what they ordered.')
  await appeal.getByRole('button', { name: 'Send appeal' }).click()
  await expect(heavy.getByText('Waiting for a decision')).toBeVisible()

  // Whoever gave it does not decide.
  await catalogue.goto(`${ofStore}&show=appeals`)
  const own = catalogue.getByRole('region', { name: 'Weighty Wares' })
  await expect(own).toContainText('You gave this strike. Someone else must decide the appeal.')
  await expect(own.getByRole('button', { name: 'Uphold and take back' })).toBeHidden()
  await other.goto(`${ofStore}&show=appeals`)
  const waiting = other.getByRole('region', { name: 'Weighty Wares' })
  await waiting.getByRole('button', { name: 'Uphold and take back' }).click()
  const upholding = other.getByRole('dialog')
  await upholding.getByRole('textbox').fill('The order was for stones.')
  await upholding.getByRole('button', { name: 'Uphold and take back' }).click()
  await expect(upholding).toBeHidden()
  await expect(waiting).toBeHidden()
  await expect(other.getByText('Weighty Wares: 1 point')).toBeVisible()

  await store.reload()
  await expect(heavy.getByText('The order was for stones.')).toBeVisible()
  await expect(store.getByText('Your store has 1 point.')).toBeVisible()
  expect(await seller.call('GET', `/stores/${id}/standing`)).toMatchObject({ strikePoints: 1, restriction: null })
})
