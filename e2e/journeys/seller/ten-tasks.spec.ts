import type { ParcelRow } from '@makola/contract/orders/parcels.ts'
import type { Locator, Page } from '@playwright/test'
import { readCode, somebody } from '../../support/account.ts'
import { buyFrom } from '../../support/bought.ts'
import { Hand, Seller } from '../../support/seller.ts'
import { expect, test } from '../../support/test.ts'

// The ten tasks of a seller, counted in presses and typed fields from the first page of the dashboard. `most` is what they take in
// Shopify's admin (a study of it, 2026); a store of one's own and its first product are counted from the shop's front page.

type Desk = { page: Page; hand: Hand; seller: Seller; buyFromUs: (units?: number) => Promise<string> }
type Task = { name: string; most: number; run: (desk: Desk) => Promise<void> }

const menu = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true }).first()
const rowOf = (page: Page, name: string | RegExp) => page.getByRole('row', { name })
const choose = async (hand: Hand, field: Locator, value: string) => {
  hand.count++
  await field.selectOption(value)
}

async function takePhotos(page: Page) {
  const buffer = await page.screenshot({ type: 'jpeg' })
  return ['front', 'back', 'label'].map((side) => ({ name: `${side}.jpg`, mimeType: 'image/jpeg', buffer }))
}

async function publishProduct({ page, hand }: Pick<Desk, 'page' | 'hand'>, name: string): Promise<void> {
  await hand.fill(page.getByLabel('Name', { exact: true }), name)
  await hand.fill(page.getByLabel('Price', { exact: true }), '12,500')
  await hand.fill(page.getByLabel('In stock'), '7')
  await hand.choose(page, page.getByRole('button', { name: 'Choose pictures' }), await takePhotos(page))
  await expect(page.getByText('3 of 12')).toBeVisible()
  await hand.tap(page.getByRole('button', { name: 'Publish' }))
  await hand.tap(page.getByRole('dialog').getByRole('button', { name: 'Publish anyway' }))
  await expect(page.getByText(`${name} is on sale`)).toBeVisible()
}

