import type { Locator } from '@playwright/test'
import { keepTokens, openAccount, somebody } from '../../support/account.ts'
import { fillCart } from '../../support/checkout.ts'
import { readLetter } from '../../support/letters.ts'
import { enterShop, expect, test, whenAlive } from '../../support/test.ts'

test('a person moves to another email address on a phone, and the former address takes the account back', async ({
  page,
  baseURL,
  complaints,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enterShop(page, baseURL ?? '', 'NG')
  const { email, password, tokens } = await openAccount(page.request)
  const next = somebody().email
  await page.goto('/about/')
  await keepTokens(page, tokens)
  await page.goto('/account/details')

  const section = page.getByRole('region', { name: 'Email address' })
  await whenAlive(section.getByRole('button', { name: 'Change email address' }))
  await section.getByRole('button', { name: 'Change email address' }).click()
  await section.getByLabel('New email address').fill(email)
  await section.getByLabel('Your password', { exact: true }).fill(password)
  await section.getByRole('button', { name: 'Send code' }).click()
  await expect(section.getByText('This is already your email address.')).toBeVisible()
  await section.getByLabel('New email address').fill(next)
  await section.getByRole('button', { name: 'Send code' }).click()
  await expect(section.getByRole('status')).toContainText(next)

  // The code is still asked for after a reload.
  await page.reload()
  await expect(section.getByRole('status')).toContainText(next)
  const mail = async () => (await page.request.get('/dev/mail')).text()
  const letter = new RegExp(String.raw`(\d{6}) is the code for your new [^<]*<br>\s*<span class="soft">to ${next},`)
  await expect.poll(mail).toMatch(letter)
  await section.getByLabel('Code from the email').fill(letter.exec(await mail())?.[1] ?? '')
  await expect(section.getByText(`Current address: ${next}`)).toBeVisible()

  const text = await readLetter(page.request, { email, subject: /^Your .* account has a new email address$/ })
  const link = `/reset-password${/#undo=[\w.-]+/.exec(text)?.[0]}`
  await page.goto(link)
  await page.getByRole('button', { name: 'Undo change' }).click()
  await expect(page.getByRole('heading', { name: 'Your email address is restored' })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await page.goto('/about/')
  await page.goto(link)
  await page.getByRole('button', { name: 'Undo change' }).click()
  await expect(page.getByText('This link has already been used')).toBeVisible()
  await page.goto('/account/details')
  await expect(page).toHaveURL(/\/login/)
  // The address of one's own, the used link, and the session that has ended.
  expect(complaints.filter((said) => !/422|409|401/.test(said))).toEqual([])
})

test('a person saves addresses on a phone, and checkout offers them', async ({ page, baseURL, complaints }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enterShop(page, baseURL ?? '', 'NG')
  const { email, tokens } = await openAccount(page.request)
  await page.goto('/about/')
  await keepTokens(page, tokens)
  await page.goto('/account/details')
  const section = page.getByRole('region', { name: 'Saved addresses' })
  await expect(section.getByText('Addresses that you save appear here.')).toBeVisible()
  await section.getByRole('button', { name: 'Add address' }).click()
  await section.getByRole('button', { name: 'Save address' }).click()
  await expect(section.getByText('Street address is required.')).toBeVisible()
  await fillAddress(section, '12 Marina')
  await section.getByRole('button', { name: 'Save address' }).click()
  await expect(section.getByRole('listitem').filter({ hasText: '12 Marina' })).toBeVisible()
  await section.getByRole('button', { name: 'Add address' }).click()
  await fillAddress(section, '7 Broad Street')
  await section.getByRole('button', { name: 'Save address' }).click()
  await section.getByRole('button', { name: 'Make default 7 Broad Street' }).click()
  await expect(section.getByRole('listitem').first()).toContainText('7 Broad Street')
  await expect(section.getByRole('listitem').first()).toContainText('Default')

  await fillCart(page, 'ikoyi-wrap-dress', { authorization: `Bearer ${tokens.access_token}` })
  await page.goto('/checkout/')
  const ownEmail = page.locator('[name="/contact/email"]')
  await expect(ownEmail).toHaveValue(email)
  await expect(page.getByText(/^Enter an email address, a phone number or both/)).toBeVisible()
  const choice = page.getByLabel('Deliver to')
  const street = page.locator('[name="/address/line1"]')
  await expect(street).toHaveValue('7 Broad Street')
  const options = await choice.locator('option').allTextContents()
  // Prefilled and untouched, it does not follow the shopper to another country; chosen or typed, it is kept and told.
  const country = page.getByLabel('Country', { exact: true })
  const goTo = async (name: string) => {
    await page.getByRole('button', { name: /^Currency/ }).click()
    await page.getByRole('option', { name }).click()
  }
  await goTo('Ghana - (GHS)')
  await expect(country).toHaveValue('GH')
  await expect(street).toHaveValue('')
  await goTo('Nigeria - (NGN)')
  await expect(street).toHaveValue('7 Broad Street')
  await street.fill('9 Broad Street')
  await goTo('Ghana - (GHS)')
  await expect(page.getByText('You are shopping in Ghana. This order goes to Nigeria.')).toBeVisible()
  await expect(street).toHaveValue('9 Broad Street')
  const bar = page.locator('[data-action-bar]')
  const total = page.getByRole('region', { name: 'Your order' }).locator('[aria-live]')
  // Both until the new price is there, too.
  await expect(async () => expect(await bar.innerText()).toContain(await total.innerText())).toPass()
  await page.getByRole('button', { name: 'Deliver to Ghana' }).click()
  await expect(country).toHaveValue('GH')
  await goTo('Nigeria - (NGN)')
  await expect(page.getByText('You are shopping in Nigeria. This order goes to Ghana.')).toBeVisible()
  await page.getByRole('button', { name: 'Deliver to Nigeria' }).click()
  await expect(street).toHaveValue('9 Broad Street')
  await choice.selectOption({ index: options.findIndex((text) => text.includes('12 Marina')) })
  await expect(street).toHaveValue('12 Marina')
  await expect(page.getByRole('button', { name: 'Save this address' })).toHaveCount(0)
  await street.fill('3 Awolowo Road')
  await expect(choice).toHaveValue('')
  await page.getByRole('button', { name: 'Save this address' }).click()
  await expect(choice.locator('option', { hasText: '3 Awolowo Road' })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Save this address' })).toHaveCount(0)

  const tab = await page.context().newPage()
  const streetThere = tab.locator('[name="/address/line1"]')
  await tab.goto('/checkout/')
  await expect(streetThere).toHaveValue('7 Broad Street')

  await page.goto('/account/details')
  await section.getByRole('button', { name: 'Delete 3 Awolowo Road' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(section.getByRole('listitem').filter({ hasText: '3 Awolowo Road' })).toHaveCount(0)

  // The next person at this browser sees nothing of it, in neither tab.
  await fillCart(page, 'raw-shea-butter')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(streetThere).toHaveValue('')
  await page.goto('/checkout/')
  await whenAlive(street)
  await expect(page.getByText(/^You do not need an account/)).toBeVisible()
  await expect(page.getByText(/Price held until/)).toBeVisible()
  await expect(street).toHaveValue('')
  await expect(ownEmail).toHaveValue('')
  // The empty form.
  expect(complaints.filter((said) => !said.includes('422'))).toEqual([])
})

test('without consent a browser keeps only what it needs, and the switch is obeyed and recorded', async ({
  page,
  baseURL,
  complaints,
}) => {
  await enterShop(page, baseURL ?? '', 'NG')
  const { tokens } = await openAccount(page.request)
  const viewed = () => page.evaluate(() => localStorage.getItem('recentlyViewed'))
  const product = '/products/ikoyi-wrap-dress/'
  await page.goto('/cookies/')
  await expect(page.getByText(/for 90 days after you last changed it.* for 180 days/)).toBeVisible()
  await whenAlive(page.getByRole('button', { name: 'Withdraw consent' }))
  await page.getByRole('button', { name: 'Withdraw consent' }).click()
  const isOn = page.getByRole('switch', { name: 'Recently viewed products' })
  await expect(isOn).toBeDisabled()
  // Without a reload, which would bring the consent of a visitor of these journeys back.
  await page.getByRole('contentinfo').getByRole('link', { name: 'All products' }).click()
  await page.locator('main a[href^="/products/"]').first().click()
  await expect(page).toHaveURL(/\/products\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await viewed()).toBeNull()

  await keepTokens(page, tokens)
  await page.goto(product)
  await expect.poll(viewed).toContain('ikoyi-wrap-dress')
  await page.goto('/cookies/')
  await expect(page.getByText(/^You accepted cookies on/)).toBeVisible()
  await isOn.click()
  await expect(page.getByText(/^Turned off: /)).toBeVisible()
  expect(await viewed()).toBeNull()
  await page.goto(product)
  await whenAlive(page.getByRole('button', { name: 'Choose a size' }).first())
  expect(await viewed()).toBeNull()
  expect(complaints).toEqual([])
})

async function fillAddress(form: Locator, street: string): Promise<void> {
  await form.getByLabel('Full name').fill('Ada Obi')
  await form.getByLabel('Street address').fill(street)
  await form.getByLabel('Nearest landmark').fill('Opposite the old post office')
  await form.getByLabel('City or town').fill('Lagos Island')
  await form.getByLabel('State').selectOption('Lagos')
}
