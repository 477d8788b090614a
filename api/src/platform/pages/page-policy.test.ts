import { describe, expect, test } from 'vitest'
import { pagePolicy } from './page-policy.ts'

const home = { mediaUrl: '/media', bucket: null, publicUrl: 'http://localhost:3000' }
const bucket = {
  bucket: 'pictures',
  endpoint: 'https://storage.test:9000',
  region: 'wnam',
  isPathStyle: true,
  accessKeyId: 'id',
  secretAccessKey: 'secret',
}
const part = (policy: string, name: string) => policy.split('; ').find((rule) => rule.startsWith(`${name} `))

describe('the policy of a page', () => {
  test('allows scripts with its nonce, and pictures and answers of the shop only', () => {
    const policy = pagePolicy('abc', home)
    expect(part(policy, 'script-src')).toBe("script-src 'self' 'nonce-abc'")
    expect(part(policy, 'img-src')).toBe("img-src 'self' data: blob:")
    expect(part(policy, 'connect-src')).toBe("connect-src 'self'")
  })

  test('asks for HTTPS only where the shop has it', () => {
    expect(pagePolicy('abc', home)).not.toContain('upgrade-insecure-requests')
    expect(pagePolicy('abc', { ...home, publicUrl: 'https://shop.test' })).toMatch(/; upgrade-insecure-requests$/)
  })

  test('allows pictures from the configured address', () => {
    const policy = pagePolicy('abc', { ...home, mediaUrl: 'https://cdn.test/pictures' })
    expect(part(policy, 'img-src')).toBe("img-src 'self' data: blob: https://cdn.test")
  })

  test.each([
    [bucket, 'https://storage.test:9000'],
    [{ ...bucket, isPathStyle: false }, 'https://pictures.storage.test:9000'],
    [{ ...bucket, endpoint: undefined, region: 'eu-west-1' }, 'https://s3.eu-west-1.amazonaws.com'],
  ])('lets pictures be put into the bucket', (settings, origin) => {
    expect(part(pagePolicy('abc', { ...home, bucket: settings }), 'connect-src')).toBe(`connect-src 'self' ${origin}`)
  })
})
