import type { CategoryNode } from '@makola/contract/catalogue/catalogue.ts'
import { deepestCategory } from '@makola/contract/catalogue/categories.ts'
import { sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/database.ts'
import { notFound, refuseField } from '../../platform/problem.ts'
import { categories } from '../tables.ts'
import { listCategories } from './list-categories.ts'

type Place = { id: string; parentId: string | null; slug: string; name: string; position: number }

/** All categories by id. */
export type Tree = ReadonlyMap<string, Place>

/**
 * Reads the tree and locks it against other changes until the end of the transaction: two moves, each valid alone, could form a
 * cycle together. Reads and product changes go on.
 */
export async function lockTree(tx: Transaction): Promise<Tree> {
  await tx.execute(sql`lock table categories in share row exclusive mode`)
  const rows = await tx.select().from(categories)
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * A category of the locked tree, by id or slug.
 * @throws Problem `not-found` (404).
 */
export function findPlace(tree: Tree, idOrSlug: string): Place {
  const wanted = idOrSlug.toLowerCase()
  const place = tree.get(wanted) ?? [...tree.values()].find(({ slug }) => slug === wanted)
  if (!place) throw notFound('category')
  return place
}

/**
 * Checks that a category with its descendants fits below a parent; a new one has no id yet.
 * @throws Problem `validation-failed` (422) for an unknown parent, one below itself, or a tree grown too deep.
 */
export function requirePlace(tree: Tree, { id, parentId }: { id: string | null; parentId: string | null }): void {
  if (parentId !== null && !tree.has(parentId)) throw refuseField('/parentId', 'catalogue.no-such-category')
  const above = ancestors(tree, parentId)
  if (id !== null && above.includes(id)) throw refuseField('/parentId', 'catalogue.below-itself')
  if (above.length + (id === null ? 1 : heightOf(tree, id)) > deepestCategory) {
    throw refuseField('/parentId', 'catalogue.tree-too-deep', { most: deepestCategory })
  }
}

/** A category and its ancestors. */
function ancestors(tree: Tree, id: string | null): string[] {
  if (id === null) return []
  return [id, ...ancestors(tree, tree.get(id)?.parentId ?? null)]
}

/** Returns the number of levels of a category and those below it. */
function heightOf(tree: Tree, id: string): number {
  const below = [...tree.values()].filter(({ parentId }) => parentId === id)
  return 1 + Math.max(0, ...below.map((child) => heightOf(tree, child.id)))
}

type Move = { id: string; parentId: string | null; position: number | undefined }

/** Puts a category at a position among its siblings, last by default; siblings are renumbered from 0. */
export async function placeAmongSiblings(tx: Transaction, tree: Tree, { id, parentId, position }: Move): Promise<void> {
  const siblings = [...tree.values()]
    .filter((place) => place.parentId === parentId && place.id !== id)
    .toSorted((a, b) => a.position - b.position || a.name.localeCompare(b.name))
    .map((place) => place.id)
  const order = siblings.toSpliced(position ?? siblings.length, 0, id)
  await tx.execute(sql`
    update categories set position = ordered.n - 1
    from unnest(${sql.param(order)}::uuid[]) with ordinality as ordered (id, n)
    where categories.id = ordered.id and position <> ordered.n - 1`)
}

/** A category as lists show it. */
export async function findNode(db: Queryable, id: string): Promise<CategoryNode> {
  const node = (await listCategories(db)).find((category) => category.id === id)
  if (!node) throw notFound('category')
  return node
}
