/** Numbers that look random and are the same for the same seed. */
export type Random = {
  /** From 0 up to 1. */
  share: () => number
  /** The wait until the next of so many a second, in seconds: of a Poisson process. */
  wait: (perSecond: number) => number
  /** Log-normal: half of them are below the median. */
  logNormal: (median: number, sigma: number) => number
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  // mulberry32
  const share = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    share,
    wait: (perSecond) => -Math.log(1 - share()) / perSecond,
    logNormal: (median, sigma) => {
      const normal = Math.sqrt(-2 * Math.log(1 - share())) * Math.cos(2 * Math.PI * share())
      return median * Math.exp(sigma * normal)
    },
  }
}

/** Draws ranks from 0 to `count` - 1 by Zipf's law: the rank r comes 1 / (r + 1)^s as often as the first. */
export function zipf({ share }: Random, count: number, s = 1): () => number {
  const sums = new Float64Array(count)
  for (let rank = 0, sum = 0; rank < count; rank++) {
    sum += 1 / (rank + 1) ** s
    sums[rank] = sum
  }
  const all = sums[count - 1] ?? 0
  return () => {
    const drawn = share() * all
    let [low, high] = [0, count - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) > drawn) high = middle
      else low = middle + 1
    }
    return low
  }
}

/** Draws one of the choices, each as often as its weight says. */
export function weighted<T>({ share }: Random, choices: readonly (readonly [T, number])[]): () => T {
  const all = choices.reduce((sum, [, weight]) => sum + weight, 0)
  return () => {
    let rest = share() * all
    for (const [choice, weight] of choices) {
      rest -= weight
      if (rest < 0) return choice
    }
    return (choices.at(-1) as readonly [T, number])[0]
  }
}
