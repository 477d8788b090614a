import { expect, test } from 'vitest'
import { nameNetwork } from './network-of.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:20ff::1', '20010db8000120/56'],
  ['2001:db8:1:2001:ffff:ffff:ffff:ffff', '20010db8000120/56'],
  ['2001:db8:1:2100::1', '20010db8000121/56'],
  ['::1', '00000000000000/56'],
  ['1::', '00010000000000/56'],
  ['fe80::1%eth0', 'fe800000000000/56'],
  ['in process', 'in process'],
  ['a word of a proxy', 'a word of a proxy'],
])('the network of %s is %s', (address, network) => {
  expect(nameNetwork(address)).toBe(network)
})
