import { brokenConstraint } from '../platform/database/database.ts'
import { Problem } from '../platform/problem.ts'

const meanings: Record<string, string> = {
  variants_sku: 'Another product of this store has this SKU.',
  products_slug_unique: 'Another product has this address.',
  category_requests_open_once: 'Your store has asked for this category already.',
  products_import_key: 'Another product came from the same line of an imported file.',
}

/**
 * Explains which uniqueness a write to the catalogue broke; rethrows every other error.
 * @throws Problem `duplicate` (409).
 */
export function explainDuplicate(error: unknown): never {
  const detail = meanings[brokenConstraint(error) ?? '']
  throw detail === undefined ? error : new Problem('duplicate', detail, { cause: error })
}
