import {
  InMemorySpanExporter,
  NodeTracerProvider,
  type ReadableSpan,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFakePaystack } from '../../testing/providers/fake-paystack.ts'
import { openPayingShop, type PayingShop } from '../../testing/shop/open-paying-shop.ts'
import { modules } from './modules.ts'
import { orders } from './orders/tables.ts'
import { startTraces } from './platform/traces/start-traces.ts'
import { switchTracesOn } from './platform/traces/trace.ts'
import { createSite } from './serve.ts'

const collected = new InMemorySpanExporter()
const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(collected)] })

/** A trace that a caller has begun. */
const callersTrace = '0af7651916cd43dd8448eb211c80319c'
const headers = { traceparent: `00-${callersTrace}-b7ad6b7169203331-01` }

let open: PayingShop
let site: Awaited<ReturnType<typeof createSite>>
beforeAll(async () => {
  open = await openPayingShop(async () => {
    const fake = await startFakePaystack()
    return { ...fake, environment: { ...fake.environment, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' } }
  })
  site = await createSite(open.shop, modules, { isDraining: false })
  provider.register()
  switchTracesOn()
})
afterAll(async () => {
  await provider.shutdown()
  await open.close()
})

const spans = () => collected.getFinishedSpans()
const named = (name: string) => spans().filter((span) => span.name === name)
const traceOf = (span: ReadableSpan | undefined) => span?.spanContext().traceId

test('a request goes on with the trace of its caller, under the pattern of its route', async () => {
  await site.request('/api/products/no-such-thing', { headers })
  const [request] = named('/api/products/{id}')
  expect(traceOf(request)).toBe(callersTrace)
  expect(request?.attributes).toMatchObject({ 'http.route': '/api/products/{id}', 'http.response.status_code': 404 })
  expect(traceOf(named('get-product')[0])).toBe(callersTrace)
})

test('statements are within their transaction, and jobs and calls in the trace of their cause', async () => {
  const order = await open.place()
  const placing = named('hold-stock').at(-1)
  const transaction = named('transaction').find(
    (span) => span.spanContext().spanId === placing?.parentSpanContext?.spanId,
  )
  expect(traceOf(transaction)).toBe(traceOf(placing))
  await open.comeBack(await open.decide(order, { scenario: 'pay', webhook: 'never' }))
  await open.read(order)
  const job = spans().find(({ name }) => name.startsWith('payment.settled/'))
  expect(job).toBeDefined()
  const causes = named('transaction').map(traceOf)
  expect(causes).toContain(traceOf(job))
  expect(named('paystack').length).toBeGreaterThan(0)
  const call = open.fake.server.requests.find(({ headers: sent }) => sent.has('traceparent'))
  expect(named('paystack').map(traceOf)).toContain(call?.headers.get('traceparent')?.split('-')[1])
})

test('no span holds personal data, also not of what failed', async () => {
  const [order] = await open.shop.database.select().from(orders)
  await site.request(`/api/orders/track/${order?.trackingHash}?email=${order?.email}`, { headers })
  const everything = JSON.stringify(
    spans().map(({ name, attributes, events, status }) => ({ name, attributes, events, status })),
  )
  const person = [order?.email, order?.phone, order?.address.name, order?.number, order?.id, order?.trackingHash]
  for (const known of person.filter((text) => text != null && text !== '')) expect(everything).not.toContain(known)
  expect(spans().length).toBeGreaterThan(20)
})

test('a shop that is to send traces says which package it lacks', async () => {
  await expect(startTraces('http://127.0.0.1:4318')).rejects.toThrow('@opentelemetry/sdk-node cannot be loaded')
  await expect((await startTraces(null))()).resolves.toBeUndefined()
})
