import type { CategoryNode } from '@makola/contract/catalogue/catalogue.ts'

/** The maximum depth of the category tree, its top level included. */
export const deepestLevel = 4

export type CategoryRow = CategoryNode & { depth: number; childCount: number; isOpen: boolean }

/** The place of a category: its parent, and its position among its siblings. */
export type CategoryPlace = { parentId: string | null; position: number }

const byPosition = (a: CategoryNode, b: CategoryNode) => a.position - b.position || a.name.localeCompare(b.name, 'en')
const childrenOf = (tree: readonly CategoryNode[], parentId: string | null) =>
  tree.filter((node) => node.parentId === parentId).toSorted(byPosition)

/** The tree as rows from top to bottom, without the descendants of collapsed categories. */
export function flattenTree(tree: readonly CategoryNode[], closed: ReadonlySet<string> = new Set()): CategoryRow[] {
  const walk = (parentId: string | null, depth: number): CategoryRow[] =>
    childrenOf(tree, parentId).flatMap((node) => {
      const isOpen = !closed.has(node.id)
      const childCount = childrenOf(tree, node.id).length
      return [{ ...node, depth, childCount, isOpen }, ...(isOpen ? walk(node.id, depth + 1) : [])]
    })
  return walk(null, 0)
}

/** Returns the number of levels of a category with its descendants: 1 without children. */
export function heightOf(tree: readonly CategoryNode[], id: string): number {
  return 1 + Math.max(0, ...childrenOf(tree, id).map((child) => heightOf(tree, child.id)))
}

/** The category itself and everything below it. */
export function withDescendants(tree: readonly CategoryNode[], id: string): Set<string> {
  return new Set([id, ...childrenOf(tree, id).flatMap((child) => [...withDescendants(tree, child.id)])])
}

/**
 * Returns the place where a dragged category would drop: between the rows at `index` of the remaining ones, as deep as
 * `wantedDepth` and its neighbours allow. Null where the tree would become too deep.
 */
export function placeBetween(
  rows: readonly CategoryRow[],
  { id, index, wantedDepth, height }: { id: string; index: number; wantedDepth: number; height: number },
): (CategoryPlace & { depth: number }) | null {
  const rest = rows.filter((row) => row.id !== id)
  const above = rest[index - 1]
  const below = rest[index]
  const deepest = Math.min(above ? above.depth + 1 : 0, deepestLevel - height)
  const shallowest = below?.depth ?? 0
  if (deepest < shallowest) return null
  const depth = Math.max(shallowest, Math.min(wantedDepth, deepest))
  const before = rest.slice(0, index)
  // Going up from here, the first shallower row is the parent; rows of the same depth before it are elder siblings.
  const parentAt = before.findLastIndex((row) => row.depth < depth)
  const position = before.slice(parentAt + 1).filter((row) => row.depth === depth).length
  return { parentId: before[parentAt]?.id ?? null, position, depth }
}

export type Step = 'up' | 'down' | 'in' | 'out'

/** One step by key or menu: among its siblings, into the elder sibling, or out beside its parent. Null: not possible. */
export function placeAfterStep(tree: readonly CategoryNode[], id: string, step: Step): CategoryPlace | null {
  const node = tree.find((candidate) => candidate.id === id)
  if (!node) return null
  const siblings = childrenOf(tree, node.parentId)
  const position = siblings.findIndex((sibling) => sibling.id === id)
  const elder = siblings[position - 1]
  const parent = tree.find((candidate) => candidate.id === node.parentId)
  if (step === 'up') return elder ? { parentId: node.parentId, position: position - 1 } : null
  if (step === 'down') {
    return position < siblings.length - 1 ? { parentId: node.parentId, position: position + 1 } : null
  }
  if (step === 'out') {
    if (!parent) return null
    const uncles = childrenOf(tree, parent.parentId)
    return { parentId: parent.parentId, position: uncles.findIndex((uncle) => uncle.id === parent.id) + 1 }
  }
  if (!elder || depthOf(tree, elder.id) + 1 + heightOf(tree, id) > deepestLevel) return null
  return { parentId: elder.id, position: childrenOf(tree, elder.id).length }
}

function depthOf(tree: readonly CategoryNode[], id: string): number {
  const parentId = tree.find((node) => node.id === id)?.parentId ?? null
  return parentId === null ? 0 : 1 + depthOf(tree, parentId)
}

/** Predicts the tree after a move: shown until the shop has answered. */
export function moveInTree(
  tree: readonly CategoryNode[],
  id: string,
  { parentId, position }: CategoryPlace,
): CategoryNode[] {
  const moved = tree.find((node) => node.id === id)
  if (!moved) return [...tree]
  const siblings = childrenOf(tree, parentId).filter((node) => node.id !== id)
  const arranged = siblings.toSpliced(position, 0, { ...moved, parentId })
  const positions = new Map(arranged.map((node, index) => [node.id, index]))
  return tree.map((node) => {
    const place = positions.get(node.id)
    return place === undefined ? node : { ...node, parentId, position: place }
  })
}

/** A category with the names above it: 'Home › Kitchen › Knives'. */
export function pathOf(tree: readonly CategoryNode[], id: string): string {
  const node = tree.find((candidate) => candidate.id === id)
  if (!node) return ''
  return node.parentId === null ? node.name : `${pathOf(tree, node.parentId)} › ${node.name}`
}
