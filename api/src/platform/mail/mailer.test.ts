import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openOutboxFolder, readOutboxFolder } from './mailer.ts'

let dataDir: string
let folder: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'makola-outbox-'))
  folder = join(dataDir, 'outbox')
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const aLetter = (id: string) => ({
  id,
  to: 'ada@example.test',
  subject: 'Your code',
  html: '<p>123456</p>',
  text: '123456',
  sentAt: '2026-11-22T10:00:00.000Z',
})
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

test('emails are readable by the shop’s user only, even in a folder that was open before', async () => {
  mkdirSync(folder, { mode: 0o755 })
  await openOutboxFolder(folder).send(aLetter('a'))
  expect([modeOf(folder), modeOf(join(folder, 'a.json'))]).toEqual(['700', '600'])
})

test('an email sent again replaces the first, and nothing else stays in the folder', async () => {
  const mailer = openOutboxFolder(folder)
  await Promise.all([mailer.send(aLetter('a')), mailer.send(aLetter('a')), mailer.send(aLetter('b'))])
  expect(readdirSync(folder).sort()).toEqual(['a.json', 'b.json'])
})

test('incomplete and malformed emails are skipped and named', async () => {
  await openOutboxFolder(folder).send(aLetter('b'))
  writeFileSync(join(folder, 'a.json'), JSON.stringify(aLetter('a')).slice(0, 40))
  writeFileSync(join(folder, 'c.json'), '{"id":"c"}')
  const unreadable: string[] = []
  const letters = await readOutboxFolder(folder, { onUnreadable: (name) => unreadable.push(name) })
  expect(letters).toEqual([aLetter('b')])
  expect(unreadable.sort()).toEqual(['a.json', 'c.json'])
})
