import type { Art, Kit } from '../kit.ts'
import { darken, lighten, palette } from '../palette.ts'
import { circle, clipped, ellipse, group, line, linear, path } from '../pen.ts'
import { ballShade, flatShade, form, roundShade } from '../shading.ts'
import { bead } from './adornment.ts'

const sole =
  'M0-312C84-312 128-232 118-134C110-56 84-16 88 66C92 144 108 196 90 256C70 320-70 320-90 256C-108 196-82 144-92 66C-104-16-128-56-122-134C-118-232-84-312 0-312Z'
const leather = (kit: Kit) =>
  linear(kit.pen, 60, [
    [0, lighten('#b98255', 0.2)],
    [1, darken('#a06a40', 0.12)],
  ])

function footbed(kit: Kit): string {
  return (
    path(sole, '#2b1a14', 'transform="translate(7 10)"') +
    path(sole, darken('#7a4a2c', 0.2)) +
    path(sole, leather(kit), 'transform="scale(.955 .97)"') +
    line(sole, '#f3dfc0', 3, 'transform="scale(.9 .94)" stroke-dasharray="8 8" stroke-opacity=".65"') +
    ellipse(0, 190, 58, 66, '#5c3820', 'fill-opacity=".18"') +
    ellipse(-6, -170, 76, 80, '#5c3820', 'fill-opacity=".16"')
  )
}

/** A pair on the ground, seen from above. */
const asPair = (one: string) =>
  group('translate(336 512) rotate(-7) scale(-1 1)', one) + group('translate(664 512) rotate(7)', one)

export function sandals(kit: Kit): Art {
  const { pen, variation } = kit
  const strapShade = linear(pen, 90, [
    [0, '#fff8ea', 0.3],
    [0.5, '#1d0f14', 0],
    [1, '#1d0f14', 0.4],
  ])
  const strap = (d: string, fill: string) =>
    path(d, '#1d0f14', 'fill-opacity=".3" transform="translate(4 11)"') + path(d, fill) + path(d, strapShade)
  const colours = [kit.body, kit.figure, kit.accent]
  const beads = (count: number, at: (share: number) => [number, number], r: number, row: number) =>
    Array.from({ length: count }, (_, index) => {
      const [x, y] = at(index / (count - 1))
      return bead(pen, x, y, r, colours[(index + row) % 3] ?? kit.body)
    }).join('')
  const thong =
    line('M-6-196C-24-120-70-60-112-16M-6-196C20-120 66-60 104-16', '#5c3820', 34) +
    beads(12, (t) => [-8 - 104 * t * (0.5 + t * 0.5), -190 + 176 * t], 13, 0) +
    beads(12, (t) => [-2 + 106 * t * (0.5 + t * 0.5), -190 + 176 * t], 13, 1) +
    circle(-5, -200, 21, kit.accent) +
    circle(-5, -200, 21, ballShade(pen))
  const cross =
    strap(
      'M-130-150L-96-208C-30-150 60-90 116-60L100 18C20-20-70-80-130-150Z',
      kit.cloth({ scale: 0.5, angle: 30, x: 0, y: 0 }),
    ) +
    strap(
      'M126-150L96-208C30-150-60-90-112-60L-100 18C-20-20 66-80 126-150Z',
      kit.cloth({ scale: 0.5, angle: -30, x: 0, y: 0 }),
    )
  const bands =
    strap('M-132-182C-60-232 60-232 128-182L126-96C60-140-60-140-130-96Z', kit.cloth({ scale: 0.5, x: 0, y: 0 })) +
    strap('M-112 12C-50-18 50-18 104 12L102 64C50 40-50 40-104 64Z', kit.accent) +
    circle(92, 36, 12, palette.brass)
  const upper = [cross, thong, bands][variation % 3] ?? cross
  return { markup: asPair(footbed(kit) + upper), focus: [336, 420] }
}

/** Slippers with closed toe and open heel. */
export function slippers(kit: Kit): Art {
  const { pen } = kit
  const vamp =
    'M0-322C92-318 134-230 124-120C120-66 110-30 104 0C40-46-40-46-106 0C-112-30-124-66-126-120C-132-230-92-318 0-322Z'
  const one =
    footbed(kit) +
    path(vamp, '#1d0f14', 'fill-opacity=".32" transform="translate(4 14)"') +
    path(vamp, kit.cloth({ scale: 0.55, x: 0, y: 0 })) +
    path(vamp, ballShade(pen, 0.8)) +
    line('M-106 0C-40-46 40-46 104 0', kit.accent, 13) +
    line('M0-322V-40', darken(kit.body, 0.4), 3, 'stroke-opacity=".35"') +
    circle(0, -150, 15, kit.accent)
  return { markup: asPair(one), focus: [336, 380] }
}

