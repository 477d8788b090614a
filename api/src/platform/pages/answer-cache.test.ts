import { describe, expect, test, vi } from 'vitest'
import { restOn } from '../answer-tags.ts'
import type { ReadChanges } from '../messaging/change-reader.ts'
import type { ShopChanges } from '../messaging/shop-changes.ts'
import { type Answer, type AnswerSource, openAnswerCache } from './answer-cache.ts'

/** A cache, its time in milliseconds, and where its answers came from. */
function open() {
  let now = 1_000_000
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  const listeners: ((changes: ReadChanges) => void)[] = []
  const changes: ShopChanges = {
    subscribe: (hear) => void listeners.push(hear),
    isCurrent: () => true,
    catchUp: async () => true,
    expectChange: () => {},
    lagSeconds: () => 0,
    close: async () => {},
  }
  const sources: AnswerSource[] = []
  const count = (source: AnswerSource) => void sources.push(source)
  const cache = openAnswerCache({ changes, clock: { now: () => new Date(now) }, count }, 1_000_000)
  return {
    cache,
    sources,
    pass: (milliseconds: number) => {
      now += milliseconds
    },
    /** Tells that this has changed since the last read, 250 milliseconds ago. */
    tell: (...tags: string[]) => {
      for (const hear of listeners) hear({ tags, since: now - 250 })
    },
    close: () => clock.mockRestore(),
  }
}

const answerOf = (text: string, isShared = true): Answer => ({
  status: 200,
  plain: { headers: {}, body: Buffer.from(text) },
  zipped: new Map(),
  isShared,
})
const textOf = async (answer: Answer | Promise<Answer>) => (await answer).plain.body.toString()
const settle = () => new Promise((resolve) => setImmediate(resolve))

/** Asks for an answer that rests on these tags, and shows how often it has been made. */
function asker({ cache }: ReturnType<typeof open>, key: string, ...tags: string[]) {
  let made = 0
  return {
    made: () => made,
    ask: () =>
      textOf(
        cache.answer(key, async () => {
          restOn(...tags)
          made++
          return answerOf(String(made))
        }),
      ),
  }
}

describe('a change', () => {
  test('makes the answers stale that rest on it, and no others', async () => {
    const memory = open()
    const [basket, lamp] = [asker(memory, 'basket', 'p:1', 'w'), asker(memory, 'lamp', 'p:2')]
    const untold = asker(memory, 'untold')
    for (const { ask } of [basket, lamp, untold]) await ask()
    memory.tell('p:1')
    memory.pass(1_000)
    expect([await basket.ask(), await lamp.ask(), await untold.ask()]).toEqual(['2', '1', '2'])
    memory.tell('all')
    memory.pass(1_000)
    expect([await basket.ask(), await lamp.ask(), await untold.ask()]).toEqual(['3', '2', '3'])
    memory.close()
  })

  test('of a part makes the whole stale, and a whole is never made of a stale part', async () => {
    const memory = open()
    const part = asker(memory, 'part', 'p:1')
    const whole = () => textOf(memory.cache.answer('whole', async () => answerOf(`whole ${await part.ask()}`)))
    expect([await whole(), await whole()]).toEqual(['whole 1', 'whole 1'])
    memory.pass(1_000)
    await part.ask()
    await whole()
    memory.tell('p:1')
    memory.pass(50)
    // Both are hot: the old ones are given while the whole, and for it the part, are made again.
    expect(await whole()).toBe('whole 1')
    await settle()
    expect(await whole()).toBe('whole 2')
    memory.close()
  })

  test('told while an answer is being made makes it stale from the start', async () => {
    const memory = open()
    const gate = Promise.withResolvers<void>()
    const slow = memory.cache.answer('slow', async () => {
      restOn('p:1')
      await gate.promise
      return answerOf('old')
    })
    memory.tell('p:1')
    gate.resolve()
    expect(await textOf(slow)).toBe('old')
    memory.pass(751)
    const again = asker(memory, 'slow', 'p:1')
    expect(await again.ask()).toBe('1')
    memory.close()
  })
})

describe('a stale answer', () => {
  test('is given at a busy address while one new one is made, and for a second at most', async () => {
    const memory = open()
    const gates: PromiseWithResolvers<void>[] = []
    const ask = () =>
      textOf(
        memory.cache.answer('busy', async () => {
          restOn('p:1')
          const gate = Promise.withResolvers<void>()
          gates.push(gate)
          const turn = gates.length
          if (turn > 1) await gate.promise
          return answerOf(String(turn))
        }),
      )
    await ask()
    memory.pass(800)
    await ask()
    memory.tell('p:1')
    for (let asked = 0; asked < 7; asked++) {
      memory.pass(100)
      expect(await ask()).toBe('1')
    }
    expect(gates).toHaveLength(2)
    // It was visible 250 milliseconds before it was told: now people wait.
    memory.pass(50)
    const waiting = ask()
    gates[1]?.resolve()
    expect(await waiting).toBe('2')
    expect(memory.sources.filter((source) => source === 'remade')).toHaveLength(1)
    memory.close()
  })

  test('is not given where few ask', async () => {
    const memory = open()
    const { ask } = asker(memory, 'quiet', 'p:1')
    await ask()
    memory.pass(300)
    memory.tell('p:1')
    expect(await ask()).toBe('2')
    memory.close()
  })

  test('is made again at most every 750 milliseconds, whatever happens', async () => {
    const memory = open()
    const { ask, made } = asker(memory, 'hot', 'p:1')
    for (let milliseconds = 0; milliseconds < 10_000; milliseconds += 10) {
      if (milliseconds % 250 === 0) memory.tell('p:1')
      await ask()
      memory.pass(10)
      await settle()
    }
    expect(made()).toBeGreaterThan(11)
    expect(made()).toBeLessThanOrEqual(14)
    memory.close()
  })

  test('is one of four that are made again at the same time', async () => {
    const memory = open()
    const gate = Promise.withResolvers<void>()
    let [underWay, most, turn] = [0, 0, 0]
    const ask = (key: number) =>
      textOf(
        memory.cache.answer(`${key}`, async () => {
          restOn('p:1')
          most = Math.max(most, ++underWay)
          if (turn > 0) await gate.promise
          underWay--
          return answerOf('x')
        }),
      )
    for (let key = 0; key < 9; key++) await ask(key)
    ;[most, turn] = [0, 1]
    memory.pass(750)
    for (let key = 0; key < 9; key++) await ask(key)
    memory.tell('p:1')
    for (let key = 0; key < 9; key++) await ask(key)
    expect(most).toBe(4)
    gate.resolve()
    memory.close()
  })
})

test('an answer that is not shared is not kept, and what it is a part of rests on every change', async () => {
  const memory = open()
  let turn = 0
  const refused = () => textOf(memory.cache.answer('refused', async () => answerOf(`no ${++turn}`, false)))
  const whole = () =>
    textOf(
      memory.cache.answer('whole', async () => {
        restOn('p:1')
        return answerOf(`with ${await refused()}`)
      }),
    )
  expect(await whole()).toBe('with no 1')
  expect(await refused()).toBe('no 2')
  memory.tell('p:2')
  memory.pass(1_000)
  expect(await whole()).toBe('with no 3')
  memory.close()
})
