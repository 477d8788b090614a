/** The values that a label may take: a fixed list, or one that only the whole shop knows. Never what a user has sent. */
export type Labels = Readonly<Record<string, readonly string[] | (() => readonly string[])>>
/** One value for each label. */
export type ValuesOf<L extends Labels> = { [K in keyof L]: L[K] extends readonly (infer V)[] ? V : string }

type Facts<L extends Labels> = { name: string; help: string; labels: L }
export type MetricKind = 'counter' | 'gauge' | 'histogram'

/** A number that is shown under its labels. */
export type Cell = { value: number }
/** Durations by buckets, in seconds. */
export type Timing = { counts: number[]; sum: number; count: number }

/** Shown in place of a value that is not on a label's list. */
export const otherValue = 'other'

/** The smallest durations that a bucket no longer holds, in seconds. */
export const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
/** A metric with at most so many combinations of labels shows all of them from the start, so that the first event is a rise. */
const mostAtStart = 60

/** One metric: its facts, and a cell for each combination of labels that has come up. */
export class Series<L extends Labels, C> {
  readonly name: string
  readonly help: string
  readonly labels: L
  readonly kind: MetricKind
  readonly cells = new Map<string, { values: readonly string[]; cell: C }>()
  readonly #make: () => C

  constructor(kind: MetricKind, { name, help, labels }: Facts<L>, make: () => C) {
    this.name = name
    this.help = help
    this.labels = labels
    this.kind = kind
    this.#make = make
    if (kind === 'counter') this.#begin()
  }

  /** The cell of these labels. Keep it to count often. */
  at(values: ValuesOf<L>): C {
    const names = Object.keys(this.labels)
    const known = this.cells.get(names.map((name) => (values as Record<string, string>)[name]).join('\n'))
    if (known) return known.cell
    const allowed = names.map((name) => {
      const list = this.labels[name] ?? []
      const value = (values as Record<string, string>)[name] ?? ''
      return (typeof list === 'function' ? list() : list).includes(value) ? value : otherValue
    })
    return this.#open(allowed)
  }

  #open(values: readonly string[]): C {
    const key = values.join('\n')
    const entry = this.cells.get(key) ?? { values, cell: this.#make() }
    this.cells.set(key, entry)
    return entry.cell
  }

  #begin(): void {
    const lists = Object.values(this.labels)
    if (lists.some((list) => typeof list === 'function')) return
    const all = (lists as (readonly string[])[]).reduce<string[][]>(
      (rows, list) => rows.flatMap((row) => list.map((value) => [...row, value])),
      [[]],
    )
    if (all.length <= mostAtStart) for (const values of all) this.#open(values)
  }
}

/** Counts events of this process since its start. */
export class Counter<L extends Labels> extends Series<L, Cell> {
  constructor(facts: Facts<L>) {
    super('counter', facts, () => ({ value: 0 }))
  }

  count(values: ValuesOf<L>, more = 1): void {
    this.at(values).value += more
  }
}

/** Shows what is so at the moment, or a count that is kept elsewhere. */
export class Gauge<L extends Labels> extends Series<L, Cell> {
  constructor(facts: Facts<L>, kind: 'gauge' | 'counter' = 'gauge') {
    super(kind, facts, () => ({ value: 0 }))
  }

  set(values: ValuesOf<L>, value: number): void {
    this.at(values).value = value
  }
}

/** Times what this process does. */
export class Histogram<L extends Labels> extends Series<L, Timing> {
  constructor(facts: Facts<L>) {
    super('histogram', facts, () => ({ counts: buckets.map(() => 0), sum: 0, count: 0 }))
  }

  /** Times work that succeeds or fails. */
  async time<T>(values: ValuesOf<L>, work: () => Promise<T>): Promise<T> {
    const startedAt = performance.now()
    try {
      return await work()
    } finally {
      addTiming(this.at(values), (performance.now() - startedAt) / 1_000)
    }
  }
}

export type Metric = Series<Labels, Cell> | Series<Labels, Timing>

/** Adds a duration to its bucket. Each bucket holds its own here; they are summed up when somebody reads them. */
export function addTiming(timing: Timing, seconds: number): void {
  timing.sum += seconds
  timing.count++
  for (let index = 0; index < buckets.length; index++) {
    if (seconds <= (buckets[index] as number)) {
      timing.counts[index] = (timing.counts[index] as number) + 1
      return
    }
  }
}
