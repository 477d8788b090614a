import type { LegalPage, LegalPageName } from '@makola/contract/shop.ts'
import type { Queryable } from '../platform/database/database.ts'
import { notFound } from '../platform/problem.ts'
import { pageKey } from './find-shop.ts'
import { readSetting } from './read-setting.ts'

/** @throws Problem `not-found` (404) until an operator has written it. */
export async function getLegalPage(db: Queryable, page: LegalPageName): Promise<LegalPage> {
  const found = await readSetting(db, pageKey(page))
  if (!found) throw notFound('page')
  return { page, text: String(found.value), updatedAt: found.updatedAt.toISOString() }
}
