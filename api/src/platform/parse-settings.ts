import { z } from 'zod'
import { readSecretFiles } from './read-secret-files.ts'
import { ConfigError } from './settings.ts'

type Rules = { shape: Record<string, z.ZodType>; partners: readonly (readonly [string, string])[] }

/**
 * Reads every setting from the environment and from the files that `X_FILE` names. A setting with a fault is reported and left out,
 * so that the faults of the others are found, too.
 */
export function parseSettings(environment: Record<string, string | undefined>, { shape, partners }: Rules) {
  const filled = Object.fromEntries(
    Object.entries(environment).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== ''),
  )
  const { given, faults } = readSecretFiles(Object.keys(shape), filled)
  const schema = z.object(shape)
  const first = schema.safeParse(given)
  const issues = first.error?.issues ?? []
  faults.push(...issues.map((issue) => `${issue.path.join('.')} ${issue.message}`))
  const wrong = new Set(issues.map((issue) => String(issue.path[0])))
  const sound = Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name)))
  const parsed = schema.safeParse(sound)
  if (!parsed.success) throw new ConfigError(faults)
  const alone = partners.filter(([name, partner]) => parsed.data[name] && !given[partner] && !given[`${partner}_FILE`])
  faults.push(...alone.map(([name, partner]) => `${partner} must be given with ${name}`))
  return { data: parsed.data, given, faults }
}
