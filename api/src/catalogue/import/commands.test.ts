import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aCategory } from '../../../../testing/builders/catalogue.ts'
import { aStore } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { commands } from './commands.ts'

let shop: TestPlatform
const folder = mkdtempSync(join(tmpdir(), 'makola-command-'))

beforeAll(async () => {
  shop = await openTestPlatform()
  await aStore(shop, { slug: 'balogun' })
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await shop.close()
})

/** Runs the command and returns its exit code and output. */
async function run(...args: string[]): Promise<{ code: number | undefined; text: string }> {
  const lines: string[] = []
  const keep = (line: string) => void lines.push(line)
  const spies = [vi.spyOn(console, 'log').mockImplementation(keep), vi.spyOn(console, 'error').mockImplementation(keep)]
  const code = await commands.find(({ name }) => name === 'import-products')?.run(shop, args)
  for (const spy of spies) spy.mockRestore()
  return { code, text: lines.join('\n') }
}

function aFile(name: string, content: unknown): string {
  const file = join(folder, name)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

const good = { title: 'Mug', price: 8, stock: 3, sku: 'M' }

test('import-products reports, rehearses and writes', async () => {
  const file = aFile('good.json', [good])
  expect(await run('--file', file, '--store', 'balogun', '--dry-run')).toEqual({
    code: 0,
    text: 'row 1: created Mug\n1 created, 0 changed, 0 unchanged, 0 refused.\nDry run: nothing was written.',
  })
  expect(await run('--file', file, '--store', 'balogun', '--draft')).toEqual({
    code: 0,
    text: 'row 1: created Mug\n1 created, 0 changed, 0 unchanged, 0 refused.',
  })
})

test('import-products names the faults of a file and fails', async () => {
  const file = aFile('bad.json', [good, { ...good, sku: 'N', stock: -1 }])
  const refused = await run('--file', file, '--store', 'balogun')
  expect(refused.code).toBe(1)
  expect(refused.text).toContain('row 2: refused, stock: Must be a whole number from 0 to 1,000,000.')
  expect(refused.text).toContain('Nothing was written')
  expect((await run('--file', file, '--store', 'balogun', '--skip-bad-rows')).code).toBe(0)
  const table = aFile('table.csv', 'Handle,Title,Variant Price\nbowl,Bowl,12.50\n')
  expect(await run('--file', table, '--store', 'balogun')).toMatchObject({ code: 0 })
})

test('import-products explains its arguments', async () => {
  const file = aFile('shop.json', [good])
  expect((await run()).text).toContain('Usage: import-products')
  expect((await run('--file', 'products.pdf', '--store', 'balogun')).text).toContain('Usage: import-products')
  expect(await run('--file', join(folder, 'none.json'), '--store', 'balogun')).toEqual({
    code: 1,
    text: 'There is no such file.',
  })
  expect(await run('--file', file, '--store', 'nowhere')).toEqual({ code: 1, text: 'This store does not exist.' })
  expect((await run('--fast')).code).toBe(1)
})

test('import-products rejects a wrong file in one line, and limits the number of faults', async () => {
  const latin = join(folder, 'latin.csv')
  writeFileSync(latin, Buffer.from('Title,Variant Price\ncaf\xe9,1\n', 'latin1'))
  expect((await run('--file', latin, '--store', 'balogun')).text).toBe(
    'The file is not in UTF-8. Save it as “CSV UTF-8” and send it again.',
  )
  expect((await run('--file', join(folder, 'none.csv'), '--store', 'balogun')).text).toBe('There is no such file.')
  const junk = await run(
    '--file',
    aFile('junk.csv', `Title,Variant Price\n${'x\n'.repeat(1000)}`),
    '--store',
    'balogun',
  )
  expect(junk.code).toBe(1)
  expect(junk.text.split('\n').length).toBeLessThan(60)
  expect(junk.text).toContain('… and 950 more rows with faults')
})

test('import-products maps category words by a table, and remembers the choices', async () => {
  const { slug } = await aStore(shop)
  await aCategory(shop, { slug: 'shoes', name: 'Shoes' })
  const file = aFile('words.csv', 'Handle,Title,Type,Variant Price\nboot,Boot,Chaussures,8\n')
  const take = (...more: string[]) => run('--file', file, '--store', slug, ...more)
  const bad = await take('--categories', aFile('bad.csv', 'word,category\nChaussures,shoes\nChapeaux,no-such\n'))
  expect(bad).toMatchObject({ code: 1 })
  expect(bad.text).toContain('Categories, entry 2: Must be the id or slug of a category.')
  const narrow = await take('--categories', aFile('narrow.csv', 'Chaussures\n'))
  expect(narrow.text).toBe('Categories, line 1: Must have two cells, a word and a category.')
  expect((await take('--categories', '/nope.csv')).text).toBe('There is no such file.')
  expect((await take('--categories', aFile('empty.csv', 'word,category\n'))).code).toBe(1)

  const words = aFile('good-words.csv', 'word;category\nchaussures;shoes\n')
  expect((await take('--categories', words, '--dry-run')).code).toBe(0)
  const count = () => shop.database.execute('select word from category_words')
  expect((await count()).rows).toEqual([])
  expect((await take('--categories', words)).code).toBe(0)
  expect((await count()).rows).toEqual([{ word: 'chaussures' }])
  const { rows } = await shop.database.execute(
    `select slug from categories where id = (select category_id from products where name = 'Boot')`,
  )
  expect(rows).toEqual([{ slug: 'shoes' }])
  expect((await take()).text).toContain('1 unchanged')
})
