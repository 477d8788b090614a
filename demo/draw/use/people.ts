import { darken, lighten, palette } from '../palette.ts'
import { ellipse, line, type Pen, path, radial, roundedBox } from '../pen.ts'
import { fallShade, flatShade, form, roundShade } from '../shading.ts'

/** All in centimetres: the top of the head is 0, the middle of the body is 0. */
export type Person = { skin: string; hair: string; style: number }

const skins = ['#6b412b', '#8a5638', '#4f2f22', '#a36d48'] as const

export const personOf = (variation: number): Person => ({
  skin: skins[variation % skins.length] ?? skins[0],
  hair: '#1f1613',
  style: variation % 3,
})

/** Short hair, a bun, or a round afro. */
function hairBehind({ hair, style }: Person): string {
  if (style === 1) return ellipse(0, -1.5, 5.6, 5, hair) + ellipse(0, 8, 9, 9.6, hair)
  return style === 2 ? ellipse(0, 8, 12.4, 12, hair) : ''
}

/** The head from the front, without a face: what is worn counts. */
export function drawHead(pen: Pen, person: Person, isBare = true): string {
  const { skin, hair } = person
  const cap = 'M-8.2 11C-9 1.4-4.6-1 0-1C4.6-1 9 1.4 8.2 11C7 6.4 4 4.4 0 4.4C-4 4.4-7 6.4-8.2 11Z'
  const face = 'M-7.7 10C-7.7 3.6-4.6 0 0 0C4.6 0 7.7 3.6 7.7 10C7.7 16.4 4.2 22.4 0 22.4C-4.2 22.4-7.7 16.4-7.7 10Z'
  const cheek = radial(pen, 0.36, 0.4, 0.7, [
    [0, '#fff2e2', 0.2],
    [0.5, '#fff2e2', 0],
    [1, '#1d0f14', 0.34],
  ])
  return (
    (isBare ? hairBehind(person) : '') +
    ellipse(-7.8, 12.2, 1.5, 2.6, darken(skin, 0.12)) +
    ellipse(7.8, 12.2, 1.5, 2.6, darken(skin, 0.2)) +
    form(face, skin, cheek) +
    line('M-.3 11.4C-.9 13-1.2 14-.2 14.5', darken(skin, 0.35), 0.36, 'stroke-opacity=".7"') +
    line('M-2.3 17.4Q0 18.7 2.3 17.4', darken(skin, 0.42), 0.5, 'stroke-opacity=".8"') +
    line('M-5.4 10.7Q-3.6 11.7-1.9 10.7M1.9 10.7Q3.6 11.7 5.4 10.7', darken(skin, 0.55), 0.42) +
    line('M-5.7 8.4Q-3.6 7.3-1.8 8.2M1.8 8.2Q3.6 7.3 5.7 8.4', person.hair, 0.55, 'stroke-opacity=".8"') +
    (isBare ? path(cap, hair) : '')
  )
}

/** The back of a head. */
export const drawHeadFromBehind = ({ hair, skin, style }: Person): string =>
  ellipse(-7.8, 12.2, 1.4, 2.5, skin) +
  ellipse(7.8, 12.2, 1.4, 2.5, skin) +
  ellipse(0, style === 2 ? 9 : 10.4, style === 2 ? 12 : 8.4, style === 2 ? 12 : 11, hair) +
  (style === 1 ? ellipse(0, 4, 5, 4.4, lighten(hair, 0.08)) : '')

/** Neck and shoulders, cut off by the frame; in a plain top where they are not bare. */
export function drawShoulders(pen: Pen, { skin }: Person, top?: string): string {
  const neck = 'M-5.2 16C-5 22-5.2 25-7 27.4L0 36L7 27.4C5.2 25 5 22 5.2 16Z'
  const body =
    'M-5.4 24.6C-7 28-13 29.4-18 31.4C-25 34.4-27 44-28 70H28C27 44 25 34.4 18 31.4C13 29.4 7 28 5.4 24.6C3 27.6-3 27.6-5.4 24.6Z'
  const shirt =
    'M-8.4 28.4C-12 29.6-15 30.4-18 31.4C-25.4 34.2-27.6 44-28.6 70H28.6C27.6 44 25.4 34.2 18 31.4C15 30.4 12 29.6 8.4 28.4C6 36.6-6 36.6-8.4 28.4Z'
  return (
    form(body, skin, flatShade(pen, 0.8)) +
    form(neck, skin, roundShade(pen, 0.5)) +
    path(
      'M-5.2 19.6C-3 24.6 3 24.6 5.2 19.6C5 23 5 23.6 5.4 25C3 29-3 29-5.4 25C-5 23.6-5 23-5.2 19.6Z',
      darken(skin, 0.5),
      'fill-opacity=".4"',
    ) +
    (top ? form(shirt, top, flatShade(pen, 0.8)) : '')
  )
}

export type Dress = { top?: string; legs?: string; arms?: 'down' | 'out' }

const limb = (d: string, colour: string, width: number) =>
  line(d, colour, width) +
  line(d, lighten(colour, 0.3), width * 0.3, 'stroke-opacity=".25" transform="translate(-1 0)"')

/** A standing body of 170 cm up to the neck; the head is drawn last. */
export function drawBody(pen: Pen, { skin }: Person, { top, legs, arms = 'down' }: Dress): string {
  const shoe = '#33262a'
  const trousers = 'M-15.4 84H15.4C17 104 16 134 15 163H4.6L0 100L-4.6 163H-15C-16 134-17 104-15.4 84Z'
  const shin = (x: number) => limb(`M${x * 8} 88C${x * 9} 118 ${x * 8} 140 ${x * 8} 162`, skin, 8)
  const torso =
    'M-7 25.6C-11 27.4-16 28-18 31.6C-16.6 50-14.4 56-14 66C-15 74-16 80-16 88H16C16 80 15 74 14 66C14.4 56 16.6 50 18 31.6C16 28 11 27.4 7 25.6Z'
  const arm = (x: number) =>
    arms === 'out'
      ? `M${x * 16} 31C${x * 30} 33 ${x * 42} 40 ${x * 60} 54`
      : `M${x * 16.6} 32C${x * 21} 48 ${x * 26} 62 ${x * 31} 83`
  const hand = (x: number) =>
    arms === 'out' ? ellipse(x * 64, 57, 5, 3.9, skin) : ellipse(x * 32.4, 88.4, 3.6, 5.4, skin)
  const sleeve = (x: number) => `M${x * 15.4} 31.6L${x * 19.4} 45`
  return (
    ellipse(0, 168.6, 26, 3.4, '#1d0f14', 'fill-opacity=".2"') +
    path(roundedBox(-14.6, 160, 12.4, 8.6, 3.6), shoe) +
    path(roundedBox(2.2, 160, 12.4, 8.6, 3.6), shoe) +
    (legs ? form(trousers, legs, fallShade(pen, 0.8)) : shin(-1) + shin(1)) +
    limb(arm(-1), skin, 6.8) +
    limb(arm(1), darken(skin, 0.1), 6.8) +
    hand(-1) +
    hand(1) +
    form(torso, top ?? skin, flatShade(pen, 0.8)) +
    (top ? line(sleeve(-1) + sleeve(1), top, 9.4) : '') +
    path('M-5 16C-5 22-5.4 25-7.4 26.4C-4 30.6 4 30.6 7.4 26.4C5.4 25 5 22 5 16Z', darken(skin, 0.14))
  )
}

export const plainTops = [palette.paper, palette.stone, '#3a4250', palette.sage] as const
