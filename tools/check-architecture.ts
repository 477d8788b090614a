// Holds the code against docs/architecture.md: one direction of imports, no cycles, small files and folders, agreed names, tables
// written by their owners only, no server functions, tests that name every call. Exits 1 and lists what breaks a rule.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { moduleOrder } from '../api/src/modules.ts'
import { endpoints } from '../contract/endpoints.ts'
import { findUntestedCalls } from './check-calls.ts'
import { checkFolders, checkRooms, checkTables } from './check-rooms.ts'
import { checkShopperPages } from './check-shopper-pages.ts'
import { isTest } from './is-test.ts'

/** `stated` are a file's static imports from this project, types too; `awaited` its dynamic ones; all as paths from the root. */
type SourceFile = {
  path: string
  text: string
  lines: number
  stated: string[]
  awaited: string[]
  imports: string[]
  values: string[]
}

const root = resolve(import.meta.dirname, '..')
const faults: string[] = []
const fault = (path: string, says: string) => faults.push(`${path}: ${says}`)

const files: SourceFile[] = globSync(
  '{money,countries,words,contract,api,testing,demo,web,e2e,bench,tools}/**/*.{ts,tsx}',
  {
    cwd: root,
    exclude: (path) => /node_modules|dist|\.tanstack/.test(path),
  },
).map((path) => {
  const text = readFileSync(join(root, path), 'utf8')
  const awaited = awaitedBy(path, text)
  const stated = statedBy(path, text, { withTypes: true })
  const values = [...statedBy(path, text, { withTypes: false }), ...awaited]
  return { path, text, lines: text.split('\n').length, stated, awaited, imports: [...stated, ...awaited], values }
})
const isData = (path: string) =>
  /\/tables\.ts$|routeTree\.gen\.ts$|^demo\/|^money\/currencies\.ts$|^money\/symbols\.ts$|^countries\/data\/|^words\/en\//.test(
    path,
  )

checkDirection()
checkCycles()
checkDemo()
checkSizes()
checkNames()
checkForbidden()
checkCallsAreTested()
checkFolders(files, fault)
checkRooms(files, fault)
checkTables(files, fault)
checkShopperPages(new Map(files.map(({ path, values }) => [path, values])), fault)

if (faults.length > 0) {
  console.error(faults.join('\n'))
  console.error(`${faults.length} faults in the structure.`)
  process.exitCode = 1
}

