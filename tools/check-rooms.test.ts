import { expect, test } from 'vitest'
import { checkFolders, checkRooms, checkTables } from './check-rooms.ts'

const many = (count: number, folder: string, end = '.ts') =>
  Array.from({ length: count }, (_, index) => ({ path: `${folder}/file-${index}${end}` }))

function faultsOf(files: readonly { path: string }[]): string[] {
  const faults: string[] = []
  checkFolders(files, (folder, says) => faults.push(`${folder}: ${says}`))
  return faults
}

test.each([
  'api/src/orders/checkout',
  'contract',
  'contract/orders',
  'words/en',
  'demo/seed',
  'testing',
  'e2e/journeys/seller',
])('%s: 25 source files are allowed, 26 are too many', (folder) => {
  expect(faultsOf(many(25, folder))).toEqual([])
  expect(faultsOf(many(26, folder))).toEqual([`${folder}: 26 source files; at most 25`])
})

test('tests count apart: 40 files with them are allowed, 41 are too many', () => {
  const sources = many(20, 'money')
  expect(faultsOf([...sources, ...many(20, 'money', '.test.ts')])).toEqual([])
  expect(faultsOf([...sources, ...many(21, 'money', '.test.ts')])).toEqual(['money: 41 files; at most 40 with tests'])
})

test('a folder of pages may be long', () => {
  expect(faultsOf(many(60, 'web/src/routes', '.tsx'))).toEqual([])
})

test('a room of a module has no rooms of its own, but for providers and pages', () => {
  const deep = [
    'api/src/orders/checkout/steps',
    'api/src/payments/providers/paystack',
    'web/src/routes/dashboard/stores',
  ]
  expect(faultsOf(deep.map((folder) => ({ path: `${folder}/pay.ts` })))).toEqual([
    'api/src/orders/checkout/steps: a room has no rooms of its own',
  ])
})

test('two rooms that need each other, by way of the root too, are one fault', () => {
  const file = (path: string, ...imports: string[]) => ({ path, imports, values: imports })
  const faults: string[] = []
  checkRooms(
    [
      file('api/src/orders/checkout/place.ts', 'api/src/orders/settlement/settle.ts'),
      file('api/src/orders/settlement/settle.ts', 'api/src/orders/shared.ts'),
      file('api/src/orders/shared.ts', 'api/src/orders/checkout/place.ts'),
    ],
    (room, says) => faults.push(`${room}: ${says}`),
  )
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain('api/src/orders/checkout → api/src/orders/settlement → api/src/orders/checkout')
})

test.each(['api/src/catalogue/tables.ts', 'api/src/catalogue/stock/tables.ts'])(
  '%s: its module writes the table in any room, another module does not',
  (tables) => {
    const write = 'await tx.insert(holds).values(rows)'
    const faults: string[] = []
    checkTables(
      [
        { path: tables, text: "export const holds = pgTable('holds', {})" },
        { path: 'api/src/catalogue/editor/hold.ts', text: write },
        { path: 'api/src/orders/checkout/hold.ts', text: write },
        { path: 'api/src/orders/checkout/hold.test.ts', text: write },
      ],
      (path, says) => faults.push(`${path}: ${says}`),
    )
    expect(faults).toEqual(['api/src/orders/checkout/hold.ts: writes holds, which catalogue owns'])
  },
)
