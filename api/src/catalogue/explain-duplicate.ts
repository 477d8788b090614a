import { brokenConstraint } from '../platform/database/database.ts'
import { refuse } from '../platform/problem.ts'

const meanings = {
  variants_sku: 'catalogue.sku-taken',
  products_slug_unique: 'catalogue.address-taken',
  category_requests_open_once: 'catalogue.already-asked',
  products_import_key: 'catalogue.same-import-line',
} as const

/**
 * Explains which uniqueness a write to the catalogue broke; rethrows every other error.
 * @throws Problem `duplicate` (409).
 */
export function explainDuplicate(error: unknown): never {
  const broken = brokenConstraint(error) ?? ''
  throw broken in meanings ? refuse(meanings[broken as keyof typeof meanings], {}, { cause: error }) : error
}
