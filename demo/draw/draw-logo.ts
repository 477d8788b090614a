import { palette } from './palette.ts'
import { circle, line, path, sharpLine } from './pen.ts'
import type { LogoSpec } from './picture-spec.ts'

export const logoPixels = 256

const around = (count: number, draw: (angle: number, index: number) => string) =>
  Array.from(
    { length: count },
    (_, index) => `<g transform="rotate(${(360 / count) * index} 128 128)">${draw((360 / count) * index, index)}</g>`,
  ).join('')

type Inks = { ink: string; accent: string; ground: string }

const marks: Record<LogoSpec['mark'], (inks: Inks) => string> = {
  sun: ({ ink, accent }) =>
    circle(128, 128, 38, accent) +
    around(12, (_, index) => path(index % 2 ? 'M122 74L128 46L134 74Z' : 'M118 76L128 28L138 76Z', ink)),
  loom: ({ ink, accent }) =>
    [64, 96, 128, 160, 192].map((x, index) => sharpLine(`M${x} 52V204`, index === 2 ? accent : ink, 14)).join('') +
    [84, 128, 172]
      .map((y, index) =>
        sharpLine(
          [64, 96, 128, 160, 192].map((x, column) => ((column + index) % 2 ? '' : `M${x - 20} ${y}h40`)).join(''),
          index === 1 ? ink : accent,
          16,
        ),
      )
      .join(''),
  bead: ({ ink, accent }) =>
    circle(128, 128, 26, accent) +
    around(8, (_, index) => circle(128, 62, index % 2 ? 15 : 21, ink)) +
    around(8, () => circle(128, 98, 6, accent)),
  drum: ({ ink, accent }) =>
    path(
      'M64 62H192C186 108 158 124 158 140C158 160 182 176 186 200H70C74 176 98 160 98 140C98 124 70 108 64 62Z',
      ink,
    ) +
    path('M64 62A64 18 0 0 1 192 62A64 18 0 0 1 64 62Z', accent) +
    line('M76 80L100 120L114 84L128 122L142 84L156 120L180 80', accent, 6),
  leaf: ({ ink, accent }) =>
    path('M128 36C188 84 188 160 128 212C68 160 68 84 128 36Z', ink) +
    line('M128 66V222M128 112L158 86M128 112L98 86M128 150L162 122M128 150L94 122', accent, 8),
  vessel: ({ ink, accent, ground }) =>
    path(
      'M104 48H152V66C152 80 196 96 196 146C196 184 168 208 128 208C88 208 60 184 60 146C60 96 104 80 104 66Z',
      ink,
    ) +
    line('M66 132L84 116L102 132L120 116L138 132L156 116L174 132L190 118', accent, 8) +
    line('M72 158H184', ground, 7),
  spark: ({ ink, accent }) =>
    path('M146 34L70 142H118L106 222L188 108H138Z', ink) + circle(190, 62, 14, accent) + circle(66, 190, 14, accent),
  page: ({ ink, accent }) =>
    path('M128 84C104 60 72 58 48 66V186C72 178 104 180 128 204Z', ink) +
    path('M128 84C152 60 184 58 208 66V186C184 178 152 180 128 204Z', accent) +
    path('M128 52A20 20 0 1 1 127.9 52Z', ink, 'transform="translate(0 -22)"'),
  wave: ({ ink, accent }) =>
    [84, 128, 172]
      .map((y, index) => line(`M44 ${y}c20-30 36-30 56 0s36 30 56 0s36-30 56 0`, index === 1 ? accent : ink, 17))
      .join(''),
  knot: ({ ink, accent }) =>
    sharpLine('M128 50L206 128L128 206L50 128Z', ink, 17) +
    line('M128 86A42 42 0 1 1 127.9 86Z', accent, 15) +
    circle(128, 128, 13, ink),
  bean: ({ ink, accent }) =>
    `<g transform="rotate(32 128 128)">${path('M128 42C176 42 196 86 196 128C196 170 176 214 128 214C80 214 60 170 60 128C60 86 80 42 128 42Z', ink)}${line('M134 50C104 90 154 160 122 206', accent, 13)}</g>`,
}

/** The square mark of a store, 256 × 256, as SVG text. */
export function drawLogo(spec: LogoSpec): string {
  const inks = { ink: palette[spec.ink], accent: palette[spec.accent], ground: palette[spec.ground] }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256"><rect width="256" height="256" fill="${inks.ground}"/>${marks[spec.mark](inks)}</svg>`
}
