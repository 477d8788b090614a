import { get } from 'node:http'
import { createServer } from 'node:net'
import { Hono } from 'hono'
import { afterEach, describe, expect, it } from 'vitest'
import { modules } from '../../modules.ts'
import { readConfig } from '../config.ts'
import { mountMetrics, openMetricsDoor } from './show-metrics.ts'

const token = 'a token that only the tests know'
const read = async () => 'orders_placed_total 7\n'
const config = (environment: Record<string, string>) => readConfig(environment, modules)
let close = () => {}
afterEach(() => close())

async function ask(environment: Record<string, string>, address = 'http://localhost/metrics', sent?: string) {
  const site = new Hono()
  mountMetrics(site, { config: config(environment) }, read)
  return (await site.request(address, { headers: sent === undefined ? {} : { authorization: sent } })).status
}

describe('/metrics on the shop’s own port', () => {
  it('is shown by a laptop to itself, and to nobody else', async () => {
    expect(await ask({})).toBe(200)
    expect(await ask({}, 'http://shop.example/metrics')).toBe(404)
  })

  it('is shown by a public shop to nobody, not even to its own machine', async () => {
    expect(await ask({ PUBLIC_URL: 'https://shop.example' })).toBe(404)
    expect(await ask({ HOST: '0.0.0.0' })).toBe(404)
  })

  it('is shown to a caller with the token', async () => {
    const shop = { PUBLIC_URL: 'https://shop.example', METRICS_TOKEN: token }
    expect(await ask(shop, 'https://shop.example/metrics', `Bearer ${token}`)).toBe(200)
    expect(await ask(shop, 'https://shop.example/metrics', 'Bearer another token of the same')).toBe(404)
    expect(await ask(shop, 'https://shop.example/metrics')).toBe(404)
    expect(await ask({ METRICS_TOKEN: token })).toBe(404)
  })

  it('is not shown there once it has a port of its own', async () => {
    expect(await ask({ METRICS_PORT: '9464' })).toBe(404)
  })
})

describe('/metrics on a port of its own', () => {
  const fetchStatus = (port: number, headers: Record<string, string> = {}) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      get({ host: '127.0.0.1', port, path: '/metrics', headers }, (response) => {
        let text = ''
        response.on('data', (piece) => {
          text += piece
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      }).on('error', reject)
    })

  it('is answered, with the token where one is set', async () => {
    const [first, second] = [await freePort(), await freePort()]
    close = await openMetricsDoor({ config: config({ METRICS_PORT: String(first) }) }, read)
    expect(await fetchStatus(first)).toEqual({ status: 200, text: await read() })
    close()
    const environment = { METRICS_PORT: String(second), METRICS_TOKEN: token }
    close = await openMetricsDoor({ config: config(environment) }, read)
    expect((await fetchStatus(second)).status).toBe(401)
    expect((await fetchStatus(second, { authorization: `Bearer ${token}` })).status).toBe(200)
  })

  it('a port that is taken is named', async () => {
    const server = createServer()
    const port = await new Promise<number>((resolve) =>
      server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
    )
    const opening = openMetricsDoor({ config: config({ METRICS_PORT: String(port) }) }, read)
    await expect(opening).rejects.toThrow(`METRICS_PORT ${port}`)
    server.close()
  })

  it('an address that others reach needs a token', () => {
    expect(() => config({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' })).toThrow('METRICS_TOKEN must be given')
    expect(() => config({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0', METRICS_TOKEN: token })).not.toThrow()
  })
})

function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    }),
  )
}
