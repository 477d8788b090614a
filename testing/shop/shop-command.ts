import { spawn, spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { buildServerWhenChanged } from '../../tools/build-server.ts'

/** Runs `npm run shop -- …` on a data folder, beside a running shop or without one. */
export function shopCommand(dataDir: string, ...args: string[]): { code: number | null; output: string } {
  const result = spawnSync(process.execPath, ['api/src/main.ts', ...args], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  })
  return { code: result.status, output: `${result.stdout}${result.stderr}` }
}

/** The same by the bundled server, while others go on, with settings of its own. */
export async function shopCommandBeside(
  environment: Record<string, string>,
  ...args: string[]
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [buildServerWhenChanged(), ...args], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { ...process.env, LOG_LEVEL: 'error', ...environment },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const code = await new Promise<number | null>((ended) => child.once('close', ended))
  return { code, output }
}
