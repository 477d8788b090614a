import type { Config } from './config.ts'

/** Returns true when the shop listens only to this machine and has no other name. */
export function isForThisMachine({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>): boolean {
  return isThisMachine(host) && isThisMachine(new URL(publicUrl).hostname)
}

const hosts = ['localhost', '::1', '[::1]']
/** The same as `networkOf` names it: a call without a connection, and the network of ::1. */
const networks = ['in process', '00000000000000/56']
/** All of 127.0.0.0/8 (RFC 1122). A name such as 127.example.com is another machine's. */
const loopback = /^127(?:\.\d{1,3}){3}$/

/** Returns true for a host or a network (`nameNetwork`) that is this machine itself. */
export function isThisMachine(name: string): boolean {
  return hosts.includes(name) || networks.includes(name) || loopback.test(name)
}
