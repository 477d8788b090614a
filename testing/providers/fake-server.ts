import { setTimeout } from 'node:timers/promises'
import { type HttpBindings, serve } from '@hono/node-server'
import type { ProviderName } from '@makola/contract/payments/payments.ts'
import { Hono } from 'hono'

/**
 * The frame of the fake payment providers. A fake is a real HTTP server on loopback that speaks its provider's protocol: paths,
 * bodies, headers and signatures, so that the shop's adapter cannot tell it from the real one. A fake writes its routes as a Hono
 * app (bodies are read by `c.req.text()`), keeps its books in memory, puts its pages for people below `/hosted/` (see
 * `hosted-page.ts`), and passes every event to `announce`. The frame does the rest: it records each call, commits the configured
 * fault (`fake.fault = { kind: 'hang', path: '/refund' }`; hosted pages have none), signs webhooks and sends them to `webhookUrl`
 * once, twice, late, never or with a wrong signature. Late ones wait in `held` for `deliverHeld`, in either order, as often as
 * wanted; for a person they leave automatically after a minute.
 */
export type FakeServer = {
  /** The address to give the shop as the provider's. */
  url: string
  /** Every call of the API, oldest first; visits of hosted pages are not among them. */
  requests: RecordedRequest[]
  /** The fault to show from now on; null for none. */
  fault: Fault | null
  /** The address for webhooks, which a real provider has from its dashboard; null: none. */
  webhookUrl: string | null
  /** This provider's clock: a test that moves the shop's clock moves it too. */
  now: () => Date
  /** Late webhooks that have not left yet. */
  held: string[]
  /** Every delivery, with the shop's answer; 0 for none. */
  deliveries: { body: string; status: number }[]
  /** Signs an event and sends it as the manner says. */
  announce(event: object, manner: WebhookManner): Promise<void>
  /** Sends all that is held, and forgets it: each so many times, at once; `reversed`: one after the other, last first. */
  deliverHeld(how?: { times?: number; reversed?: boolean }): Promise<void>
  stop(): Promise<void>
}

/** The result of `startFake<Name>({ port? })`: the server, and the settings that lead a shop to it. */
export type FakeProvider = { name: ProviderName; server: FakeServer; environment: Record<string, string> }

export type RecordedRequest = { method: string; path: string; query: URLSearchParams; headers: Headers; body: string }

/**
 * `slow`: answers after `slowMilliseconds`. `error`: 500, nothing done. `reset`: the connection drops, nothing done.
 * `answer-lost`: everything done, then the connection drops. `hang`: never answers. Only calls of `method` to `path` or
 * below it, when these are given.
 */
export type Fault = {
  kind: 'slow' | 'error' | 'reset' | 'answer-lost' | 'hang'
  method?: string
  path?: string
  slowMilliseconds?: number
}

export type WebhookManner = 'once' | 'twice' | 'late' | 'never' | 'forged'

export type FakeApp = Hono<{ Bindings: HttpBindings }>
type Signer = (body: string, now: Date) => Record<string, string>

const slowMilliseconds = 2_000
const lateMilliseconds = 60_000
const deliveryTimeoutMilliseconds = 30_000

type Given = { mount: (app: FakeApp, fake: FakeServer) => void; sign: Signer; port?: number | undefined }

/** Opens a fake on loopback: `mount` writes its routes, `sign` gives the headers that prove a webhook. */
export async function startFakeServer({ mount, sign, port = 0 }: Given): Promise<FakeServer> {
  const app: FakeApp = new Hono()
  const fake: FakeServer = {
    url: '',
    requests: [],
    fault: null,
    webhookUrl: null,
    now: () => new Date(),
    held: [],
    deliveries: [],
    async announce(event, manner) {
      const body = JSON.stringify(event)
      if (manner === 'never') return
      if (manner === 'late') return holdBack(fake, body, sign)
      const headers = sign(body, fake.now())
      await deliver(fake, body, manner === 'forged' ? spoil(headers) : headers)
      if (manner === 'twice') await deliver(fake, body, headers)
    },
    async deliverHeld({ times = 1, reversed = false } = {}) {
      const bodies = fake.held.splice(0)
      const send = (body: string) => deliver(fake, body, sign(body, fake.now()))
      if (reversed) for (const body of bodies.reverse()) await send(body)
      else await Promise.all(bodies.flatMap((body) => Array.from({ length: times }, () => send(body))))
    },
    stop: () => Promise.resolve(),
  }
  misbehave(app, fake)
  mount(app, fake)
  await new Promise<void>((resolve, reject) => {
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port }, (address) => {
      fake.url = `http://127.0.0.1:${address.port}`
      resolve()
    })
    server.on('error', reject)
    fake.stop = async () => {
      if ('closeAllConnections' in server) server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    }
  })
  return fake
}

/** Records every call of the API, and commits the fault that is set. */
function misbehave(app: FakeApp, fake: FakeServer): void {
  app.use(async (c, next) => {
    const { pathname: path, searchParams: query } = new URL(c.req.url)
    if (path.startsWith('/hosted/')) return next()
    const body = await c.req.text()
    fake.requests.push({ method: c.req.method, path, query, headers: c.req.raw.headers, body })
    const { fault } = fake
    const isMeant = `${path}/`.startsWith(`${fault?.path ?? ''}/`) && (fault?.method ?? c.req.method) === c.req.method
    if (fault === null || !isMeant) return next()
    const hangUp = () => c.env.incoming.socket.destroy()
    switch (fault.kind) {
      case 'slow':
        await setTimeout(fault.slowMilliseconds ?? slowMilliseconds)
        return next()
      case 'error':
        return c.text('Internal Server Error', 500)
      case 'reset':
        hangUp()
        return c.body(null)
      case 'answer-lost':
        await next()
        hangUp()
        return
      case 'hang':
        return new Promise<Response>(() => {})
    }
  })
}

function holdBack(fake: FakeServer, body: string, sign: Signer): void {
  fake.held.push(body)
  const leave = async () => {
    const index = fake.held.indexOf(body)
    if (index < 0) return
    fake.held.splice(index, 1)
    await deliver(fake, body, sign(body, fake.now()))
  }
  void setTimeout(lateMilliseconds, undefined, { ref: false }).then(leave)
}

/** The right headers of something else: each with another last character. */
function spoil(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.slice(0, -1) + (value.endsWith('0') ? '1' : '0')]),
  )
}

async function deliver(fake: FakeServer, body: string, headers: Record<string, string>): Promise<void> {
  if (fake.webhookUrl === null) return
  const status = await fetch(fake.webhookUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(deliveryTimeoutMilliseconds),
  }).then(
    (response) => response.status,
    () => 0,
  )
  fake.deliveries.push({ body, status })
}
