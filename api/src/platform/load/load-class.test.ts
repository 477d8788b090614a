import { endpoints } from '@makola/contract/endpoints.ts'
import { describe, expect, test } from 'vitest'
import { classOf, isLasting, type LoadClass } from './load-class.ts'

/** The calls of a class, by their names in the contract. */
const callsOf = (loadClass: LoadClass) =>
  endpoints
    .filter(
      ({ method, path }) => classOf(method.toUpperCase(), `/api${path}`.replaceAll(/\{\w+\}/g, 'x-1')) === loadClass,
    )
    .map(({ operationId }) => operationId)
    .sort()

describe('what a call is worth', () => {
  test('news about money is never refused', () => {
    expect(callsOf('vital')).toEqual(['receiveWebhook', 'verifyPayment'])
  })

  test('quotes, orders, payments, signing in and parcels are refused last', () => {
    const calls = callsOf('checkout')
    expect(calls).toEqual(
      expect.arrayContaining([
        'quoteCart',
        'placeOrder',
        'payAgain',
        'releaseOrder',
        'listPaymentMethods',
        'getAddressForm',
        'estimateDelivery',
        'login',
        'refreshToken',
        'packParcel',
        'shipParcel',
        'refundParcel',
        'decideRefund',
        'decidePayment',
      ]),
    )
    for (const other of ['getCart', 'trackOrder', 'claimOrders', 'listParcels']) expect(calls).not.toContain(other)
  })

  test('carts and what is kept for people come before browsing', () => {
    expect(callsOf('cart')).toEqual(
      expect.arrayContaining(['getCart', 'changeCart', 'trackOrder', 'listAccountOrders', 'updateProduct']),
    )
    expect(callsOf('browse')).toEqual(expect.arrayContaining(['listProducts', 'getProduct', 'suggest', 'getShop']))
  })

  test('exports, imports, charts and the line of a session are refused first', () => {
    expect(callsOf('extra')).toEqual([
      'exportParcels',
      'exportProducts',
      'followSession',
      'getImport',
      'getStatement',
      'getStatementCsv',
      'getStatementPdf',
      'getStoreFigures',
      'importProducts',
      'importRates',
      'listImportPictures',
      'listImports',
      'listReconciliations',
      'reconcilePayments',
    ])
  })
})

test.each<[string, LoadClass]>([
  ['/health/ready', 'vital'],
  ['/payments/success?order=1', 'vital'],
  ['/assets/main-abc.js', 'file'],
  ['/media/320/0199.webp', 'file'],
  ['/favicon.svg', 'file'],
  ['/checkout', 'checkout'],
  ['/login?next=%2F', 'checkout'],
  ['/cart/', 'cart'],
  ['/dashboard/orders', 'cart'],
  ['/', 'browse'],
  ['/products/a.b', 'browse'],
  ['/store/?q=lamp', 'browse'],
  ['/api/auth/session/stream', 'extra'],
  ['/healthy', 'browse'],
  ['/api/products/facets?category=bowls', 'browse'],
  ['/api/products/facets?category=bowls&q=lamp', 'extra'],
])('a read of %s is %s', (target, loadClass) => {
  expect(classOf('GET', target)).toBe(loadClass)
})

test('programs that read every page are refused first, but not when they pay', () => {
  const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
  expect(classOf('GET', '/products/bowl', robot)).toBe('extra')
  expect(classOf('POST', '/api/payments/webhooks/stripe', robot)).toBe('vital')
  expect(classOf('GET', '/products/bowl', 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0')).toBe('browse')
})

test('live updates and uploads give their places back at once', () => {
  expect(isLasting('GET', '/api/notifications/stream?store=a')).toBe(true)
  expect(isLasting('PUT', '/media/uploads/abc')).toBe(true)
  expect(isLasting('GET', '/api/products/')).toBe(false)
  // A name at the end of a search gives no place back.
  expect(isLasting('GET', '/api/products/?q=lamp&brand=/stream')).toBe(false)
  expect(isLasting('GET', '/store/?q=/stream?')).toBe(false)
})
