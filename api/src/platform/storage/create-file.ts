import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Writes a small secret file unless it is there. Of processes that do so at once one wins, and whoever reads the file then reads
 * all of what the winner wrote.
 */
export function createFile(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  const part = `${path}.${randomBytes(4).toString('hex')}.part`
  try {
    writeFileSync(part, text, { mode: 0o600, flush: true })
    linkSync(part, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(part, { force: true })
  }
}
