import { keepTokens, openAccount } from '../../support/account.ts'
import { fillCart, placeOrder } from '../../support/checkout.ts'
import { lookAtPage } from '../../support/look-at-page.ts'
import { addresses } from '../../support/pages.ts'
import { expect, test } from '../../support/test.ts'

for (const address of addresses) {
  test(`${address} opens`, async ({ page, enter, complaints }) => {
    await enter(page, 'NG')
    await lookAtPage(page, address)
    // The browser logs the status of an answer.
    const expected = /no\/such|mk-unknown|version=99/.test(address) ? / 404 / : /^$/
    expect(complaints.filter((text) => !expected.test(text))).toEqual([])
  })
}

test('onboarding opens', async ({ page, complaints }) => {
  await lookAtPage(page, '/')
  expect(complaints).toEqual([])
})

test('the account’s pages open', async ({ page, request, enter, complaints }) => {
  test.slow()
  await enter(page, 'NG')
  const { tokens, name } = await openAccount(request)
  await page.goto('/about/')
  await keepTokens(page, tokens)
  for (const address of ['/account/', '/account/details', '/account/security']) {
    await lookAtPage(page, address, page.getByRole('heading', { name }))
  }
  expect(complaints).toEqual([])
})

test('the account’s pages lead a signed-out visitor to the sign-in and back', async ({ page, enter, complaints }) => {
  await enter(page, 'NG')
  for (const address of ['/account/', '/account/details', '/account/security']) {
    await page.goto(address)
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(address)}`)
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  }
  expect(complaints).toEqual([])
})

test('cart and checkout open with items, and so do the payment’s outcome and the order', async ({
  page,
  enter,
  complaints,
}) => {
  test.slow()
  await enter(page, 'NG')
  await fillCart(page, 'raw-shea-butter')
  await fillCart(page, 'bonwire-kente-scarf')
  await lookAtPage(page, '/cart')
  await lookAtPage(page, '/checkout/', page.getByText(/Price held until/))
  const order = await placeOrder(page, 'nyeri-aa-coffee', 'looking@example.test')
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Receipt' })).toBeVisible()
  const { pathname, search } = new URL(page.url())
  await lookAtPage(page, pathname + search, page.getByRole('region', { name: 'Receipt' }))
  await lookAtPage(
    page,
    `/order-tracking/?token=${order.trackingToken}`,
    page.getByRole('region', { name: 'Timeline' }),
  )
  expect(complaints).toEqual([])
})
