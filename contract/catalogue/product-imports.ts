import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { id, idOrSlug, line, queryFlag, queryInteger, single, timestamp } from '../http/fields.ts'

const inventory = 'inventory'

/** The outcome for one line of a table. Unchanged lines are counted and not listed. */
export const importedRow = z.object({
  /** As in the file; line 1 has the names of the columns. */
  line: z.int(),
  name: z.string(),
  outcome: z.enum(['created', 'changed', 'refused']),
  /** The differences, by the file's own columns. */
  changes: z.array(z.object({ column: z.string(), from: z.string(), to: z.string() })),
  /** The reason for the refusal, and its column. */
  column: z.string().nullable(),
  why: z.string().nullable(),
  /** The parts of the line that were ignored although the line was accepted. */
  notes: z.array(z.string()),
})

/** A category of a file, and the shop's where its products go. */
const importedCategory = z.object({
  word: z.string(),
  products: z.int(),
  /** Null when the shop has none of this name and the store has chosen none: its products then have no category. */
  category: z.object({ id, slug: z.string(), name: z.string() }).nullable(),
  /** True when the store has chosen it; false when the name itself decides. */
  isChosen: z.boolean(),
})

export const importReport = z.object({
  isWritten: z.boolean(),
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** Products that are refused, and lines that belong to none. */
  refused: z.int(),
  /** Lines with at least one fault. */
  faultyLines: z.int(),
  /** Remarks on the file as a whole. */
  notes: z.array(z.string()),
  /** The file's words for its categories; those without a category of the shop come first. */
  categories: z.array(importedCategory),
  /** New variants without stock in the file: they get `stock`, or 0. */
  stockUnsaid: z.int(),
  /** Addresses of pictures that the products do not have yet. */
  pictures: z.int(),
  /** In the order of the file; refused lines first when there are too many. */
  rows: z.array(importedRow),
  /** Lines with a change that are counted but not listed. */
  rowsLeftOut: z.int(),
})

/** The largest accepted table, in bytes. */
export const importLimitBytes = 20_000_000

export const importProducts = endpoint({
  operationId: 'importProducts',
  tag: inventory,
  summary:
    'Take products from a table (our own export, or Shopify’s), all or nothing; a dry run only says what would happen',
  method: 'post',
  path: '/products/import',
  access: 'member',
  query: z.strictObject({
    store: idOrSlug,
    dryRun: queryFlag.optional(),
    /** Accepts the good lines even if some are refused. */
    skipRefused: queryFlag.optional(),
    /** New products start as drafts, whatever the file says. */
    asDraft: queryFlag.optional(),
    /** The stock of new variants where the table gives none. */
    stock: queryInteger(0, 1_000_000).optional(),
    /** An id chosen by the caller, to follow the import and to fetch its report again. */
    import: id.optional(),
  }),
  body: z.string(),
  bodyMediaType: 'text/csv',
  bodyAsBytes: true,
  bodyLimitBytes: importLimitBytes,
  replies: { 200: single(importReport) },
  problems: ['not-found', 'forbidden', 'wrong-state'],
})

/** An import under the id that its caller chose. Kept for a day. */
const importSchema = z.object({
  id,
  isTrial: z.boolean(),
  state: z.enum(['running', 'done', 'failed']),
  startedAt: timestamp,
  /** Lines read, products found in them, products compared with the store and stored. */
  rows: z.int(),
  products: z.int(),
  stored: z.int(),
  report: importReport.nullable(),
  /** Why it failed. */
  problem: z.string().nullable(),
})

export const getImport = endpoint({
  operationId: 'getImport',
  tag: inventory,
  summary: 'How far an import is, and its report once it has ended',
  method: 'get',
  path: '/products/imports/{id}',
  access: 'member',
  params: z.object({ id }),
  replies: { 200: single(importSchema) },
  problems: ['not-found', 'forbidden'],
})

/** The outcome for the pictures that a file names by address. */
const importPictures = z.object({
  waiting: z.int(),
  fetched: z.int(),
  refused: z.int(),
  /** Pictures of products or stores that were deleted meanwhile. */
  dropped: z.int(),
  /** Failed pictures first. */
  addresses: z.array(
    z.object({
      address: z.string(),
      product: z.string(),
      state: z.enum(['waiting', 'fetched', 'refused', 'dropped']),
      reason: z.string().nullable(),
    }),
  ),
  /** The number that are counted but not listed. */
  leftOut: z.int(),
})

export const listImportPictures = endpoint({
  operationId: 'listImportPictures',
  tag: inventory,
  summary: "What became of the pictures that an import's table names by their addresses",
  method: 'get',
  path: '/products/imports/{id}/pictures',
  access: 'member',
  params: z.object({ id }),
  replies: { 200: single(importPictures) },
  problems: ['not-found', 'forbidden'],
})

export const listImports = endpoint({
  operationId: 'listImports',
  tag: inventory,
  summary: 'The last imports of a store within a day, newest first, without their reports',
  method: 'get',
  path: '/products/imports',
  access: 'member',
  query: z.strictObject({ store: idOrSlug }),
  replies: { 200: single(z.array(importSchema.omit({ report: true }))) },
  problems: ['not-found', 'forbidden'],
})

const categoryChoice = z.object({ word: z.string(), category: z.object({ id, slug: z.string(), name: z.string() }) })

export const listCategoryWords = endpoint({
  operationId: 'listCategoryWords',
  tag: inventory,
  summary: 'Where the store puts what its files call a category, in the order of the words',
  method: 'get',
  path: '/stores/{id}/category-words',
  access: 'member',
  params: z.object({ id: idOrSlug }),
  replies: { 200: single(z.array(categoryChoice)) },
  problems: ['not-found', 'forbidden'],
})

export const chooseCategories = endpoint({
  operationId: 'chooseCategories',
  tag: inventory,
  summary:
    "Choose a category for words of the store's files, or none (null); all or nothing, kept for its next imports",
  method: 'patch',
  path: '/stores/{id}/category-words',
  access: 'member',
  params: z.object({ id: idOrSlug }),
  body: z.strictObject({
    choices: z
      .array(z.strictObject({ word: line(80), category: idOrSlug.nullable() }))
      .min(1)
      .max(500),
  }),
  replies: { 200: single(z.array(categoryChoice)) },
  problems: ['not-found', 'forbidden'],
})

export type Import = z.infer<typeof importSchema>
export type ImportPictures = z.infer<typeof importPictures>
export type ImportedCategory = z.infer<typeof importedCategory>
export type ImportReport = z.infer<typeof importReport>
export type ImportedRow = z.infer<typeof importedRow>
