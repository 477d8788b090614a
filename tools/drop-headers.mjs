// Runs after each installation. The pinned Node brings 67 MB of headers for compiling against it, which nothing here does.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(fileURLToPath(import.meta.url), '../..')

export function dropHeaders() {
  const packages = join(root, 'node_modules/node/node_modules')
  if (!existsSync(packages)) return
  for (const name of readdirSync(packages)) {
    const headers = join(packages, name, 'include')
    if (existsSync(headers)) rmSync(headers, { recursive: true })
  }
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) dropHeaders()
