import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A connection to the database that can be cut like a cable: nothing is closed, nothing arrives. */
export async function openCable(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const ends = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from)
      from.pipe(to)
      from.on('error', () => to.destroy())
      from.on('close', () => ends.delete(from))
    }
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const url = new URL(databaseUrl)
  url.port = String((server.address() as AddressInfo).port)
  url.searchParams.delete('host')
  return {
    url: url.href,
    cut() {
      for (const end of ends) end.unpipe().pause()
    },
    reset() {
      for (const end of ends) end.destroy()
    },
    async close() {
      for (const end of ends) end.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}
