import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from './config.ts'

let folder: string
const secret = 'a secret in a file that has 40 characters'
const file = (name: string) => join(folder, name)

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'makola-secrets-'))
  writeFileSync(file('secret'), `${secret}\n`)
  writeFileSync(file('database'), 'postgres://someone:secret@db/shop')
  writeFileSync(file('empty'), '\n')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('reads any setting from the file that is named, without its line end', () => {
  const config = readConfig({ AUTH_SECRET_FILE: file('secret'), DATABASE_URL_FILE: file('database') })
  expect(config.authSecret).toBe(secret)
  expect(config.databaseUrl).toBe('postgres://someone:secret@db/shop')
})

it('tells names and lengths of secrets, never what they are', () => {
  const { secrets } = readConfig({ AUTH_SECRET_FILE: file('secret'), S3_SECRET_ACCESS_KEY: '12345', SHOP_NAME: 'Tom' })
  expect(secrets).toEqual([
    { name: 'S3_SECRET_ACCESS_KEY', length: 5, isFile: false },
    { name: 'AUTH_SECRET', length: secret.length, isFile: true },
  ])
})

it('finds partners in files, and checks what is in a file as if it were given', () => {
  const mail = { SMTP_URL: 'smtp://mail.test', MAIL_FROM_FILE: file('secret') }
  expect(() => readConfig(mail)).toThrow(/has a fault|have a fault/)
  expect(() => readConfig(mail)).toThrow('MAIL_FROM must be an email address')
})

it('refuses both at once, and files that cannot be read, in words and all together', () => {
  const faulty = {
    AUTH_SECRET: secret,
    AUTH_SECRET_FILE: file('secret'),
    DATABASE_URL_FILE: file('nowhere'),
    SMTP_URL_FILE: file('empty'),
    SHOP_NAME_FILE: folder,
  }
  expect(() => readConfig(faulty)).toThrow(/4 faults/)
  expect(() => readConfig(faulty)).toThrow('AUTH_SECRET and AUTH_SECRET_FILE are both given. Keep one of them.')
  expect(() => readConfig(faulty)).toThrow(`DATABASE_URL_FILE names ${file('nowhere')}, which does not exist.`)
  expect(() => readConfig(faulty)).toThrow(`SMTP_URL_FILE names ${file('empty')}, which is empty.`)
  expect(() => readConfig(faulty)).toThrow(`SHOP_NAME_FILE names ${folder}, which is a folder.`)
})