const tasks: Task[] = [
  {
    name: 'add a product with three pictures',
    most: 9,
    run: async ({ page, hand }) => {
      await hand.tap(page.getByRole('link', { name: 'Add product' }))
      await publishProduct({ page, hand }, `Tray of ${crypto.randomUUID().slice(0, 8)}`)
    },
  },
  {
    name: 'pack and ship an order with tracking',
    most: 5,
    run: async ({ page, hand, buyFromUs }) => {
      const number = await buyFromUs()
      await hand.tap(page.getByRole('region', { name: 'To pack' }).getByRole('link', { name: number }))
      await hand.tap(page.getByRole('button', { name: 'Mark as packed' }))
      await choose(hand, page.getByLabel('Carrier', { exact: true }), 'DHL')
      await hand.fill(page.getByLabel('Tracking number'), 'JD4711')
      await hand.tap(page.getByRole('button', { name: 'Mark as shipped' }))
      await expect(page.getByText('With DHL JD4711', { exact: true })).toBeVisible()
    },
  },
  {
    name: 'pack and ship twenty orders with tracking',
    most: 8,
    run: async ({ page, hand, seller, buyFromUs }) => {
      for (let start = 0; start < 20; start += 5) await Promise.all(Array.from({ length: 5 }, () => buyFromUs()))
      await hand.tap(page.getByRole('link', { name: /^Parcels to pack/ }))
      await expect(page.getByText('20 to pack', { exact: true })).toBeVisible()
      const rows = await seller.call<ParcelRow[]>('GET', `/orders/?store=${seller.store.id}&state=new&limit=100`)
      await hand.tap(page.getByRole('checkbox', { name: 'Select all' }))
      const bar = page.getByRole('region', { name: 'Selected orders' })
      await hand.tap(bar.getByRole('button', { name: 'Pack' }))
      const packed = page.getByRole('dialog', { name: '20 orders packed' })
      await hand.tap(packed.getByRole('button', { name: 'Ship them' }))
      const form = page.getByRole('dialog', { name: 'Ship 20 orders' })
      await choose(hand, form.getByLabel('Carrier', { exact: true }), 'DHL')
      const lines = rows.map(({ number }, index) => `${number}\tJD${1000 + index}`)
      await hand.fill(form.getByLabel('Tracking numbers'), lines.join('\n'))
      await hand.tap(form.getByRole('button', { name: 'Ship 20 orders' }))
      await expect(page.getByRole('dialog', { name: '20 orders shipped' })).toBeVisible({ timeout: 60_000 })
    },
  },
  {
    name: 'refund one item of an order',
    most: 6,
    run: async ({ page, hand, buyFromUs }) => {
      const number = await buyFromUs(2)
      await hand.tap(menu(page, 'Orders'))
      await hand.tap(page.getByRole('link', { name: number }))
      await hand.tap(page.getByRole('button', { name: 'Refund buyer' }))
      const form = page.getByRole('dialog', { name: 'Refund buyer' })
      await hand.tap(form.getByRole('button', { name: /^Increase: / }))
      await hand.fill(form.getByLabel('Reason'), 'One of them broke')
      await hand.tap(form.getByRole('button', { name: /^Refund ₦/ }))
      await expect(page.getByRole('heading', { name: '1 item · 1 refunded' })).toBeVisible()
    },
  },
  {
    name: 'change one price',
    most: 6,
    run: async ({ page, hand }) => {
      await hand.tap(menu(page, 'Inventory'))
      await hand.tap(rowOf(page, /Bowl number 3\b/).getByRole('button', { name: /^Price of/ }))
      await hand.fill(page.getByRole('textbox', { name: /^Price of/ }), '3200.50')
      await page.keyboard.press('Enter')
      hand.count++
      await expect(rowOf(page, /Bowl number 3\b/)).toContainText('₦3,200.50')
    },
  },
  {
    name: 'correct the stock of ten products',
    most: 22,
    run: async ({ page, hand, seller }) => {
      await hand.tap(menu(page, 'Inventory'))
      for (let index = 0; index < 10; index++) {
        const row = rowOf(page, new RegExp(`Bowl number ${index}\\b`))
        await hand.tap(row.getByRole('button', { name: /^Stock of/ }))
        await hand.fill(page.getByRole('textbox', { name: /^Stock of/ }), String(20 + index))
      }
      await page.keyboard.press('Enter')
      hand.count++
      await expect
        .poll(async () => {
          const rows = await seller.call<{ onHand: number }[]>('GET', `/inventory/?store=${seller.store.id}&q=bowl`)
          return rows.filter(({ onHand }) => onHand >= 20).length
        })
        .toBe(10)
    },
  },
  {
    name: 'take 20 % off a category of fifty products',
    most: 7,
    run: async ({ page, hand }) => {
      await hand.tap(menu(page, 'Inventory'))
      await choose(hand, page.getByLabel('Category', { exact: true }), 'audio')
      await expect(page.getByText('50 products', { exact: true })).toBeVisible()
      await hand.tap(page.getByRole('checkbox', { name: 'Select all' }))
      await hand.tap(page.getByRole('region', { name: 'Selected products' }).getByRole('button', { name: 'Change' }))
      await hand.tap(page.getByRole('menuitem', { name: 'Change prices' }))
      const form = page.getByRole('dialog', { name: 'Change the prices of 50 products' })
      await hand.fill(form.getByLabel('Percent'), '20')
      await hand.tap(form.getByRole('button', { name: 'Change prices' }))
      await expect(page.getByRole('dialog', { name: '50 products changed' })).toBeVisible({ timeout: 60_000 })
    },
  },
  {
    name: 'find an order by phone number',
    most: 2,
    run: async ({ page, hand, buyFromUs }) => {
      const number = await buyFromUs()
      await hand.tap(page.getByRole('button', { name: 'Search', exact: true }).first())
      const finder = page.getByRole('dialog', { name: 'Search' })
      await hand.fill(finder.getByRole('combobox'), '0803 123 4567')
      await expect(finder.getByRole('option').filter({ hasText: number })).toBeVisible()
    },
  },
  {
    name: 'see what the store is owed, and when it is paid',
    most: 2,
    run: async ({ page, hand }) => {
      await hand.tap(menu(page, 'Earnings'))
      await expect(page.getByText('Pending', { exact: true })).toBeVisible()
      await expect(page.getByText(/becomes available/).first()).toBeVisible()
    },
  },
]

