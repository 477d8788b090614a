import type { BucketSettings, Config } from './config.ts'

/** A page's Content-Security-Policy: our own things and scripts with this answer's nonce, and what the settings add. */
export function pagePolicy(nonce: string, { mediaUrl, bucket }: Pick<Config, 'mediaUrl' | 'bucket'>): string {
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
  ].join('; ')
}

/** Where the browser puts pictures. */
function originOf({ bucket, endpoint, region, isPathStyle }: BucketSettings): string {
  const { protocol, host } = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`)
  return isPathStyle ? `${protocol}//${host}` : `${protocol}//${bucket}.${host}`
}
