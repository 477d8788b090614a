import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OpeningState } from '@makola/contract/opening/opening.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiCaller } from '../../../testing/api-caller.ts'
import { anOperator, type SignedIn, signInAs } from '../../../testing/builders/auth.ts'
import { aProduct } from '../../../testing/builders/catalogue.ts'
import { anOrder } from '../../../testing/builders/orders.ts'
import { actInSandbox } from '../../../testing/builders/payments.ts'
import { aRate } from '../../../testing/builders/rates.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { toNextWindow } from '../../../testing/to-next-window.ts'
import { twoFactors } from '../auth/tables.ts'
import { modules } from '../modules.ts'
import { confirmPayment } from '../payments/settlement/confirm-payment.ts'
import { backupAt } from '../platform/backup/backup-database.ts'
import { backupFolderOf } from '../platform/backup/settings.ts'
import { readOutboxFolder } from '../platform/mail/mailer.ts'
import { createSite } from '../serve.ts'
import { letterLimits } from './letter-code.ts'

// One shop that begins empty, from its first operator to its first visitor: the tests follow each other. It is a demo, so that play
// money counts as a payment.

let shop: TestPlatform
let api: ReturnType<typeof apiCaller>
let site: Awaited<ReturnType<typeof createSite>>
let operator: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform({ SEED: 'none', DEMO: 'public' })
  api = apiCaller(shop)
  site = await createSite(shop, modules, { isDraining: false })
  operator = await anOperator(shop)
})
afterAll(() => shop.close())

const asOperator = () => ({ headers: operator.headers })
const stateOf = async () => (await api.get<{ data: OpeningState }>('/opening', asOperator())).body.data
const missing = async (step: OpeningState['steps'][number]['step']) =>
  (await stateOf()).steps.find((found) => found.step === step)?.missing
const put = async (path: string, json: object) =>
  (await shop.request(path, { method: 'PUT', json, ...asOperator() })).json()

describe('before it opens', () => {
  it('says what every step needs, and what a public address refuses', async () => {
    const { isOpen, isPublic, steps, faults } = await stateOf()
    expect({ isOpen, isPublic }).toEqual({ isOpen: false, isPublic: false })
    const open = steps.filter((step) => step.missing.length > 0).map(({ step }) => step)
    // Pictures are files in the data folder, which answers.
    expect(open).toEqual(['operator', 'details', 'rates', 'mail', 'pages', 'categories', 'store', 'payments', 'backup'])
    expect(faults).toEqual([
      expect.stringMatching(/^PUBLIC_URL must be/),
      expect.stringMatching(/^SMTP_URL and MAIL_FROM/),
    ])
  })

  it('does not open while a step needs something', async () => {
    expect(await api.post('/opening/open', {}, asOperator())).toMatchObject({
      status: 409,
      body: { type: 'wrong-state' },
    })
  })

  it.each([
    ['/', 'Opening soon'],
    ['/store/', 'Opening soon'],
    ['/api/products/', 'This shop opens soon.'],
    ['/checkout', 'Opening soon'],
  ])('answers visitors of %s that it opens soon', async (path, says) => {
    const response = await site.request(path)
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('3600')
    expect(await response.text()).toContain(says)
  })

  it('keeps search engines out', async () => {
    const { headers } = await site.request('/')
    expect(headers.get('x-robots-tag')).toBe('noindex')
  })

  it('lets in the operator who makes it ready, and other programs', async () => {
    expect((await site.request('/api/shop')).status).toBe(200)
    expect((await site.request('/health/live')).status).toBe(200)
    expect((await site.request('/api/products/', { headers: operator.headers })).status).not.toBe(503)
    expect((await site.request('/api/payments/webhooks/sandbox', { method: 'POST', body: '{}' })).status).not.toBe(503)
  })

  it('shows itself to a browser that an operator has let in, and to no other', async () => {
    const response = await shop.request('/opening/preview', { method: 'POST', json: {}, ...asOperator() })
    expect(response.status).toBe(204)
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect(cookie).toMatch(/^preview=/)
    expect((await site.request('/api/products/', { headers: { cookie } })).status).not.toBe(503)
    expect((await site.request('/api/products/', { headers: { cookie: 'preview=guessed' } })).status).toBe(503)
  })
})

