import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { expect, test } from 'vitest'
import { smallestToCompressBytes } from './compress-answer.ts'
import { compressAnswers } from './compress-answers.ts'

const site = new Hono()
  .use(compress({ threshold: smallestToCompressBytes }))
  .use(compressAnswers)
  .get('/:bytes', (c) => c.json({ text: 'a'.repeat(Number(c.req.param('bytes'))) }))

const ask = (bytes: number, encodings: string) =>
  site.request(`/${bytes}`, { headers: { 'accept-encoding': encodings } })

test.each(['gzip', 'zstd', 'gzip, deflate, br, zstd'])(
  'a short answer is sent as it is to whom takes %s',
  async (encodings) => {
    const { headers } = await ask(100, encodings)
    expect(headers.get('content-encoding')).toBeNull()
    expect(Number(headers.get('content-length'))).toBe(111)
  },
)

test('a long answer is compressed, and is the same when it is opened', async () => {
  const response = await ask(5000, 'gzip')
  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect(response.headers.get('content-length')).toBeNull()
  const opened = response.body?.pipeThrough(new DecompressionStream('gzip'))
  expect(await new Response(opened).json()).toEqual({ text: 'a'.repeat(5000) })
})
