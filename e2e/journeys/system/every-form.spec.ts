import type { BrowserContext, Page } from '@playwright/test'
import { signIn } from '../../support/account.ts'
import { fillCart, fillCheckout, readOwnOrders } from '../../support/checkout.ts'
import { forms } from '../../support/forms.ts'
import { expect, test, whenAlive } from '../../support/test.ts'

test.use({ viewport: { width: 360, height: 780 } })
test.beforeEach(({ page, enter }) => enter(page, 'NG'))

for (const form of forms) {
  test(`${form.name}: offline, Back, reload, an ended session, a second tab and a double press`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    test.slow()
    const failures: string[] = []
    watch(page, failures)
    const account = await form.visit(page, { request, baseURL: baseURL ?? '' })
    // The dashboard names the store in the address by itself, once it is there.
    let address = ''
    const come = async (tab: Page) => {
      await whenAlive(tab.getByRole('button').first())
      await form.open?.(tab)
      await form.fill(tab)
    }

    await test.step('without a line it says so, and keeps what was typed', async () => {
      await come(page)
      address = page.url()
      const typed = await readFields(page)
      await context.setOffline(true)
      await form.send(page).click()
      await expect(complaint(page)).toBeVisible()
      await expect(complaint(page)).toBeInViewport()
      expect(await readFields(page)).toEqual(typed)
      await context.setOffline(false)
    })

    await test.step('after Back, Forward and a reload it is there again', async () => {
      await page.goto('/help')
      await page.goBack()
      await expect(page).toHaveURL(address)
      await page.reload()
      await come(page)
    })

    if (account) {
      await test.step('a session that is over leads to signing in and back', async () => {
        await page.evaluate(() => {
          localStorage.setItem('accessToken', 'over')
          localStorage.setItem('refreshToken', 'over')
        })
        // The page may learn it before the press: then there is no button any more.
        await form
          .send(page)
          .click({ timeout: 10_000 })
          .catch(() => undefined)
        await expect(page).toHaveURL(/\/login/)
        await signIn(page, account)
        await expect(page).toHaveURL(address)
        await come(page)
      })
    }

    const other = await openSecondTab(context, address, failures)
    await come(other)

    await test.step('pressed twice it is sent once', async () => {
      const calls: string[] = []
      page.on('request', (sent) => {
        if (form.call.test(`${sent.method()} ${new URL(sent.url()).pathname}`)) calls.push(sent.url())
      })
      await form.send(page).dblclick()
      await form.sent(page)
      expect(calls).toHaveLength(1)
    })

    await test.step('the second tab is answered, too: it is sent there, or told why not', async () => {
      if (form.sentAgain) {
        await form.send(other).click()
        return form.sentAgain(other)
      }
      // The first tab's change may have reached this one: then there is no button left.
      await form
        .send(other)
        .click({ timeout: 3000 })
        .catch(() => undefined)
      await expect(async () => {
        const told = complaint(other).or(other.locator('[aria-invalid=true]'))
        if ((await told.count()) === 0) await form.sent(other)
      }).toPass()
    })
    expect(failures).toEqual([])
  })
}

test('checkout: without a line the order waits, and after a reload it goes on, once', async ({ page, context }) => {
  await page.goto('/about/')
  await fillCart(page, 'raw-shea-butter')
  await page.goto('/checkout/')
  await fillCheckout(page, 'ada@example.test')
  const other = await context.newPage()
  await other.goto('/checkout/')
  await fillCheckout(other, 'ada@example.test')
  const pay = page.getByRole('button', { name: /^Pay/ })
  await expect(pay).toBeEnabled()
  const typed = await readFields(page)
  await context.setOffline(true)
  await pay.dblclick()
  await expect(complaint(page)).toContainText('We could not confirm your order')
  await expect(complaint(page)).toBeInViewport()
  expect(await readFields(page)).toEqual(typed)
  await context.setOffline(false)

  await page.reload()
  await expect(page).toHaveURL(/\/sandbox\/pay\/mk-/)
  expect(await readOwnOrders(page)).toHaveLength(1)

  // The other tab makes no second order of the same cart: it comes to the same payment. News of the order may reach it under the
  // press, and turn its form into the question to pay again.
  await expect(async () => {
    if (other.url() === page.url()) return
    await other.getByRole('button', { name: /^Pay/ }).click({ timeout: 3000 })
    await other.waitForURL(page.url(), { timeout: 5000 })
  }).toPass()
  expect(await readOwnOrders(page)).toHaveLength(1)
})

/** The page's complaint, beside the form or in it. */
const complaint = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ }).first()

/** What was typed, on the page or in its open dialog: parts of the page behind that one load later. */
const readFields = (page: Page) =>
  page.locator('input:not([type=search]), textarea, select').evaluateAll((fields) => {
    const inDialog = fields.filter((field) => field.closest('[role=dialog], [role=alertdialog]'))
    return (inDialog.length > 0 ? inDialog : fields).map((field) => {
      const { type, checked, value } = field as HTMLInputElement
      return type === 'radio' || type === 'checkbox' ? checked : value
    })
  })

/** Takes down what nobody caught, and leaves a page where the browser asks before. */
function watch(tab: Page, failures: string[]): void {
  tab.on('pageerror', (error) => failures.push(String(error)))
  tab.on('dialog', (dialog) => void dialog.accept())
}

async function openSecondTab(context: BrowserContext, address: string, failures: string[]): Promise<Page> {
  const tab = await context.newPage()
  watch(tab, failures)
  await tab.goto(address)
  return tab
}
