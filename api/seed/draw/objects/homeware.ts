import type { Art, Kit } from '../kit.ts'
import { darken, lighten, palette } from '../palette.ts'
import { circle, clipped, ellipse, group, line, linear, n, path, radial, roundedBox, symmetric, sharpLine } from '../pen.ts'
import { ballShade, flatShade, form, roundShade } from '../shading.ts'
import { turn, wrapCells } from '../turned.ts'

const cx = 500
const grain = (colour: string, lines: readonly string[]) => lines.map((d) => line(d, darken(colour, 0.4), 3, 'stroke-opacity=".3"')).join('')

/** The stool of the Asante: a curved seat, a carved middle, a flat base. */
function carvedStool(kit: Kit): string {
  const { pen } = kit
  const seat = 'M170 400C176 372 200 372 214 388C300 470 700 470 786 388C800 372 824 372 830 400C826 500 660 560 500 560C340 560 174 500 170 400Z'
  const top = 'M170 400C176 372 200 372 214 388C300 470 700 470 786 388C800 372 824 372 830 400C760 500 640 520 500 520C360 520 240 500 170 400Z'
  const base = 'M220 740H780L810 800H190Z'
  const pillars = [330, 500, 670].map((x, index) => form(`M${x - 36} 530C${x - 60} 600 ${x - 60} 680 ${x - 36} 750H${x + 36}C${x + 60} 680 ${x + 60} 600 ${x + 36} 530Z`, index === 1 ? kit.accent : kit.body, roundShade(pen, 1.1))).join('')
  const lattice = line('M366 560L464 720M464 560L366 720M536 560L634 720M634 560L536 720', darken(kit.body, 0.1), 17)
  return lattice + pillars + form(seat, darken(kit.body, 0.16), roundShade(pen, 0.9)) + path(top, lighten(kit.body, 0.12)) + path(top, flatShade(pen, 0.9)) + line('M260 462C380 520 620 520 740 462', kit.figure, 6, 'stroke-dasharray="18 12"') + form(base, kit.body, flatShade(pen, 1)) + path('M190 800H810V818H190Z', darken(kit.body, 0.5)) + line('M230 758H770', kit.figure, 5, 'stroke-dasharray="14 10"')
}

/** A round stool with turned legs and a woven or upholstered seat. */
function roundStool(kit: Kit): string {
  const { pen, variation } = kit
  const seat = turn(cx, [[410, 220], [424, 234], [480, 234], [496, 224]], 0.24)
  const leg = (x: number, out: number) => form(`M${x - 19} 500L${x + out - 13} 806H${x + out + 15}L${x + 21} 500Z`, kit.body, roundShade(pen, 1.1))
  return leg(400, -14) + leg(600, 14) + line('M330 690C420 720 580 720 670 690', darken(kit.body, 0.2), 17) + leg(330, -62) + leg(670, 62) + form(seat.outline, variation % 3 === 1 ? kit.cloth({ scale: 0.6, y: 470 }) : kit.accent, roundShade(pen, 1)) + path(`M280 410A220 53 0 1 1 720 410A220 53 0 1 1 280 410Z`, kit.cloth({ scale: 0.62, x: 500, y: 410 })) + path(`M280 410A220 53 0 1 1 720 410A220 53 0 1 1 280 410Z`, flatShade(pen, 0.8)) + sharpLine(seat.ring(490), darken(kit.accent, 0.3), 6)
}

export function stool(kit: Kit): Art {
  const carved = kit.variation % 3 === 0
  return { markup: carved ? carvedStool(kit) : roundStool(kit), foot: { cx, rx: carved ? 310 : 240, y: 812 }, focus: [440, 450] }
}

