import { readFileSync } from 'node:fs'

type Given = Record<string, string>

/**
 * Every setting `X` may be given as `X_FILE`, the name of a file that holds it: a secret then stands neither in the environment nor
 * in a service's description. Returns the settings with what the files hold, and the faults.
 */
export function readSecretFiles(names: readonly string[], environment: Given): { given: Given; faults: string[] } {
  const given = { ...environment }
  const faults: string[] = []
  for (const name of names) {
    const file = environment[`${name}_FILE`]
    if (file === undefined) continue
    if (environment[name] !== undefined) {
      faults.push(`${name} and ${name}_FILE are both given. Keep one of them.`)
      continue
    }
    try {
      const value = readFileSync(file, 'utf8').trim()
      if (value === '') faults.push(`${name}_FILE names ${file}, which is empty.`)
      else given[name] = value
    } catch (error) {
      faults.push(`${name}_FILE names ${file}, which ${explain(error as NodeJS.ErrnoException)}.`)
    }
  }
  return { given, faults }
}

function explain({ code }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return 'does not exist'
  if (code === 'EACCES') return 'this user may not read'
  if (code === 'EISDIR') return 'is a folder'
  return `cannot be read (${code})`
}

/** What a setting's name says about a secret. An address may hold a password. */
const secretName = /SECRET|PASSWORD|PASSPHRASE|WEBHOOK_HASH|ACCESS_KEY|TOKEN|^SMTP_URL$|^DATABASE_.*URL$/

export type GivenSecret = { name: string; length: number; isFile: boolean }

/** The secrets that are given, by name and length only: a value is shown nowhere. */
export function listSecrets(names: readonly string[], given: Given): GivenSecret[] {
  return names.flatMap((name) => {
    const value = given[name]
    const isFile = given[`${name}_FILE`] !== undefined
    if (value === undefined || !(isFile || secretName.test(name))) return []
    return [{ name, length: value.length, isFile }]
  })
}
