// Folders: small everywhere. In api/src and web/src one level of rooms in a module, and no two rooms that need each other. Tables lie
// at the root of a module of api or in its rooms, and no other module writes them.
import { dirname } from 'node:path'
import { isTest } from './is-test.ts'

type Fault = (path: string, says: string) => void
/** `imports` counts types, `values` does not. */
type File = { path: string; imports: readonly string[]; values: readonly string[] }

/** A provider has several files and a page of the web a path: these folders may lie deeper. */
const mayLieDeeper = /^api\/src\/payments\/providers\/[^/]+$|^web\/src\/routes\//
/** The file of a page is named after its address, so a folder of pages cannot be split by subject: it may be long. */
const isOfPages = (folder: string) => /^web\/src\/routes(\/|$)/.test(folder)

export function checkFolders(files: readonly { path: string }[], fault: Fault): void {
  const folders = new Map<string, { sources: number; all: number }>()
  for (const { path } of files) {
    const { sources, all } = folders.get(dirname(path)) ?? { sources: 0, all: 0 }
    folders.set(dirname(path), { sources: sources + (isTest(path) ? 0 : 1), all: all + 1 })
  }
  for (const [folder, { sources, all }] of folders) {
    if (sources > 25 && !isOfPages(folder)) fault(folder, `${sources} source files; at most 25`)
    if (all > 40 && !isOfPages(folder)) fault(folder, `${all} files; at most 40 with tests`)
    if (/^(api|web)\/src\/([^/]+\/){2}[^/]+/.test(folder) && !mayLieDeeper.test(folder))
      fault(folder, 'a room has no rooms of its own')
  }
}

/**
 * The rooms of one module import each other in one direction, types included. An import by way of a file at the module's
 * root counts too, except for `module.ts`, which gathers the rooms.
 */
export function checkRooms(files: readonly File[], fault: Fault): void {
  const sources = files.filter(({ path }) => !isTest(path) && moduleOf(path) !== undefined)
  const values = new Map(sources.map((file) => [file.path, file.values]))
  const edges = new Map<string, Map<string, string>>()
  for (const { path, imports } of sources) {
    const room = roomOf(path)
    if (room === undefined) continue
    const found = edges.get(room) ?? new Map<string, string>()
    edges.set(room, found)
    const seen = new Set<string>()
    const reach = (targets: readonly string[]): void => {
      for (const target of targets) {
        if (seen.has(target) || moduleOf(target) !== moduleOf(path)) continue
        seen.add(target)
        const next = roomOf(target)
        if (next === undefined) reach(target.endsWith('/module.ts') ? [] : (values.get(target) ?? []))
        else if (next !== room) found.set(next, `${path} → ${target}`)
      }
    }
    reach(imports)
  }
  for (const [start, found] of edges) {
    for (const [next, why] of found) {
      const back = wayBack(edges, next, start)
      // One fault for each cycle, not one for each of its rooms.
      if (back && [start, ...back].toSorted()[0] === start)
        fault(start, `stands in a cycle of rooms: ${[start, ...back].join(' → ')} (${why})`)
    }
  }
}

/** A table is written only by the module that owns it, at its root or in a room; higher modules read and join. */
export function checkTables(files: readonly { path: string; text: string }[], fault: Fault): void {
  const owners = new Map<string, string>()
  for (const { path, text } of files.filter((file) => /^api\/src\/[^/]+\/([^/]+\/)?tables\.ts$/.test(file.path))) {
    for (const [, table = ''] of text.matchAll(/export const (\w+) = pgTable\(/g))
      owners.set(table, path.split('/')[2] ?? '')
  }
  for (const { path, text } of files.filter((file) => /^api\/src\/[^/]+\//.test(file.path) && !isTest(file.path))) {
    const module = path.split('/')[2]
    for (const [, table = ''] of text.matchAll(/\.(?:insert|update|delete)\((\w+)\)/g)) {
      const owner = owners.get(table)
      if (owner !== undefined && owner !== module) fault(path, `writes ${table}, which ${owner} owns`)
    }
  }
}

function moduleOf(path: string): string | undefined {
  return /^(?:api|web)\/src\/[^/]+(?=\/)/.exec(path)?.[0]
}

/** The folder of a module in which a file lies; undefined at the module's root. */
function roomOf(path: string): string | undefined {
  return /^(?:api|web)\/src\/[^/]+\/[^/]+(?=\/)/.exec(path)?.[0]
}

/** The shortest way from one room to another, or undefined. */
function wayBack(edges: ReadonlyMap<string, ReadonlyMap<string, string>>, from: string, to: string) {
  const ways = [[from]]
  const seen = new Set([from])
  for (const way of ways) {
    const last = way.at(-1) ?? ''
    if (last === to) return way
    for (const next of edges.get(last)?.keys() ?? []) {
      if (seen.has(next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
  }
  return undefined
}