export function lamp(kit: Kit): Art {
  const { pen, variation } = kit
  const shade = variation % 2
    ? turn(cx, [[220, 120], [300, 200], [420, 236], [470, 236]], 0.16)
    : turn(cx, [[210, 132], [460, 244]], 0.16)
  const base = variation % 2
    ? turn(cx, [[500, 34], [560, 60], [640, 128], [730, 120], [790, 84], [800, 82]], 0.17)
    : turn(cx, [[480, 22], [580, 26], [600, 60], [640, 78], [680, 56], [700, 34], [760, 60], [786, 120], [800, 124]], 0.17)
  const light = radial(pen, 0.5, 0.75, 0.7, [[0, '#fff1c4', 0.75], [0.5, '#ffdc8f', 0.3], [1, '#ffdc8f', 0]])
  return {
    markup: circle(cx, 430, 400, radial(pen, 0.5, 0.5, 0.5, [[0, '#ffe3a3', 0.5], [1, '#ffe3a3', 0]])) + line('M500 470V540', palette.brass, 17) + form(base.outline, kit.figure, roundShade(pen, 1.1)) + wrapCells(base, variation % 2 ? 640 : 620, variation % 2 ? 700 : 664, 3, 30, (row, column) => ((row + column) % 2 ? kit.accent : undefined)) + ellipse(cx, 462, shade.radiusAt(460) - 4, shade.ry(460) - 4, '#ffe9b0') + path(shade.outline, kit.cloth({ scale: 0.72, y: 340 })) + path(shade.outline, light) + path(shade.outline, roundShade(pen, 0.7)) + sharpLine(shade.ring(shade.bottom - 4), kit.accent, 12) + ellipse(cx, shade.top, shade.radiusAt(shade.top), shade.ry(shade.top), darken(kit.body, 0.2)) + ellipse(cx, shade.top + 2, shade.radiusAt(shade.top) - 9, shade.ry(shade.top) - 5, '#fff0c0'),
    foot: { cx, rx: variation % 2 ? 86 : 126, depth: 20 },
    focus: [470, 360],
  }
}

/** A round mirror in a rim of rays, beads or cane. */
export function mirror(kit: Kit): Art {
  const { pen, variation } = kit
  const count = variation % 2 ? 40 : 28
  const rays = Array.from({ length: count }, (_, index) => group(`translate(500 500) rotate(${n((360 / count) * index)})`, variation % 2 ? circle(0, -282, 21, [kit.body, kit.figure, kit.accent][index % 3] ?? kit.body) + circle(-6, -288, 6, '#fff', 'fill-opacity=".5"') : form('M-24-236L-31-352C-20-372 20-372 31-352L24-236Z', index % 2 ? kit.body : kit.accent, flatShade(pen)))).join('')
  const glass = linear(pen, 55, [[0, '#eef3f2'], [0.45, '#c9d8dc'], [0.5, '#dfe9ea'], [1, '#aebfc6']])
  return {
    markup: rays + circle(500, 500, 254, darken(kit.figure, 0.1)) + circle(500, 500, 254, ballShade(pen, 0.8)) + circle(500, 500, 228, glass) + path('M340 420L480 290L560 290L320 520Z', '#ffffff', 'fill-opacity=".45"') + path('M420 660L700 400L712 430L450 680Z', '#ffffff', 'fill-opacity=".3"') + circle(500, 500, 228, 'none', 'stroke="#1d0f14" stroke-width="5" stroke-opacity=".3"'),
    outline: 'M140 500a360 360 0 1 0 720 0a360 360 0 1 0 -720 0z',
    focus: [330, 340],
  }
}

export function choppingBoard(kit: Kit): Art {
  const { pen } = kit
  const wood = kit.body
  const board = symmetric(500, [0, 140], [[40, 140, 58, 156, 58, 190], [58, 250], [60, 290, 190, 280, 210, 330], [222, 400, 222, 740, 212, 806], [204, 850, 60, 856, 0, 856]])
  const stripes = path('M420 280H446V860H420ZM560 280H574V860H560Z', kit.figure) + path('M456 280H464V860H456Z', kit.accent)
  return {
    markup: group('rotate(10 500 500)', path(board, darken(wood, 0.5), 'transform="translate(6 12)"') + path(board, wood) + clipped(pen, board, stripes + grain(wood, ['M330 320C350 500 320 700 340 860', 'M380 300C370 480 396 660 384 860', 'M500 290C490 500 520 700 506 860', 'M610 300C600 480 640 640 624 860', 'M660 320C650 520 680 700 668 860'])) + path(board, flatShade(pen, 0.9)) + circle(500, 200, 24, darken(wood, 0.55)) + line('M500 188C540 120 600 130 590 180', kit.accent, 9)),
    outline: 'M560 130L640 150L640 290L740 350L650 850L250 800L340 300L470 260Z',
    focus: [480, 520],
  }
}

