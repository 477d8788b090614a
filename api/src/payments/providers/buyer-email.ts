import type { Platform } from '../../platform/platform.ts'
import type { StartRequest } from './provider.ts'

/**
 * Returns the shopper's email address for a provider that demands one. A shopper with only a phone number gets a placeholder at
 * the shop's own domain, which nobody else reads, or at example.com (RFC 2606: nobody's) when the shop has none.
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
