import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { findFaultsHere, refusePublicFaults } from './public-faults.ts'
import { ConfigError, defineSettings, onOff } from './settings.ts'

/** A module with a setting that no public shop may leave as it is, except a demo. */
const settings = defineSettings({
  shape: { PLAY_MONEY: onOff('on') },
  read: ({ PLAY_MONEY }) => PLAY_MONEY,
  findPublicFaults: (hasPlayMoney, { isDemo }) => (hasPlayMoney && !isDemo ? ['PLAY_MONEY must be off'] : []),
})
const read = (environment: Record<string, string>) => readConfig(environment, [{ settings }])

/** A shop that may open at a public address. */
const sound = {
  PUBLIC_URL: 'https://shop.example',
  SEED: 'none',
  PLAY_MONEY: 'off',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'orders@shop.example',
}

describe('a shop at a public address', () => {
  it('opens when nothing is wrong', () => {
    expect(findFaultsHere(read(sound))).toEqual([])
    expect(() => refusePublicFaults(read(sound))).not.toThrow()
  })

  it.each([
    ['the demo', { SEED: 'demo' }, /^SEED must be none/],
    ['what a module refuses', { PLAY_MONEY: 'on' }, /^PLAY_MONEY must be off/],
    ['an address without https', { PUBLIC_URL: 'http://shop.example' }, /^PUBLIC_URL must be .* with https/],
    ['no mail server', { SMTP_URL: '', MAIL_FROM: '' }, /^SMTP_URL and MAIL_FROM must be given/],
    [
      'no secret of its own beside another database',
      { DATABASE_URL: 'postgres://db/shop' },
      /^AUTH_SECRET must be given/,
    ],
    ['a pause for tests', { PAUSE_POINT: 'order.placed' }, /^PAUSE_POINT must not be set/],
  ])('refuses %s', (_, change, fault) => {
    const faults = findFaultsHere(read({ ...sound, ...change }))
    expect(faults).toEqual([expect.stringMatching(fault)])
  })

  it('refuses several processes without a common secret', () => {
    const apart = { isOneProcess: false }
    expect(findFaultsHere(read(sound), apart)).toEqual([expect.stringMatching(/^AUTH_SECRET must be given/)])
    expect(findFaultsHere(read({ ...sound, AUTH_SECRET: 'x'.repeat(32) }), apart)).toEqual([])
  })

  it('reports all faults at once, with what is wrong everywhere', () => {
    const faulty = {
      PUBLIC_URL: 'http://shop.example',
      PAUSE_POINT: 'order.placed',
      DATABASE_URL: 'postgres://db/shop',
    }
    expect(() => refusePublicFaults(read(faulty))).toThrow(
      /SEED[\s\S]*PLAY_MONEY[\s\S]*PUBLIC_URL[\s\S]*SMTP_URL[\s\S]*AUTH_SECRET[\s\S]*PAUSE_POINT/,
    )
    expect(() => read({ ...faulty, PORT: 'eighty', S3_BUCKET: 'pictures' })).toThrow(
      /PORT must be a port number[\s\S]*S3_BUCKET needs[\s\S]*SEED must be none[\s\S]*PAUSE_POINT/,
    )
  })

  it('opens a demo with play money on explicit request, and forgives it nothing else', () => {
    const demo = { ...sound, SEED: 'demo', PLAY_MONEY: 'on', DEMO: 'public' }
    expect(findFaultsHere(read(demo))).toEqual([])
    expect(findFaultsHere(read({ ...demo, PUBLIC_URL: 'http://shop.example' }))).toHaveLength(1)
  })
})

it.each([{ HOST: '0.0.0.0' }, { HOST: '::' }, { HOST: '192.0.2.7', PUBLIC_URL: 'http://localhost' }])(
  'a shop in the own network is refused the demo: %o',
  (address) => {
    expect(() => refusePublicFaults(read(address))).toThrow(/SEED must be none[\s\S]*PLAY_MONEY must be off/)
    expect(() => refusePublicFaults(read({ ...address, SEED: 'none', PLAY_MONEY: 'off' }))).not.toThrow()
    expect(() => refusePublicFaults(read({ ...address, DEMO: 'public' }))).not.toThrow()
  },
)

it.each([{}, { PUBLIC_URL: 'http://127.0.0.1:8080' }, { HOST: '::1' }])('a local shop may be a demo: %o', (address) => {
  expect(() => refusePublicFaults(read(address))).not.toThrow(ConfigError)
})