/** Salad servers carved of two woods. */
export function spoons(kit: Kit): Art {
  const { pen } = kit
  const handle = 'M-17-60C-13-220-15-300-23-372C-24-402 24-402 23-372C15-300 13-220 17-60Z'
  const bowl = 'M0-76C66-70 96 30 90 130C84 214 40 250 0 250C-40 250-84 214-90 130C-96 30-66-70 0-76Z'
  const hollow = 'M0-30C50-26 68 50 64 128C60 192 30 218 0 218C-30 218-60 192-64 128C-68 50-50-26 0-30Z'
  const tines = 'M-34 262V130M0 262V130M34 262V130'
  const bands = [-330, -300, -270].map((y, index) => line(`M-17 ${y}H17`, [kit.figure, kit.accent, kit.figure][index] ?? kit.figure, 12)).join('')
  const spoon = form(handle, kit.body, roundShade(pen, 1)) + bands + form(bowl, kit.body, flatShade(pen, 1)) + path(hollow, linear(pen, 60, [[0, '#1d0f14', 0.42], [1, '#fff8ea', 0.16]]))
  const fork = form(handle, kit.body, roundShade(pen, 1)) + bands + form(bowl, kit.body, flatShade(pen, 1)) + path(hollow, linear(pen, 60, [[0, '#1d0f14', 0.4], [1, '#fff8ea', 0.16]])) + line(tines, darken(kit.body, 0.66), 13)
  return {
    markup: group('translate(380 560) rotate(-14) scale(1.08)', spoon) + group('translate(630 560) rotate(14) scale(1.08)', fork),
    outline: 'M280 170L330 170L400 480L470 620L440 820L330 800L290 700L330 480ZM730 170L680 170L610 480L540 620L570 820L680 800L720 700L680 480Z',
    focus: [380, 560],
  }
}

export function knife(kit: Kit): Art {
  const { pen } = kit
  const blade = 'M470 150C520 240 548 380 548 540H442C440 380 452 240 470 150Z'
  const steel = linear(pen, 0, [[0, '#f7fafa'], [0.45, '#c3cbce'], [0.55, '#eef2f2'], [1, '#98a3a8']])
  const handle = 'M446 566H552C556 660 566 760 548 850C536 872 466 872 452 850C436 760 442 660 446 566Z'
  return {
    markup: group('rotate(28 500 500)', path(blade, steel) + line('M480 200C506 300 516 420 516 536', '#ffffff', 3, 'stroke-opacity=".8"') + form('M440 536H554V570H440Z', palette.brass, flatShade(pen, 1.2)) + form(handle, kit.body, roundShade(pen, 1)) + clipped(pen, handle, grain(kit.body, ['M466 570C476 660 460 760 470 860', 'M500 570C490 660 510 760 500 860', 'M530 570C540 660 520 760 530 860'])) + [620, 710, 800].map((y) => circle(499, y, 10, palette.brass) + circle(496, y - 3, 3, '#fff', 'fill-opacity=".6"')).join('')),
    outline: 'M640 170L690 330L560 560L470 840L370 830L350 790L440 540Z',
    focus: [430, 650],
  }
}

export function pan(kit: Kit): Art {
  const { pen } = kit
  const iron = '#34323a'
  const handle = 'M676 620C760 690 820 750 872 800C894 824 866 856 840 836C780 790 700 720 634 662Z'
  return {
    markup: form(handle, iron, flatShade(pen, 1.3)) + circle(848, 816, 13, '#17161a') + circle(430, 450, 296, iron) + circle(430, 450, 296, ballShade(pen, 0.9)) + circle(430, 450, 268, darken(iron, 0.35)) + circle(430, 450, 250, lighten(iron, 0.05)) + circle(430, 450, 250, radial(pen, 0.62, 0.68, 0.7, [[0, '#fff8ea', 0.22], [0.6, '#1d0f14', 0.1], [1, '#1d0f14', 0.6]])) + [70, 130, 190].map((r) => circle(430, 450, r, 'none', 'stroke="#fff8ea" stroke-width="1.6" stroke-opacity=".1"')).join('') + line('M214 330A250 250 0 0 1 350 216', '#fff8ea', 8, 'stroke-opacity=".3"') + group('translate(760 706) rotate(44)', form(roundedBox(-80, -27, 180, 54, 22), kit.body, flatShade(pen, 1)) + line('M-60-17V17M80-17V17', kit.accent, 5)),
    outline: 'M134 450a296 296 0 1 1 560 130L880 800L850 850L620 670A296 296 0 0 1 134 450Z',
    focus: [430, 420],
  }
}

