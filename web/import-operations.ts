import { stat } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { AnyEndpoint } from '@makola/contract/http/endpoint.ts'
import type { Plugin } from 'vite'

/**
 * Lets the web import the contract's own operations, so that "find usages" leads from a screen to its handler, and keeps
 * their zod schemas out of the browser: `import { getRate } from '@makola/contract/rates/rates.ts'` brings the line
 * `get /rates/{id}`, which only the API client reads. Each importer gets its own copy: a shared one would be one more file
 * for a page to fetch.
 */
export function importOperations(): Plugin {
  return {
    name: 'makola:import-operations',
    enforce: 'pre',
    resolveId(source, importer) {
      const file = /^@makola\/contract\/([\w/-]+\.ts)$/.exec(source)?.[1]
      return file && importer && `\0operations:${file}:${importer.replaceAll(/[^\w/.-]/g, '_')}`
    },
    async load(id) {
      const file = /^\0operations:([\w/-]+\.ts):/.exec(id)?.[1]
      if (!file) return
      const path = fileURLToPath(new URL(`../contract/${file}`, import.meta.url))
      this.addWatchFile(path)
      const { mtimeMs } = await stat(path)
      const contract: Record<string, unknown> = await import(`${pathToFileURL(path).href}?${mtimeMs}`)
      return Object.entries(contract)
        .filter((entry): entry is [string, AnyEndpoint] => isOperation(entry[1]))
        .map(([name, operation]) => `export const ${name} = '${writeLine(operation)}'`)
        .join('\n')
    },
  }
}

const isOperation = (value: unknown) => typeof value === 'object' && value !== null && 'operationId' in value

/** Method and path, and the media type of a body that is not JSON. */
const writeLine = ({ method, path, bodyMediaType }: AnyEndpoint) =>
  [method, path, bodyMediaType].filter((part) => part !== undefined).join(' ')
