import type { IncomingMessage, ServerResponse } from 'node:http'
import { Counter } from '../metrics/metric.ts'
import type { AnswerShared, Older } from '../pages/keep-answers.ts'
import type { Platform } from '../platform.ts'
import { busyAnswers } from './busy-answers.ts'
import { loadOf } from './hold-back-connections.ts'
import { classOf, isLasting, type RefusableClass, refusableClasses } from './load-class.ts'
import { type LoadGate, openLoadGate } from './load-gate.ts'
import { watchLoad } from './load-signals.ts'
import { asideOf } from './step-aside.ts'
import type { Decide, StepAside } from './waiting-lines.ts'

export const doorRequests = new Counter({
  name: 'door_requests_total',
  help: 'Requests that were let in, or refused because the shop was too busy, by class; a refused one is not in http_requests_total',
  labels: { class: refusableClasses, outcome: ['admitted', 'refused'] as const },
})

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void

/** Stands before everything else: routing, bodies, authentication. */
export type DoorGuard = {
  /** Lets a request in to `next`, or answers that the shop is too busy. */
  receive(incoming: IncomingMessage, outgoing: ServerResponse, next: Listener): void
  /** What is in memory is always given. */
  lookInto(answers: Pick<AnswerShared, 'look'>): void
  /** Requests since the start, by class. What was never asked at the gate is not counted. */
  counts: LoadGate['counts']
  limit: LoadGate['limit']
  close(): void
}

/** Guards a process with these database connections against more requests than it can answer in time. */
export function guardDoor(platform: Pick<Platform, 'config' | 'database'>): DoorGuard {
  const pool = platform.database.$client
  const gate = openLoadGate({ connections: pool.options.max ?? 10, now: () => performance.now() })
  const close = watchLoad(pool, gate.tick)
  const sayBusy = busyAnswers(platform.config)
  let look: AnswerShared['look'] = () => null

  function ask(loadClass: RefusableClass, { incoming, outgoing, older, enter }: Asked): void {
    const decide: Decide = (leave, stepAside) => {
      doorRequests.count({ class: loadClass, outcome: leave === null ? 'refused' : 'admitted' })
      // Who waited in line may have gone.
      if (outgoing.destroyed) return leave?.()
      if (leave === null) return older ? give(older, incoming, outgoing) : sayBusy(incoming, outgoing)
      if (isLasting(incoming.method ?? '', incoming.url ?? '')) leave()
      else outgoing.once('close', leave)
      enter(stepAside)
    }
    // An older answer is there at once, and better than a wait.
    gate.enter(loadClass, decide, older === null)
  }

  return {
    counts: gate.counts,
    limit: gate.limit,
    close,
    lookInto(answers) {
      look = answers.look
    },
    receive(incoming, outgoing, next) {
      const { method = 'GET', url = '/', headers } = incoming
      const loadClass = classOf(method, url, headers['user-agent'])
      const enter = (stepAside?: StepAside) => {
        const answer = () => loadOf.run(loadClass, next, incoming, outgoing)
        if (stepAside) asideOf.run(stepAside, answer)
        else answer()
      }
      if (loadClass === 'vital' || loadClass === 'file') return enter()
      const found = method === 'GET' ? look(url, headers) : null
      if (found === 'ready') return enter()
      ask(loadClass, { incoming, outgoing, older: found, enter })
    },
  }
}

type Asked = {
  incoming: IncomingMessage
  outgoing: ServerResponse
  older: Older | null
  enter: (stepAside?: StepAside) => void
}

function give({ status, headers, body }: Older, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const tag = incoming.headers['if-none-match']?.replace(/^W\//, '')
  const isUnchanged = headers.etag !== undefined && tag === headers.etag
  outgoing.writeHead(isUnchanged ? 304 : status, headers).end(isUnchanged ? undefined : body)
}
