import type { Config } from '../config.ts'
import { ConfigError } from '../settings.ts'

/** Returns true when the shop listens only to this machine and has no other name. */
export function isForThisMachine({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>): boolean {
  return isThisMachine(host) && isThisMachine(new URL(publicUrl).hostname)
}

export function isThisMachine(name: string): boolean {
  return ['localhost', '127.0.0.1', '::1', '[::1]'].includes(name)
}

/** Headers that only a proxy writes: the caller is not the connection's other end. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

/**
 * Returns true when this machine itself asks: under one of its own names and not through a proxy. A page from elsewhere can give
 * this machine a name, and a local proxy may call us `localhost` for a visitor from anywhere.
 */
export function isLocalRequest(request: Request): boolean {
  return isThisMachine(new URL(request.url).hostname) && !proxyHeaders.some((name) => request.headers.has(name))
}

/**
 * A public shop must not open with printed passwords or the sandbox, unless explicitly requested.
 * @throws ConfigError naming every fault at once.
 */
export function refusePublicDemo(config: Config): void {
  if (isForThisMachine(config) || config.demo === 'public') return
  const faults = [...config.publicFaults]
  if (config.seed === 'demo') {
    faults.unshift('SEED must be none: the demo has an operator whose password is printed in the README')
  }
  if (faults.length === 0) return
  const { host, publicUrl } = config
  throw new ConfigError([
    ...faults,
    `(The shop can be reached from elsewhere: HOST is ${host}, PUBLIC_URL is ${publicUrl}. DEMO=public opens a demo to everyone.)`,
  ])
}
