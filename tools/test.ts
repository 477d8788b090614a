// `npm test`: everything, or the parts named: check, unit, components, api, e2e; `deep`, which takes long, only when it is named. Ends
// with the names of what failed, because they may be thousands of lines above, and one line that counts.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildWebWhenChanged } from './build-web.ts'
import { runChecks } from './check.ts'
import { compareProblems } from './check-problems.ts'
import { findBrowser } from './find-browser.ts'

type Count = { passed: number; failed: number; faults?: string[] }

const root = resolve(import.meta.dirname, '..')
const reports = join(root, 'test-results')

const parts: Record<string, () => Count | Promise<Count>> = {
  check: runChecks,
  unit: () => vitest('unit', ['money', 'countries', 'words', 'contract', 'web', 'tools', 'bench', 'e2e']),
  components: () => vitest('components', ['components'], { environment: { BROWSER_PATH: findBrowser() } }),
  api,
  e2e: journeys,
  deep: () =>
    vitest('deep', ['api'], { files: ['shop-model'], environment: { MODEL_RUNS: process.env.MODEL_RUNS ?? '10000' } }),
}
const everyday = ['check', 'unit', 'components', 'api', 'e2e']

/** The API's tests; a whole run of them must also have seen every problem that the contract promises. */
function api(): Count {
  const seen = join(reports, 'seen-problems.txt')
  const count = vitest('api', ['api'], { environment: { SEEN_PROBLEMS: seen } })
  // A failed test may have been the one that sees a problem.
  const faults = count.failed > 0 ? [] : compareProblems(seen)
  return { ...count, failed: count.failed + faults.length, faults: [...(count.faults ?? []), ...faults] }
}

type Part = { files?: string[]; environment?: Record<string, string> }

function vitest(name: string, projects: string[], { files = [], environment = {} }: Part = {}): Count {
  const report = join(reports, `${name}.json`)
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...files,
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  run(args, environment)
  const {
    numPassedTests,
    numFailedTests,
    numFailedTestSuites,
    success,
    testResults = [],
  } = readReport<UnitReport>(report)
  // A file that does not even load has no failed test of its own.
  const failed = numFailedTests || (success ? 0 : Math.max(1, numFailedTestSuites))
  const faults = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name: file, message, assertionResults }) => [
      ...assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => `${file}: ${fullName}`),
      ...(message ? [`${file}: ${message}`] : []),
    ])
  return { passed: numPassedTests, failed, faults }
}

async function journeys(): Promise<Count> {
  await buildWebWhenChanged()
  const report = join(reports, 'e2e.json')
  const status = run(['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'], {
    BROWSER_PATH: findBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  const { expected, unexpected, flaky } = readReport<{ stats: JourneyStats }>(report).stats
  if (flaky > 0) console.log(`${flaky} passed only when tried again`)
  return { passed: expected + flaky, failed: unexpected || (status === 0 ? 0 : 1) }
}

function run(args: string[], environment: Record<string, string> = {}): number {
  return (
    spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } })
      .status ?? 1
  )
}

type UnitReport = {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
  success: boolean
  testResults?: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}
type JourneyStats = { expected: number; unexpected: number; flaky: number }

function readReport<Report>(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    const stats: JourneyStats = { expected: 0, unexpected: 1, flaky: 0 }
    return { numFailedTests: 1, numPassedTests: 0, stats } as Report
  }
}

const named = process.argv.slice(2)
const unknown = named.filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.error(`There is no part "${unknown.join(', ')}". There are: ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const total = { passed: 0, failed: 0 }
const faults: string[] = []
for (const [name, part] of Object.entries(parts)) {
  if (!(named.length > 0 ? named : everyday).includes(name)) continue
  console.log(`\n── ${name} ──`)
  const count = await part()
  total.passed += count.passed
  total.failed += count.failed
  faults.push(...(count.faults ?? []))
}
for (const fault of faults) console.error(`✗ ${fault}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
