import type { Config } from './config.ts'
import { ConfigError } from './settings.ts'
import { isForThisMachine, isThisMachine } from './this-machine.ts'

/** *Public* is a fact, not a setting: the shop's own address is not this machine. */
export function isPublic({ publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  return !isThisMachine(new URL(publicUrl).hostname)
}

/**
 * What a public shop must not start with, all at once, each with what to do about it. The modules bring their own. `isOneProcess`:
 * the web and the worker are this process alone.
 */
export function findPublicFaults(config: Config, { isOneProcess = true } = {}): string[] {
  const { publicUrl, smtp, authSecret, databaseUrl, pausePoint } = config
  const faults = findDemoFaults(config)
  const { protocol, hostname } = new URL(publicUrl)
  if (protocol !== 'https:' || isThisMachine(hostname)) {
    faults.push(
      `PUBLIC_URL must be the address that visitors type, with https: it is ${publicUrl}. Passwords and cookies must not travel in the clear.`,
    )
  }
  if (smtp === null) {
    faults.push(
      'SMTP_URL and MAIL_FROM must be given: without a mail server no buyer gets a receipt or a tracking link.',
    )
  }
  if (authSecret === undefined && (databaseUrl !== undefined || !isOneProcess)) {
    const why = databaseUrl === undefined ? 'web and worker run apart' : 'the database is elsewhere'
    faults.push(
      `AUTH_SECRET must be given, the same for every process, because ${why}. \`openssl rand -base64 48\` makes one.`,
    )
  }
  if (pausePoint !== undefined) faults.push('PAUSE_POINT must not be set: it stops the program for tests.')
  return faults
}

/** What a shop that others can reach must not start with, at whatever address. */
function findDemoFaults({ seed, demo, listModuleFaults }: Config): string[] {
  const isDemo = demo === 'public'
  const faults = listModuleFaults({ isDemo })
  if (seed === 'demo' && !isDemo) {
    faults.unshift('SEED must be none: the demo has an operator whose password is printed in the README.')
  }
  return faults
}

/**
 * Faults of the settings at the shop's present address. A shop that only listens beyond this machine, without a public address, is
 * refused the demo alone: it may be a test in one's own network.
 */
export function findFaultsHere(config: Config, process: { isOneProcess?: boolean } = {}): string[] {
  if (isPublic(config)) return findPublicFaults(config, process)
  return isForThisMachine(config) ? [] : findDemoFaults(config)
}

/** @throws ConfigError naming every fault at once. */
export function refusePublicFaults(config: Config, process: { isOneProcess?: boolean } = {}): void {
  const faults = findFaultsHere(config, process)
  if (faults.length > 0) throw new ConfigError([...faults, explainPublic(config)])
}

export function explainPublic({ host, publicUrl, demo }: Config): string {
  const hint = demo === 'public' ? '' : ' DEMO=public opens a marked demo with play money to everyone.'
  return `(Others can reach this shop: HOST is ${host}, PUBLIC_URL is ${publicUrl}.${hint})`
}
