export type Point = readonly [x: number, y: number]
export type Stop = readonly [offset: number, colour: string, opacity?: number]

/** Collects the definitions of one picture. Ids count up, so the same calls give the same text. */
export type Pen = {
  random: () => number
  /** Adds a definition once and returns its `url(#…)`; equal markup is defined only once. */
  define: (build: (id: string) => string) => string
  definitions: () => string
}

export function createPen(seed: number): Pen {
  const known = new Map<string, string>()
  const parts: string[] = []
  return {
    random: createRandom(seed),
    define: (build) => {
      const shape = build('')
      const existing = known.get(shape)
      if (existing) return existing
      const id = `p${known.size}`
      const reference = `url(#${id})`
      known.set(shape, reference)
      parts.push(build(id))
      return reference
    },
    definitions: () => parts.join(''),
  }
}

/** Mulberry32: small, fast, the same on every machine. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** One decimal is a tenth of a pixel: enough for the eye, half the text. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

const stopList = (stops: readonly Stop[]) =>
  stops
    .map(([at, colour, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${at}" stop-color="${colour}"${alpha}/>`
    })
    .join('')

/** A gradient over the box of the shape it fills; the angle 0 runs left to right, 90 top to bottom. */
export function linear(pen: Pen, angle: number, stops: readonly Stop[]): string {
  return pen.define(
    (id) =>
      `<linearGradient id="${id}" gradientTransform="rotate(${angle} .5 .5)" x1="0" y1=".5" x2="1" y2=".5">${stopList(stops)}</linearGradient>`,
  )
}

export function radial(pen: Pen, cx: number, cy: number, r: number, stops: readonly Stop[]): string {
  return pen.define(
    (id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopList(stops)}</radialGradient>`,
  )
}

export function clipped(pen: Pen, outline: string, content: string): string {
  const reference = pen.define((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`)
  return `<g clip-path="${reference}">${content}</g>`
}

export const path = (d: string, fill: string, extra = ''): string => `<path d="${d}" fill="${fill}" ${extra}/>`

export const line = (d: string, stroke: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`

/** A line with square ends and sharp corners, as threads and joinery have them. */
export const sharpLine = (d: string, stroke: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" ${extra}/>`

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, extra = ''): string =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${extra}/>`

export const circle = (cx: number, cy: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${fill}" ${extra}/>`

export const group = (transform: string, content: string): string => `<g transform="${transform}">${content}</g>`

export const roundedBox = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${n(x + r)} ${n(y)}h${n(width - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${n(height - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${r}h${n(2 * r - width)}a${r} ${r} 0 0 1 ${-r} ${-r}v${n(2 * r - height)}a${r} ${r} 0 0 1 ${r} ${-r}z`

export const oval = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${n(cx - rx)} ${n(cy)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0z`

/** A line to a point, or a cubic curve to one: two or six numbers, x measured from the centre line. */
export type Segment = readonly number[]

/** A closed outline from its right half, drawn from the top of the centre line to the bottom. */
export function symmetric(cx: number, start: Point, segments: readonly Segment[]): string {
  const ends = [start, ...segments.map((segment): Point => [segment.at(-2) ?? 0, segment.at(-1) ?? 0])]
  const place = (numbers: readonly number[], sign: number) =>
    numbers.map((value, index) => n(index % 2 ? value : cx + sign * value)).join(' ')
  const right = segments.map((segment) => (segment.length === 2 ? 'L' : 'C') + place(segment, 1)).join('')
  const left = segments
    .map((segment, index) => {
      const end = ends[index] ?? start
      const [ax = 0, ay = 0, bx = 0, by = 0] = segment
      return segment.length === 2 ? `L${place(end, -1)}` : `C${place([bx, by, ax, ay, ...end], -1)}`
    })
    .reverse()
    .join('')
  const bottom = ends.at(-1) ?? start
  return `M${place(start, 1)}${right}L${place(bottom, -1)}${left}z`
}

/** A smooth curve through points (Catmull-Rom as cubic Béziers). */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length
  const at = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))
    return points[wrapped] ?? [0, 0]
  }
  const start = at(0)
  let d = `M${n(start[0])} ${n(start[1])}`
  const last = closed ? count : count - 1
  for (let index = 0; index < last; index++) {
    const [a, b, c, e] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    d += `C${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)} ${n(c[0] - (e[0] - b[0]) / 6)} ${n(c[1] - (e[1] - b[1]) / 6)} ${n(c[0])} ${n(c[1])}`
  }
  return closed ? `${d}z` : d
}