export function sneakers(kit: Kit): Art {
  const { pen } = kit
  const upper =
    'M196 706C186 640 190 560 206 478C212 446 246 438 262 466C282 508 340 516 382 480L418 446C436 428 468 434 484 462C540 548 640 590 738 612C800 628 828 664 830 708Z'
  const toe = 'M640 584C740 604 826 630 830 708H616C600 660 610 610 640 584Z'
  const heel = 'M196 706C186 640 190 560 206 478C212 446 246 438 262 466C280 560 270 640 262 706Z'
  const rubber =
    'M184 696C300 706 700 704 836 698C852 710 852 742 840 760C830 774 806 780 776 780H236C200 780 182 764 180 738C178 718 178 706 184 696Z'
  const tongue = 'M372 486L408 418C430 396 476 404 486 432L520 500L430 540Z'
  const lace = [0, 1, 2, 3, 4]
    .map((index) => {
      const [x, y] = [438 + index * 40, 508 + index * 23]
      return (
        line(
          `M${x - 18} ${y + 20}C${x} ${y - 8} ${x + 24} ${y - 14} ${x + 42} ${y - 22 + index * 3}`,
          palette.paper,
          13,
        ) + circle(x - 18, y + 22, 6, darken(kit.accent, 0.4))
      )
    })
    .join('')
  const shoe =
    path(tongue, darken(kit.accent, 0.15)) +
    path(upper, kit.cloth({ scale: 0.7, y: 600 })) +
    path(
      upper,
      linear(pen, 78, [
        [0, '#fff8ea', 0.28],
        [0.5, '#1d0f14', 0.02],
        [1, '#1d0f14', 0.38],
      ]),
    ) +
    clipped(
      pen,
      upper,
      path('M382 480L484 462L700 604L600 650C520 620 440 570 382 480Z', kit.accent, 'fill-opacity=".94"'),
    ) +
    form(heel, kit.accent, flatShade(pen)) +
    form(toe, palette.paper, flatShade(pen, 0.9)) +
    lace +
    form(
      rubber,
      palette.white,
      linear(pen, 90, [
        [0, '#fff8ea', 0.3],
        [0.5, '#1d0f14', 0.03],
        [1, '#1d0f14', 0.34],
      ]),
    ) +
    line('M186 742C300 750 700 748 844 742', kit.figure, 7) +
    line('M212 470C220 452 244 452 254 474', lighten(kit.accent, 0.4), 5, 'stroke-opacity=".6"') +
    line('M262 706C268 640 276 560 262 480', darken(kit.accent, 0.4), 2.5, 'stroke-dasharray="7 6"')
  return {
    markup: group('translate(96 -70) scale(.92)', shoe) + group('translate(-40 20)', shoe),
    foot: { cx: 490, rx: 350, y: 800 },
    grow: 1.125,
    focus: [430, 620],
  }
}

/** A laced ankle boot on a stitched sole. */
export function boots(kit: Kit): Art {
  const { pen } = kit
  const upper =
    'M270 700C262 560 268 400 276 262C280 244 470 236 486 258C494 340 496 420 520 490C580 540 690 560 752 604C792 634 800 668 800 706Z'
  const cuff = 'M274 250C330 228 440 228 488 250L492 318C430 300 330 300 270 322Z'
  const rubber =
    'M256 694C400 706 660 706 808 698C824 712 824 750 812 790H640C630 770 470 770 460 800H262C252 770 250 720 256 694Z'
  const lace = [0, 1, 2, 3, 4, 5]
    .map((index) => {
      const y = 330 + index * 38
      const x = 474 + index * index * 2.4
      return line(`M${x - 46} ${y + 14}L${x + 6} ${y - 8}`, kit.figure, 11) + circle(x - 48, y + 16, 7, palette.brass)
    })
    .join('')
  const boot =
    path(upper, kit.body) +
    path(upper, roundShade(pen, 0.8)) +
    clipped(
      pen,
      upper,
      path('M250 430C340 470 420 600 420 720H240Z', kit.cloth({ scale: 0.6, x: 330, y: 560 })) +
        line('M250 430C340 470 420 600 420 720', lighten(kit.body, 0.45), 3.4, 'stroke-dasharray="8 7"') +
        line('M610 540C600 600 610 660 640 706', lighten(kit.body, 0.45), 3.4, 'stroke-dasharray="8 7"'),
    ) +
    form(cuff, kit.accent, roundShade(pen, 0.8)) +
    lace +
    form(
      rubber,
      '#d6bd97',
      linear(pen, 90, [
        [0, '#fff8ea', 0.24],
        [0.3, '#1d0f14', 0.05],
        [1, '#1d0f14', 0.5],
      ]),
    ) +
    line('M258 712C400 724 660 724 810 714', '#f6ead2', 4, 'stroke-dasharray="10 8"') +
    ellipse(690, 600, 60, 16, '#fff8ea', 'fill-opacity=".2" transform="rotate(24 690 600)"')
  return {
    markup: group('translate(110 -40) scale(.94)', boot) + group('translate(-56 12) scale(.99)', boot),
    foot: { cx: 500, rx: 310, y: 800 },
    focus: [430, 500],
  }
}
