import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { modules } from '../../modules.ts'
import { readConfig } from '../config.ts'
import { openVault } from './backup-key.ts'

const parent = mkdtempSync(join(tmpdir(), 'makola-key-'))
afterEach(() => rmSync(parent, { recursive: true, force: true }))

test('a backup and the kept log that open a new folder at once have one key', async () => {
  const folder = join(parent, 'backups')
  const config = readConfig({ DATA_DIR: join(parent, 'data') }, modules)
  const opened = await Promise.all([openVault(config, folder), openVault(config, folder), openVault(config, folder)])
  const later = await openVault(config, folder)
  expect(new Set([...opened, later].map(({ key }) => key.toString('hex'))).size).toBe(1)
  expect(readdirSync(folder)).toEqual(['backups.json'])
})
