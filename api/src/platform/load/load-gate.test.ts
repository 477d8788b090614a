import { describe, expect, test } from 'vitest'
import { aLoadGate, calm, connections } from '../../../../testing/builders/load-gates.ts'
import type { RefusableClass } from './load-class.ts'
import { openLoadGate, type Strain } from './load-gate.ts'
import type { Leave } from './waiting-lines.ts'

describe('who is let in', () => {
  test('extra work is refused first, then browsing, then carts, and checkouts last', () => {
    const { gate, fill } = aLoadGate()
    const limit = gate.limit()
    const counts = (['extra', 'browse', 'cart', 'checkout'] as const).map(fill)
    // The last few are those that checkouts have whatever the others do.
    expect(counts).toEqual([0.4 * limit, 0.35 * limit, 0.15 * limit, Math.ceil(connections / 3)])
  })

  test('a crowd that browses leaves room for a third of the connections to checkouts, and some to carts', () => {
    const { fill, pass } = aLoadGate()
    pass(5_000, { ...calm, connectionWait: 500 })
    fill('browse')
    expect(fill('cart')).toBeGreaterThan(0)
    expect(fill('checkout')).toBeGreaterThanOrEqual(connections / 3)
  })

  test('a crowd of checkouts leaves a place for everyone else', () => {
    const { fill } = aLoadGate()
    fill('checkout')
    expect((['cart', 'browse', 'extra'] as const).map(fill)).toEqual([Math.ceil(connections / 4), 1, 1])
  })

  test('who has left makes room once', () => {
    const { ask, fill, inside } = aLoadGate()
    fill('extra')
    inside[0]?.()
    inside[0]?.()
    expect([ask('extra'), ask('extra')]).toEqual([true, false])
  })

  test('who steps aside makes room, and goes on without a place when the turn comes and there is none', async () => {
    const { gate, fill, inside, enterAside } = aLoadGate()
    const turn = Promise.withResolvers<void>()
    const waiting = enterAside(turn.promise)
    // The last of the crowd finds no room and waits in line.
    expect(fill('checkout')).toBe(gate.limit())
    turn.resolve()
    await waiting
    const count = inside.length
    // Takes no place with it.
    inside[0]?.()
    expect(inside.length).toBe(count)
    inside[1]?.()
    expect(inside.length).toBe(count + 1)
  })

  test('who has stepped aside takes a place again where there is room', async () => {
    const { gate, fill, enterAside } = aLoadGate()
    await enterAside(Promise.resolve())
    expect(fill('checkout')).toBe(gate.limit() - 1)
  })

  test('who leaves while aside has left', async () => {
    const { gate, fill, inside, enterAside } = aLoadGate()
    const waiting = enterAside(Promise.resolve())
    inside[0]?.()
    await waiting
    expect(fill('checkout')).toBe(gate.limit())
  })

  test('what was let in and refused is counted by class', () => {
    const { gate, fill } = aLoadGate()
    const [extra, browse] = [fill('extra'), fill('browse')]
    // One waits, one may not.
    gate.enter('browse', () => {}, false)
    expect(gate.counts).toEqual({
      admitted: { checkout: 0, cart: 0, browse, extra },
      refused: { checkout: 0, cart: 0, browse: 1, extra: 1 },
    })
  })
})