/** Returns the static imports of a file. */
function statedBy(path: string, text: string, { withTypes }: { withTypes: boolean }): string[] {
  const found: string[] = []
  for (const [, kind, specifier = ''] of text.matchAll(/(?:import|export)\s+(type\s)?[^'"`;]*?from\s+'([^']+)'/g)) {
    if (kind && !withTypes) continue
    if (specifier.startsWith('.')) found.push(relative(root, resolve(root, dirname(path), specifier)))
    if (specifier.startsWith('@makola/')) found.push(specifier.slice('@makola/'.length))
  }
  return found
}

/** Returns the dynamic imports of a file. */
function awaitedBy(path: string, text: string): string[] {
  return [...text.matchAll(/import\('(\.[^']+)'\)/g)].map(([, specifier = '']) =>
    relative(root, resolve(root, dirname(path), specifier)),
  )
}

/** Returns the level of an api or web file in the order of modules; the common ground is -1. */
function levelOf(path: string): { side: string; level: number } | null {
  const match = /^(api|web)\/src\/([^/]+)\//.exec(path)
  if (!match) return null
  const [, side = '', folder = ''] = match
  const level = (moduleOrder as readonly string[]).indexOf(folder)
  return { side, level: level >= 0 ? level : ['platform', 'ui', 'shell', 'styles'].includes(folder) ? -1 : Infinity }
}

function checkDirection(): void {
  const workspaces = {
    money: ['money'],
    countries: ['countries', 'money'],
    words: ['words', 'money'],
    contract: ['contract', 'money'],
  } as Record<string, string[]>
  for (const file of files) {
    const workspace = file.path.split('/')[0] ?? ''
    const here = levelOf(file.path)
    for (const target of file.imports) {
      const targetWorkspace = target.split('/')[0] ?? ''
      const isForTest = targetWorkspace === 'testing' && isTest(file.path)
      if (workspaces[workspace] && !workspaces[workspace].includes(targetWorkspace) && !isForTest)
        fault(file.path, `${workspace} may not import ${target}`)
      if (workspace === 'web' && targetWorkspace === 'api') fault(file.path, `web may not import ${target}`)
      if (targetWorkspace === 'e2e' && workspace !== 'e2e')
        fault(file.path, `imports ${target}: what others need too is in testing/`)
      if (workspace === 'e2e' && targetWorkspace === 'api')
        fault(file.path, `imports ${target}: journeys use the shop from outside`)
      if (targetWorkspace === 'testing' && !isTest(file.path) && !['testing', 'bench', 'e2e'].includes(workspace))
        fault(file.path, `imports ${target}, which is for tests`)
      if (
        workspace === 'web' &&
        targetWorkspace === 'countries' &&
        !/^countries\/(names|other-names|country-of-zone|date-in|return-window)\./.test(target)
      )
        fault(file.path, `${target} is for the server: a browser gets names, zones and dates only`)
      const there = levelOf(target)
      if (here && there && !isTest(file.path) && here.side === there.side && there.level > here.level) {
        fault(file.path, `imports ${target}: calls go down, events go up`)
      }
    }
  }
}

function checkCycles(): void {
  const graph = new Map(files.map(({ path, values }) => [path, values]))
  const done = new Set<string>()
  const walk = (path: string, trail: string[]): void => {
    if (trail.includes(path)) {
      fault(path, `stands in a cycle: ${[...trail.slice(trail.indexOf(path)), path].join(' → ')}`)
      return
    }
    if (done.has(path)) return
    for (const target of graph.get(path) ?? []) walk(target, [...trail, path])
    done.add(path)
  }
  // The generated route tree names the router's type, and the router names the tree: the framework requires it.
  graph.delete('web/src/routeTree.gen.ts')
  for (const path of graph.keys()) walk(path, [])
}

/**
 * The demo stands on the API; the API loads it only when the settings or a person ask for it, and never draws: the drawings
 * are for `npm run demo:draw` alone.
 */
function checkDemo(): void {
  const doors = ['api/src/serve.ts', 'api/src/seed.ts']
  const isDemo = (path: string) => path.startsWith('demo/')
  const isDrawing = (path: string) => path.startsWith('demo/draw/')
  for (const file of files) {
    if (!isDemo(file.path)) {
      const targets = doors.includes(file.path) ? file.stated : file.imports
      for (const target of targets.filter(isDemo))
        fault(file.path, `imports ${target}: only ${doors.join(' and ')} may, and only by a dynamic import`)
      continue
    }
    for (const target of file.values) {
      const isOwnTest = isTest(file.path) && target.startsWith('testing/')
      if (!/^(demo|money|countries|contract|api\/src)\//.test(target) && !isOwnTest)
        fault(file.path, `the demo may not import ${target}`)
      if (isDrawing(target) && !isDrawing(file.path)) fault(file.path, `imports ${target}: a start draws nothing`)
    }
  }
}

function checkSizes(): void {
  for (const { path, lines } of files) {
    if (isData(path)) continue
    const limit = path.startsWith('web/src/routes/') ? 80 : isTest(path) ? 500 : 300
    if (lines > limit) fault(path, `${lines} lines; at most ${limit}`)
  }
}

function checkNames(): void {
  const saysNothing = /^(utils?|helpers?|common|services?|types?|misc|lib|index|constants)$/
  for (const { path } of files) {
    for (const part of path.replace(/\.(test\.)?tsx?$/, '').split('/')) {
      const isRoute = path.startsWith('web/src/routes/') || path.endsWith('routeTree.gen.ts')
      if (!isRoute && saysNothing.test(part)) fault(path, `"${part}" says nothing about what is in it`)
      if (!isRoute && !/^[a-z0-9][a-z0-9.-]*$/.test(part)) fault(path, 'names are kebab-case')
    }
  }
  for (const folder of moduleOrder) {
    if (!existsSync(join(root, 'api/src', folder)))
      fault(`api/src/${folder}`, 'is in the order of modules but does not exist')
  }
  for (const { path } of files.filter((file) => /^(api|web)\/src\/[^/]+\//.test(file.path))) {
    const folder = path.split('/')[2] ?? ''
    if (![...moduleOrder, 'platform', 'ui', 'shell', 'styles', 'routes'].includes(folder))
      fault(path, `"${folder}" is not one of the shop's nouns`)
  }
}

function checkForbidden(): void {
  // A Tailwind class that names left or right, but for centring.
  const physicalClass =
    /[\s'"`:]-?(?:[mp][lr]-[\d[a]|text-(?:left|right)\b|rounded-[tb]?[lr]\b|border-[lr]\b|(?:left|right)-(?:\d+(?!\/|\d)|\[))[\w.[\]]*/
  for (const { path, text } of files) {
    if (/^(tools|e2e)\//.test(path)) continue
    if (/\bcreateServerFn\b/.test(text)) fault(path, 'server functions are not used: the API is the one way in')
    if (path.startsWith('web/') && /import (?!type)[^'"]*from 'zod'/.test(text))
      fault(path, 'zod must not reach the browser')
    if (path.startsWith('web/src/')) checkContractImports(path, text)
    if (path.startsWith('web/src/') && physicalClass.test(text))
      fault(
        path,
        `${physicalClass.exec(text)?.[0].trim()}: say start and end (ps-, me-, text-start), for pages from right to left`,
      )
    if (/^api\/src\/(?!platform\/clock)/.test(path) && !isTest(path) && /new Date\(\)/.test(text))
      fault(path, 'ask the clock for the time')
    if (
      /^api\/src\/catalogue\//.test(path) &&
      !isTest(path) &&
      /::numeric|\b(?:round|ceil|floor)\((?<!Math\.\w+\()/.test(text)
    )
      fault(path, 'prices are rounded by money/convert.ts alone, never in a statement')
    if (isTest(path) && /\.(only|skip|todo)\(/.test(text)) fault(path, 'a test that does not run')
  }
}

/** The web imports operations and types from the contract, nothing else: no schema reaches the browser. */
function checkContractImports(path: string, text: string): void {
  const calls = new Set(endpoints.map((endpoint) => endpoint.operationId))
  for (const [, names = ''] of text.matchAll(/import (?!type)\{([^}]*)\} from '@makola\/contract\//g)) {
    for (const name of names.split(',').map((part) => part.trim().replace(/ as .*/, ''))) {
      if (name !== '' && !name.startsWith('type ') && !calls.has(name))
        fault(path, `imports ${name} from the contract: only operations and types may be imported`)
    }
  }
  if (/import (?!type)[^{'"]*from '@makola\/contract/.test(text))
    fault(path, 'import operations of the contract by name')
}

/** Every call has a name of its own, and a test that makes it. */
function checkCallsAreTested(): void {
  const names = endpoints.map((endpoint) => endpoint.operationId)
  for (const name of new Set(names.filter((name, index) => names.indexOf(name) !== index)))
    fault('contract', `two calls are named ${name}`)
  const tests = files.filter(
    (file) => file.path.startsWith('testing/') || (file.path.startsWith('api/') && isTest(file.path)),
  )
  for (const { operationId, method, path } of findUntestedCalls(endpoints, tests))
    fault('contract', `no test calls ${operationId} (${method.toUpperCase()} ${path})`)
}
