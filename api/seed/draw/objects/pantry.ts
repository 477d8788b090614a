import { contactShadow } from '../backdrops.ts'
import type { Art, Kit } from '../kit.ts'
import { letterWord, fitWord } from '../lettering.ts'
import { darken, inkOn, lighten, mix, palette } from '../palette.ts'
import { circle, clipped, createRandom, ellipse, group, line, linear, n, oval, path, roundedBox, sharpLine } from '../pen.ts'
import { crease, flatShade, form, roundShade } from '../shading.ts'
import { turn } from '../turned.ts'
import { flatLabel, wrapLabel } from './label.ts'

const cx = 500
const gleam = (d: string, width = 10, opacity = 0.5) => line(d, '#fffaf0', width, `stroke-opacity="${opacity}"`)

/** Loose goods heaped on the ground before a pack: beans, petals, nuts, leaves. */
function scatter(kit: Kit, x: number, y: number, count: number, colours: readonly string[], shape: 'bean' | 'petal' | 'grain'): string {
  const random = createRandom(kit.variation + 5)
  return Array.from({ length: count }, (_, index) => {
    const [px, py] = [x + (random() - 0.5) * 250, y + (random() - 0.5) * 34]
    const colour = colours[index % colours.length] ?? kit.body
    const turnBy = random() * 180
    const drawn = {
      bean: ellipse(2, 4, 15, 10, '#1d0f14', 'fill-opacity=".3"') + ellipse(0, 0, 15, 10.5, colour) + line('M-12 0Q0 5 12 0', darken(colour, 0.5), 2.6) + ellipse(-4, -5, 5, 2, '#fffaf0', 'fill-opacity=".35"'),
      petal: path('M-18 2C-10-14 10-14 18 0C8 12-8 14-18 2Z', darken(colour, 0.35)) + path('M-18 0C-10-16 10-16 18-2C8 8-8 10-18 0Z', colour),
      grain: ellipse(1, 2, 7, 5, '#1d0f14', 'fill-opacity=".3"') + ellipse(0, 0, 7, 5, colour) + ellipse(-2, -2, 2.4, 1.4, '#fffaf0', 'fill-opacity=".5"'),
    }[shape]
    return group(`translate(${n(px)} ${n(py)}) rotate(${n(turnBy)})`, drawn)
  }).join('')
}

/** A side-gusset bag with a rolled top. */
export function coffeeBag(kit: Kit): Art {
  const { pen } = kit
  const front = 'M326 300L674 300C668 420 694 640 690 786C690 796 684 800 674 800H326C316 800 310 796 310 786C306 640 332 420 326 300Z'
  const roll = 'M316 220H684L690 250L676 306H324L310 250Z'
  const window = flatLabel(kit, 376, 470, 248, 196)
  const bandTop = 'M318 700H690V800H310Z'
  return {
    markup: path(front, kit.cloth({ scale: 0.9 })) + clipped(pen, front, path(bandTop, kit.accent) + line('M300 700H700', kit.figure, 8)) + clipped(pen, front, crease(330, 306, 360, 800, 30, 0.2) + crease(668, 306, 640, 800, 26, 0.2) + crease(430, 306, 410, 470, 24, 0.1) + crease(560, 306, 590, 470, 24, 0.1)) + path(front, roundShade(pen, 0.85)) + form(roll, kit.accent, linear(pen, 90, [[0, '#fff8ea', 0.34], [0.36, '#1d0f14', 0.02], [0.42, '#1d0f14', 0.24], [1, '#1d0f14', 0.1]])) + line('M312 252H688', darken(kit.accent, 0.45), 3, 'stroke-opacity=".6"') + line('M300 264l22 14M700 264l-22 14', palette.brass, 10) + window + circle(500, 398, 19, darken(kit.body, 0.2)) + circle(498, 396, 16, lighten(kit.body, 0.2)) + [0, 120, 240].map((a) => circle(498 + 7 * Math.cos((a * Math.PI) / 180), 396 + 7 * Math.sin((a * Math.PI) / 180), 2.4, darken(kit.body, 0.5))).join('') + scatter(kit, 690, 818, 22, ['#4b2a1a', '#5d3722', '#3b2116'], 'bean'),
    foot: { cx, rx: 210 },
    focus: [490, 560],
  }
}