describe('a request that finds no room', () => {
  test('waits, and the oldest goes first', () => {
    const { gate, fill, inside } = aLoadGate()
    fill('checkout')
    const entered: number[] = []
    for (const id of [1, 2, 3]) gate.enter('checkout', (leave) => leave && entered.push(id))
    // The first makes room for the one that filled the gate.
    for (const leave of inside.slice(0, 3)) leave()
    expect(entered).toEqual([1, 2])
  })

  test('is refused after a second', () => {
    const { fill, pass, refused } = aLoadGate()
    const strained = { ...calm, connectionWait: 500 }
    fill('checkout')
    pass(1_000, strained)
    expect(refused()).toBe(0)
    pass(100, strained)
    expect(refused()).toBe(1)
  })

  test('is refused at once when the line is long', () => {
    const { gate, fill, refused } = aLoadGate()
    fill('checkout')
    for (let count = 1; count < connections * 4; count++) gate.enter('checkout', () => {})
    expect(refused()).toBe(0)
    expect(fill('checkout')).toBe(0)
    expect(refused()).toBe(1)
  })

  /** A gate that lets few in and knows its pace: so many answers in a tenth of a second, and so many who come. */
  function crowd({ answers, come, steps, waiting }: Record<'answers' | 'come' | 'steps' | 'waiting', number>) {
    const { gate, pass, wait } = aLoadGate()
    const narrow = { ...calm, connectionWait: 500 }
    const busy: Leave[] = []
    const seen = { answered: 0, refused: 0, refusedLast: 0 }
    const enter = (loadClass: RefusableClass) =>
      gate.enter(loadClass, (leave) => {
        if (leave) return busy.push(leave)
        seen.refused++
        seen.refusedLast++
      })
    pass(3_000, narrow)
    for (let inside = 0; inside < 8 + waiting; inside++) enter('browse')
    const step = (count: number, asked = 0) => {
      seen.refusedLast = 0
      pass(100, narrow)
      for (const leave of busy.splice(0, count)) {
        leave()
        seen.answered++
      }
      for (let one = 0; one < asked; one++) enter('browse')
      return seen.refusedLast
    }
    for (let done = 0; done < steps; done++) step(answers, come)
    return { seen, enter, step, wait }
  }

  test('joins a line that moves quickly, however long it has not been empty', () => {
    const { seen } = crowd({ answers: 6, come: 6, steps: 50, waiting: 5 })
    expect(seen).toEqual({ answered: 300, refused: 0, refusedLast: 0 })
  })

  test('is refused at once when the line has not been empty for half a second and takes too long', () => {
    const { seen, enter } = crowd({ answers: 2, come: 4, steps: 50, waiting: 2 })
    expect(seen.refusedLast).toBe(2)
    // A checkout has nobody before it.
    enter('checkout')
    expect(seen.refusedLast).toBe(2)
  })

  test('joins the line of a burst even when it will take most of a second', () => {
    const { seen } = crowd({ answers: 2, come: 0, steps: 10, waiting: 10 })
    expect(seen.refused).toBe(0)
  })

  test('joins no burst in the seconds after many refusals, and then again', () => {
    const { step } = crowd({ answers: 2, come: 4, steps: 50, waiting: 2 })
    for (let calmFor = 0; calmFor < 10; calmFor++) step(20)
    expect(step(20, 16)).toBeGreaterThan(0)
    for (let calmFor = 0; calmFor < 50; calmFor++) step(20)
    expect(step(20, 16)).toBe(0)
  })

  test('is refused at the next chance after 8 ms in overload, when its turn has not come as predicted', () => {
    const { seen, enter, wait } = crowd({ answers: 2, come: 4, steps: 50, waiting: 2 })
    const before = seen.refused
    // A place for it may be free any moment.
    wait(8)
    enter('checkout')
    expect(seen.refused).toBe(before)
    wait(1)
    enter('checkout')
    expect(seen.refused).toBeGreaterThan(before)
  })

  test('is let in or refused, also when its time ends between two looks at the clock', () => {
    let now = 0
    const gate = openLoadGate({ connections, now: () => (now += 0.3) })
    let decided = 0
    for (let asked = 0; asked < 1_000; asked++) {
      gate.enter('browse', () => decided++)
      if (asked % 10 === 0) gate.tick(calm)
    }
    now += 2_000
    gate.tick(calm)
    expect(decided).toBe(1_000)
  })

  test('keeps its place when it came before the overload and its turn comes within a second', () => {
    const { seen, step } = crowd({ answers: 4, come: 0, steps: 2, waiting: 24 })
    // More than the line ever holds.
    step(4, connections * 4)
    const atOnce = seen.refused
    expect(atOnce).toBeGreaterThan(0)
    for (let tenths = 0; tenths < 4; tenths++) step(4)
    expect(seen.refused).toBe(atOnce)
  })

  test('is refused as soon as its turn cannot come within the second', () => {
    const { seen, step } = crowd({ answers: 4, come: 0, steps: 2, waiting: 24 })
    expect(seen.refused).toBe(0)
    // The answers stop.
    for (let tenths = 0; tenths < 4; tenths++) step(0)
    expect(seen.refused).toBeGreaterThan(0)
    expect(seen.refused).toBeLessThan(24)
  })
})

