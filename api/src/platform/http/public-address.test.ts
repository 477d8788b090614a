import { describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { defineSettings, onOff } from '../settings.ts'
import { isLocalRequest, refusePublicDemo } from './public-address.ts'

/** A module with a setting that no public shop may leave as it is. */
const settings = defineSettings({
  shape: { PLAY_MONEY: onOff('on') },
  read: ({ PLAY_MONEY }) => PLAY_MONEY,
  findPublicFaults: (hasPlayMoney) => (hasPlayMoney ? ['PLAY_MONEY must be off'] : []),
})
const read = (environment: Record<string, string>) => readConfig(environment, [{ settings }])

describe('a public shop', () => {
  it.each([{ PUBLIC_URL: 'https://shop.example' }, { HOST: '0.0.0.0' }, { HOST: '::' }, { HOST: '192.0.2.7' }])(
    'refuses the demo and what its modules refuse: %o',
    (address) => {
      expect(() => refusePublicDemo(read(address))).toThrow(/SEED must be none[\s\S]*PLAY_MONEY must be off/)
      expect(() => refusePublicDemo(read({ ...address, SEED: 'none' }))).toThrow(/PLAY_MONEY must be off/)
      expect(() => refusePublicDemo(read({ ...address, PLAY_MONEY: 'off' }))).toThrow(/SEED must be none/)
    },
  )

  it('opens without them, and with them on explicit request', () => {
    const address = { PUBLIC_URL: 'https://shop.example' }
    expect(() => refusePublicDemo(read({ ...address, SEED: 'none', PLAY_MONEY: 'off' }))).not.toThrow()
    expect(() => refusePublicDemo(read({ ...address, DEMO: 'public' }))).not.toThrow()
  })
})

it.each([{}, { PUBLIC_URL: 'http://127.0.0.1:8080' }, { HOST: '::1' }])('a local shop may be a demo: %o', (address) => {
  expect(() => refusePublicDemo(read(address))).not.toThrow()
})

it.each([
  ['http://localhost:3000/metrics', {}, true],
  ['http://[::1]:3000/metrics', {}, true],
  ['http://shop.example/metrics', {}, false],
  ['http://localhost:3000/metrics', { 'x-forwarded-for': '198.51.100.7' }, false],
  ['http://localhost:3000/metrics', { forwarded: 'for=198.51.100.7' }, false],
  ['http://localhost:3000/metrics', { 'x-real-ip': '198.51.100.7' }, false],
])('%s with %o is asked by this machine itself: %s', (address, headers, isHere) => {
  expect(isLocalRequest(new Request(address, { headers }))).toBe(isHere)
})
