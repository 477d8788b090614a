import { once } from 'node:events'
import { rmSync } from 'node:fs'
import type { OpeningState } from '@makola/contract/opening/opening.ts'
import type { Locator, Page } from '@playwright/test'
import { startFakePaystack } from '../../../testing/providers/fake-paystack.ts'
import type { FakeProvider } from '../../../testing/providers/fake-server.ts'
import { startSmtpServer } from '../../../testing/servers/smtp-server.ts'
import { makeDataFolder } from '../../../testing/shop/data-folder.ts'
import { shopCommand } from '../../../testing/shop/shop-command.ts'
import { freePort, type ShopProcess, startShop } from '../../../testing/shop/shop-process.ts'
import { turnOnTwoStep } from '../../support/account.ts'
import { fillCheckout } from '../../support/checkout.ts'
import { expectPaidOnce } from '../../support/paying.ts'
import { expect, test, whenAlive } from '../../support/test.ts'

// docs/how-to/from-laptop-to-public-shop.md, step by step, on an empty folder with stand-ins for the mail server and the provider.
let dataDir: string
let port: string
let paystack: FakeProvider
let mail: Awaited<ReturnType<typeof startSmtpServer>>
let shop: ShopProcess

test.beforeAll(async () => {
  dataDir = makeDataFolder()
  port = String(await freePort())
  paystack = await startFakePaystack()
  mail = await startSmtpServer()
})
test.afterAll(async () => {
  if (shop?.process.exitCode === null) await shop.stop()
  await Promise.all([paystack.server.stop(), mail.stop()])
  rmSync(dataDir, { recursive: true, force: true })
})

const settings = (): Record<string, string> => ({
  SEED: 'none',
  SANDBOX_PAYMENTS: 'off',
  SHOP_NAME: 'Market of Accra',
  SMTP_URL: mail.url,
  MAIL_FROM: 'Market of Accra <orders@shop.example>',
  PAYSTACK_SECRET_KEY: paystack.environment.PAYSTACK_SECRET_KEY ?? '',
})
const start = async () => {
  shop = await startShop(dataDir, { ...settings(), ...paystack.environment, PORT: port })
}
type Step = OpeningState['steps'][number]['step']
/** The steps that are done, in their order here. */
const done: Step[] = []
const operator = { name: 'Esi Mensah', email: 'esi@shop.example', password: 'kettle-walks-home-at-9' }
const opening = '/dashboard/shop/opening'

test('an empty machine becomes a public shop with a payment in test mode, killed and restarted after every step', {
  tag: '@slow',
}, async ({ browser }) => {
  test.setTimeout(900_000)
  const begunAt = Date.now()
  await start()
  const visitor = await browser.newContext({ baseURL: shop.url })
  paystack.server.webhookUrl = `${shop.url}/api/payments/webhooks/paystack`
  const context = await browser.newContext({ baseURL: shop.url, viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)

  const printed = () => /\/setup\?token=\S+/.exec(shop.output())?.[0]
  await expect.poll(printed).toBeDefined()
  await page.goto(printed() ?? '')
  await page.getByLabel('Your name').fill(operator.name)
  await page.getByLabel('Email').fill(operator.email)
  await page.getByLabel('Password', { exact: true }).fill(operator.password)
  await page.getByRole('button', { name: 'Set up the shop' }).click()
  await page.waitForURL(/\/dashboard/)
  // Else the notice lies over the last button of a page.
  await page.getByRole('button', { name: 'ACCEPT' }).click()
  expect((await visitor.request.get('/store/')).status()).toBe(503)
  // Pictures need nothing: files lie in the folder for data.
  await goOn(page, 'pictures')

  await protectAccount(page)
  await goOn(page, 'operator')

  await page.getByLabel('Legal name').fill('Market of Accra Ltd')
  await page.getByLabel('Support email').fill('help@shop.example')
  await stepOf(page, 'details').getByRole('button', { name: 'Save' }).click()
  await goOn(page, 'details')

  await page.goto('/dashboard/rates')
  await page.getByRole('button', { name: 'Add country' }).first().click()
  const editor = page.getByRole('dialog', { name: 'Add country' })
  await editor.getByRole('combobox', { name: 'Country' }).fill('Niger')
  await page.getByRole('option', { name: 'Nigeria' }).click()
  await editor.getByRole('combobox', { name: 'Currency' }).fill('NGN')
  await page.getByRole('option', { name: /NGN/ }).click()
  await editor.getByLabel('1 USD in NGN').fill('1500')
  await editor.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByText('Nigeria - (NGN) added')).toBeVisible()
  await goOn(page, 'rates')

  await stepOf(page, 'mail').getByRole('button', { name: 'Send email' }).click()
  await expect(page.getByText(`Sent to ${operator.email}.`)).toBeVisible()
  // The code that came before a restart is still good.
  await restart()
  await page.reload()
  await stepOf(page, 'mail').getByLabel('Code').fill(codeInMail())
  await stepOf(page, 'mail').getByRole('button', { name: 'Confirm' }).click()
  await goOn(page, 'mail')

  for (const name of ['Terms', 'Privacy', 'Return'] as const) {
    await page.goto('/dashboard/shop/legal-pages')
    const text = page.getByRole('textbox', { name: new RegExp(`^${name}`) })
    await whenAlive(text)
    await text.fill((await text.inputValue()).replaceAll(/\[[^\]]*\]/g, 'Accra'))
    const form = page.locator('form').filter({ has: text })
    await form.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('The page is published.')).toBeVisible()
    await restart()
  }
  await goOn(page, 'pages')

  await stepOf(page, 'categories').getByRole('button', { name: 'Use our categories' }).click()
  await goOn(page, 'categories')

  await page.goto('/dashboard/open-store')
  await page.getByLabel('Name of your store').fill('Esi’s baskets')
  await page.getByRole('combobox', { name: 'Country you send from' }).fill('Nigeria')
  await page.getByRole('option', { name: 'Nigeria', exact: true }).click()
  await page.getByRole('button', { name: 'Open store' }).click()
  await expect(page.getByText(/is open\.$/)).toBeVisible()
  await restart()
  await page.goto('/dashboard/inventory/add-product')
  await page.getByLabel('Name', { exact: true }).fill('Market basket')
  await page.getByLabel('Price', { exact: true }).fill('12,500')
  await page.getByLabel('In stock').fill('7')
  await page.getByRole('button', { name: 'Publish' }).click()
  await page
    .getByRole('dialog', { name: 'Publish Market basket as it is?' })
    .getByRole('button', { name: 'Publish anyway' })
    .click()
  await expect(page.getByText('Market basket is on sale')).toBeVisible()
  await goOn(page, 'store')

  await buyAsVisitor(page)
  await goOn(page, 'payments')

  expect(shopCommand(dataDir, 'backup')).toMatchObject({ code: 0 })
  await page.reload()
  await goOn(page, 'backup')
  await page.getByRole('button', { name: 'Open shop' }).click()
  await expect(page.getByText('Your shop is open to visitors.')).toBeVisible()
  expect((await visitor.request.get('/store/')).status()).toBe(200)
  expect(shopCommand(dataDir, 'verify')).toMatchObject({ code: 0 })

  await expectPublic()
  console.log(`opening: ${((Date.now() - begunAt) / 60_000).toFixed(1)} minutes`)
  expect(Date.now() - begunAt).toBeLessThan(15 * 60_000)
  await context.close()
  await visitor.close()
})

