import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'

/** Time for requests sent over an idle connection just before it learns that we stop. */
const quietMilliseconds = 500

/** The two steps of a server's end. */
export type Drain = {
  /** Marks every answer as its connection's last, so that callers leave by themselves. Who comes anew is still served. */
  begin: () => void
  /** Admits nobody new, and ends when the last request is answered. */
  finish: () => Promise<void>
}

/**
 * Watches a server from its start, so that it can be drained. A busy connection would otherwise stay until it is cut in the middle
 * of a request. Connections still open after `milliseconds` are cut.
 */
export function prepareDrain(server: Server, milliseconds: number): Drain {
  const connections = new Set<Socket>()
  const answers = new Set<ServerResponse>()
  let isDraining = false

  server.on('connection', (connection) => {
    connections.add(connection)
    connection.once('close', () => connections.delete(connection))
  })
  // Before the listener that answers.
  server.prependListener('request', (_, answer) => {
    answers.add(answer)
    if (isDraining) sayLast(answer)
    answer.once('close', () => {
      answers.delete(answer)
      // This one may have started before, and so could not be marked as the last.
      if (isDraining) endQuiet([answer.req.socket])
    })
  })

  function endQuiet(candidates: Iterable<Socket>): void {
    const busy = new Set([...answers].map((answer) => answer.req.socket))
    for (const connection of candidates) if (!busy.has(connection)) connection.destroySoon()
  }

  function begin(): void {
    isDraining = true
    for (const answer of answers) if (!answer.headersSent) sayLast(answer)
  }

  async function finish(): Promise<void> {
    begin()
    const closed = new Promise<void>((resolve) => server.once('close', resolve))
    // Not the HTTP server's own: that treats a connection as idle, and cuts it, while the end of an answer is on its way.
    NetServer.prototype.close.call(server)
    const quiet = setTimeout(() => endQuiet(connections), quietMilliseconds)
    const deadline = setTimeout(() => server.closeAllConnections(), milliseconds)
    await closed
    clearTimeout(quiet)
    clearTimeout(deadline)
  }
  return { begin, finish }
}

function sayLast(answer: ServerResponse): void {
  answer.setHeader('connection', 'close')
}
