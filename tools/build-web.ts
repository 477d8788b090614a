import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Locale } from '../words/locales.ts'
import { hashSources } from './hash-sources.ts'

const root = resolve(import.meta.dirname, '..')
const web = join(root, 'web')

const sourcesOfWeb = ['web', 'money', 'contract', 'countries', 'words', 'package-lock.json']

/**
 * Builds the web for production unless its sources are unchanged since the last build, and returns the folder of its pages.
 * Each language has a build of its own, in a folder of its own; a pseudo-language is for tests.
 */
export async function buildWebWhenChanged(locale: Locale = 'en'): Promise<string> {
  const folder = locale === 'en' ? 'dist' : `dist-${locale}`
  const pages = join(web, folder)
  const stampFile = join(pages, 'built-from')
  const sources = hashSources(sourcesOfWeb)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sources) return pages
  process.stdout.write(`Building the web${locale === 'en' ? '' : ` in ${locale}`} (once, and after changes) …\n`)
  const result = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', folder, '--logLevel', 'warn'],
    {
      cwd: web,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production', WORDS_LOCALE: locale },
    },
  )
  if (result.status !== 0) throw new Error('The web did not build.')
  if (locale === 'en') compressAssets(pages)
  writeFileSync(stampFile, sources)
  return pages
}

/** Each text asset is compressed once here, as small as possible, rather than at every request. */
function compressAssets(pages: string): void {
  for (const entry of globSync('client/**/*.{js,css,svg,json,txt}', { cwd: pages, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const bytes = readFileSync(path)
    if (bytes.length < 1024) continue
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  }
}