describe('the limit', () => {
  test.each<[string, Strain]>([
    ['the event loop is late', { ...calm, loopDelay: 251 }],
    ['nobody gets a connection at once', { ...calm, connectionWait: 101 }],
  ])(
    'falls to the number of connections within two seconds while %s, and rises to four times as many in four',
    (_, strain) => {
      const { gate, pass } = aLoadGate()
      pass(5_000)
      expect(gate.limit()).toBe(connections * 4)
      pass(2_000, strain)
      expect(gate.limit()).toBe(connections)
      pass(4_000)
      expect(gate.limit()).toBe(connections * 4)
    },
  )

  /** Requests of this class, each answered after so many milliseconds; a tenth of a second passes. */
  function answerMany({ ask, inside, pass }: ReturnType<typeof aLoadGate>, milliseconds: number, count = 12) {
    const before = inside.length
    for (let sent = 0; sent < count; sent++) ask('browse')
    const steps = Math.floor(milliseconds / 100)
    for (let step = 0; step < steps; step++) pass(100)
    for (const leave of inside.splice(before)) leave()
    pass(100)
  }

  test('falls when even the fastest answer takes much longer than it did', () => {
    const shop = aLoadGate()
    for (let count = 0; count < 10; count++) answerMany(shop, 0)
    const before = shop.gate.limit()
    answerMany(shop, 200)
    expect(shop.gate.limit()).toBeLessThan(before * 0.75)
  })

  test('stays when those who stepped aside waited long', async () => {
    const { gate, fill, inside, pass, enterAside } = aLoadGate()
    fill('checkout')
    for (const leave of inside.splice(0)) leave()
    const turn = Promise.withResolvers<void>()
    const waiting = Array.from({ length: 15 }, () => enterAside(turn.promise))
    const limit = gate.limit()
    pass(500)
    turn.resolve()
    await Promise.all(waiting)
    for (const leave of inside) leave()
    pass(100)
    expect(gate.limit()).toBe(limit + 6)
  })

  test('stays when a few answers are slow', () => {
    const shop = aLoadGate()
    for (let count = 0; count < 10; count++) answerMany(shop, 0)
    const before = shop.gate.limit()
    answerMany(shop, 200, 5)
    expect(shop.gate.limit()).toBeGreaterThanOrEqual(before)
  })

  test('learns within ten minutes that a database has become slower for good', () => {
    const shop = aLoadGate()
    answerMany(shop, 0)
    for (let minute = 0; minute < 11; minute++) {
      shop.pass(60_000)
      answerMany(shop, 200)
    }
    const before = shop.gate.limit()
    answerMany(shop, 200)
    expect(shop.gate.limit()).toBeGreaterThanOrEqual(before)
  })
})

describe('a process that can do so much and no more', () => {
  const step = 5
  /** Work of a request, in milliseconds of a processor that all share. */
  const work: Record<RefusableClass, number> = { checkout: 8, cart: 4, browse: 20, extra: 40 }
  type Load = Record<RefusableClass, number>
  type Job = { left: number; since: number; loadClass: RefusableClass; leave: Leave }

  /** Arrivals a second of each class for so long; what was answered within a second, and refused, by class. */
  function simulate(loads: readonly [Load, number][]) {
    let now = 0
    let jobs: Job[] = []
    const gate = openLoadGate({ connections, now: () => now })
    return loads.map(([load, milliseconds]) => {
      const done: Load = { checkout: 0, cart: 0, browse: 0, extra: 0 }
      const refused = { ...done, last: 0 }
      const waits: number[] = []
      const due = { ...done }
      const until = now + milliseconds
      for (const from = now; now < until; now += step) {
        for (const loadClass of Object.keys(due) as RefusableClass[]) {
          for (due[loadClass] += (load[loadClass] * step) / 1000; due[loadClass] >= 1; due[loadClass]--) {
            const since = now
            gate.enter(loadClass, (leave) => {
              if (leave) return jobs.push({ left: work[loadClass], since, loadClass, leave })
              refused[loadClass]++
              refused.last = now - from
              waits.push(now - since)
            })
          }
        }
        const share = step / Math.max(1, jobs.length)
        for (const job of jobs) job.left -= share
        const ended = jobs.filter(({ left }) => left <= 0)
        jobs = jobs.filter(({ left }) => left > 0)
        for (const { since, loadClass, leave } of ended) {
          if (now - since <= 1_000) done[loadClass]++
          leave()
        }
        if (now % 100 === 0) gate.tick(calm)
      }
      return {
        done,
        refused,
        refusedLate: waits.filter((wait) => wait > 50).length / Math.max(1, waits.length),
        work:
          (Object.keys(work) as RefusableClass[]).reduce((sum, one) => sum + done[one] * work[one], 0) / milliseconds,
      }
    })
  }

  const capacity: Load = { checkout: 10, cart: 50, browse: 25, extra: 3 }
  const times = (factor: number): Load => ({
    checkout: capacity.checkout * factor,
    cart: capacity.cart * factor,
    browse: capacity.browse * factor,
    extra: capacity.extra * factor,
  })

  test.each([3, 10])('does at %s times as much what it can, checkouts first, and nobody is left out', (factor) => {
    const [before, spike, after] = simulate([
      [times(0.8), 10_000],
      [times(factor), 20_000],
      [times(0.8), 10_000],
    ])
    expect(before?.refused).toMatchObject({ checkout: 0, cart: 0, browse: 0 })
    expect(spike?.work).toBeGreaterThan(0.8)
    // A few wait in vain: those for whom the pace was read too high.
    expect(spike?.refusedLate).toBeLessThan(factor === 10 ? 0.01 : 0.02)
    expect(spike?.done.checkout).toBeGreaterThan(0.9 * 20 * Math.min(capacity.checkout * factor, 60))
    for (const one of ['cart', 'browse', 'extra'] as const) expect(spike?.done[one]).toBeGreaterThan(0)
    expect(after?.refused.last).toBeLessThan(5_000)
  })
})
