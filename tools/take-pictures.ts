// `npm run marks:pictures`: takes the pictures of docs/marks.md from a demo shop of its own. `npm run marks:pictures -- -g Rates` takes
// those of some screens. Run by hand; the files are committed.
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { buildWebWhenChanged } from './build-web.ts'
import { findBrowser } from './find-browser.ts'

await buildWebWhenChanged()
const args = ['test', '--config', 'e2e/pictures.config.ts', ...process.argv.slice(2)]
const { status } = spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', ...args], {
  cwd: resolve(import.meta.dirname, '..'),
  stdio: 'inherit',
  env: { ...process.env, BROWSER_PATH: findBrowser() },
})
process.exitCode = status ?? 1
