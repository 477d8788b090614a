import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The behaviour of a storage: like most, like AWS without access settings, refusing, failing, or silent. */
export type Manner = 'plain' | 'conditional' | 'no-acl' | 'refusing' | 'stumbling' | 'silent'

export type FakeS3 = {
  environment: Record<string, string>
  manner: Manner
  /** The number of requests so far. */
  asked: number
  objects: Map<string, Buffer>
  close: () => Promise<void>
}

/**
 * A bucket in memory, for behaviour that a real server cannot show on demand. It accepts every signature: a real server checks
 * those.
 */
export async function startFakeS3(): Promise<FakeS3> {
  const objects = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    fake.asked++
    if (fake.manner === 'silent') return
    const body = await readAll(request)
    const status = answer(request, body)
    const found = status === 200 && request.method === 'GET' ? objects.get(keyOf(request)) : undefined
    const size = objects.get(keyOf(request))?.byteLength
    response.writeHead(status, status === 200 && request.method === 'HEAD' && size ? { 'content-length': size } : {})
    response.end(status >= 400 && request.method !== 'HEAD' ? `<Error><Code>E${status}</Code></Error>` : found)
  })
  const keyOf = ({ url = '' }: IncomingMessage) => new URL(url, 'http://s3').pathname.replace(/^\/pictures\/?/, '')
  const answer = (request: IncomingMessage, body: Buffer): number => {
    const key = keyOf(request)
    if (fake.manner === 'refusing') return 403
    if (fake.manner === 'stumbling') return 500
    if (key === '') return 200
    if (request.method === 'PUT') {
      if (fake.manner === 'no-acl' && request.headers['x-amz-acl']) return 400
      if (fake.manner === 'conditional' && request.headers['if-none-match'] === '*' && objects.has(key)) return 412
      objects.set(key, body)
      return 200
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return 204
    }
    return objects.has(key) ? 200 : 404
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const fake: FakeS3 = {
    environment: {
      S3_BUCKET: 'pictures',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
    manner: 'plain',
    asked: 0,
    objects,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return fake
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}
