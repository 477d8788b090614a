import type { Notification } from '@makola/contract/notifications/notifications.ts'
import type { APIRequestContext, BrowserContext, Locator, Page } from '@playwright/test'
import { buyFrom, storesNumber } from '../../support/bought.ts'
import { placeOrder } from '../../support/checkout.ts'
import { Seller } from '../../support/seller.ts'
import { expect, test } from '../../support/test.ts'

// One store for all: they run one after the other.
test.describe.configure({ mode: 'default' })

let opened: Promise<{ seller: Seller; slug: string }> | undefined
/** A store with one product, whose owner has read everything. */
async function aSeller(request: APIRequestContext, url = ''): Promise<{ seller: Seller; slug: string }> {
  opened ??= Seller.open(request, url, 'Bell Founders').then(async (seller) => {
    const { slug } = await seller.addProduct('Hand bell', { stock: 100 })
    return { seller, slug }
  })
  const { seller } = await opened
  await seller.call('POST', '/notifications/read', { store: seller.store.id, ids: 'all' })
  return opened
}

/** The limit from one person's action to the other's view, in milliseconds. */
const soon = 2000

/** The seller's own browser, beside the buyer's, and how to open a tab in it. */
let theirs: BrowserContext
let openTab: () => Promise<Page>
test.beforeEach(async ({ browser, page, enter, baseURL }) => {
  await enter(page, 'NG')
  theirs = await browser.newContext({ baseURL: baseURL ?? '' })
  openTab = async () => {
    const tab = await theirs.newPage()
    await enter(tab, 'NG')
    return tab
  }
})
test.afterEach(() => theirs.close())

test(
  'a buyer pays and the bell rings within two seconds; a seller packs and ships, and the timeline changes within two',
  {
    tag: '@timed',
  },
  async ({ page, request, baseURL, complaints }, { annotations }) => {
    const { seller, slug } = await aSeller(request, baseURL)
    const desk = await openDesk(seller, '/dashboard/')
    const { number: whole, trackingToken } = await placeOrder(page, slug, 'hears-it@example.test')
    const number = storesNumber(whole)
    const loads = countLoads(desk)

    const rings = momentOf(bell(desk), / unread$/)
    await expectSoon(annotations, 'the bell rings', rings, () =>
      page.getByRole('button', { name: 'Approve' }).first().click(),
    )
    await expect(desk.getByText(`New order ${number}-A`).first()).toBeVisible()
    await expect(desk).toHaveTitle(/^\(2\) /)

    const following = page.waitForResponse(/\/api\/orders\/track\/.*\/stream$/)
    await page.goto(`/order-tracking/?token=${trackingToken}`)
    await following
    const timeline = page.getByRole('region', { name: 'Timeline' })
    await expect(timeline.getByRole('listitem').first()).toContainText('paid', { ignoreCase: true })
    const reloads = countLoads(page)

    await bell(desk).click()
    await desk.getByRole('link', { name: `New order ${number}-A` }).click()
    const packs = momentOf(timeline, /packed/i)
    await expectSoon(annotations, 'the timeline says packed', packs, () =>
      desk.getByRole('button', { name: 'Mark as packed' }).click(),
    )
    await desk.getByLabel('Carrier', { exact: true }).selectOption('Another carrier…')
    await desk.getByLabel('Name of the carrier').fill('Okada Express')
    const ships = momentOf(timeline, /Okada Express|shipped/i)
    await desk.getByRole('button', { name: 'Mark as shipped' }).click()
    await expectSoon(annotations, 'the timeline says shipped', ships, () =>
      desk.getByRole('dialog').getByRole('button', { name: 'Mark as shipped' }).click(),
    )
    await expect(page.getByRole('heading', { name: 'On its way' })).toBeVisible()
    expect([loads(), reloads()]).toEqual([0, 0])
    expect(complaints).toEqual([])
  },
)

