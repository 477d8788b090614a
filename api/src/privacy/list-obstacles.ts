import type { ErasureObstacle } from '@makola/contract/privacy/privacy.ts'
import type { Queryable } from '../platform/database/database.ts'
import type { Platform } from '../platform/platform.ts'
import type { Person } from '../platform/privacy/personal-data.ts'

/** The things that must end before a person can be forgotten, of all nouns. */
export async function listObstacles(
  { personalData, clock }: Pick<Platform, 'personalData' | 'clock'>,
  db: Queryable,
  person: Person,
): Promise<ErasureObstacle[]> {
  const found: ErasureObstacle[] = []
  for (const { obstacles } of personalData) found.push(...((await obstacles?.(db, person, clock.now())) ?? []))
  return found
}
