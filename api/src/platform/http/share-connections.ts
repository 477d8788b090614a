import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { nameNetwork } from './network-of.ts'

/**
 * Shares a server's connections: once `most` are open, a new one replaces one of the network that has the most, its oldest idle
 * one first. So one network cannot take them all, and a crowd behind one address gets as many as there is room for. Behind a
 * proxy every connection has one address, and the newest replaces the oldest idle one.
 */
export function shareConnections(server: Server, most: number): void {
  const networks = new Map<string, Set<Socket>>()
  const busy = new Map<Socket, number>()
  let open = 0

  server.on('connection', (socket) => {
    const name = nameNetwork(socket.remoteAddress ?? '')
    const own = networks.get(name) ?? new Set()
    networks.set(name, own.add(socket))
    open++
    socket.once('close', () => {
      open--
      busy.delete(socket)
      own.delete(socket)
      if (own.size === 0) networks.delete(name)
    })
    if (open > most) makeRoom(networks, (candidate) => busy.has(candidate))
  })
  server.prependListener('request', ({ socket }, answer) => {
    busy.set(socket, (busy.get(socket) ?? 0) + 1)
    answer.once('close', () => {
      const left = (busy.get(socket) ?? 1) - 1
      if (left > 0) busy.set(socket, left)
      else busy.delete(socket)
    })
  })
}

/** Ends the oldest idle connection of the network with the most; without an idle one, its newest. */
function makeRoom(networks: ReadonlyMap<string, ReadonlySet<Socket>>, isBusy: (socket: Socket) => boolean): void {
  let greediest: ReadonlySet<Socket> = new Set()
  for (const sockets of networks.values()) if (sockets.size > greediest.size) greediest = sockets
  const all = [...greediest].filter((socket) => !socket.destroyed)
  const victim = all.find((socket) => !isBusy(socket)) ?? all.at(-1)
  victim?.destroy()
}
