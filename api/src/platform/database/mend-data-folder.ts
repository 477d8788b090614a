import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { PostgresHome } from './postgres-home.ts'

/** The time that another starting server may take to write the file it has created, in milliseconds. */
const emptyFileMilliseconds = 2_000

/**
 * Repairs a copied or restored data folder: its owner and mode, and a note of a server that runs on another folder, or of none.
 * Touches nothing written by a running server of this folder.
 */
export async function mendDataFolder(home: PostgresHome, data: string): Promise<void> {
  takeOver(home, data)
  // PostgreSQL refuses data that others may read. A plain copy has the mode of new folders.
  if ((statSync(data).mode & 0o077) !== 0) chmodSync(data, 0o700)
  await dropStrangeNote(join(data, 'postmaster.pid'), data)
}

/** Files copied by root belong to root, and PostgreSQL does not run as root. */
function takeOver({ user }: PostgresHome, data: string): void {
  const { uid, gid } = user
  if (uid === undefined || gid === undefined || statSync(data).uid === uid) return
  for (const entry of readdirSync(data, { recursive: true, withFileTypes: true })) {
    lchownSync(join(entry.parentPath, entry.name), uid, gid)
  }
  chownSync(data, uid, gid)
}

/**
 * `postmaster.pid` names the process and port that serve this folder. In a copy of a folder it names the original's server, which
 * must neither be used nor prevent this one from starting.
 */
async function dropStrangeNote(note: string, data: string): Promise<void> {
  if (!existsSync(note)) return
  if (readFileSync(note, 'utf8').trim() === '') {
    await delay(emptyFileMilliseconds)
    if (existsSync(note) && readFileSync(note, 'utf8').trim() === '') rmSync(note)
    return
  }
  const served = readFileSync(note, 'utf8').split('\n')[1]?.trim() ?? ''
  if (existsSync(served) && !isSameFolder(served, data)) rmSync(note)
}

/** Returns true when two paths lead to the same folder, through any links. False when either leads nowhere. */
export function isSameFolder(one: string, other: string): boolean {
  const [first, second] = [one, other].map((path) => statSync(path, { throwIfNoEntry: false }))
  return first !== undefined && second !== undefined && first.ino === second.ino && first.dev === second.dev
}

/**
 * The password of the embedded server's one role. When its file is missing, the stopped server gets a new one.
 * @throws Error in words when the server runs and nobody knows its password, or does not take another one.
 */
export function readPassword(home: PostgresHome, data: string): string {
  const file = join(home.folder, 'password')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  const password = randomBytes(24).toString('base64url')
  const result = spawnSync(join(home.binaries, 'postgres'), ['--single', '-D', data, 'postgres'], {
    input: `alter role makola password '${password}'\n`,
    encoding: 'utf8',
    ...home.user,
  })
  if (result.status !== 0) {
    throw new Error(
      `The password of the embedded database is missing (${file}), and another one could not be set:\n${result.stderr}`,
    )
  }
  savePassword(home, password)
  return password
}

export function savePassword({ folder, user }: PostgresHome, password: string): string {
  const file = join(folder, 'password')
  writeFileSync(file, password, { mode: 0o600 })
  if (user.uid !== undefined && user.gid !== undefined) chownSync(file, user.uid, user.gid)
  return file
}
