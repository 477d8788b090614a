import type { Locator, Page } from '@playwright/test'
import { demoSignIn } from '../../support/account.ts'
import { storesNumber } from '../../support/bought.ts'
import { fillCart, readOwnOrders, trackOrder } from '../../support/checkout.ts'
import { Seller } from '../../support/seller.ts'
import { expect, test } from '../../support/test.ts'

const widthBeyond = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Fills in the dialog of a currency's limit for short payments. */
async function changeLimit(from: Page, currency: string, percentage: string, most: string): Promise<Locator> {
  await from.getByRole('button', { name: `Change ${currency}` }).click()
  const form = from.getByRole('dialog', { name: `Short payments in ${currency}` })
  await form.getByLabel('Percentage of the order that may be missing').fill(percentage)
  await form.getByLabel('Maximum').fill(most)
  return form
}

/** A currency for each width: the runs share a shop. */
for (const [width, currency] of [
  [360, 'Kenyan shilling'],
  [1280, 'South African rand'],
] as const) {
  test(`at ${width} pixels the staff find a setting, change it, and hear of another change meanwhile`, async ({
    page,
    enter,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await enter(page, 'NG')
    await demoSignIn(page, 'owner')
    await page.goto('/dashboard/shop/settings')
    const settings = page.getByRole('list', { name: 'Shop settings' })
    const short = settings.getByRole('listitem').filter({ hasText: 'Short payments' })
    await expect(short).toContainText('How much a payment may fall short, by currency.')
    await expect(short).toContainText('Can be changed by: Owner, Finance')
    await short.getByRole('link').click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Short payments')
    const row = page.getByRole('listitem').filter({ hasText: currency })
    await expect(row).toContainText('Must be paid in full')
    const other = await page.context().newPage()
    await other.setViewportSize({ width, height: 800 })
    await other.goto('/dashboard/shop/short-payments')
    const form = await changeLimit(page, currency, '0.5', '20')
    const late = await changeLimit(other, currency, '0.5', '20')
    await form.getByLabel('Percentage of the order that may be missing').fill('11')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByText('Must be from 0 to 10, with at most two decimals.')).toBeVisible()
    await form.getByLabel('Percentage of the order that may be missing').fill('0.75')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved. This applies at once.')).toBeVisible()
    await expect(row).toContainText(/Up to 0\.75% of the order may be missing, at most \D*20/)
    expect(await widthBeyond(page)).toBe(0)

    await late.getByRole('button', { name: 'Save' }).click()
    await expect(late.getByText('Someone else has changed this.')).toBeVisible()
    await late.getByRole('button', { name: 'Cancel' }).click()
    await expect(other.getByRole('listitem').filter({ hasText: currency })).toContainText('0.75%')
    await other.close()
    expect(complaints).toEqual([])
  })
}

test('a little too little arrives: within the limit the order is paid, and its store earns the full amount', async ({
  page,
  enter,
  browser,
  baseURL,
  complaints,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const staff = await context.newPage()
  await enter(staff, 'GH')
  await demoSignIn(staff, 'owner')
  await staff.goto('/dashboard/shop/short-payments')
  const limit = await changeLimit(staff, 'Ghanaian cedi', '1', '5')
  await limit.getByRole('button', { name: 'Save' }).click()
  await expect(staff.getByText('Saved. This applies at once.')).toBeVisible()

  await enter(page, 'GH')
  await fillCart(page, 'raw-shea-butter')
  await page.goto('/checkout/')
  for (const [label, text] of [
    ['Email', `short-${crypto.randomUUID()}@example.test`],
    ['Phone', '0551 234 987'],
    ['Full name', 'Ama Mensah'],
    ['Street address', '12 Oxford Street'],
    ['Nearest landmark', 'Opposite the old post office'],
    ['City or town', 'Accra'],
  ] as const) {
    await page.getByLabel(label).fill(text)
  }
  await page.getByRole('combobox', { name: 'Region' }).selectOption('Greater Accra')
  await page.getByRole('button', { name: /^Pay / }).first().click()
  await page.getByText('For testing').click()
  await page.getByLabel('Amount charged').selectOption('One minor unit less')
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^Payment received/ })).toBeVisible()
  const [order] = await readOwnOrders(page)
  if (!order) throw new Error('The browser does not remember the order that it placed.')
  const { state, timeline } = await trackOrder(page.request, order)
  expect(state).toBe('paid')
  expect(timeline.filter(({ kind }) => kind === 'paid')).toHaveLength(1)

  await staff.goto(`/dashboard/orders/${storesNumber(order.number)}-A`)
  await expect(staff.getByText(/^The buyer paid GH₵0\.01 less than this\. The shop covers/)).toBeVisible()
  await expect(staff.getByRole('heading', { name: 'Pack it' })).toBeVisible()
  await staff.goto('/dashboard/payment-reviews')
  await expect(staff.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(staff.getByLabel(`Order ${storesNumber(order.number)}`)).toHaveCount(0)
  await context.close()
  expect(complaints).toEqual([])
})

