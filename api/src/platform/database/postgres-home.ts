import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { findPostgresBinaries } from './postgres-binaries.ts'

/** The embedded server's data folder, its programs, and the user that they run as when it is not ours. */
export type PostgresHome = { folder: string; binaries: string; user: { uid?: number; gid?: number } }

/**
 * PostgreSQL refuses to run as root. For root, it runs as the unprivileged user `nobody`, and if that user cannot reach the
 * project's folder (a clone in /root), the server and its data live under /var/lib instead.
 */
export function preparePostgresHome(folder: string): PostgresHome {
  const native = findPostgresBinaries()
  if (process.platform === 'win32' || process.getuid?.() !== 0) {
    return { folder, binaries: hasName() ? join(native, 'bin') : programsForNobody(native, folder), user: {} }
  }
  const user = { uid: 65_534, gid: 65_534 }
  const canReach = (path: string) => spawnSync('/bin/sh', ['-c', 'test -x "$0"', path], user).status === 0
  if (canReach(folder) && canReach(join(native, 'bin', 'postgres'))) {
    chownSync(folder, user.uid, user.gid)
    return { folder, binaries: join(native, 'bin'), user }
  }
  const elsewhere = join('/var/lib/makola', Buffer.from(folder).toString('base64url').slice(-80))
  mkdirSync(elsewhere, { recursive: true })
  chownSync(elsewhere, user.uid, user.gid)
  const copy = join('/var/lib/makola', 'postgres-18')
  if (!existsSync(copy)) cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  return { folder: elsewhere, binaries: join(copy, 'bin'), user }
}

function hasName(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

/**
 * A container may run us under a user id without a name (`--user 10001`). `initdb` and `postgres` look up their user's name,
 * which they do not need here (`-U` names the role), and fail without one. Copies of them look up the first user of the system
 * instead: the imported `getpwuid` becomes `getpwent`, a name of equal length.
 */
function programsForNobody(native: string, folder: string): string {
  const home = join(folder, 'postgres-18')
  rmSync(home, { recursive: true, force: true })
  mkdirSync(join(home, 'bin'), { recursive: true })
  for (const part of ['lib', 'share']) symlinkSync(join(native, part), join(home, part))
  for (const name of readdirSync(join(native, 'bin'))) {
    const program = readFileSync(join(native, 'bin', name)).toString('latin1')
    const file = join(home, 'bin', name)
    writeFileSync(file, program.replace('\0getpwuid\0', '\0getpwent\0'), { encoding: 'latin1' })
    chmodSync(file, 0o755)
  }
  return join(home, 'bin')
}
