import type { Config } from './config.ts'

/** Returns true when the shop listens only to this machine and has no other name. */
export function isForThisMachine({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>): boolean {
  return isThisMachine(host) && isThisMachine(new URL(publicUrl).hostname)
}

export function isThisMachine(name: string): boolean {
  return ['localhost', '127.0.0.1', '::1', '[::1]'].includes(name)
}
