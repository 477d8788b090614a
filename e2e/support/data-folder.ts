import { chmodSync, cpSync, lchownSync, mkdtempSync, readdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder for data that other users may reach: started by root, the database runs as one of them. */
export function makeDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'makola-e2e-'))
  chmodSync(folder, 0o755)
  return folder
}

/** Copies the data of a shop that does not run, with their owners: the database takes no data of another user's. */
export function copyShopData(from: string, to: string): void {
  cpSync(from, to, { recursive: true, preserveTimestamps: true })
  if (process.getuid?.() !== 0) return
  for (const path of ['', ...readdirSync(from, { recursive: true, encoding: 'utf8' })]) {
    const { uid, gid } = statSync(join(from, path))
    lchownSync(join(to, path), uid, gid)
  }
}
