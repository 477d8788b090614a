import { PassThrough } from 'node:stream'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { createApp } from '../app.ts'
import { openDatabase } from './database/database.ts'
import { createLog } from './log.ts'

let shop: TestPlatform
beforeAll(async () => {
  shop = await openTestPlatform()
})
afterAll(() => shop.close())

function logged(): { log: ReturnType<typeof createLog>; text: () => string } {
  const lines = new PassThrough()
  return { log: createLog('info', lines), text: () => String(lines.read() ?? '') }
}

describe('the log', () => {
  it('names the failed query and the reason, without its values', async () => {
    const { log, text } = logged()
    const marker = 'planted@marker.test'
    const failure = shop.database.execute(sql`select 1 / 0 where ${marker} = 'x' or ${marker}::text <> ''`)
    await failure.catch((error: unknown) => log.error({ err: error }, 'it failed'))
    const line = text()
    expect(line).toContain('Failed query: select 1 / 0')
    expect(line).toContain('division by zero')
    expect(line).toContain('log.test.ts')
    expect(line).not.toContain(marker)
  })

  it('names the route of a failed request, without the secret in its path', async () => {
    const { log, text } = logged()
    const unreachable = openDatabase('postgres://localhost:1/nothing', 2)
    const app = createApp({ ...shop, log, database: unreachable })
    const secret = 'S'.repeat(43)
    const response = await app.request(`/api/orders/track/${secret}`)
    await unreachable.$client.end()
    expect(response.status).toBe(503)
    const line = text()
    expect(line).toContain('"route":"/api/orders/track/:token"')
    expect(line).not.toContain(secret)
  })

  it('removes credentials by name', () => {
    const { log, text } = logged()
    log.info({ password: 'planted', body: { refresh_token: 'planted', secret: 'planted' } }, 'sent')
    const line = text()
    expect(line).toContain('[cut out]')
    expect(line).not.toContain('planted')
  })

  it.each([
    ['login', { email: 'planted@marker.test', password: 'planted marker' }],
    ['refresh-token', { token: 'planted-marker' }],
    ['verify-email', { email: 'planted@marker.test', password: 'planted marker', code: '483920' }],
  ])('says nothing of what was sent to a %s that failed', async (path, body) => {
    const { log, text } = logged()
    const unreachable = openDatabase('postgres://localhost:1/nothing', 2)
    const app = createApp({ ...shop, log, database: unreachable })
    const headers = { 'content-type': 'application/json' }
    const response = await app.request(`/api/auth/${path}`, { method: 'POST', body: JSON.stringify(body), headers })
    await unreachable.$client.end()
    expect(response.status).toBe(503)
    const line = text()
    expect(line).toContain('request failed')
    expect(line).not.toMatch(/planted|483920/)
  })
})
