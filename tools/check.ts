// `npm run check`: types, lint and structure. Each step is one line; a failing one shows what it said.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

type Step = { name: string; command: string[] }

const root = resolve(import.meta.dirname, '..')
const bin = (name: string) => resolve(root, 'node_modules/.bin', name)
/** Biome and knip weigh more than PostgreSQL, and only this check needs them: they come when it is first run. */
const lint = resolve(root, 'tools/lint')
const lintBin = (name: string) => resolve(lint, 'node_modules/.bin', name)

const steps: Step[] = [
  ...['money', 'countries', 'words', 'contract', 'api', 'web', 'tools'].map((name) => ({
    name: `types of ${name}`,
    command: [bin('tsc'), '-p', name],
  })),
  { name: 'lint and format', command: [lintBin('biome'), 'check', '--error-on-warnings', '.'] },
  { name: 'structure', command: [process.execPath, 'tools/check-architecture.ts'] },
  { name: 'comments', command: [process.execPath, 'tools/check-comments.ts'] },
  { name: 'migrations', command: [process.execPath, 'tools/check-migrations.ts'] },
  { name: 'words', command: [process.execPath, 'tools/check-words.ts'] },
  { name: 'unused files, exports and packages', command: [lintBin('knip'), '--no-progress'] },
]

/** Runs every check and returns how many passed and failed. */
export function runChecks(): { passed: number; failed: number; faults: string[] } {
  const faults: string[] = []
  if (!installLint()) faults.push('Biome and knip could not be installed. Is the package registry reachable?')
  for (const { name, command } of steps) {
    const [program = '', ...args] = command
    const result = spawnSync(program, args, { cwd: root, encoding: 'utf8' })
    const isGood = result.status === 0
    console.log(`${isGood ? '✓' : '✗'} ${name}`)
    if (!isGood) {
      faults.push(name)
      console.log(
        `${result.stdout ?? ''}${result.stderr ?? ''}${result.error?.message ?? ''}`
          .split('\n')
          .slice(0, 80)
          .join('\n'),
      )
    }
  }
  return { passed: steps.length - faults.length, failed: faults.length, faults }
}

/** Installs Biome and knip once, and again when their lock file has changed. False when they are not there. */
function installLint(): boolean {
  const lock = readFileSync(resolve(lint, 'package-lock.json'), 'utf8')
  const stamp = resolve(lint, 'node_modules/.installed-lock')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return true
  console.log('Installing Biome and knip (once) …')
  const options = { cwd: lint, stdio: 'inherit', shell: process.platform === 'win32' } as const
  const { status } = spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    options,
  )
  if (status === 0) writeFileSync(stamp, lock)
  return status === 0
}

if (import.meta.main) process.exitCode = runChecks().failed === 0 ? 0 : 1
