/** A drawing is as wide and as high as this, whatever its box is. */
export const side = 100

export type LineChartPoint = { x: string; [series: string]: string | number | null }

/** From the upper left corner. */
type Place = { x: number; y: number }

export function readValue(point: LineChartPoint, key: string): number | null {
  const value = point[key]
  return value === null || value === undefined ? null : Number(value)
}

/** A value in words; a dash where it is missing. */
export function sayValue(point: LineChartPoint, key: string, format: (value: number) => string): string {
  const value = readValue(point, key)
  return value === null ? '–' : format(value)
}

/** Points are evenly apart; a single one is in the middle. */
export const xOf = (index: number, count: number) => (count === 1 ? side / 2 : (index / (count - 1)) * side)

/** The lines of a series, each as long as no value is missing. */
export function linesOf(points: LineChartPoint[], key: string, yOf: (value: number) => number): Place[][] {
  const lines: Place[][] = []
  let line: Place[] = []
  for (const [index, point] of points.entries()) {
    const value = readValue(point, key)
    if (value === null) {
      line = []
      continue
    }
    if (line.length === 0) lines.push(line)
    line.push({ x: xOf(index, points.length), y: yOf(value) })
  }
  return lines
}

/** The path of lines. A line of one point is a dot where its ends are round. */
export function pathAlong(lines: Place[][], isStepped: boolean): string {
  return lines.map((line) => alongLine(line, isStepped)).join('')
}

/** The path of what is below lines. */
export function pathBelow(lines: Place[][], isStepped: boolean): string {
  return lines.map((line) => `${alongLine(line, isStepped)}V${side}H${line[0]?.x}Z`).join('')
}

function alongLine(line: Place[], isStepped: boolean): string {
  return line
    .map(({ x, y }, index) => {
      if (index === 0) return `M${x} ${y}h0`
      return isStepped ? `H${x}V${y}` : `L${x} ${y}`
    })
    .join('')
}

const mostLabels = 5

/** The points whose names are below the drawing: the first, the last, and evenly between them. */
export function labelledOf(count: number): number[] {
  const labels = Math.min(count, mostLabels)
  if (labels < 2) return labels === 1 ? [0] : []
  return Array.from({ length: labels }, (_, index) => Math.round((index * (count - 1)) / (labels - 1)))
}