const stepOf = (page: Page, step: Step): Locator => page.locator(`[data-step="${step}"]`)

/** Nothing was in the middle: the shop dies at once, and starts again on what it had written. */
async function restart(): Promise<void> {
  const ended = once(shop.process, 'exit')
  shop.process.kill('SIGKILL')
  await ended
  await start()
}

/** Waits until this step is done, kills the shop, and finds it and all before it done after the restart. */
async function goOn(page: Page, step: Step): Promise<void> {
  done.push(step)
  if (!page.url().includes(opening)) await page.goto(opening)
  await expect(stepOf(page, step)).toContainText('(done)')
  await restart()
  await page.reload()
  for (const each of done) await expect(stepOf(page, each)).toContainText('(done)')
}

async function protectAccount(page: Page): Promise<void> {
  await page.goto('/account/security')
  const section = page.getByRole('region', { name: 'Two-step sign-in' })
  await turnOnTwoStep(section, operator)
  await expect(section.getByText('On', { exact: true })).toBeVisible()
}

/** The digits of the newest letter, from its subject. */
function codeInMail(): string {
  const codes = mail.delivered.flatMap(({ data }) => /^Subject: (\d{6}) is your/m.exec(data)?.[1] ?? [])
  return codes.at(-1) ?? ''
}

/** The operator looks at the closed shop as a visitor, buys the one product and pays with the provider's test card. */
async function buyAsVisitor(page: Page): Promise<void> {
  await stepOf(page, 'payments').getByRole('button', { name: 'See the shop as a visitor' }).click()
  const country = page.getByPlaceholder('Select country / currency')
  await whenAlive(country)
  await country.fill('Nigeria')
  await page.getByRole('option', { name: 'Nigeria - (NGN)' }).click()
  await page.getByRole('button', { name: 'enter' }).click()
  await expect(page.getByRole('banner')).toBeVisible()
  await page.goto('/products/market-basket')
  const add = page.getByRole('button', { name: 'Add to cart' }).first()
  await whenAlive(add)
  await add.click()
  await expect(page.getByText('Added Market basket')).toBeVisible()
  await restart()
  await page.goto('/checkout/')
  await fillCheckout(page, 'visitor@shop.example')
  await page.getByRole('button', { name: /^Pay ₦/ }).click()
  await page.getByRole('button', { name: /^Card 4084 0840 8408 4081/ }).click()
  await expectPaidOnce(page)
}

/** The same data at a public address: it starts, and answers who comes by way of the proxy, with no fault left in its settings. */
async function expectPublic(): Promise<void> {
  await shop.stop()
  const host = 'shop.example'
  shop = await startShop(dataDir, {
    ...settings(),
    PORT: port,
    PUBLIC_URL: `https://${host}`,
    TRUST_PROXY: 'on',
  })
  const headers = { host, 'x-forwarded-host': host, 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' }
  const answer = await fetch(`${shop.url}/`, { headers })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('Market of Accra')
}
