import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How often each web process is asked whether it is ready, in milliseconds. */
const askMilliseconds = 200

type Web = { url: URL; isReady: boolean }

export type RoundRobin = {
  url: string
  /** Asks all at once whether they are ready; afterwards visitors go only to those that are. */
  look: () => Promise<void>
  /** What a visitor would have seen fail: refused, cut, or answered with a fault of ours. */
  failed: string[]
  close: () => Promise<void>
}

/**
 * A load balancer of the simplest kind: each request goes to the next web process that says it is ready, over connections that are
 * kept. It repeats nothing and hides no failure. Headers pass as they are.
 */
export async function openRoundRobin(urls: readonly string[], port = 0): Promise<RoundRobin> {
  const webs: Web[] = urls.map((url) => ({ url: new URL(url), isReady: false }))
  const agent = new Agent({ keepAlive: true })
  const failed: string[] = []
  let turn = 0
  const server = createServer({ keepAliveTimeout: 60_000 }, (incoming, answer) => {
    const ready = webs.filter(({ isReady }) => isReady)
    const web = ready[turn++ % ready.length]
    const fail = (fault: string) => failed.push(`${incoming.method} ${incoming.url}: ${fault}`)
    if (web) return pass(incoming, answer, { web: web.url, agent, fail })
    fail('nobody is ready')
    answer.writeHead(503, { 'retry-after': '1' }).end()
  })
  const look = async () => void (await Promise.all(webs.map(askWhetherReady)))
  const asking = setInterval(look, askMilliseconds)
  await look()
  await new Promise<void>((resolve) => server.listen(port, resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    look,
    failed,
    async close() {
      clearInterval(asking)
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
      agent.destroy()
    },
  }
}

async function askWhetherReady(web: Web): Promise<void> {
  const answer = await fetch(new URL('/health/ready', web.url), { signal: AbortSignal.timeout(2_000) }).catch(
    () => null,
  )
  web.isReady = answer?.ok === true
}

/** These speak of one connection, not of the request. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding'])

type Passing = { web: URL; agent: Agent; fail: (fault: string) => void }

function pass(incoming: IncomingMessage, answer: ServerResponse, { web, agent, fail }: Passing): void {
  const { method = 'GET', url = '/', headers } = incoming
  const own = Object.entries(headers).filter(([name]) => name !== 'connection')
  const onward = request(
    { host: web.hostname, port: web.port, method, path: url, headers: Object.fromEntries(own), agent },
    (made) => {
      const told = Object.entries(made.headersDistinct).filter(([name]) => !ofConnection.has(name))
      if ((made.statusCode ?? 502) >= 500) fail(`answered ${made.statusCode}`)
      answer.writeHead(made.statusCode ?? 502, Object.fromEntries(told))
      // A stream of news begins before its first news.
      answer.flushHeaders()
      made.pipe(answer)
      made.on('error', (error) => {
        fail(error.message)
        answer.destroy()
      })
    },
  )
  onward.on('error', (error) => {
    // Its visitor has gone.
    if (answer.closed) return
    fail(error.message)
    if (answer.headersSent) answer.destroy()
    else answer.writeHead(502).end()
  })
  answer.on('close', () => onward.destroy())
  // A body may be refused by its headers, before any of it has come.
  onward.flushHeaders()
  incoming.pipe(onward)
}
