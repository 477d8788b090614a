import { expect, test } from 'vitest'
import { isPublicWebAddress } from './is-public-address.ts'

test.each([
  ['this machine', ['127.0.0.1', '127.8.8.8', '::1']],
  ['no address', ['0.0.0.0', '0.1.2.3', '::', '', 'localhost', '1.2.3', '256.1.1.1']],
  ['private networks', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fd00::1', 'fc00::1']],
  [
    'link-local and the clouds’ own addresses',
    ['169.254.169.254', '169.254.0.1', 'fe80::1', 'fe80::1%eth0', 'fd00:ec2::254', '168.63.129.16', '192.0.0.192'],
  ],
  ['networks behind carriers', ['100.64.0.1', '100.127.255.255', '100.100.100.200']],
  [
    'IPv4 inside IPv6',
    [
      '::ffff:127.0.0.1',
      '::ffff:10.0.0.1',
      '::ffff:8.8.8.8',
      '::ffff:7f00:1',
      '::127.0.0.1',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
      '2001:0:7f00:1::',
    ],
  ],
  ['many at once, and the rest', ['224.0.0.1', '239.1.1.1', '240.0.0.1', '255.255.255.255', 'ff02::1', 'fec0::1']],
  ['examples', ['192.0.2.1', '198.51.100.7', '203.0.113.9', '198.18.0.1', '2001:db8::1', '3fff::1']],
])('a stranger cannot send the shop to %s', (_, addresses) => {
  expect(addresses.filter((address) => isPublicWebAddress(address, 443))).toEqual([])
})

test('a public server is called on web ports only', () => {
  const open = [
    '1.1.1.1',
    '9.255.255.255',
    '11.0.0.1',
    '100.63.255.255',
    '100.128.0.1',
    '172.15.0.1',
    '172.32.0.1',
    '223.255.255.1',
    '2606:4700::1111',
    '2a00:1450::1',
  ]
  expect(open.filter((address) => !isPublicWebAddress(address, 80) || !isPublicWebAddress(address, 443))).toEqual([])
  expect([21, 22, 25, 81, 5432, 6379, 8080, 8443].filter((port) => isPublicWebAddress('1.1.1.1', port))).toEqual([])
})
