import { darken, lighten } from '../palette.ts'
import { ellipse, group, line, linear, type Pen, path, roundedBox } from '../pen.ts'
import { flatShade, form, roundShade } from '../shading.ts'

// In centimetres; a hand is 8.5 across and 18 long.

const finger = (pen: Pen, skin: string, x: number, y: number, length: number, width: number) => {
  const d = roundedBox(x, y, length, width, width / 2 - 0.02)
  return (
    path(d, '#1d0f14', 'fill-opacity=".22" transform="translate(0 .35)"') +
    form(
      d,
      skin,
      linear(pen, 90, [
        [0, '#fff2e2', 0.24],
        [0.5, '#1d0f14', 0],
        [1, '#1d0f14', 0.3],
      ]),
    )
  )
}

const sleeveOf = (skin: string) => (skin.length % 2 ? '#3a4250' : '#7a5a3a')

/** One hand round a thing of this width: what is behind it, and the fingers before it. */
export function gripOf(pen: Pen, skin: string, width: number): { behind: string; before: string } {
  const half = width / 2
  const arm = `M${-3.4} 4C-3.6 14-4.2 26-5 44H5.6C4.4 26 3.8 14 3.6 4Z`
  const palm = roundedBox(-half - 0.9, -4.6, width + 1.8, 11.4, 3.2)
  const lengths = [2.4, 2.9, 2.7, 2]
  const nails = lengths.map((length, index) =>
    ellipse(
      half + 0.9 - length + 0.62,
      -3.4 + index * 2.02 + 0.9,
      0.52,
      0.55,
      lighten(skin, 0.42),
      'fill-opacity=".8"',
    ),
  )
  return {
    behind:
      form(arm, skin, roundShade(pen, 0.8)) +
      form('M-5.4 21C-5.8 30-6 36-6.4 46H7C6.4 36 6.2 30 5.8 21Z', sleeveOf(skin), roundShade(pen, 0.8)) +
      form(palm, darken(skin, 0.12), flatShade(pen, 0.9)),
    before:
      lengths
        .map((length, index) => finger(pen, skin, half + 0.95 - length, -3.4 + index * 2.02, length, 1.86))
        .join('') +
      nails.join('') +
      group(
        `translate(${-half - 0.5} 3.6) rotate(-68)`,
        finger(pen, skin, -1.4, -1.1, 7.2, 2.2) +
          ellipse(5, -0.05, 0.62, 0.72, lighten(skin, 0.42), 'fill-opacity=".8"'),
      ),
  }
}

/** Two hands at the sides of a thing of this width: arms and palms behind it, thumbs before it. */
export function bothHandsOf(pen: Pen, skin: string, width: number): { behind: string; before: string } {
  const side = (content: string) => content + group('scale(-1 1)', content)
  const at = (content: string) => group(`translate(${width / 2} 0)`, content)
  const behind = at(
    form('M-2.4 3C1 12 5 24 10 46H23C16 30 9 14 4.6 1.4Z', skin, flatShade(pen, 0.9)) +
      form('M6.2 22C9 30 12 38 15 50H30C24 38 19 28 14.4 18.4Z', sleeveOf(skin), flatShade(pen, 0.9)) +
      form('M-4-5.4C0-6.6 2.6-5 3.4-2.4C4.4 1 4.8 3 5 5.4C3 7.6-1 8-3.6 6Z', darken(skin, 0.06), flatShade(pen)),
  )
  const before = at(
    group(
      'translate(2.6 3.4) rotate(214)',
      finger(pen, skin, -1.2, -1.15, 7, 2.3) + ellipse(4.9, 0, 0.66, 0.76, lighten(skin, 0.42), 'fill-opacity=".8"'),
    ),
  )
  return { behind: side(behind), before: side(before) }
}

/** An open hand, its fingers up, the middle of its palm at 0. */
export function openHand(pen: Pen, skin: string): string {
  const shade = linear(pen, 0, [
    [0, '#fff2e2', 0.2],
    [0.4, '#fff2e2', 0.02],
    [1, '#1d0f14', 0.34],
  ])
  const digit = (x: number, y: number, length: number, width: number, turn: number) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      form(roundedBox(-width / 2, -length, width, length + 2, width / 2 - 0.02), skin, shade) +
        line(`M${-width * 0.3} ${-length * 0.46}h${width * 0.6}`, darken(skin, 0.4), 0.16, 'stroke-opacity=".5"'),
    )
  const palm =
    'M-4.3-3.6C-2-4.6 2.4-4.6 4.3-3.2C4.9 0 4.7 3 3.9 5.4C3.4 8 3.3 10 3.4 13H-3.3C-3.2 10.4-3.6 8.6-4.6 7C-6 5-7-1-8.8-3.6C-9.6-5.2-8-6.4-6.7-5.1C-5.7-3.8-5-2.4-4.4-1.2Z'
  return (
    form('M-3.3 9C-3.4 18-4.2 34-4.8 60H4.8C4.4 34 3.6 18 3.4 9Z', skin, roundShade(pen, 0.6)) +
    form('M-5 18C-5.6 30-5.8 40-6 60H6C5.8 40 5.6 30 5 18Z', sleeveOf(skin), roundShade(pen, 0.8)) +
    digit(3.4, -2.4, 5.6, 1.8, 14) +
    digit(1.3, -3.4, 7.2, 2, 5) +
    digit(-1, -3.6, 7.6, 2.05, -2) +
    digit(-3.2, -3, 6.8, 2, -9) +
    form(palm, skin, shade) +
    line('M-3.6 .4C-1.6 1.6-1.4 4.6-2 7.4M-3.2-.6C-.4-.4 2 .4 4-1.2', darken(skin, 0.4), 0.18, 'stroke-opacity=".45"')
  )
}

/** A forearm across the frame, its hand at the left. */
export function forearm(pen: Pen, skin: string): string {
  return (
    form(
      'M-40-4.2C-24-3.4-10-3 0-2.9C12-3.2 26-4 60-5.4V5.4C26 4 12 3.2 0 2.9C-6 3-8 3.4-9 3.6Z',
      skin,
      roundShadeAcross(pen),
    ) +
    form('M-8-3.3C-12-5-17-5-20-3.6C-23-2-24 1-22 3C-18 5-12 4.6-8 3.4Z', skin, roundShadeAcross(pen)) +
    form('M22-5C34-5.6 44-6 64-6.6V6.6C44 6 34 5.6 22 5Z', sleeveOf(skin), roundShadeAcross(pen))
  )
}

const roundShadeAcross = (pen: Pen) =>
  linear(pen, 90, [
    [0, '#1d0f14', 0.22],
    [0.2, '#fff2e2', 0.22],
    [0.5, '#fff2e2', 0],
    [1, '#1d0f14', 0.46],
  ])
