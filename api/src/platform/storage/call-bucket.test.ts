import { expect, test } from 'vitest'
import type { BucketSettings } from '../config.ts'
import { openBucketClient } from './call-bucket.ts'

const settings: BucketSettings = {
  bucket: 'pictures',
  endpoint: undefined,
  region: 'eu-west-1',
  isPathStyle: false,
  accessKeyId: 'our-key',
  secretAccessKey: 'secret',
}
const sign = async (more: Partial<BucketSettings>) =>
  new URL(await openBucketClient({ ...settings, ...more }).signPut('a b/c.png', { 'content-type': 'image/png' }, 600))

test.each([
  [{}, 'https://pictures.s3.eu-west-1.amazonaws.com/a%20b/c.png'],
  [{ isPathStyle: true }, 'https://s3.eu-west-1.amazonaws.com/pictures/a%20b/c.png'],
  [{ region: 'cn-north-1' }, 'https://pictures.s3.cn-north-1.amazonaws.com.cn/a%20b/c.png'],
  [{ endpoint: 'https://store.example:8443/s3/' }, 'https://pictures.store.example:8443/s3/a%20b/c.png'],
  // Neither is a name that a host may begin with.
  [{ endpoint: 'http://127.0.0.1:9000' }, 'http://127.0.0.1:9000/pictures/a%20b/c.png'],
  [{ bucket: 'our.pictures' }, 'https://s3.eu-west-1.amazonaws.com/our.pictures/a%20b/c.png'],
])('address of an object, %o: %s', async (more, address) => {
  const { origin, pathname } = await sign(more)
  expect(`${origin}${pathname}`).toBe(address)
})

test('sign PUT: its headers, its time and the key are in the address, and any change changes the signature', async () => {
  const { searchParams } = await sign({})
  expect(searchParams.get('X-Amz-SignedHeaders')).toBe('content-type;host')
  expect(searchParams.get('X-Amz-Expires')).toBe('600')
  expect(searchParams.get('X-Amz-Credential')).toMatch(/^our-key\/\d{8}\/eu-west-1\/s3\/aws4_request$/)
  const others = [await sign({ secretAccessKey: 'other' }), await sign({ bucket: 'others' })]
  for (const other of others)
    expect(other.searchParams.get('X-Amz-Signature')).not.toBe(searchParams.get('X-Amz-Signature'))
})
