import type { Picture } from '@makola/contract/media/media.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import type { FollowUpload } from './upload-picture.ts'
import { createUploadQueue, type UploadQueue } from './upload-queue.ts'

type Running = FollowUpload & { file: File; succeed: () => void; fail: (error: Error) => void }

let running: Running[]
let arrived: string[]
let queue: UploadQueue

beforeEach(() => {
  running = []
  arrived = []
  queue = createUploadQueue({
    atOnce: 3,
    mayPass: (error) => error instanceof TypeError,
    upload: (file, follow) =>
      new Promise((resolve, reject) => {
        running.push({ file, ...follow, succeed: () => resolve(pictureOf(file)), fail: reject })
        follow.signal.addEventListener('abort', () => reject(follow.signal.reason))
      }),
    onPicture: (picture, key) => arrived.push(`${key} ${picture.name}`),
  })
})

const pictureOf = ({ name }: File): Picture => ({
  id: name,
  url: `/media/${name}`,
  name,
  alt: '',
  width: 1,
  height: 1,
  color: '#000000',
})
const file = (name: string) => new File(['bytes'], name)
const states = () => queue.snapshot().map(({ file: { name }, state }) => `${name} ${state}`)
/** Lets settled promises be handled. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('an upload queue', () => {
  test('runs three at once, the others in the order chosen', async () => {
    queue.add(['a', 'b', 'c', 'd', 'e'].map(file))
    expect(running.map((each) => each.file.name)).toEqual(['a', 'b', 'c'])
    running[1]?.succeed()
    await settled()
    expect(running.map((each) => each.file.name)).toEqual(['a', 'b', 'c', 'd'])
    expect(arrived).toEqual(['1 b'])
    for (const each of running) each.succeed()
    await settled()
    running[4]?.succeed()
    await settled()
    expect(arrived).toHaveLength(5)
    expect(states()).toEqual([])
  })

  test('reports the progress of each', () => {
    queue.add([file('a')])
    let told = 0
    const stop = queue.subscribe(() => told++)
    running[0]?.onStep('sending', 0.4)
    expect(queue.snapshot()[0]).toMatchObject({ state: 'sending', share: 0.4 })
    stop()
    running[0]?.onStep('checking', 1)
    expect(told).toBe(1)
  })

  test('keeps a failed one with its reason, continues with the others, and retries on request', async () => {
    queue.add(['a', 'b', 'c', 'd'].map(file))
    running[0]?.fail(new TypeError('The network is gone.'))
    running[1]?.fail(new Error('This is not a picture.'))
    await settled()
    const [a, b] = queue.snapshot()
    expect(a).toMatchObject({ state: 'failed', problem: 'The network is gone.', mayRetry: true })
    expect(b).toMatchObject({ state: 'failed', problem: 'This is not a picture.', mayRetry: false })
    expect(running[3]?.file.name).toBe('d')
    queue.retry(a?.key ?? '')
    expect(running[4]?.file.name).toBe('a')
    running[4]?.succeed()
    await settled()
    expect(arrived).toEqual(['0 a'])
  })

  test('drops a cancelled one, starts the next, and reports no more of it', async () => {
    queue.add(['a', 'b', 'c', 'd'].map(file))
    queue.cancel('0')
    running[0]?.succeed()
    await settled()
    expect(running[0]?.signal.aborted).toBe(true)
    expect(arrived).toEqual([])
    expect(states()).toHaveLength(3)
    expect(running[3]?.file.name).toBe('d')
  })

  test('cancels all when the page is left', async () => {
    queue.add(['a', 'b', 'c', 'd'].map(file))
    queue.cancelAll()
    await settled()
    expect(running.every(({ signal }) => signal.aborted)).toBe(true)
    expect(states()).toEqual([])
    expect(running).toHaveLength(3)
  })
})
