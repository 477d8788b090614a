import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { copyOut } from './copy-stream.ts'

const piece = 256 * 1024

/** Copies what a statement selects, piece by piece, and sees that the connection goes on. */
async function copy(select: string, contentOf?: (message: Buffer) => Buffer | null) {
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  try {
    const { bytes, answer } = copyOut(client, `copy (${select}) to stdout`, contentOf)
    const pieces: Buffer[] = []
    for await (const one of bytes) {
      pieces.push(one)
      // Slower than the server.
      await new Promise((later) => setTimeout(later, 1))
    }
    const { command } = await answer
    expect((await client.query<{ two: number }>('select 2 as two')).rows).toEqual([{ two: 2 }])
    return { text: String(Buffer.concat(pieces)), rows: Number(command.split(' ')[1]) }
  } finally {
    await client.end()
  }
}

test.each([0, 1, 5_000, 800_000])('%i rows are copied in their order', async (count) => {
  const { text, rows } = await copy(`select n from generate_series(1, ${count}) as n`)
  expect(rows).toBe(count)
  expect(text === Array.from({ length: count }, (_, at) => `${at + 1}\n`).join('')).toBe(true)
})

test.each([
  ['a whole piece', piece],
  ['a byte more than a piece', piece + 1],
  ['more than two pieces', 600 * 1024],
])('a message of %s is copied', async (_, length) => {
  const { text } = await copy(`select repeat('x', ${length - 2}) || 'y'`)
  expect(text === `${'x'.repeat(length - 2)}y\n`).toBe(true)
})

test('messages without content are left out, and what they begin with', async () => {
  const { text } = await copy("select 'a' || n from generate_series(1, 4) as n", (message) =>
    message.includes('3') ? null : message.subarray(1),
  )
  expect(text).toBe('1\n2\n4\n')
})
