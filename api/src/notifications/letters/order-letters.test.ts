import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { type AnOrder, anOrder } from '../../../../testing/builders/orders.ts'
import { actInSandbox } from '../../../../testing/builders/payments.ts'
import { aStore } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { orderExpired } from '../../orders/events.ts'
import { orders } from '../../orders/tables.ts'
import { trackingToken } from '../../orders/tracking/tracking-token.ts'
import { readOutboxFolder } from '../../platform/mail/mailer.ts'
import { emit } from '../../platform/messaging/events.ts'
import { transact } from '../../platform/platform.ts'
import { sentMessages } from '../tables.ts'
import { mountDevMail } from './dev-mail.ts'
import { sendMessage } from './send-message.ts'

let shop: TestPlatform

beforeAll(async () => {
  shop = await openTestPlatform({ SHOP_NAME: 'Balogun & Co' })
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

const outbox = () => readOutboxFolder(shop.mailer.folder ?? '')
const lettersTo = async (address: string) => (await outbox()).filter((letter) => letter.to === address)

async function pay(order: AnOrder): Promise<void> {
  await actInSandbox(shop, order.reference, { action: 'approve' })
  await shop.jobs.drain(shop)
}

describe('the confirmation', () => {
  test('gives goods, stores, delivery, address and amount paid', async () => {
    const [cloth, bowl] = [
      await aStore(shop, { name: 'Adire House' }),
      await aStore(shop, { name: 'Kumasi Clay', countryCode: 'GH' }),
    ]
    const products = [
      await aProduct(shop, { storeId: cloth.id, name: 'Indigo wrap' }),
      await aProduct(shop, { storeId: bowl.id, name: 'Asanka bowl' }),
    ]
    const order = await anOrder(shop, { products, quantity: 2, email: 'two@example.test' })
    await pay(order)
    const [letter, ...more] = await lettersTo('two@example.test')
    expect(more).toEqual([])
    expect(letter?.subject).toBe(`Your Balogun & Co order ${order.buyersNumber} is paid`)
    const link = `${shop.config.publicUrl}/order-tracking/?token=${trackingToken(shop, order.orderId)}`
    for (const body of [letter?.html ?? '', letter?.text ?? '']) {
      for (const said of ['Indigo wrap', 'Asanka bowl', '₦2,000', '₦500', '₦5,000', link, 'Ada Obi', 'Nigeria']) {
        expect(body).toContain(said)
      }
    }
    expect(letter?.html).toContain('Balogun &amp; Co')
    expect(letter?.html).toContain('Adire House')
    expect(letter?.text).toContain('KUMASI CLAY')
  })

  test('escapes text typed by people (DS13)', async () => {
    const markup = '"><script>alert(1)</script>'
    const product = await aProduct(shop, { name: `Bag ${markup}` })
    const address = { name: `Eve ${markup}`, line1: markup, city: 'Lagos', countryCode: 'NG' }
    await pay(await anOrder(shop, { products: [product], address, email: 'eve@example.test' }))
    const [letter] = await lettersTo('eve@example.test')
    expect(letter?.html).not.toContain('<script>')
    expect(letter?.html).toContain('&lt;script&gt;')
  })

  test('is not sent when there is only a phone number', async () => {
    const before = (await outbox()).length
    const order = await anOrder(shop, { email: null, phone: '+2348012345678' })
    await pay(order)
    const [row] = await shop.database.select().from(orders).where(eq(orders.id, order.orderId))
    expect(row?.state).toBe('paid')
    expect(await outbox()).toHaveLength(before)
  })
})

describe('the kept cart', () => {
  test('is mentioned once when an order expires', async () => {
    const order = await anOrder(shop, { email: 'gone@example.test' })
    for (let times = 0; times < 2; times++) {
      await transact(shop, async (tx) => emit(tx, orderExpired, { orderId: order.orderId }))
      await shop.jobs.drain(shop)
    }
    const letters = await lettersTo('gone@example.test')
    expect(letters).toHaveLength(1)
    expect(letters[0]?.subject).toContain('was not paid')
    expect(letters[0]?.text).toContain(`${shop.config.publicUrl}/cart`)
  })
})

describe('the email of an order that was never paid', () => {
  test('contains no text of its buyer, and is sent five times a day at most: the address may be anybody’s', async () => {
    const email = 'not-theirs@example.test'
    const product = await aProduct(shop, { stock: 20 })
    const address = { name: 'You won, see https://evil.test', line1: '1 Marina', city: 'Lagos', countryCode: 'NG' }
    for (let turn = 0; turn < 7; turn++) {
      const { orderId } = await anOrder(shop, { products: [product], email, address })
      await transact(shop, async (tx) => emit(tx, orderExpired, { orderId }))
    }
    await shop.jobs.drain(shop)
    const letters = await lettersTo(email)
    expect(letters).toHaveLength(5)
    for (const { subject, html, text } of letters) expect(`${subject}${html}${text}`).not.toMatch(/You won|evil/)
  })
})

describe('sendMessage', () => {
  const message = { subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' }
  const at = new Date('2026-11-20T08:00:00Z')

  test('keeps headers in one line', async () => {
    await sendMessage(shop, { ...message, key: 'k1', at, to: 'a@example.test', subject: 'Hello\r\nBcc: x@evil.test' })
    const [letter] = await lettersTo('a@example.test')
    expect(letter?.subject).toBe('Hello Bcc: x@evil.test')
  })

  test('retries a failed message, and never sends it again afterwards', async () => {
    const sending = { ...message, key: 'k2', at, to: 'b@example.test' }
    const silent = { ...shop, mailer: { send: () => Promise.reject(new Error('no mail server')) } }
    await expect(sendMessage(silent, sending)).rejects.toThrow('no mail server')
    expect(await lettersTo('b@example.test')).toEqual([])
    await sendMessage(shop, sending)
    await sendMessage(silent, sending)
    expect(await lettersTo('b@example.test')).toHaveLength(1)
  })

  test('replaces a message that was sent but not recorded', async () => {
    const sending = { ...message, key: 'k3', at, to: 'c@example.test' }
    await sendMessage(shop, sending)
    await shop.database.delete(sentMessages).where(eq(sentMessages.key, 'k3'))
    await sendMessage(shop, sending)
    expect(await lettersTo('c@example.test')).toHaveLength(1)
  })
})

describe('/dev/mail', () => {
  const open = (path: string, given = shop, headers: Record<string, string> = {}) => {
    const site = new Hono()
    mountDevMail(site, given)
    return site.request(path, { headers })
  }

  test('lists the outbox and shows an email without letting it run anything', async () => {
    await pay(await anOrder(shop, { email: 'reader@example.test' }))
    const list = await (await open('/dev/mail')).text()
    expect(list).toContain('to reader@example.test')
    const [letter] = await lettersTo('reader@example.test')
    const response = await open(`/dev/mail/${letter?.id}`)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    const page = await response.text()
    expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
    expect(page).not.toContain('srcdoc="<base')
    expect((await open('/dev/mail/another')).status).toBe(404)
    writeFileSync(join(shop.mailer.folder ?? '', 'half-a-letter.json'), '{"id":"ha')
    const again = await open('/dev/mail')
    expect(again.status).toBe(200)
    expect(await again.text()).toContain('Left out because they cannot be read: half-a-letter.json')
  })

  test('is not found at a public address, or where email is really sent', async () => {
    const isPublic = { ...shop, config: { ...shop.config, publicUrl: 'https://shop.example' } }
    expect((await open('/dev/mail', isPublic)).status).toBe(404)
    const listens = { ...shop, config: { ...shop.config, host: '0.0.0.0' } }
    expect((await open('/dev/mail', listens)).status).toBe(404)
    const sends = { ...shop, mailer: { send: shop.mailer.send } }
    expect((await open('/dev/mail', sends)).status).toBe(404)
    // Another person's name for this machine: DNS rebinding.
    expect((await open('http://rebound.example/dev/mail')).status).toBe(404)
    expect((await open('http://rebound.example/dev/mail/x')).status).toBe(404)
    // A local proxy that uses our own name asks for somebody else.
    expect((await open('/dev/mail', shop, { 'x-forwarded-for': '198.51.100.7' })).status).toBe(404)
  })
})
