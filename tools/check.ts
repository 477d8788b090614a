// `npm run check`: types, lint and structure. Each step is one line; a failing one shows what it said.
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

type Step = { name: string; command: string[] }

const root = resolve(import.meta.dirname, '..')
const bin = (name: string) => resolve(root, 'node_modules/.bin', name)

const steps: Step[] = [
  ...['money', 'countries', 'words', 'contract', 'api', 'web', 'tools'].map((name) => ({
    name: `types of ${name}`,
    command: [bin('tsc'), '-p', name],
  })),
  { name: 'lint and format', command: [bin('biome'), 'check', '--error-on-warnings', '.'] },
  { name: 'structure', command: [process.execPath, 'tools/check-architecture.ts'] },
  { name: 'comments', command: [process.execPath, 'tools/check-comments.ts'] },
  { name: 'migrations', command: [process.execPath, 'tools/check-migrations.ts'] },
  { name: 'words', command: [process.execPath, 'tools/check-words.ts'] },
  { name: 'unused files, exports and packages', command: [bin('knip'), '--no-progress'] },
]

/** Runs every check and returns how many passed and failed. */
export function runChecks(): { passed: number; failed: number; faults: string[] } {
  const faults: string[] = []
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

if (import.meta.main) process.exitCode = runChecks().failed === 0 ? 0 : 1