/** A stand-up pouch with a window on what is inside. */
export function pouch(kit: Kit): Art {
  const { pen } = kit
  const front = 'M322 250H678C682 262 682 276 678 288C690 460 712 640 694 760C680 806 320 806 306 760C288 640 310 460 322 288C318 276 318 262 322 250Z'
  const seal = 'M322 250H678C682 262 682 276 678 288H322C318 276 318 262 322 250Z'
  const window = 'M500 588C590 588 634 640 634 690C634 736 590 760 500 760C410 760 366 736 366 690C366 640 410 588 500 588Z'
  const random = createRandom(kit.variation + 9)
  const inside = Array.from({ length: 90 }, (_, index) => group(`translate(${n(360 + random() * 280)} ${n(596 + random() * 170)}) rotate(${n(random() * 180)})`, path('M-20 0C-10-14 12-12 20 2C8 14-10 12-20 0Z', index % 3 ? mix(kit.figure, '#1d0f14', random() * 0.45) : lighten(kit.figure, 0.2)))).join('')
  return {
    markup: path(front, kit.cloth({ scale: 0.85 })) + clipped(pen, front, crease(340, 290, 330, 780, 30, 0.16) + crease(650, 290, 680, 770, 28, 0.18)) + path(window, darken(kit.figure, 0.4)) + clipped(pen, window, inside) + line(window, palette.paper, 7) + path(front, roundShade(pen, 0.72)) + form(seal, lighten(kit.body, 0.12), flatShade(pen)) + line('M322 318H678', darken(kit.body, 0.4), 3, 'stroke-opacity=".5" stroke-dasharray="2 7"') + flatLabel(kit, 376, 366, 248, 178) + gleam('M352 330C346 430 338 560 344 690', 9, 0.35) + scatter(kit, 700, 818, 16, [kit.figure, darken(kit.figure, 0.3), lighten(kit.figure, 0.15)], 'petal'),
    foot: { cx, rx: 215 },
    focus: [490, 600],
  }
}

/** A round tin with a press-down lid. */
export function tin(kit: Kit): Art {
  const { pen } = kit
  const body = turn(cx, [[330, 178], [790, 178], [800, 172]], 0.15)
  const lid = turn(cx, [[268, 176], [276, 186], [276, 186], [352, 186]], 0.15)
  const metal = kit.variation % 2 ? palette.brass : kit.accent
  return {
    markup: path(body.outline, kit.cloth({ scale: 0.72 })) + path(body.outline, roundShade(pen)) + wrapLabel(kit, body, 470, 680) + sharpLine(body.ring(784), darken(metal, 0.1), 12) + form(lid.outline, metal, roundShade(pen, 1.1)) + ellipse(cx, 270, 178, 27, lighten(metal, 0.28)) + ellipse(cx, 271, 156, 22, lighten(metal, 0.12)) + sharpLine(lid.ring(350), darken(metal, 0.45), 4, 'stroke-opacity=".5"') + gleam('M352 372V770', 11, 0.32),
    foot: { cx, rx: 176, depth: 26 },
    focus: [470, 560],
  }
}

/** Three small open tins of ground spice. */
export function spiceTins(kit: Kit): Art {
  const { pen } = kit
  const one = (x: number, y: number, r: number, powder: string, fill: string) => {
    const body = turn(0, [[0, r], [r * 0.86, r]], 0.36)
    const heap = `M${-r * 0.82} 0C${-r * 0.5} ${-r * 0.46} ${r * 0.3} ${-r * 0.56} ${r * 0.82} 0A${r * 0.82} ${r * 0.29} 0 0 1 ${-r * 0.82} 0Z`
    const random = createRandom(Math.round(x))
    const specks = Array.from({ length: 46 }, () => circle((random() - 0.5) * r * 1.4, (random() - 0.62) * r * 0.6, 1 + random() * 2, random() > 0.5 ? darken(powder, 0.4) : lighten(powder, 0.4))).join('')
    return group(`translate(${x} ${y})`, ellipse(r * 0.25, r * 0.9, r * 1.25, r * 0.36, '#1d0f14', 'fill-opacity=".18"') + path(body.outline, fill) + path(body.outline, roundShade(pen)) + ellipse(0, 0, r, r * 0.36, lighten(palette.silver, 0.3)) + ellipse(0, 2, r * 0.92, r * 0.32, darken(palette.silver, 0.35)) + form(heap, powder, flatShade(pen, 1.2)) + clipped(pen, heap, specks) + sharpLine(body.ring(r * 0.8), palette.silver, 5))
  }
  const strip = (index: number) => kit.cloth({ scale: 0.42, x: index * 40, angle: index * 45 })
  return {
    markup: one(360, 560, 150, kit.body, strip(0)) + one(654, 596, 140, kit.figure, strip(1)) + one(470, 688, 146, kit.accent, strip(2)),
    foot: { cx, rx: 290, y: 806 },
    grow: 1.25,
    focus: [470, 620],
  }
}

