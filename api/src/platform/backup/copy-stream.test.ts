import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { copyOut } from './copy-stream.ts'

test.each([1, 60, 64, 65, 200, 5_000])('%i rows are copied, and the connection goes on', async (rows) => {
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  try {
    const { bytes, answer } = copyOut(client, `copy (select n from generate_series(1, ${rows}) as n) to stdout`)
    let lines = 0
    for await (const chunk of bytes) lines += String(chunk).split('\n').length - 1
    expect(lines).toBe(rows)
    expect((await answer).command).toBe(`COPY ${rows}`)
    expect((await client.query<{ two: number }>('select 2 as two')).rows).toEqual([{ two: 2 }])
  } finally {
    await client.end()
  }
})
