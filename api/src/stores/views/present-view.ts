import type { SavedView } from '@makola/contract/stores/saved-views.ts'
import type { savedViews } from '../tables.ts'

export function presentView({ id, list, name, search }: typeof savedViews.$inferSelect): SavedView {
  return { id, list, name, search }
}
