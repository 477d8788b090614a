import { randomUUID } from 'node:crypto'
import type { Product } from '@makola/contract/catalogue/catalogue.ts'
import type { PlacedOrder } from '@makola/contract/orders/orders.ts'
import type { Page } from '@playwright/test'
import { Buyer, rateOf } from '../../../testing/shop/buyer.ts'
import { payInSandbox, storesNumber } from '../../support/bought.ts'
import { Seller } from '../../support/seller.ts'
import { expect, test } from '../../support/test.ts'

/** Each would run `ran()`, or fetch something, if it were ever more than text. */
const payloads = [
  '<script>ran()</script>',
  '</script><script>ran()</script>',
  '"><script>ran()</script>',
  '\'"><img src=ran onerror=ran()>',
  '<img src=ran onerror=ran()>',
  '<svg/onload=ran()>',
  '<svg><script href="data:,ran()"/></svg>',
  '<iframe srcdoc="<script>parent.ran()</script>"></iframe>',
  '<a href="javascript:ran()" autofocus onfocus=ran()>look</a>',
  '<a href=" java&#9;script:ran()">look</a>',
  '<a href="data:text/html,<script>ran()</script>">look</a>',
  '<p style="background:url(/ran)" onpointerover=ran()>look</p>',
  '<details open ontoggle=ran()>look</details>',
  '<video><source onerror=ran()></video>',
  '<noscript><p title="</noscript><img src=ran onerror=ran()>"></noscript>',
  '<scr<script>ipt>ran()</scr</script>ipt>',
  '<math><a xlink:href="javascript:ran()">look</a></math>',
  '<style>@import "/ran"</style>',
  '<!--><img src=ran onerror=ran()>-->',
  '\\u003cscript\\u003eran()\\u003c/script\\u003e',
] as const

// Not among the slow ones, which start first: what the demo shop sells is counted before.
test('markup in names, descriptions and addresses is plain text everywhere, and none of it runs', async ({
  page,
  request,
  enter,
  baseURL: url,
  complaints,
}) => {
  const baseURL = url ?? ''
  test.setTimeout(240_000)
  await enter(page, 'NG')
  await page.addInitScript(() => {
    Object.assign(window, { ran: () => document.documentElement.setAttribute('data-ran', location.href) })
  })
  const asked: string[] = []
  page.on('request', (sent) => {
    if (/\/ran\b/.test(new URL(sent.url()).pathname)) asked.push(sent.url())
  })
  const sign = randomUUID().slice(0, 8)
  const seller = await Seller.open(request, baseURL, `${payloads[1]} ${sign}`)
  const { id: storeId, slug: storeSlug } = seller.store
  const products: { slug: string; name: string }[] = []
  for (const payload of payloads) {
    const name = `${payload} ${sign}`
    const { slug } = await seller.addProduct(name, { description: `<p>Of felt</p>${payload}` })
    products.push({ slug, name })
  }

  for (const { slug, name } of products) {
    await page.goto(`/products/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByText('Of felt')).toBeVisible()
    await expectNothingRan(page)
  }
  const order = await buy(baseURL, products[0]?.slug ?? '')
  for (const path of [
    `/store/${storeSlug}`,
    `/store/?q=${encodeURIComponent(payloads[1])}`,
    `/order-tracking/?token=${order.trackingToken}`,
    '/dev/mail',
  ]) {
    await page.goto(path)
    await expect(page.getByText(payloads[0]).first(), path).toBeVisible()
    await expectNothingRan(page)
  }
  await seller.visit(page, `/dashboard/?store=${storeId}`)
  for (const path of [
    '/dashboard/inventory/',
    '/dashboard/orders/',
    `/dashboard/orders/${storesNumber(order.number)}-A`,
  ]) {
    await page.goto(path)
    await expect(page.getByText(/<script>ran\(\)<\/script>/).first(), path).toBeVisible()
    await expectNothingRan(page)
  }
  expect(asked).toEqual([])
  expect(complaints).toEqual([])
})

async function expectNothingRan(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  expect(await page.locator('html').getAttribute('data-ran')).toBeNull()
}

/** Buys one, paid in the sandbox, by a person whose name, address and note are markup too. */
async function buy(url: string, slug: string): Promise<PlacedOrder> {
  const buyer = new Buyer(url)
  const { data: product } = (await buyer.call<Product>('GET', `/products/${slug}`)).body
  const quote = await buyer.quote(await rateOf(url, 'NG'), product.variants[0]?.id ?? '')
  const [name, line1, city] = payloads
  const placed = await buyer.call<PlacedOrder>(
    'POST',
    '/orders/',
    {
      quoteId: quote.id,
      expectedTotal: quote.total,
      contact: { email: buyer.email, phone: '+2348031234567' },
      address: { name, line1, city, region: 'Lagos', countryCode: 'NG' },
      note: payloads[3],
      provider: 'sandbox',
    },
    { 'idempotency-key': randomUUID() },
  )
  expect(placed.status, JSON.stringify(placed.body)).toBe(201)
  await payInSandbox(url, buyer, placed.body.data)
  return placed.body.data
}
