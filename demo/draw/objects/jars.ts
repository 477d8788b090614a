import type { Art, Kit } from '../kit.ts'
import { darken, lighten, mix, palette } from '../palette.ts'
import { circle, clipped, createRandom, ellipse, group, line, path } from '../pen.ts'
import { flatShade, form, roundShade } from '../shading.ts'
import { turn } from '../turned.ts'
import { wrapLabel } from './label.ts'

const cx = 500
const gleam = (d: string, width = 10, opacity = 0.5) => line(d, '#fffaf0', width, `stroke-opacity="${opacity}"`)

/** A round tin with a press-down lid. */
export function tin(kit: Kit): Art {
  const { pen } = kit
  const body = turn(
    cx,
    [
      [330, 178],
      [790, 178],
      [800, 172],
    ],
    0.15,
  )
  const lid = turn(
    cx,
    [
      [268, 176],
      [276, 186],
      [276, 186],
      [352, 186],
    ],
    0.15,
  )
  const metal = kit.variation % 2 ? palette.brass : kit.accent
  return {
    markup:
      path(body.outline, kit.cloth({ scale: 0.72 })) +
      path(body.outline, roundShade(pen)) +
      wrapLabel(kit, body, 470, 680) +
      path(body.band(778, 790), darken(metal, 0.1)) +
      form(lid.outline, metal, roundShade(pen, 1.1)) +
      ellipse(cx, 270, 178, 27, lighten(metal, 0.28)) +
      ellipse(cx, 271, 156, 22, lighten(metal, 0.12)) +
      path(lid.band(348, 352), darken(metal, 0.45), 'fill-opacity=".5"') +
      gleam('M352 372V770', 11, 0.32),
    foot: { cx, rx: 176, depth: 26 },
    focus: [470, 560],
  }
}

/** Three small open tins of ground spice. */
export function spiceTins(kit: Kit): Art {
  const { pen } = kit
  const one = (x: number, y: number, r: number, powder: string, fill: string) => {
    const body = turn(
      0,
      [
        [0, r],
        [r * 0.86, r],
      ],
      0.36,
    )
    const heap = `M${-r * 0.82} 0C${-r * 0.5} ${-r * 0.46} ${r * 0.3} ${-r * 0.56} ${r * 0.82} 0A${r * 0.82} ${r * 0.29} 0 0 1 ${-r * 0.82} 0Z`
    const random = createRandom(Math.round(x))
    const specks = Array.from({ length: 46 }, () =>
      circle(
        (random() - 0.5) * r * 1.4,
        (random() - 0.62) * r * 0.6,
        1 + random() * 2,
        random() > 0.5 ? darken(powder, 0.4) : lighten(powder, 0.4),
      ),
    ).join('')
    return group(
      `translate(${x} ${y})`,
      ellipse(r * 0.25, r * 0.9, r * 1.25, r * 0.36, '#1d0f14', 'fill-opacity=".18"') +
        path(body.outline, fill) +
        path(body.outline, roundShade(pen)) +
        ellipse(0, 0, r, r * 0.36, lighten(palette.silver, 0.3)) +
        ellipse(0, 2, r * 0.92, r * 0.32, darken(palette.silver, 0.35)) +
        form(heap, powder, flatShade(pen, 1.2)) +
        clipped(pen, heap, specks) +
        path(body.band(r * 0.8 - 2.5, r * 0.8 + 2.5), palette.silver),
    )
  }
  const strip = (index: number) => kit.cloth({ scale: 0.42, x: index * 40, angle: index * 45 })
  return {
    markup:
      one(360, 560, 150, kit.body, strip(0)) +
      one(654, 596, 140, kit.figure, strip(1)) +
      one(470, 688, 146, kit.accent, strip(2)),
    foot: { cx, rx: 290, y: 806 },
    grow: 1.25,
    focus: [470, 620],
  }
}