test('two tabs of a seller share one connection; reading in one is reading in the other', async ({
  request,
  baseURL,
}) => {
  const { seller } = await aSeller(request, baseURL)
  const one = await openDesk(seller, '/dashboard/notifications/')
  const other = await openTab()
  const lines = countRequests(theirs, /\/notifications\/stream/)
  await other.goto('/dashboard/inventory/')
  await expect(bell(other)).toBeVisible()

  const { number } = await buyFrom(baseURL, seller.store.slug)
  for (const tab of [one, other]) await expect(bell(tab)).toHaveAccessibleName('Notifications, 2 unread')
  expect(lines()).toBe(0)

  await expect(one.getByRole('main').getByText('2 unread', { exact: true })).toBeVisible()
  await one.getByRole('button', { name: `Mark as read: New order ${number}-A` }).click()
  for (const tab of [one, other]) await expect(bell(tab)).toHaveAccessibleName('Notifications, 1 unread')
  await bell(other).click()
  await other.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(other.getByText('All read.')).toBeVisible()
  for (const tab of [one, other]) await expect(bell(tab)).toHaveAccessibleName('Notifications')
  await expect(one.getByRole('button', { name: /^Mark as read/ })).toHaveCount(0)

  // The tab with the connection is closed: the other takes over.
  await one.close()
  await expect.poll(lines).toBe(1)
  await buyFrom(baseURL, seller.store.slug)
  await expect(bell(other)).toHaveAccessibleName('Notifications, 2 unread')
})

test('a type that is turned off does not ring, and the others do', async ({ request, baseURL }) => {
  const { seller } = await aSeller(request, baseURL)
  const desk = await openDesk(seller, '/dashboard/notifications/')
  await desk.getByRole('button', { name: 'Settings' }).first().click()
  const settings = desk.getByRole('dialog', { name: 'Notification settings' })
  const orders = settings.getByRole('group', { name: 'New orders' })
  const kept = desk.waitForResponse((answer) => answer.request().method() === 'PUT')
  await orders.getByRole('switch', { name: 'On this site' }).click()
  expect((await kept).status()).toBe(200)
  await expect(orders.getByRole('switch', { name: 'On this site' })).not.toBeChecked()
  await settings.getByRole('button', { name: 'Close' }).click()

  const { number } = await buyFrom(baseURL, seller.store.slug)
  await expect(bell(desk)).toHaveAccessibleName('Notifications, 1 unread')
  await expect(desk.getByRole('link', { name: `Payment received for ${number}-A` })).toBeVisible()
  const told = await seller.call<Notification[]>('GET', `/notifications/?unread=true&store=${seller.store.id}`)
  expect(told.map(({ type }) => type)).toEqual(['payment-received'])

  await desk.getByRole('button', { name: 'Settings' }).first().click()
  await expect(orders.getByRole('switch', { name: 'On this site' })).not.toBeChecked()
})

/** The seller's dashboard, once it hears the bell. */
async function openDesk(seller: Seller, path: string): Promise<Page> {
  const desk = await openTab()
  await seller.visit(desk, '/about/')
  const listening = desk.waitForResponse(/\/api\/notifications\/stream/)
  await desk.goto(path)
  await listening
  await expect(bell(desk)).toHaveAccessibleName('Notifications')
  return desk
}

const bell = (desk: Page) => desk.getByRole('complementary').getByLabel(/^Notifications/)

function countLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => loads++)
  return () => loads
}

function countRequests(context: BrowserContext, address: RegExp): () => number {
  let requests = 0
  context.on('request', (asked) => {
    if (address.test(asked.url())) requests++
  })
  return () => requests
}

/**
 * The first time that an element shows this, by this machine's clock: recorded in its page, because asking from here comes later.
 */
function momentOf(element: Locator, words: RegExp): Promise<number> {
  return element.evaluate(
    (node, { source, flags }) =>
      new Promise<number>((resolve) => {
        const said = new RegExp(source, flags)
        const look = () => {
          if (!said.test(node.getAttribute('aria-label') ?? node.textContent)) return
          observer.disconnect()
          resolve(Date.now())
        }
        const observer = new MutationObserver(look)
        observer.observe(node, { attributes: true, characterData: true, childList: true, subtree: true })
        look()
      }),
    { source: words.source, flags: words.flags },
  )
}

/** Measures from before the click to the moment when the other browser shows it. */
async function expectSoon(
  annotations: { type: string; description?: string }[],
  what: string,
  moment: Promise<number>,
  click: () => Promise<void>,
): Promise<void> {
  const startedAt = Date.now()
  await click()
  const milliseconds = (await moment) - startedAt
  annotations.push({ type: what, description: `${milliseconds} ms` })
  expect(milliseconds, what).toBeGreaterThanOrEqual(0)
  expect(milliseconds, what).toBeLessThan(soon)
}
