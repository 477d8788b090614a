import type { IncomingMessage, Server } from 'node:http'

type Limits = {
  milliseconds: number
  /** Requests that may take as long as the server's own limit allows. */
  isLong(method: string, path: string): boolean
}

/** Cuts requests whose body has not arrived in time, answered or not: a finished call still holds its connection. */
export function cutSlowBodies(server: Server, { milliseconds, isLong }: Limits): void {
  server.prependListener('request', (request, answer) => {
    const path = request.url?.split('?', 1)[0] ?? ''
    if (!hasBody(request) || isLong(request.method ?? '', path)) return
    const limit = setTimeout(() => {
      const { complete, socket } = request
      if (complete || socket.destroyed) return
      // The same answer as the server's own after its limit.
      if (!answer.headersSent) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
      socket.destroy()
    }, milliseconds)
    request.once('close', () => clearTimeout(limit))
  })
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
