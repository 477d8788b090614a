import { randomBytes } from 'node:crypto'
import { expect, inject, test, vi } from 'vitest'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

test('a new database gets its tables; afterwards one statement finds nothing to do', async () => {
  const server = new URL(inject('databaseUrl'))
  const name = `test_${randomBytes(6).toString('hex')}`
  const administrator = openDatabase(server.href, 1)
  await administrator.execute(`create database ${name}`)
  const database = openDatabase(Object.assign(new URL(server), { pathname: `/${name}` }).href, 2)
  try {
    await Promise.all([migrate(database), migrate(database)])
    const asked = vi.spyOn(database.$client, 'query')
    const borrowed = vi.spyOn(database.$client, 'connect')
    await migrate(database)
    expect(asked).toHaveBeenCalledTimes(1)
    // A pool's own query borrows one connection; a migration would borrow another.
    expect(borrowed).toHaveBeenCalledTimes(1)
    await database.execute(
      'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)',
    )
    await expect(migrate(database)).rejects.toThrow(/Failed query/)
  } finally {
    await database.$client.end()
    await administrator.execute(`drop database ${name} with (force)`)
    await administrator.$client.end()
  }
}, 60_000)
