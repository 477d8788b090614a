import { expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { refuse } from '../../platform/problem.ts'
import { inTurn, newPatience } from './take-turns.ts'

const never = () => false
const always = () => true

/** Work that goes on until it is told to end, and what has begun so far. */
function someWork() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const start = (name: string, variantIds: string[], ranOut: () => boolean = never, patience = newPatience()) =>
    inTurn(
      { variantIds, patience },
      async () => {
        begun.push(name)
        await new Promise<void>((end) => ends.set(name, end))
        return name
      },
      ranOut,
    )
  return { begun, start, end: (name: string) => ends.get(name)?.() }
}

test('two at a time have their turn, the others in the order of arrival', async () => {
  const { begun, start, end } = someWork()
  const variantId = newId()
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => start(name, [variantId]))
  await expect.poll(() => begun).toEqual(['a', 'b'])
  end('b')
  expect(await b).toBe('b')
  await expect.poll(() => begun).toEqual(['a', 'b', 'c'])
  end('a')
  await a
  await expect.poll(() => begun).toEqual(['a', 'b', 'c', 'd'])
  end('c')
  end('d')
  expect(await Promise.all([c, d])).toEqual(['c', 'd'])
})

test('other variants do not wait', async () => {
  const { begun, start, end } = someWork()
  const [popular, other] = [newId(), newId()]
  const held = ['a', 'b', 'c'].map((name) => start(name, [popular]))
  const free = start('free', [other])
  await expect.poll(() => begun).toEqual(['a', 'b', 'free'])
  for (const name of ['a', 'b', 'free']) end(name)
  await free
  await expect.poll(() => begun).toContain('c')
  end('c')
  await Promise.all(held)
})

test('a cart that waits for one item keeps nobody from another in it', async () => {
  const { begun, start, end } = someWork()
  const [first = '', popular = ''] = [newId(), newId()].toSorted()
  const held = ['a', 'b'].map((name) => start(name, [popular]))
  const both = ['c', 'd', 'e'].map((name) => start(name, [first, popular]))
  const free = start('free', [first])
  await expect.poll(() => begun).toEqual(['a', 'b', 'free'])
  for (const name of ['a', 'b', 'free']) end(name)
  await Promise.all([...held, free])
  await expect.poll(() => begun).toEqual(['a', 'b', 'free', 'c', 'd'])
  end('c')
  end('d')
  await expect.poll(() => begun).toContain('e')
  end('e')
  expect(await Promise.all(both)).toEqual(['c', 'd', 'e'])
  // Nothing is left of them.
  const next = ['f', 'g'].map((name) => start(name, [first, popular]))
  await expect.poll(() => begun.slice(6)).toEqual(['f', 'g'])
  end('f')
  end('g')
  await Promise.all(next)
})

test('those who come back to an earlier item take the next places of its line', async () => {
  const { begun, start, end } = someWork()
  const [first = '', popular = ''] = [newId(), newId()].toSorted()
  const held = ['a', 'b'].map((name) => start(name, [popular]))
  const both = ['c', 'd'].map((name) => start(name, [first, popular]))
  const singles = ['e', 'f', 'g'].map((name) => start(name, [first]))
  await expect.poll(() => begun).toEqual(['a', 'b', 'e', 'f'])
  end('a')
  end('b')
  await expect.poll(() => begun).toEqual(['a', 'b', 'e', 'f', 'c', 'd'])
  end('e')
  end('f')
  await Promise.all([...held, ...singles.slice(0, 2)])
  expect(begun).not.toContain('g')
  end('c')
  await expect.poll(() => begun).toContain('g')
  end('d')
  end('g')
  await Promise.all([...both, ...singles])
})

test('who waits looks again as soon as a variant has run out, and the place is free', async () => {
  const { begun, start, end } = someWork()
  const variantId = newId()
  const [a, b] = [start('a', [variantId], always), start('b', [variantId])]
  const waiting = ['c', 'd'].map((name) => start(name, [variantId]))
  await expect.poll(() => begun).toEqual(['a', 'b'])
  end('a')
  expect(await a).toBe('a')
  expect(await Promise.all(waiting)).toEqual([null, null])
  const again = start('again', [variantId])
  await expect.poll(() => begun).toEqual(['a', 'b', 'again'])
  end('b')
  end('again')
  await Promise.all([b, again])
})

test('who has waited long enough is refused with a time to come back, and work that fails frees its place', async () => {
  const { begun, start, end } = someWork()
  const variantId = newId()
  const [a, b] = [start('a', [variantId]), start('b', [variantId])]
  await expect(start('late', [variantId], never, { milliseconds: 20 })).rejects.toMatchObject({
    type: 'overloaded',
    status: 503,
    retryAfterSeconds: 2,
  })
  end('a')
  end('b')
  await Promise.all([a, b])
  const failing = () =>
    inTurn(
      { variantIds: [variantId], patience: newPatience() },
      () => Promise.reject(refuse('orders.cart-empty')),
      never,
    )
  await expect(failing()).rejects.toMatchObject({ type: 'cart-empty' })
  await expect(failing()).rejects.toMatchObject({ type: 'cart-empty' })
  await expect(failing()).rejects.toMatchObject({ type: 'cart-empty' })
  expect(begun).toEqual(['a', 'b'])
})

test('two orders with the same variants in opposite order do not wait for each other', async () => {
  const [one, two] = [newId(), newId()]
  const quick = (variantIds: string[]) =>
    inTurn({ variantIds, patience: newPatience() }, () => new Promise<void>((end) => setImmediate(end)), never)
  await Promise.all(Array.from({ length: 40 }, (_, index) => quick(index % 2 === 0 ? [one, two] : [two, one])))
})
