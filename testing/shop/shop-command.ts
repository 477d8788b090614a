import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

/** Runs `npm run shop -- …` on a data folder, beside a running shop or without one. */
export function shopCommand(dataDir: string, ...args: string[]): { code: number | null; output: string } {
  const result = spawnSync(process.execPath, ['api/src/main.ts', ...args], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  })
  return { code: result.status, output: `${result.stdout}${result.stderr}` }
}