test('the finder leads to a setting, and what was typed is there after a reload', async ({
  page,
  enter,
  complaints,
}) => {
  await enter(page, 'NG')
  await demoSignIn(page, 'owner')
  await page.goto('/dashboard/overview')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('shop details')
  await page.getByRole('option', { name: /Shop details/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop details')
  await page.getByLabel('Legal name').fill('Makola Markets of Accra')
  await page.reload()
  await expect(page.getByLabel('Legal name')).toHaveValue('Makola Markets of Accra')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByLabel('Legal name')).not.toHaveValue('Makola Markets of Accra')
  expect(complaints).toEqual([])
})

test('support reads the settings that it may see, and changes none', async ({ page, enter, complaints }) => {
  await enter(page, 'NG')
  await demoSignIn(page, 'support')
  await page.goto('/dashboard/shop/settings')
  const settings = page.getByRole('list', { name: 'Shop settings' })
  await expect(settings.getByRole('link', { name: /Selling limits/ })).toBeVisible()
  for (const name of [/Commission/, /Shop staff/, /Legal pages/]) {
    await expect(settings.getByRole('link', { name })).toHaveCount(0)
  }
  for (const [address, title] of [
    ['/dashboard/shop/short-payments', 'Short payments'],
    ['/dashboard/shop/selling-limits', 'Selling limits'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^Change / })).toHaveCount(0)
  }
  await page.goto('/dashboard/shop/details')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Found')
  expect(complaints).toEqual([])
})

/** A level for each width: the runs share a shop. */
for (const [width, level] of [
  [360, 'Level 0, new'],
  [1280, 'Level 1, known'],
] as const) {
  test(`at ${width} pixels the finance sets when a level is paid and what is held, and hears of another change`, async ({
    page,
    enter,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await enter(page, 'NG')
    await demoSignIn(page, 'finance')
    await page.goto('/dashboard/shop/selling-limits')
    const payouts = page.getByRole('region', { name: 'Payouts by level' })
    await expect(payouts.getByRole('listitem')).toHaveText([
      /Level 0, new/,
      /Level 1, known.*Available 7 days after delivery\. [\d.]+% is held 30 days longer\./,
      /Level 2, business.*Available 7 days after delivery\. 5% is held 30 days longer\./,
      /Level 3, trusted.*Available 3 days after delivery\. No reserve\./,
    ])
    const other = await page.context().newPage()
    await other.setViewportSize({ width, height: 800 })
    await other.goto('/dashboard/shop/selling-limits')
    const open = async (from: Page) => {
      await from.getByRole('button', { name: `Change payouts for ${level}` }).click()
      return from.getByRole('dialog', { name: `Payouts for ${level}` })
    }
    const [form, late] = [await open(page), await open(other)]
    await form.getByLabel('Reserve (%)').fill('51')
    await form.getByLabel('Days from delivery to payout').fill('8')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByText('Enter a share from 0 to 50, like 10 or 7.5.')).toBeVisible()
    await expect(form.getByText('Enter a whole number from 0 to 7.')).toBeVisible()
    await form.getByLabel('Reserve (%)').fill('12.5')
    await form.getByLabel('Reserve period in days').fill('30')
    await form.getByLabel('Days from delivery to payout').fill('')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
    const row = payouts.getByRole('listitem').filter({ hasText: level })
    await expect(row).toContainText('Available 7 days after delivery. 12.5% is held 30 days longer.')
    expect(await widthBeyond(page)).toBe(0)

    await late.getByRole('button', { name: 'Save' }).click()
    await expect(
      late.getByText('Someone else has changed these payout terms. Reload them and try again.'),
    ).toBeVisible()
    await other.close()
    expect(complaints).toEqual([])
    await page.goto('/dashboard/audit')
    await expect(page.getByText('Payout terms of a level changed').first()).toBeVisible()
  })
}

test('a store’s commission is set once: whoever saves second hears of the other change', async ({
  page,
  enter,
  baseURL,
  complaints,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await enter(page, 'NG')
  const name = `Commission ${crypto.randomUUID().slice(0, 8)}`
  await Seller.open(page.request, baseURL ?? '', name)
  await demoSignIn(page, 'owner')
  await page.goto('/dashboard/commission')
  await page.getByRole('button', { name: 'Add store' }).click()
  const added = page.getByRole('dialog', { name: 'Commission for a store' })
  await added.getByLabel('Share (%)').fill('7.5')
  await added.getByRole('button', { name: 'Save' }).click()
  await expect(added.getByText('Choose one.')).toBeVisible()
  await added.getByRole('combobox', { name: 'Store' }).fill(name)
  await page.getByRole('option', { name }).click()
  await added.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved. This applies to new sales only.')).toBeVisible()
  const row = page.getByRole('list', { name: 'By store' }).getByRole('listitem').filter({ hasText: name })
  await expect(row).toContainText('7.5%')

  const other = await page.context().newPage()
  await other.goto('/dashboard/commission')
  const change = async (from: Page, share: string) => {
    await from.getByRole('button', { name: `Change ${name}` }).click()
    const form = from.getByRole('dialog', { name: `Commission for ${name}` })
    await form.getByLabel('Share (%)').fill(share)
    return form
  }
  const first = await change(page, '6')
  const second = await change(other, '9')
  await first.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('6%')
  await second.getByRole('button', { name: 'Save' }).click()
  await expect(second.getByText('Someone else has changed this.')).toBeVisible()
  await expect(second.getByLabel('Share (%)')).toHaveValue('9')
  await second.getByRole('button', { name: 'Cancel' }).click()
  const otherRow = other.getByRole('listitem').filter({ hasText: name })
  await expect(otherRow).toContainText('6%')

  // Nobody removes terms that they have not seen.
  await other.getByRole('button', { name: `Remove ${name}` }).click()
  await (await change(page, '5')).getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('5%')
  await other.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(other.getByText('Someone else has changed this.')).toBeVisible()
  await expect(otherRow).toContainText('5%')
  await other.close()

  await page.getByRole('button', { name: `Remove ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Removed. This applies to new sales only.')).toBeVisible()
  await expect(row).toHaveCount(0)
  expect(await widthBeyond(page)).toBe(0)
  expect(complaints).toEqual([])
})