/** A carved mask on a short stand. */
export function mask(kit: Kit): Art {
  const { pen, variation } = kit
  const wood = kit.body
  const face = symmetric(500, [0, 190], [[120, 190, 190, 270, 190, 400], [190, 560, 110, 720, 0, 760]])
  const brow = 'M330 430C370 384 450 384 488 424L500 600L512 424C550 384 630 384 670 430L664 452C620 420 560 424 534 450L528 590C526 622 474 622 472 590L466 450C440 424 380 420 336 452Z'
  const eye = (x: number) => path(`M${x - 52} 478C${x - 26} 450 ${x + 26} 450 ${x + 52} 478C${x + 26} 500 ${x - 26} 500 ${x - 52} 478Z`, lighten(wood, 0.14)) + path(`M${x - 44} 478C${x - 22} 466 ${x + 22} 466 ${x + 44} 478C${x + 22} 488 ${x - 22} 488 ${x - 44} 478Z`, '#1a100d')
  const mouth = ellipse(500, 680, 42, 19, darken(wood, 0.3)) + ellipse(500, 680, 30, 9, '#1a100d') + line('M460 668C480 656 520 656 540 668', lighten(wood, 0.3), 5, 'stroke-opacity=".6"')
  const marks = [0, 1, 2].map((row) => line(`M${356 + row * 8} ${540 + row * 26}h52M${644 - row * 8} ${540 + row * 26}h-52`, kit.accent, 8)).join('')
  const crest = [
    path('M420 204C410 120 450 70 500 60C550 70 590 120 580 204C540 180 460 180 420 204Z', kit.figure) + line('M460 190V110M500 184V84M540 190V110', darken(kit.figure, 0.45), 5),
    line('M390 230C330 190 310 110 350 50M610 230C670 190 690 110 650 50', darken(wood, 0.2), 44) + line('M390 230C330 190 310 110 350 50M610 230C670 190 690 110 650 50', kit.figure, 44, 'stroke-dasharray="9 22"'),
    [-80, -40, 0, 40, 80].map((x) => form(`M${500 + x - 17} 214L${500 + x * 1.3 - 9} ${96 + Math.abs(x) * 0.5}C${500 + x * 1.3} ${76 + Math.abs(x) * 0.5} ${500 + x * 1.3 + 14} ${80 + Math.abs(x) * 0.5} ${500 + x * 1.3 + 15} ${100 + Math.abs(x) * 0.5}L${500 + x + 17} 214Z`, x % 80 ? kit.accent : wood, flatShade(pen))).join(''),
  ][variation % 3]
  const forehead = line('M500 220V360M446 240L460 360M554 240L540 360', kit.accent, 7) + [270, 310, 350].map((y) => circle(410, y + 20, 8, kit.figure) + circle(590, y + 20, 8, kit.figure)).join('')
  return {
    markup: form('M488 740H512V790H488Z', '#2c2422', roundShade(pen)) + form(turn(500, [[782, 110], [800, 114]], 0.2).outline, '#2c2422', roundShade(pen)) + ellipse(500, 782, 110, 22, '#40342f') + crest + form(face, wood, roundShade(pen, 1.2)) + path(face, linear(pen, 90, [[0, '#fff8ea', 0.2], [0.4, '#fff8ea', 0], [1, '#1d0f14', 0.3]])) + forehead + eye(408) + eye(592) + form(brow, darken(wood, 0.08), flatShade(pen, 1.2)) + line('M480 450L474 580', lighten(wood, 0.5), 6, 'stroke-opacity=".6"') + marks + mouth,
    foot: { cx, rx: 114, depth: 22 },
    grow: 1,
    focus: [500, 470],
  }
}

/** A flat round tray with a woven or painted field, propped up. */
export function tray(kit: Kit): Art {
  const { pen } = kit
  const rings = Array.from({ length: 13 }, (_, index) => {
    const r = 292 - index * 21
    const colour = [kit.body, kit.body, kit.figure, kit.body, kit.accent, kit.body, kit.figure, kit.figure, kit.body, kit.accent, kit.body, kit.figure, kit.accent][index] ?? kit.body
    const circumference = 2 * Math.PI * (r - 10)
    const dash = circumference / (index < 7 ? 24 : 12)
    return circle(500, 500, r, colour) + `<circle cx="500" cy="500" r="${r - 10}" fill="none" stroke="${index % 3 === 0 ? kit.accent : kit.figure}" stroke-width="20" stroke-dasharray="${n(dash / 2)} ${n(dash / 2)}" stroke-dashoffset="${n(index * dash * 0.24)}" stroke-opacity="${index % 2}"/>` + circle(500, 500, r, 'none', `stroke="${darken(colour, 0.5)}" stroke-width="2" stroke-opacity=".5"`) + circle(500, 500, r - 10, 'none', `stroke="#1d0f14" stroke-width="20" stroke-dasharray="1.5 9" stroke-opacity=".2"`)
  }).join('')
  return {
    markup: circle(500, 500, 318, darken(kit.accent, 0.2)) + circle(500, 500, 310, kit.accent) + circle(500, 500, 318, ballShade(pen, 0.6)) + rings + circle(500, 500, 296, radial(pen, 0.6, 0.66, 0.64, [[0, '#fff8ea', 0.2], [0.6, '#1d0f14', 0], [1, '#1d0f14', 0.34]])),
    outline: 'M182 500a318 318 0 1 0 636 0a318 318 0 1 0 -636 0z',
    focus: [380, 380],
  }
}
