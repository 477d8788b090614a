import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'

/** Time for what was sent over a quiet connection just before it heard that we stop. */
const quietMilliseconds = 500

/**
 * Watches a server from its start on, so that it can be drained: what this returns lets nobody new in and has every answer
 * say that it is the connection's last. A connection that is never without a request would otherwise stay until it is cut
 * in the middle of one. What is still open after `milliseconds` is cut.
 */
export function prepareDrain(server: Server, milliseconds: number): () => Promise<void> {
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
      // This one may have begun before, and so could not say that it is the last.
      if (isDraining) endQuiet([answer.req.socket])
    })
  })

  function endQuiet(candidates: Iterable<Socket>): void {
    const busy = new Set([...answers].map((answer) => answer.req.socket))
    for (const connection of candidates) if (!busy.has(connection)) connection.destroySoon()
  }

  return async () => {
    isDraining = true
    for (const answer of answers) if (!answer.headersSent) sayLast(answer)
    const closed = new Promise<void>((resolve) => server.once('close', resolve))
    // Not the HTTP server's own: that takes a connection for idle, and cuts it, while the end of an answer is on its way.
    NetServer.prototype.close.call(server)
    const quiet = setTimeout(() => endQuiet(connections), quietMilliseconds)
    const deadline = setTimeout(() => server.closeAllConnections(), milliseconds)
    await closed
    clearTimeout(quiet)
    clearTimeout(deadline)
  }
}

function sayLast(answer: ServerResponse): void {
  answer.setHeader('connection', 'close')
}