/** A jar with its goods to be seen through the glass. */
export function jar(kit: Kit): Art {
  const { pen, variation } = kit
  const body = turn(cx, [[360, 150], [380, 152], [430, 190], [480, 196], [760, 196], [792, 178], [800, 166]], 0.15)
  const content = turn(cx, [[440, 178], [480, 186], [756, 186], [788, 166], [792, 160]], 0.15)
  const lid = turn(cx, [[292, 150], [300, 158], [300, 158], [370, 158]], 0.15)
  const clothLid = 'M330 372C326 320 350 288 500 284C650 288 674 320 670 372C690 404 700 430 692 452C660 430 640 470 610 446C580 474 556 440 526 466C500 446 474 474 444 448C416 470 372 436 308 452C300 430 310 404 330 372Z'
  const topping = variation % 2
    ? form(clothLid, kit.cloth({ scale: 0.5, y: 380 }), roundShade(pen, 0.9)) + line('M330 374C400 408 600 408 670 374', kit.accent, 9) + line('M640 384C660 420 650 440 664 470M640 384C676 410 690 424 700 456', kit.accent, 6)
    : form(lid.outline, kit.accent, roundShade(pen, 1.1)) + ellipse(cx, 294, 152, 23, lighten(kit.accent, 0.25)) + sharpLine(lid.ring(332), darken(kit.accent, 0.35), 3, 'stroke-opacity=".5"')
  return {
    markup: path(body.outline, '#e9efe9', 'fill-opacity=".62"') + path(content.outline, kit.body) + ellipse(cx, 440, 178, 25, lighten(kit.body, 0.25)) + path(body.outline, roundShade(pen, 0.95)) + wrapLabel(kit, body, 530, 720) + gleam('M326 460C318 520 318 680 322 752', 13, 0.6) + gleam('M670 470V740', 5, 0.4) + topping,
    foot: { cx, rx: 170, depth: 25 },
    grow: 1.125,
    focus: [470, 600],
  }
}

/** Low wide jar of balm. */
export function balmJar(kit: Kit): Art {
  const { pen } = kit
  const body = turn(cx, [[560, 240], [570, 246], [760, 246], [792, 232], [800, 222]], 0.2)
  const open = kit.variation % 2 === 1
  const lid = open ? turn(730, [[640, 180], [648, 186], [648, 186], [716, 186]], 0.2) : turn(cx, [[450, 240], [462, 254], [462, 254], [572, 254]], 0.2)
  const lidX = open ? 730 : cx
  const lidArt = form(lid.outline, kit.accent, roundShade(pen, 1.1)) + ellipse(lidX, lid.top + 2, lid.radiusAt(lid.top + 10) - 4, lid.ry(lid.top + 10) - 3, lighten(kit.accent, 0.24)) + path(oval(lidX, lid.top + 3, lid.radiusAt(lid.top + 10) * 0.7, lid.ry(lid.top + 10) * 0.66), kit.cloth({ scale: 0.42, x: lidX, y: lid.top }))
  const butter = ellipse(cx, 560, 240, 48, lighten(kit.body, 0.4)) + ellipse(cx, 564, 222, 41, palette.cream) + line('M360 560C400 530 470 590 520 556C570 526 600 580 650 560', darken(palette.cream, 0.16), 7) + line('M380 572C440 596 560 596 622 574', '#fffaf0', 7)
  return {
    markup: (open ? contactShadow(pen, 730, 716, 200) + lidArt : '') + path(body.outline, kit.body) + path(body.outline, roundShade(pen, 1.1)) + wrapLabel(kit, body, 610, 760) + (open ? butter : lidArt) + gleam('M280 600V750', 11, 0.5),
    foot: { cx, rx: 228, depth: 45 },
    grow: 1.25,
    focus: [460, 650],
  }
}

