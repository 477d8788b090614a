import type { Art, Kit } from '../kit.ts'
import { darken, palette } from '../palette.ts'
import { circle, clipped, line, n, path } from '../pen.ts'
import { ballShade } from '../shading.ts'

type Vector = readonly [number, number, number]

const golden = (1 + Math.sqrt(5)) / 2
const corners: readonly Vector[] = [-1, 1].flatMap((a) =>
  [-golden, golden].flatMap((b): Vector[] => [
    [0, a, b],
    [a, b, 0],
    [b, 0, a],
  ]),
)

const spin = ([x, y, z]: Vector, turnBy: number, lean: number): Vector => {
  const [px, pz] = [x * Math.cos(turnBy) + z * Math.sin(turnBy), z * Math.cos(turnBy) - x * Math.sin(turnBy)]
  return [px, y * Math.cos(lean) - pz * Math.sin(lean), y * Math.sin(lean) + pz * Math.cos(lean)]
}

const between = (a: Vector, b: Vector, share: number): Vector => {
  const point = [0, 1, 2].map((axis) => (a[axis] ?? 0) + ((b[axis] ?? 0) - (a[axis] ?? 0)) * share)
  const length = Math.hypot(...point)
  return [(point[0] ?? 0) / length, (point[1] ?? 0) / length, (point[2] ?? 0) / length]
}

const distance = (a: Vector, b: Vector) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

/** A football as it is sewn: twelve pentagons on the corners of an icosahedron, hexagons between. */
export function football(kit: Kit): Art {
  const { pen, variation } = kit
  const [cx, cy, r] = [500, 540, 260]
  const points = corners.map((corner) => spin(corner, 0.5 + variation * 0.7, 0.35 + variation * 0.4))
  const neighbours = (corner: Vector) =>
    points.filter((other) => {
      const d = distance(corner, other)
      return d > 0.1 && d < 2.1
    })
  const place = ([x, y]: Vector) => `${n(cx + x * r)} ${n(cy - y * r)}`
  const arc = (a: Vector, b: Vector) => Array.from({ length: 6 }, (_, step) => between(a, b, step / 5))
  const pentagons = points
    .map((corner) => {
      const rim = neighbours(corner)
        .map((other) => between(corner, other, 1 / 3))
        .sort((a, b) => angleAround(corner, a) - angleAround(corner, b))
      const edge = rim.flatMap((point, index) => arc(point, rim[(index + 1) % rim.length] ?? point))
      if (edge.every(([, , z]) => z < 0)) return ''
      const d = `M${edge.map(toRim).map(place).join('L')}Z`
      return path(d, kit.cloth({ scale: 0.34, x: 500, y: 540 })) + line(d, darken(kit.body, 0.3), 4)
    })
    .join('')
  const seams = points
    .flatMap((corner, index) =>
      neighbours(corner)
        .filter((other) => points.indexOf(other) > index)
        .map((other) => arc(between(corner, other, 1 / 3), between(corner, other, 2 / 3)).filter(([, , z]) => z > 0)),
    )
    .filter((seam) => seam.length > 1)
    .map((seam) => line(`M${seam.map(place).join('L')}`, '#b9b1a4', 5))
    .join('')
  const ball = `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
  return {
    markup:
      circle(cx, cy, r, palette.white) + clipped(pen, ball, seams + pentagons) + circle(cx, cy, r, ballShade(pen, 1)),
    foot: { cx, rx: 150, y: 790, depth: 18 },
    focus: [440, 480],
  }
}

/** Points on the far side are drawn on the edge of the ball. */
function toRim([x, y, z]: Vector): Vector {
  if (z >= 0) return [x, y, z]
  const length = Math.hypot(x, y)
  return [x / length, y / length, 0]
}

function angleAround(axis: Vector, point: Vector): number {
  const up: Vector = Math.abs(axis[1]) < 1.2 ? [0, 1, 0] : [1, 0, 0]
  const cross = (a: Vector, b: Vector): Vector => [
    a[1] * b[2] - a[2] * b[1],
    a[2] * b[0] - a[0] * b[2],
    a[0] * b[1] - a[1] * b[0],
  ]
  const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
  const side = cross(axis, up)
  return Math.atan2(dot(point, cross(axis, side)), dot(point, side))
}
