import { n, type Point } from './pen.ts'

/** A body of revolution seen slightly from above: pots, jars, tins, drums, shades. */
export type Turned = {
  outline: string
  top: number
  bottom: number
  radiusAt: (y: number) => number
  /** The part of the surface between two heights. */
  band: (from: number, to: number) => string
  /** The front half of the circle at a height, as an open line. */
  ring: (y: number) => string
  /** The point of the surface at a height and an angle, 0 at the left edge, 1 at the right. */
  at: (y: number, turn: number) => Point
  ry: (y: number) => number
}

/** A corner is written by repeating the point. */
export type Profile = readonly (readonly [y: number, radius: number])[]

export function turn(cx: number, profile: Profile, tilt = 0.13): Turned {
  const samples = sampleProfile(profile)
  const first = samples[0] ?? [0, 0]
  const last = samples.at(-1) ?? first
  const radiusAt = (y: number) => interpolate(samples, y)
  const ry = (y: number) => radiusAt(y) * tilt
  const side = (from: number, to: number, sign: number) =>
    [[from, radiusAt(from)] as const, ...samples.filter(([y]) => y > from && y < to), [to, radiusAt(to)] as const].map(
      ([y, r]) => `${n(cx + sign * r)} ${n(y)}`,
    )
  const arc = (y: number, sweep: number, sign: number) =>
    `A${n(radiusAt(y))} ${n(ry(y))} 0 0 ${sweep} ${n(cx + sign * radiusAt(y))} ${n(y)}`
  const shape = (from: number, to: number, topSweep: number) =>
    `M${side(from, to, -1).join('L')}${arc(to, 0, 1)}L${side(from, to, 1).reverse().join('L')}${arc(from, topSweep, -1)}z`
  return {
    outline: shape(first[0], last[0], 0),
    top: first[0],
    bottom: last[0],
    radiusAt,
    ry,
    band: (from, to) => shape(from, to, 1),
    ring: (y) => `M${n(cx - radiusAt(y))} ${n(y)}${arc(y, 0, 1)}`,
    at: (y, share) => {
      const angle = Math.PI * (1 - share)
      return [cx + radiusAt(y) * Math.cos(angle), y + ry(y) * Math.sin(angle)]
    },
  }
}

/** Paints cells wrapped round a turned body, neighbours of one colour joined: coils, beads, woven motifs. */
export function wrapCells(
  body: Turned,
  from: number,
  to: number,
  rows: number,
  columns: number,
  colourAt: (row: number, column: number) => string | undefined,
): string {
  const height = (to - from) / rows
  // Rows overlap a little: two edges that only meet let the ground shine through.
  const seam = 0.7
  const parts: string[] = []
  for (let row = 0; row < rows; row++) {
    let start = 0
    for (let column = 1; column <= columns; column++) {
      const colour = colourAt(row, start)
      if (column < columns && colourAt(row, column) === colour) continue
      const y = from + row * height
      if (colour)
        parts.push(
          `<path d="${patch(body, y, y + height + seam, start / columns, column / columns)}" fill="${colour}"/>`,
        )
      start = column
    }
  }
  return parts.join('')
}

/** The outline of a piece of the surface between two heights and two turns. */
export function patch(body: Turned, from: number, to: number, left: number, right: number): string {
  const steps = Math.max(1, Math.ceil((right - left) * 16))
  const shares = Array.from({ length: steps + 1 }, (_, step) => left + ((right - left) * step) / steps)
  const upper = shares.map((share) => body.at(from, share))
  const lower = shares.map((share) => body.at(to, share)).reverse()
  return `M${[...upper, ...lower].map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`
}

function sampleProfile(profile: Profile): Point[] {
  const samples: Point[] = []
  const steps = 10
  for (let index = 0; index < profile.length - 1; index++) {
    const [from, to] = [pick(profile, index), pick(profile, index + 1)]
    if (same(from, to)) continue
    const before = same(pick(profile, index - 1), from) ? from : pick(profile, index - 1)
    const after = same(pick(profile, index + 2), to) ? to : pick(profile, index + 2)
    for (let step = 0; step < steps; step++) {
      const t = step / steps
      samples.push([spline(before[0], from[0], to[0], after[0], t), spline(before[1], from[1], to[1], after[1], t)])
    }
  }
  samples.push(pick(profile, profile.length - 1))
  return samples
}

const same = (a: Point, b: Point) => a[0] === b[0] && a[1] === b[1]

const pick = (profile: Profile, index: number): Point =>
  profile[Math.min(profile.length - 1, Math.max(0, index))] ?? [0, 0]

function spline(a: number, b: number, c: number, d: number, t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
}

function interpolate(samples: readonly Point[], y: number): number {
  for (let index = 1; index < samples.length; index++) {
    const [from, to] = [samples[index - 1], samples[index]]
    if (!from || !to || to[0] < y) continue
    const span = to[0] - from[0]
    return span <= 0 ? to[1] : from[1] + ((to[1] - from[1]) * Math.max(0, y - from[0])) / span
  }
  return samples.at(-1)?.[1] ?? 0
}
