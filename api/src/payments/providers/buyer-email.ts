import type { Platform } from '../../platform/platform.ts'
import type { StartRequest } from './provider.ts'

/**
 * The shopper's e-mail address for a provider that demands one. Whoever gave only a phone number gets a stand-in at the
 * shop's own domain, which nobody else reads, or at example.com (RFC 2606: nobody's) where the shop has none.
 */
export function buyerEmail(
  { config }: Platform,
  { email, reference }: Pick<StartRequest, 'email' | 'reference'>,
): string {
  if (email !== null) return email
  const { hostname } = new URL(config.publicUrl)
  const isDomain = /^(?:[a-z\d-]+\.)+[a-z]{2,}$/i.test(hostname)
  return `${reference}@${isDomain ? hostname : 'example.com'}`
}
