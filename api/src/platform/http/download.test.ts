import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createSocketServer, type Server } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { download, NotFetched, type Outside, outside } from './download.ts'
import { isPublicWebAddress } from './is-public-address.ts'

const servers: Server[] = []
afterAll(() => {
  for (const server of servers) server.close()
})

async function serve(answer: RequestListener): Promise<number> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

const limits = { bytes: 1000, milliseconds: 3000, accept: 'image/png' }
/** This machine plays the public web; what is not public stays closed. */
const here: Outside = { mayReach: (address) => address === '127.0.0.1', resolve: async () => ['127.0.0.1'] }
const get = async (address: string, to: Partial<Outside> = {}, more: Partial<typeof limits> = {}) =>
  Buffer.from(await download(address, { ...limits, ...more }, { ...here, ...to })).toString()
const why = (address: string, to?: Partial<Outside>, more?: Partial<typeof limits>) =>
  get(address, to, more).then(
    (text) => `fetched: ${text}`,
    (error: unknown) => (error instanceof NotFetched ? error.message : Promise.reject(error)),
  )

test('a file is fetched by its server’s name, also after a redirect', async () => {
  const hosts: string[] = []
  const port = await serve(({ url, headers }, answer) => {
    hosts.push(headers.host ?? '')
    if (url === '/old') answer.writeHead(302, { location: '/new' }).end('moved')
    else answer.end('a picture')
  })
  expect(await get(`http://pictures.test:${port}/old`)).toBe('a picture')
  expect(hosts).toEqual([`pictures.test:${port}`, `pictures.test:${port}`])
})

test('a name with one forbidden address is not called', async () => {
  let calls = 0
  const port = await serve((_, answer) => {
    calls++
    answer.end('secret')
  })
  const closed = 'This address is not on the public internet.'
  for (const found of [['10.0.0.1'], ['127.0.0.1', '10.0.0.1'], ['::ffff:127.0.0.1'], ['::1', '127.0.0.1']]) {
    expect(await why(`http://pictures.test:${port}/`, { resolve: async () => found })).toBe(closed)
  }
  const real = { mayReach: isPublicWebAddress }
  for (const host of [
    '127.0.0.1',
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '0',
    'localhost.',
  ]) {
    expect([host, await why(`http://${host}:${port}/`, real)]).toEqual([host, closed])
  }
  expect(await why('http://169.254.169.254/latest/meta-data/', real)).toBe(closed)
  expect(await why('http://localhost/', { ...real, resolve: outside.resolve })).toBe(closed)
  expect(calls).toBe(0)
})

test('a name that changes its address is resolved once: the checked address is the one called', async () => {
  const port = await serve((_, answer) => void answer.end('the server that was checked'))
  const answers = [['127.0.0.1'], ['127.0.0.2'], ['10.0.0.1']]
  let asked = 0
  const resolve = async () => answers[asked++] ?? []
  expect(await get(`http://rebinding.test:${port}/`, { resolve })).toBe('the server that was checked')
  expect(asked).toBe(1)
})

test('a redirect is checked like the first address, by the name’s address at that time', async () => {
  let secrets = 0
  const port = await serve(({ url }, answer) => {
    if (url === '/secret') secrets++
    const target = url?.startsWith('/to?') ? decodeURIComponent(url.slice(4)) : ''
    answer.writeHead(target ? 302 : 200, target ? { location: target } : {}).end()
  })
  const to = (target: string) => `http://a.test:${port}/to?${encodeURIComponent(target)}`
  const closed = 'This address is not on the public internet.'
  const meanings = { resolve: async (name: string) => (name === 'a.test' ? ['127.0.0.1'] : ['10.0.0.1']) }
  expect(await why(to(`http://inside.test:${port}/secret`), meanings)).toBe(closed)
  expect(await why(to('http://169.254.169.254/'))).toBe(closed)
  const answers = [['127.0.0.1'], ['192.168.0.1']]
  expect(await why(to(`http://a.test:${port}/secret`), { resolve: async () => answers.shift() ?? [] })).toBe(closed)
  expect(await why(to('file:///etc/passwd'))).toBe('This is not a web address.')
  expect(await why(to(`http://user:word@a.test:${port}/secret`))).toBe(
    'Web addresses with a password are not accepted.',
  )
  expect(secrets).toBe(0)
})

test('three redirects are followed', async () => {
  const port = await serve(({ url = '/' }, answer) => {
    const left = Number(url.slice(1))
    if (left > 0) answer.writeHead(301, { location: `/${left - 1}` }).end()
    else answer.end('there')
  })
  expect(await get(`http://a.test:${port}/3`)).toBe('there')
  expect(await why(`http://a.test:${port}/4`)).toBe('The address redirects more than 3 times.')
})

test('ports are checked too, and only web addresses are called', async () => {
  const rule = { mayReach: isPublicWebAddress, resolve: async () => ['1.1.1.1'] }
  for (const port of [22, 25, 5432, 8080]) {
    expect(await why(`http://public.test:${port}/`, rule)).toBe('This address is not on the public internet.')
  }
  for (const address of [
    '',
    'picture.png',
    '/etc/passwd',
    'ftp://a.test/',
    'file:///etc/passwd',
    'data:image/png;base64,AA',
    'javascript:1',
    `http://a.test/${'x'.repeat(2000)}`,
  ]) {
    expect(await why(address)).toBe('This is not a web address.')
  }
})

test('a file that is too large is refused, announced or not', async () => {
  const port = await serve(({ url }, answer) => {
    if (url === '/said') answer.writeHead(200, { 'content-length': 1_000_000 }).write('x')
    else {
      const flood = () => void (answer.destroyed || answer.write('x'.repeat(400), () => setImmediate(flood)))
      flood()
    }
  })
  for (const path of ['said', 'unsaid']) {
    expect(await why(`http://a.test:${port}/${path}`)).toBe('The file is larger than 0.001 MB.')
  }
})

test('a server that hangs, is slow, down or confused is given up, and may be retried', async () => {
  const silent = createSocketServer().listen(0, '127.0.0.1')
  servers.push(silent)
  await once(silent, 'listening')
  const { port: silentPort } = silent.address() as AddressInfo
  const port = await serve(({ url }, answer) => {
    if (url === '/slow') answer.write('x')
    else if (url === '/cut') answer.writeHead(200, { 'content-length': 100 }).write('x', () => answer.destroy())
    else answer.writeHead(Number(url?.slice(1))).end()
  })
  const short = { milliseconds: 300 }
  const late = 'The server did not answer in time.'
  expect(await why(`http://a.test:${silentPort}/`, {}, short)).toBe(late)
  expect(await why(`http://a.test:${port}/slow`, {}, short)).toBe(late)
  expect(await why('http://a.test/', { resolve: () => new Promise(() => {}) }, short)).toBe(late)
  expect(await why(`http://a.test:${port}/cut`)).toBe('The connection to the server failed.')
  expect(await why('http://nowhere.test/', { resolve: () => Promise.reject(new Error('ENOTFOUND')) })).toBe(
    'The server was not found. Check the address.',
  )
  expect(await why('http://nowhere.test/', { resolve: async () => [] })).toBe(
    'The server was not found. Check the address.',
  )
  const again = async (path: string) =>
    get(`http://a.test:${port}/${path}`).catch((error: unknown) => error instanceof NotFetched && error.mayPass)
  expect([await again('cut'), await again('503'), await again('429')]).toEqual([true, true, true])
  expect([await again('404'), await again('410'), await again('204')]).toEqual([false, false, false])
})
