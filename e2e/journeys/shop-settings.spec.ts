import type { Page } from '@playwright/test'
import { demoSignIn } from '../support/account.ts'
import { expect, test } from '../support/test.ts'

const widthBeyond = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

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
    const open = async (from: Page) => {
      await from.getByRole('button', { name: `Change ${currency}` }).click()
      const form = from.getByRole('dialog', { name: `Short payments in ${currency}` })
      await form.getByLabel('Percentage of the order that may be missing').fill('0.5')
      await form.getByLabel('At most').fill('20')
      return form
    }
    const form = await open(page)
    const late = await open(other)
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
