import { connect, createServer, type Socket } from 'node:net'

/** What a session keeps beyond a transaction: a pooler in transaction mode would give it to another client. */
const ofSession =
  /(?:^|;)\s*(?:un)?listen\b|(?:^|;)\s*set\s+(?!local\b|transaction\b|constraints\b)|\bpg_(?:try_)?advisory_lock\b|\bcreate\s+temp|\bwith\s+hold\b/i

/** The settings of a beginning connection that PgBouncer understands. */
const known = new Set(['user', 'database', 'application_name', 'client_encoding', 'DateStyle', 'TimeZone'])

export type StrictPooler = {
  url: string
  /** What the clients sent that a pooler refuses, or that breaks behind one. */
  refused: string[]
  /** How many connections were opened. */
  connections: () => number
  close: () => Promise<void>
}

/**
 * Stands between a shop and its database as a pooler in transaction mode does, for the rules alone: a connection that breaks one
 * is cut, and the statement is kept.
 */
export async function openStrictPooler(databaseUrl: string): Promise<StrictPooler> {
  const target = new URL(databaseUrl)
  const refused: string[] = []
  const sockets = new Set<Socket>()
  let connections = 0
  const server = createServer((client) => {
    connections++
    const database = connect(Number(target.port), target.hostname)
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        database.destroy()
      })
    }
    const read = readMessages((fault) => {
      refused.push(fault)
      client.destroy()
    })
    client.on('data', (bytes: Buffer) => {
      read(bytes)
      database.write(bytes)
    })
    database.pipe(client)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = new URL(databaseUrl)
  url.port = String(typeof address === 'object' && address ? address.port : 0)
  url.search = ''
  return {
    url: url.href,
    refused,
    connections: () => connections,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

/** Reads what a client sends: its settings first, then messages of a letter, a length and a text. */
function readMessages(refuse: (fault: string) => void): (bytes: Buffer) => void {
  let waiting = Buffer.alloc(0)
  let hasBegun = false
  return (bytes) => {
    waiting = Buffer.concat([waiting, bytes])
    for (;;) {
      const head = hasBegun ? 1 : 0
      if (waiting.length < head + 4) return
      const end = head + waiting.readInt32BE(head)
      if (waiting.length < end) return
      const texts = waiting.subarray(head + 4, end).toString()
      const kind = hasBegun ? String.fromCharCode(waiting[0] ?? 0) : ''
      waiting = waiting.subarray(end)
      if (!hasBegun) {
        // Behind the version of the protocol come names and values.
        const names = texts.slice(4).split('\0')
        for (const [index, name] of names.entries()) if (index % 2 === 0 && name && !known.has(name)) refuse(name)
        hasBegun = true
      } else if (kind === 'Q' || kind === 'P') {
        // The name of a prepared statement stands before its text.
        const statement = texts.split('\0')[kind === 'P' ? 1 : 0] ?? ''
        if (ofSession.test(statement)) refuse(statement)
      }
    }
  }
}