describe('each step is done by what is there', () => {
  it('an operator with a second factor', async () => {
    await shop.database
      .insert(twoFactors)
      .values({ accountId: operator.id, sealedSecret: 'sealed', isConfirmed: true, lastStep: 0 })
    expect(await missing('operator')).toEqual([])
  })

  it('a legal name and an address to write to', async () => {
    await api.patch('/shop', { legalName: 'Makola Trading Ltd' }, asOperator())
    expect(await missing('details')).toEqual(['support-email'])
    await api.patch('/shop', { supportEmail: 'Help@Shop.example' }, asOperator())
    expect(await missing('details')).toEqual([])
    expect((await api.get('/shop')).body).toMatchObject({
      data: { legalName: 'Makola Trading Ltd', supportEmail: 'help@shop.example', maintenanceBanner: true },
    })
  })

  it('a country with its rate', async () => {
    await aRate(shop)
    expect(await missing('rates')).toEqual([])
  })

  it('pages that were filled in', async () => {
    expect(await put('/shop/pages/terms', { text: 'We are [legal name].' })).toMatchObject({
      type: 'validation-failed',
    })
    expect((await api.get('/shop/pages/terms')).status).toBe(404)
    expect(await put('/shop/pages/terms', { text: 'We are Makola Trading Ltd.' })).toMatchObject({
      data: { page: 'terms', text: 'We are Makola Trading Ltd.' },
    })
    expect(await missing('pages')).toEqual(['privacy', 'returns'])
    for (const page of ['privacy', 'returns']) await put(`/shop/pages/${page}`, { text: 'As agreed.' })
    expect(await missing('pages')).toEqual([])
    expect((await api.get('/shop/pages/terms')).body).toMatchObject({ data: { text: 'We are Makola Trading Ltd.' } })
  })

  it('categories, for which there is a template', async () => {
    const planted = await api.post<{ data: { added: number } }>('/categories/template', {}, asOperator())
    expect(planted).toMatchObject({ status: 201, body: { data: { added: 23 } } })
    expect(await missing('categories')).toEqual([])
    expect((await api.post('/categories/template', {}, asOperator())).status).toBe(409)
  })

  it('a store with something to buy', async () => {
    await aProduct(shop, { status: 'draft' })
    expect(await missing('store')).toEqual(['product'])
    await aProduct(shop)
    expect(await missing('store')).toEqual([])
  })

  it('a payment, and the news of it from the provider', async () => {
    const { reference } = await anOrder(shop)
    expect(await missing('payments')).toEqual(['payment', 'webhook'])
    await actInSandbox(shop, reference, { action: 'approve', webhook: 'never' })
    await confirmPayment(shop, { provider: 'sandbox', reference })
    expect(await missing('payments')).toEqual(['webhook'])
    const another = await anOrder(shop)
    await actInSandbox(shop, another.reference, { action: 'approve', webhook: 'once' })
    await shop.jobs.drain(shop)
    expect(await missing('payments')).toEqual([])
  })

  it('a whole backup', async () => {
    // One that was cut short.
    await mkdir(join(backupFolderOf(shop.config), '2026-11-23T08-00-00-000Z.partial'), { recursive: true })
    expect(await missing('backup')).toEqual(['backup'])
    await backupAt(shop.databaseUrl, shop.config, shop.keptObjects, { isLogical: true })
    expect(await missing('backup')).toEqual([])
  }, 60_000)
})

describe('the letter', () => {
  const typeBack = (code: string) => api.post('/opening/letter/code', { code }, asOperator())

  it('is sent first', async () => {
    expect(await typeBack('000000')).toMatchObject({ status: 409, body: { type: 'wrong-state' } })
  })

  it('is done when its code is typed back', async () => {
    expect((await api.post('/opening/letter', {}, asOperator())).body).toEqual({ data: { to: operator.email } })
    const [letter] = await readOutboxFolder(join(shop.config.dataDir, 'outbox'))
    expect(letter?.to).toBe(operator.email)
    const code = /\d{6}/.exec(letter?.subject ?? '')?.[0] ?? ''
    const wrong = code === '000000' ? '111111' : '000000'
    expect(await typeBack(wrong)).toMatchObject({ status: 422, body: { errors: [{ pointer: '/code' }] } })
    expect(await missing('mail')).toEqual(['letter'])
    expect((await typeBack(`${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(204)
    expect(await missing('mail')).toEqual([])
  })

  it('says when it cannot be sent', async () => {
    // Without a mail server letters are files in this folder, and here a file is in its place.
    const outbox = join(shop.config.dataDir, 'outbox')
    await rename(outbox, `${outbox}-before`)
    await writeFile(outbox, '')
    expect(await api.post('/opening/letter', {}, asOperator())).toMatchObject({
      status: 503,
      body: { type: 'dependency-unavailable' },
    })
    await rm(outbox)
    await rename(`${outbox}-before`, outbox)
  })

  it('is limited, and so are tries', async () => {
    toNextWindow(shop, letterLimits.letters)
    // Meanwhile the session's token has run out.
    operator = { ...operator, ...(await signInAs(shop, operator.id)) }
    const letters: number[] = []
    for (let sent = 0; sent <= letterLimits.letters.calls; sent++) {
      letters.push((await api.post('/opening/letter', {}, asOperator())).status)
    }
    expect(letters.at(-1)).toBe(429)
    const tries: number[] = []
    for (let tried = 0; tried <= letterLimits.codes.calls; tried++) tries.push((await typeBack('x')).status)
    expect(tries.at(-1)).toBe(429)
  })
})

describe('when every step is done', () => {
  it('an operator opens it, and visitors come in', async () => {
    expect((await stateOf()).steps.flatMap((step) => step.missing)).toEqual([])
    expect((await site.request('/api/products/')).status).toBe(503)
    expect(await api.post('/opening/open', {}, asOperator())).toMatchObject({ body: { data: { isOpen: true } } })
    expect((await api.get('/shop')).body).toMatchObject({ data: { isOpen: true } })
    expect((await site.request('/api/products/')).status).not.toBe(503)
    const { data } = (await api.get<{ data: { action: string }[] }>('/audit', asOperator())).body
    expect(data.map(({ action }) => action)).toContain('shop.opened')
  })

  it('stays open', async () => {
    await api.post('/opening/open', {}, asOperator())
    expect((await stateOf()).isOpen).toBe(true)
  })
})
