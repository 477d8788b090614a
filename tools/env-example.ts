import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { modules } from '../api/src/modules.ts'
import { listSettings } from '../api/src/platform/config.ts'

export const envExampleFile = resolve(import.meta.dirname, '../.env.example')

/** Returns the text of `.env.example`: every setting with its purpose and default, from the schema that reads them. */
export function writeEnvExample(): string {
  const settings = Object.entries(listSettings(modules)).map(([name, schema]) => {
    const fallback = schema.safeParse(undefined)
    const value = fallback.success && fallback.data !== undefined ? inEnvironment(fallback.data as Value) : ''
    return `# ${schema.description}\n${value === '' ? `# ${name}=` : `${name}=${value}`}\n`
  })
  return `# Copy to .env and change what you need. Every setting has a default; commented ones are unset.\n# Every setting X may be given as X_FILE instead, the name of a file that holds it.\n\n${settings.join('\n')}`
}

type Value = string | number | boolean | string[]

function inEnvironment(value: Value): string {
  return typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value)
}

if (import.meta.main) writeFileSync(envExampleFile, writeEnvExample())
