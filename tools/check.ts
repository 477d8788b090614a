// `npm run check`: types, lint and structure. Each step is one line; a failing one shows what it said.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

type Step = { name: string; command: string[] }

const root = resolve(import.meta.dirname, '..')
const bin = (name: string) => resolve(root, 'node_modules/.bin', name)
/** Biome weighs as much as PostgreSQL, and only this check needs it: it comes when it is first run. */
const lint = resolve(root, 'tools/lint')

const steps: Step[] = [
  ...['money', 'countries', 'words', 'contract', 'api', 'web', 'tools'].map((name) => ({
    name: `types of ${name}`,
    command: [bin('tsc'), '-p', name],
  })),
  { name: 'lint and format', command: [resolve(lint, 'node_modules/.bin/biome'), 'check', '--error-on-warnings', '.'] },
  { name: 'structure', command: [process.execPath, 'tools/check-architecture.ts'] },
  { name: 'comments', command: [process.execPath, 'tools/check-comments.ts'] },
  { name: 'migrations', command: [process.execPath, 'tools/check-migrations.ts'] },
  { name: 'words', command: [process.execPath, 'tools/check-words.ts'] },
  { name: 'unused files, exports and packages', command: [bin('knip'), '--no-progress'] },
]

/** Runs every check and returns how many passed and failed. */
export function runChecks(): { passed: number; failed: number; faults: string[] } {
  const faults: string[] = []
  installLint()
  for (const { name, command } of steps) {
    const [program = '', ...args] = command
    const result = spawnSync(program, args, { cwd: root, encoding: 'utf8' })
    const isGood = result.status === 0
    console.log(`${isGood ? '✓' : '✗'} ${name}`)
    if (!isGood) {
      faults.push(name)
      console.log(`${result.stdout}${result.stderr}`.split('\n').slice(0, 80).join('\n'))
    }
  }
  return { passed: steps.length - faults.length, failed: faults.length, faults }
}

/** npm keeps what it has installed beside the packages: the same versions need no second installation. */
function installLint(): void {
  const read = (file: string) =>
    JSON.parse(readFileSync(resolve(lint, file), 'utf8')).packages['node_modules/@biomejs/biome']
  const installed = 'node_modules/.package-lock.json'
  if (existsSync(resolve(lint, installed)) && read(installed)?.integrity === read('package-lock.json').integrity) return
  console.log('Installing Biome (once) …')
  const options = { cwd: lint, stdio: 'inherit', shell: process.platform === 'win32' } as const
  spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], options)
}

if (import.meta.main) process.exitCode = runChecks().failed === 0 ? 0 : 1
