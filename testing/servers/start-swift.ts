import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'

/** The programs of OpenStack Swift, an object storage that speaks S3, as Debian installs them. */
const programs = [
  'swift-ring-builder',
  'swift-account-server',
  'swift-container-server',
  'swift-object-server',
  'swift-proxy-server',
]
const servers = ['account', 'container', 'object'] as const

/** The reason why there is no Swift to test against on this machine; null when there is one. */
export const noSwift: string | null = programs.every((program) => existsSync(join('/usr/bin', program)))
  ? null
  : 'no real S3 server here: apt-get install swift-proxy swift-account swift-container swift-object'

export type S3Server = { environment: Record<string, string>; endpoint: string; close: () => Promise<void> }

/** Starts a Swift of one disk, a folder, with an empty bucket. `environment` has the settings that point a shop at it. */
export async function startSwift(): Promise<S3Server> {
  const folder = mkdtempSync(join(tmpdir(), 'makola-swift-'))
  mkdirSync(join(folder, 'devices/disk'), { recursive: true })
  const ports = await freePorts(servers.length + 1)
  const proxyPort = ports[servers.length] ?? 0
  const running = servers.map((name, index) => startServer(folder, name, ports[index] ?? 0))
  running.push(start(folder, 'proxy', proxyPort, proxySettings))
  const endpoint = `http://127.0.0.1:${proxyPort}`
  const credentials = { accessKeyId: 'makola:shop', secretAccessKey: 'only-tests-know' }
  const region = 'wnam'
  const close = async () => {
    await Promise.all(running.map(stop))
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const client = new AwsClient({ ...credentials, region, service: 's3', retries: 0 })
    const put = async (path: string, body?: string) => {
      const { ok, status } = await client.fetch(`${endpoint}/${path}`, { method: 'PUT', ...(body && { body }) })
      if (!ok) throw new Error(`Swift answered with ${status}`)
    }
    await untilItAnswers(() => put('pictures'))
    await untilItAnswers(() => put('pictures/first.txt', 'ready'))
  } catch (error) {
    await close()
    throw error
  }
  return {
    endpoint,
    environment: {
      S3_BUCKET: 'pictures',
      S3_ENDPOINT: endpoint,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    },
    close,
  }
}

const proxySettings = `
[pipeline:main]
pipeline = catch_errors cache s3api tempauth proxy-server
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:s3api]
use = egg:swift#s3api
location = wnam
[filter:tempauth]
use = egg:swift#tempauth
user_makola_shop = only-tests-know .admin
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
# One busy machine: slow is not broken.
conn_timeout = 10
node_timeout = 30
error_suppression_limit = 100000
`

/** One of the servers behind the proxy, and the ring that tells the proxy where it is. */
function startServer(folder: string, name: (typeof servers)[number], port: number): ChildProcess {
  const builder = join(folder, `${name}.builder`)
  const ring = (...args: string[]) => execFileSync('/usr/bin/swift-ring-builder', [builder, ...args])
  ring('create', '4', '1', '0')
  ring('add', `r1z1-127.0.0.1:${port}/disk`, '1')
  ring('rebalance')
  return start(
    folder,
    name,
    port,
    `[pipeline:main]\npipeline = ${name}-server\n[app:${name}-server]\nuse = egg:swift#${name}\n`,
  )
}

function start(folder: string, name: string, port: number, settings: string): ChildProcess {
  const file = join(folder, `${name}.conf`)
  const base = { bind_ip: '127.0.0.1', bind_port: port, workers: 0, user: userInfo().username, swift_dir: folder }
  const ownPlace = { devices: join(folder, 'devices'), mount_check: 'false', log_level: 'CRITICAL' }
  const lines = Object.entries({ ...base, ...ownPlace }).map(([key, value]) => `${key} = ${value}`)
  writeFileSync(file, `[DEFAULT]\n${lines.join('\n')}\n${settings}`)
  return spawn(`/usr/bin/swift-${name}-server`, [file], { stdio: 'ignore', detached: true })
}

async function stop({ pid, exitCode }: ChildProcess): Promise<void> {
  if (pid === undefined || exitCode !== null) return
  // Its own children too.
  process.kill(-pid, 'SIGKILL')
}

async function freePorts(count: number): Promise<number[]> {
  const listening = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer()
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      return server
    }),
  )
  return Promise.all(
    listening.map(async (server) => {
      const address = server.address()
      await new Promise((resolve) => server.close(resolve))
      return typeof address === 'object' && address ? address.port : 0
    }),
  )
}

async function untilItAnswers(ask: () => Promise<unknown>): Promise<void> {
  const deadline = performance.now() + 60_000
  for (;;) {
    try {
      await ask()
      return
    } catch (error) {
      if (performance.now() > deadline) throw error
      await setTimeout(250)
    }
  }
}