/** A jar with its goods to be seen through the glass. */
export function jar(kit: Kit): Art {
  const { pen, variation } = kit
  const body = turn(
    cx,
    [
      [360, 150],
      [380, 152],
      [430, 190],
      [480, 196],
      [760, 196],
      [792, 178],
      [800, 166],
    ],
    0.15,
  )
  const content = turn(
    cx,
    [
      [440, 178],
      [480, 186],
      [756, 186],
      [788, 166],
      [792, 160],
    ],
    0.15,
  )
  const lid = turn(
    cx,
    [
      [292, 150],
      [300, 158],
      [300, 158],
      [370, 158],
    ],
    0.15,
  )
  const clothLid =
    'M330 372C326 320 350 288 500 284C650 288 674 320 670 372C690 404 700 430 692 452C660 430 640 470 610 446C580 474 556 440 526 466C500 446 474 474 444 448C416 470 372 436 308 452C300 430 310 404 330 372Z'
  const topping =
    variation % 2
      ? form(clothLid, kit.cloth({ scale: 0.5, y: 380 }), roundShade(pen, 0.9)) +
        line('M330 374C400 408 600 408 670 374', kit.accent, 9) +
        line('M640 384C660 420 650 440 664 470M640 384C676 410 690 424 700 456', kit.accent, 6)
      : form(lid.outline, kit.accent, roundShade(pen, 1.1)) +
        ellipse(cx, 294, 152, 23, lighten(kit.accent, 0.25)) +
        path(lid.band(330.5, 333.5), darken(kit.accent, 0.35), 'fill-opacity=".5"')
  return {
    markup:
      path(body.outline, '#e9efe9', 'fill-opacity=".62"') +
      path(content.outline, kit.body) +
      ellipse(cx, 440, 178, 25, lighten(kit.body, 0.25)) +
      path(body.outline, roundShade(pen, 0.95)) +
      wrapLabel(kit, body, 530, 720) +
      gleam('M326 460C318 520 318 680 322 752', 13, 0.6) +
      gleam('M670 470V740', 5, 0.4) +
      topping,
    foot: { cx, rx: 170, depth: 25 },
    grow: 1.125,
    focus: [470, 600],
  }
}

export function bottle(kit: Kit): Art {
  const { pen, variation } = kit
  const kind = variation % 3
  const body =
    kind === 2
      ? turn(
          cx,
          [
            [400, 120],
            [414, 140],
            [440, 150],
            [786, 150],
            [800, 140],
          ],
          0.15,
        )
      : turn(
          cx,
          [
            [250, 48],
            [360, 50],
            [420, 96],
            [476, 142],
            [540, 146],
            [786, 146],
            [800, 136],
          ],
          0.15,
        )
  const glass = kit.body
  const cork = turn(
    cx,
    [
      [196, 40],
      [206, 44],
      [268, 44],
    ],
    0.16,
  )
  const dropper =
    form(
      turn(
        cx,
        [
          [196, 16],
          [206, 26],
          [262, 30],
          [290, 30],
        ],
        0.16,
      ).outline,
      kit.figure,
      roundShade(pen),
    ) +
    form(
      turn(
        cx,
        [
          [286, 54],
          [350, 54],
        ],
        0.15,
      ).outline,
      kit.accent,
      roundShade(pen),
    )
  const pump =
    line('M500 300V410', darken(kit.accent, 0.2), 22) +
    form(
      'M400 250H520C540 250 552 262 552 280V302H470V282H404C388 282 388 250 400 250Z',
      kit.accent,
      flatShade(pen, 1.1),
    ) +
    form(
      turn(
        cx,
        [
          [340, 70],
          [350, 76],
          [406, 76],
        ],
        0.15,
      ).outline,
      kit.accent,
      roundShade(pen),
    )
  const top =
    kind === 0
      ? form(cork.outline, palette.oak, roundShade(pen)) + ellipse(cx, 197, 40, 7, lighten(palette.oak, 0.3))
      : kind === 1
        ? dropper
        : pump
  const level = kind === 2 ? '' : path(body.band(500, 800), mix(glass, '#1d0f14', 0.3), 'fill-opacity=".45"')
  return {
    markup:
      (kind === 2 ? '' : top) +
      path(body.outline, glass) +
      level +
      path(body.outline, roundShade(pen, 1.15)) +
      (kind === 2 ? top : '') +
      wrapLabel(kit, body, 550, 730) +
      gleam(kind === 2 ? 'M376 450V770' : 'M462 280V360C440 410 376 440 376 500V770', 12, 0.55) +
      (kind < 2
        ? line(
            turn(
              cx,
              [
                [248, 52],
                [270, 52],
              ],
              0.15,
            ).ring(262),
            lighten(glass, 0.3),
            8,
            'stroke-opacity=".6"',
          )
        : ''),
    foot: { cx, rx: 140, depth: 21 },
    focus: [470, 620],
  }
}
