// `node tools/launch.mjs tools/pack-runtime.ts <folder>`: puts what a running server needs into an empty folder, and nothing else.
// `Dockerfile` copies that folder. Its database is elsewhere, and so are its pictures or a shared `DATA_DIR`.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { buildServerWhenChanged } from './build-server.ts'
import { buildWebWhenChanged } from './build-web.ts'

const root = resolve(import.meta.dirname, '..')

/** What the bundle reads from the places of its sources. The demo's pictures are not there: such a server starts with SEED=none. */
const besideBundle = [
  'web/dist',
  'api/src/auth/passwords/common-passwords.txt',
  'api/src/ledger/statements/fonts',
  'api/migrations/meta/_journal.json',
  'LICENSE',
]

/** Packages that are not bundled: they bring programs or files of their own. */
const packages = ['sharp', 'pdfkit']

export async function packRuntime(folder: string): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`)
  await buildWebWhenChanged()
  const bundle = dirname(buildServerWhenChanged())
  const copy = (path: string) => cpSync(join(root, path), join(folder, path), { recursive: true, dereference: true })
  for (const path of besideBundle) copy(path)
  for (const name of readdirSync(join(root, 'api/migrations')))
    if (name.endsWith('.sql')) copy(`api/migrations/${name}`)
  copy('dist/server/main.mjs')
  copy(join('dist/server', basename(bundle)))
  for (const path of findPackages(packages)) copy(path)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ name: 'makola', private: true, type: 'module' })}\n`)
}

/** These packages and all that they need, as far as they are installed on this platform. */
function findPackages(names: readonly string[]): string[] {
  const found = new Set<string>()
  const add = (name: string, from: string) => {
    const path = findPackage(name, from)
    if (path === null || found.has(path)) return
    found.add(path)
    const { dependencies, optionalDependencies } = JSON.parse(
      readFileSync(join(root, path, 'package.json'), 'utf8'),
    ) as {
      dependencies?: object
      optionalDependencies?: object
    }
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) add(needed, path)
  }
  for (const name of names) {
    if (findPackage(name, '') === null) throw new Error(`${name} is not installed.`)
    add(name, '')
  }
  // A package inside another one is copied with it.
  return [...found].filter((path) => ![...found].some((outer) => path.startsWith(`${outer}/`)))
}

/** The place of a package as a program in `from` finds it: in its own folder first, then further out. */
function findPackage(name: string, from: string): string | null {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const path = join(at, 'node_modules', name)
    if (existsSync(join(root, path, 'package.json'))) return path
    if (at === '' || !at.includes('/node_modules/')) {
      const last = join('node_modules', name)
      return existsSync(join(root, last, 'package.json')) ? last : null
    }
  }
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2)
  if (folder === undefined) throw new Error('Name an empty folder.')
  await packRuntime(resolve(folder))
  console.log(`The server is in ${realpathSync(folder)}.`)
}