test('ten tasks of a seller take no more presses and typed fields than elsewhere', async ({
  page,
  request,
  baseURL,
  enter,
  complaints,
}) => {
  test.setTimeout(420_000)
  await enter(page, 'NG')
  const table: { task: string; interactions: number; most: number }[] = []
  const note = (task: string, { count }: Hand, most: number) => table.push({ task, interactions: count, most })

  await test.step('open a store and publish its first product, on a phone', async () => {
    const hand = new Hand()
    await openStoreAndSell(page, request, hand)
    note('open a store, first product, on a phone', hand, 30)
  })

  const seller = await openStocked(request, baseURL ?? '')
  const buyFromUs = async (units = 1) => (await buyFrom(baseURL, seller.store.slug, {}, units)).number
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const { name, most, run } of tasks) {
    await test.step(name, async () => {
      const hand = new Hand()
      await seller.visit(page, '/dashboard/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await run({ page, hand, seller, buyFromUs })
      note(name, hand, most)
    })
  }
  const lines = table.map(({ task, interactions, most }) => `${String(interactions).padStart(3)} of ${most}  ${task}`)
  process.stdout.write(`${lines.join('\n')}\n`)
  expect(table.filter(({ interactions, most }) => interactions > most)).toEqual([])
  expect(table).toHaveLength(10)
  expect(complaints).toEqual([])
})

async function openStoreAndSell(page: Page, request: Parameters<typeof Seller.open>[0], hand: Hand): Promise<void> {
  await page.setViewportSize({ width: 360, height: 780 })
  const { name, email, password } = somebody()
  await page.goto('/')
  await hand.tap(page.getByRole('link', { name: 'Sell with us' }).last())
  await hand.fill(page.getByLabel('Your name'), name)
  await hand.fill(page.getByLabel('Email'), email)
  await hand.fill(page.getByLabel('Password', { exact: true }), password)
  await hand.tap(page.getByRole('button', { name: 'Continue to your store' }))
  await hand.fill(page.getByLabel('Code from the email'), await readCode(request, email, 'registration'))
  await hand.fill(page.getByLabel('Name of your store'), `Trays ${crypto.randomUUID().slice(0, 4)}`)
  await hand.tap(page.getByRole('button', { name: 'Open store' }))
  await hand.tap(menu(page, 'Inventory'))
  await hand.tap(page.getByRole('link', { name: 'Add product' }))
  await publishProduct({ page, hand }, `Tray of ${crypto.randomUUID().slice(0, 8)}`)
}

/** A store with something to buy, ten bowls, and fifty products of one category. */
async function openStocked(request: Parameters<typeof Seller.open>[0], url: string): Promise<Seller> {
  const seller = await Seller.open(request, url, 'Ten Tasks')
  const own = seller.store.slug
  const speakers = Array.from({ length: 50 }, (_, index) => [`Speaker number ${index} of ${own}`, 'audio'] as const)
  const bowls = Array.from({ length: 10 }, (_, index) => [`Bowl number ${index} of ${own}`, null] as const)
  const all = [...speakers, ...bowls]
  for (let start = 0; start < all.length; start += 10) {
    await Promise.all(all.slice(start, start + 10).map(([name, category]) => seller.addProduct(name, { category })))
  }
  await seller.addProduct(`Wax print of ${own}`, { stock: 100 })
  return seller
}
