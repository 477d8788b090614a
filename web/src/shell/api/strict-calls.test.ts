import { getProduct, listProducts } from '@makola/contract/catalogue/catalogue.ts'
import { listInventory } from '@makola/contract/catalogue/inventory.ts'
import { importProducts } from '@makola/contract/catalogue/product-imports.ts'
import { listAccountOrders } from '@makola/contract/orders/account-orders.ts'
import { placeOrder } from '@makola/contract/orders/orders.ts'
import { createRate, deleteRate, getRate } from '@makola/contract/rates/rates.ts'
import { expect, expectTypeOf, it } from 'vitest'
import { call, type Reply } from './api-client.ts'

// The compiler runs these tests: each call below an @ts-expect-error must fail to compile, and every other call must compile.

it('compiles a call that gives what the contract requires', () => {
  const calls = () => [
    call(listProducts),
    call(listProducts, { query: { q: 'scarf' } }),
    call(getProduct, { params: { id: 'a' } }),
    call(createRate, { body: { country: 'Nigeria', currency: 'NGN', rate: '1530.25' } }),
    call(importProducts, { query: { store: 's' }, body: 'sku\nA-1' }),
  ]
  expectTypeOf(calls).returns.not.toBeAny()
  expectTypeOf<Reply<typeof deleteRate>>().toEqualTypeOf<undefined>()
})

it('refuses to compile a call without its path parameters, required query, body or idempotency key', () => {
  const rate = { country: 'Nigeria', currency: 'NGN', rate: '1530.25' }
  const order = {} as Parameters<typeof call<typeof placeOrder>>[1]['body']
  const calls = () => [
    // @ts-expect-error no parameters
    call(getRate),
    // @ts-expect-error no parameters in the input
    call(getRate, {}),
    // @ts-expect-error a parameter that the path does not have
    call(getRate, { params: { slug: 'a' } }),
    // @ts-expect-error no query, and its store is required
    call(listInventory),
    // @ts-expect-error a query without its store
    call(listInventory, { query: {} }),
    // @ts-expect-error no body
    call(createRate),
    // @ts-expect-error a body without its rate
    call(createRate, { body: { country: 'Nigeria', currency: 'NGN' } }),
    // @ts-expect-error a query but no body
    call(importProducts, { query: { store: 's' } }),
    // @ts-expect-error no idempotency key
    call(placeOrder, { body: order }),
    call(placeOrder, { body: order, idempotencyKey: 'k' }),
    // @ts-expect-error an idempotency key for an operation without one
    call(createRate, { body: rate, idempotencyKey: 'k' }),
    // @ts-expect-error a body for an operation without one
    call(deleteRate, { params: { id: 'a' }, body: rate }),
    // @ts-expect-error an unknown query field
    call(listAccountOrders, { query: { colour: 'red' } }),
  ]
  expect(calls).toBeTypeOf('function')
})
