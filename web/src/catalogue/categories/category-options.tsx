import type { CategoryNode } from '@makola/contract/catalogue/catalogue.ts'
import { type CategoryRow, flattenTree } from './category-tree.ts'

type CategoryOptionsProps = {
  tree: readonly CategoryNode[]
  /** The value of an option; its id unless told. */
  by?: 'id' | 'slug'
  /** Leaves out the others. */
  allows?: (row: CategoryRow) => boolean
}

/** The tree as the options of a select: each level is indented. */
export function CategoryOptions({ tree, by = 'id', allows = () => true }: CategoryOptionsProps) {
  return flattenTree(tree)
    .filter(allows)
    .map((row) => (
      <option key={row.id} value={row[by]}>
        {'\u00a0\u00a0'.repeat(row.depth) + row.name}
      </option>
    ))
}