export function bottle(kit: Kit): Art {
  const { pen, variation } = kit
  const kind = variation % 3
  const body = kind === 2
    ? turn(cx, [[400, 120], [414, 140], [440, 150], [786, 150], [800, 140]], 0.15)
    : turn(cx, [[250, 48], [360, 50], [420, 96], [476, 142], [540, 146], [786, 146], [800, 136]], 0.15)
  const glass = kit.body
  const cork = turn(cx, [[196, 40], [206, 44], [268, 44]], 0.16)
  const dropper = form(turn(cx, [[196, 16], [206, 26], [262, 30], [290, 30]], 0.16).outline, kit.figure, roundShade(pen)) + form(turn(cx, [[286, 54], [350, 54]], 0.15).outline, kit.accent, roundShade(pen))
  const pump = line('M500 300V410', darken(kit.accent, 0.2), 22) + form('M400 250H520C540 250 552 262 552 280V302H470V282H404C388 282 388 250 400 250Z', kit.accent, flatShade(pen, 1.1)) + form(turn(cx, [[340, 70], [350, 76], [406, 76]], 0.15).outline, kit.accent, roundShade(pen))
  const top = kind === 0 ? form(cork.outline, palette.oak, roundShade(pen)) + ellipse(cx, 197, 40, 7, lighten(palette.oak, 0.3)) : kind === 1 ? dropper : pump
  const level = kind === 2 ? '' : path(body.band(500, 800), mix(glass, '#1d0f14', 0.3), 'fill-opacity=".45"')
  return {
    markup: (kind === 2 ? '' : top) + path(body.outline, glass) + level + path(body.outline, roundShade(pen, 1.15)) + (kind === 2 ? top : '') + wrapLabel(kit, body, 550, 730) + gleam(kind === 2 ? 'M376 450V770' : 'M462 280V360C440 410 376 440 376 500V770', 12, 0.55) + (kind < 2 ? line(turn(cx, [[248, 52], [270, 52]], 0.15).ring(262), lighten(glass, 0.3), 8, 'stroke-opacity=".6"') : ''),
    foot: { cx, rx: 140, depth: 21 },
    focus: [470, 620],
  }
}

/** A bar in its printed sleeve, the foil torn back from the squares. */
export function chocolateBar(kit: Kit): Art {
  const { pen } = kit
  const brown = '#4a2617'
  const square = (x: number, y: number) => form(roundedBox(x, y, 96, 84, 9), brown, flatShade(pen, 1.3)) + path(roundedBox(x + 14, y + 12, 68, 58, 6), lighten(brown, 0.1)) + line(`M${x + 14} ${y + 66}V${y + 14}H${x + 78}`, lighten(brown, 0.4), 3, 'stroke-opacity=".6"')
  const squares = [0, 1].flatMap((row) => [0, 1, 2].map((column) => square(352 + column * 98, 130 + row * 86))).join('')
  const foil = 'M340 268L372 250L400 276L432 246L470 274L506 244L540 274L574 248L606 276L640 250L662 268V330H340Z'
  const sleeve = 'M336 320H664V880H336Z'
  return {
    markup: group('rotate(9 500 500)', squares + form(foil, '#d9c48e', linear(pen, 20, [[0, '#fffdf0', 0.7], [0.3, '#1d0f14', 0.1], [0.5, '#fffdf0', 0.6], [0.7, '#1d0f14', 0.16], [1, '#fffdf0', 0.4]])) + path(sleeve, kit.cloth({ scale: 0.9 })) + path('M336 540H664V740H336Z', kit.body) + line('M336 540H664M336 740H664', kit.accent, 8) + flatLabel(kit, 376, 562, 248, 156) + path(sleeve, flatShade(pen, 0.8)) + gleam('M350 330V870', 4, 0.4) + path('M336 320H664V334H336Z', '#1d0f14', 'fill-opacity=".2"')),
    outline: 'M406 90L712 140L602 892L272 842Z',
    focus: [500, 330],
  }
}

