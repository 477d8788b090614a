import type { ObjectKind } from '../draw/objects.ts'
import { household } from './about-household.ts'
import { worn } from './about-worn.ts'

export type Practical = { materials: string; use?: string; care: string; sizeGuide?: string }
export type PracticalOf = Readonly<Record<ObjectKind, Practical>>

/** The materials of things, and how they are used and kept, by kind. */
export const practicalOf: PracticalOf = { ...worn, ...household }
