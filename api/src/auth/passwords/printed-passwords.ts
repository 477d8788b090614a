import type { Platform } from '../../platform/platform.ts'
import { isForThisMachine } from '../../platform/this-machine.ts'
import { derive } from '../derive.ts'

/** The passwords of the demo shop's accounts, as they are printed at its start and in the README: no secret. */
export const printedPasswords = {
  'owner@makola.test': 'makola-owner-demo',
  'seller@makola.test': 'makola-seller-demo',
  'packer@makola.test': 'makola-packer-demo',
  'shopper@makola.test': 'makola-shopper-demo',
  'support@makola.test': 'makola-support-demo',
  'finance@makola.test': 'makola-finance-demo',
  'catalogue@makola.test': 'makola-catalogue-demo',
  'reader@makola.test': 'makola-reader-demo',
} as const

const printed = new Map<string, string>(Object.entries(printedPasswords))

/** True for the password that everybody can read for this address. */
export const isPrinted = (email: string, password: string) => printed.get(email) === password

/**
 * The password of a demo account in this shop. Only on this machine it is the printed one; a demo that others can reach has its own,
 * the same at each start, told on the shop's output.
 */
export function demoPasswordOf(
  platform: Pick<Platform, 'config' | 'secret'>,
  email: keyof typeof printedPasswords,
): string {
  if (isForThisMachine(platform.config)) return printedPasswords[email]
  return derive(platform, 'demo password', email).toString('base64url').slice(0, 16)
}