export function soap(kit: Kit): Art {
  const { pen, variation } = kit
  const bar = (x: number, y: number, turnBy: number, wrapped: boolean) => {
    const face = 'M-220 -46C-220 -70 -206 -78 -186 -78H186C206 -78 220 -70 220 -46V34C220 62 206 72 186 72H-186C-206 72 -220 62 -220 34Z'
    const topFace = 'M-186 -78L-130 -150C-122 -160 -112 -164 -98 -164H212C228 -164 234 -158 232 -146L186 -78Z'
    const side = 'M186 -78L232 -146C246 -134 262 -116 262 -96V-30C262 -8 236 40 218 56C222 20 222 -50 186 -78Z'
    const band = path('M-86 -78L-28 -164H112L66 -78V72H-86Z', kit.cloth({ scale: 0.5, x: 0, y: 0 })) + path('M-86 -78H66V72H-86Z', '#1d0f14', 'fill-opacity=".1"')
    const stamp = line('M-60 0a60 26 0 1 0 120 0a60 26 0 1 0 -120 0M-24 0h48', darken(kit.body, 0.3), 5, 'stroke-opacity=".5"')
    return group(`translate(${x} ${y}) rotate(${turnBy})`, path(side, darken(kit.body, 0.32)) + path(topFace, lighten(kit.body, 0.2)) + path(face, kit.body) + path(face, linear(pen, 90, [[0, '#fff8ea', 0.24], [0.5, '#1d0f14', 0], [1, '#1d0f14', 0.34]])) + (wrapped ? band + flatLabel(kit, -78, -60, 136, 116) : stamp) + gleam('M-186 -78H180', 4, 0.5))
  }
  const bubbles = [[236, 770, 26], [280, 800, 16], [208, 806, 13], [786, 792, 20], [820, 806, 12]].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#fffdf6', 'fill-opacity=".5"') + circle(x - r * 0.3, y - r * 0.3, r * 0.3, '#ffffff', 'fill-opacity=".9"') + circle(x, y, r, 'none', 'stroke="#fffdf6" stroke-width="2" stroke-opacity=".8"')).join('')
  return {
    markup: bar(500, 728, 0, false) + bar(486, 520, -5, true) + (variation % 2 ? bubbles : ''),
    foot: { cx: 516, rx: 270 },
    grow: 1.25,
    focus: [470, 560],
  }
}

export function candle(kit: Kit): Art {
  const { pen } = kit
  const body = turn(cx, [[420, 170], [430, 172], [780, 172], [800, 158]], 0.16)
  const flame = 'M500 246C536 306 536 346 500 356C464 346 464 306 500 246Z'
  const halo = circle(500, 310, 150, '#ffd27a', 'fill-opacity=".16"') + circle(500, 314, 86, '#ffdf9a', 'fill-opacity=".24"')
  return {
    markup: halo + path(body.outline, kit.cloth({ scale: 0.62 })) + path(body.outline, roundShade(pen)) + wrapLabel(kit, body, 540, 710) + ellipse(cx, 420, 170, 27, lighten(kit.body, 0.35)) + ellipse(cx, 424, 156, 22, '#f7e8c8') + ellipse(cx, 424, 70, 10, '#fff6d8') + line('M500 422V352', '#3a2419', 5) + path(flame, '#f7a93b') + path('M500 290C518 322 518 346 500 352C482 346 482 322 500 290Z', '#fff3c4') + gleam('M352 450V760', 12, 0.45),
    foot: { cx, rx: 162, depth: 26 },
    focus: [480, 600],
  }
}

/** A box of biscuits or tea bags, front and one side. */
export function carton(kit: Kit): Art {
  const { pen } = kit
  const [front, side, top] = ['M290 340H620V800H290Z', 'M620 340L742 296V748L620 800Z', 'M290 340L420 296H742L620 340Z']
  const size = fitWord(kit.label, 42, 250)
  return {
    markup: path(front, kit.cloth({ scale: 0.9, x: 455, y: 520 })) + path(side, kit.cloth({ scale: 0.9, x: 680, y: 520 })) + path(side, '#1d0f14', 'fill-opacity=".36"') + path(top, lighten(kit.body, 0.3)) + path(front, flatShade(pen, 0.6)) + circle(455, 540, 118, palette.paper) + circle(455, 540, 106, 'none', `stroke="${kit.accent}" stroke-width="4"`) + letterWord(kit.label, { cx: 455, y: 540 - (size * 0.72) / 2, size: size * 0.72, colour: inkOn(palette.paper) }) + circle(455, 490, 9, kit.accent) + line('M430 592h50', kit.accent, 4) + line('M290 342H620V800', lighten(kit.body, 0.5), 2.5, 'stroke-opacity=".5"'),
    foot: { cx: 520, rx: 240 },
    focus: [455, 560],
  }
}
