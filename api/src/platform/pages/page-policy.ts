import { hash } from 'node:crypto'
import type { BucketSettings, Config } from '../config.ts'

type Site = Pick<Config, 'mediaUrl' | 'bucket' | 'publicUrl'>

/** A page's Content-Security-Policy: our own resources and scripts with this answer's nonce, plus the settings' additions. */
export function pagePolicy(nonce: string, { mediaUrl, bucket, publicUrl }: Site): string {
  const pictures = URL.canParse(mediaUrl) ? ` ${new URL(mediaUrl).origin}` : ''
  const storage = bucket ? ` ${originOf(bucket)}` : ''
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${pictures}`,
    "font-src 'self'",
    `connect-src 'self'${storage}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/**
 * A cached page and its policy. A nonce is valid for one answer, so the scripts with the page's nonce are named by hash instead;
 * a script without it stays refused.
 */
export function nameScriptsByHash(html: string, policy: string): { html: string; policy: string } {
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
  if (nonce === undefined) return { html, policy }
  const attribute = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  for (let at = html.indexOf('<script'); at >= 0; at = html.indexOf('<script', at)) {
    const start = html.indexOf('>', at) + 1
    const end = html.indexOf('</script>', start)
    if (start === 0 || end < 0) break
    if (end > start && html.slice(at, start).includes(attribute)) {
      hashes.add(`'sha256-${hash('sha256', html.slice(start, end), 'base64')}'`)
    }
    at = end
  }
  return {
    html: html.replaceAll(attribute, '').replaceAll(`content="${nonce}"`, 'content=""'),
    policy: policy.replace(`'nonce-${nonce}'`, [...hashes].join(' ')),
  }
}

/** The origin to which browsers upload pictures. */
function originOf({ bucket, endpoint, region, isPathStyle }: BucketSettings): string {
  const { protocol, host } = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`)
  return isPathStyle ? `${protocol}//${host}` : `${protocol}//${bucket}.${host}`
}
