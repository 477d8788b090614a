import { expect, it } from 'vitest'
import { z } from 'zod'
import { readConfig } from './config.ts'
import { defineSettings } from './settings.ts'

it.each([
  ['localhost', 'http://localhost:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['::1', 'http://[::1]:3000'],
  ['192.0.2.7', 'http://192.0.2.7:3000'],
])('a shop that listens on %s is known as %s', (host, address) => {
  expect(readConfig({ HOST: host }).publicUrl).toBe(address)
})

it.each([
  [{ SMTP_URL: 'smtp://mail.example.test' }, 'MAIL_FROM must be given with SMTP_URL'],
  [{ DATABASE_DIRECT_URL: 'postgres://db.example.test/shop' }, 'DATABASE_URL must be given with DATABASE_DIRECT_URL'],
  [{ PORT: 'eighty' }, 'PORT must be a port number'],
])('names the fault of %o', (environment, fault) => {
  expect(() => readConfig(environment)).toThrow(fault)
})

it('names the faults of its own settings and of its modules at once', () => {
  const module = {
    settings: defineSettings({ shape: { COLOUR: z.enum(['red'], { error: 'must be red' }) }, read: () => null }),
  }
  expect(() => readConfig({ PORT: 'eighty', COLOUR: 'blue' }, [module])).toThrow(
    /2 faults[\s\S]*PORT must be a port number[\s\S]*COLOUR must be red/,
  )
})

it('gives settings only to those who had them read', () => {
  const settings = defineSettings({ shape: { COLOUR: z.string().default('red') }, read: ({ COLOUR }) => COLOUR })
  expect(readConfig({ COLOUR: 'blue' }, [{ settings }]).of(settings)).toBe('blue')
  expect(() => readConfig({}).of(settings)).toThrow('These settings were not read')
})
