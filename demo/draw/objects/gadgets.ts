import { contactShadow } from '../backdrops.ts'
import type { Art, Kit } from '../kit.ts'
import { darken, lighten, palette } from '../palette.ts'
import { circle, ellipse, group, line, linear, path, radial, roundedBox, sharpLine } from '../pen.ts'
import { ballShade, flatShade, form, roundShade } from '../shading.ts'
import { turn } from '../turned.ts'

const cx = 500
const black = '#26252a'

export function headphones(kit: Kit): Art {
  const { pen } = kit
  const band = 'M246 560C220 280 350 170 500 170C650 170 780 280 754 560'
  const cup = (side: number) => {
    const mirror = `translate(500 0) scale(${side} 1)`
    const shell = 'M214 470C300 452 344 520 344 620C344 720 300 788 214 770C196 720 190 520 214 470Z'
    const pad = 'M222 462C190 452 164 500 160 620C164 740 190 788 222 778C204 720 200 520 222 462Z'
    return group(
      mirror,
      form(pad, '#3a3338', flatShade(pen, 1)) +
        line('M196 490C182 540 180 700 196 750', '#6a6066', 4, 'stroke-opacity=".7"') +
        path(shell, kit.cloth({ scale: 0.5, x: 270, y: 620 })) +
        path(
          shell,
          side > 0
            ? roundShade(pen, 1)
            : linear(pen, 180, [
                [0, '#1d0f14', 0.5],
                [0.3, '#1d0f14', 0.1],
                [0.6, '#fff8ea', 0.24],
                [1, '#1d0f14', 0.3],
              ]),
        ) +
        line(shell, kit.accent, 9) +
        form('M238 380H264V486H238Z', palette.silver, roundShade(pen)) +
        form(roundedBox(226, 440, 50, 60, 14), kit.accent, flatShade(pen)),
    )
  }
  return {
    markup:
      contactShadow(pen, 264, 778, 74) +
      contactShadow(pen, 732, 778, 74) +
      line(band, darken(kit.body, 0.5), 62) +
      line(band, kit.cloth({ scale: 0.5, x: 500, y: 200 }), 54) +
      line(
        'M244 430C250 280 360 158 500 156C640 158 750 280 756 430',
        lighten(kit.body, 0.5),
        6,
        'stroke-opacity=".5"',
      ) +
      line('M284 480C286 320 380 222 500 222C620 222 714 320 716 480', '#3a3338', 22) +
      line('M296 440C306 320 390 236 500 234', '#6a6066', 4, 'stroke-opacity=".7"') +
      cup(1) +
      cup(-1),
    foot: { cx, rx: 0, y: 778 },
    focus: [700, 600],
  }
}

export function phoneCase(kit: Kit): Art {
  const { pen } = kit
  const shell = roundedBox(-150, -312, 300, 624, 48)
  const one = (angle: number, scale: number) =>
    path(shell, darken(kit.body, 0.4)) +
    path(roundedBox(-146, -308, 292, 616, 45), kit.cloth({ scale, angle, x: 0, y: 0 })) +
    path(shell, flatShade(pen, 0.85)) +
    line(roundedBox(-145, -307, 290, 614, 44), '#fff8ea', 3, 'stroke-opacity=".4"') +
    form(roundedBox(-126, -286, 128, 136, 34), black, flatShade(pen, 0.9)) +
    [
      [-92, -250],
      [-30, -250],
      [-92, -188],
    ]
      .map(
        ([x = 0, y = 0]) =>
          circle(x, y, 25, '#0f0f13') +
          circle(x, y, 17, '#23304a') +
          circle(x - 5, y - 6, 6, '#9db7dd', 'fill-opacity=".8"'),
      )
      .join('') +
    circle(-30, -188, 9, '#f5ecd0') +
    form('M150-120h9v74h-9z', darken(kit.body, 0.5), flatShade(pen))
  return {
    markup:
      group('translate(624 470) rotate(13)', one(90, 0.5)) +
      group(
        'translate(398 520) rotate(-9)',
        path(shell, '#1d0f14', 'fill-opacity=".24" transform="translate(12 14)"') + one(0, 0.66),
      ),
    focus: [400, 560],
  }
}

export function speaker(kit: Kit): Art {
  const { pen } = kit
  const body = turn(
    cx,
    [
      [330, 196],
      [344, 208],
      [772, 208],
      [800, 194],
    ],
    0.17,
  )
  const dots =
    [-58, 0, 58].map((x) => circle(500 + x, 331, 11, lighten(kit.accent, 0.55))).join('') +
    line('M442 331h.1', palette.charcoal, 5) +
    line('M493 331h14M500 325v12M552 331h12', palette.charcoal, 3.4)
  const strap = 'M322 420C300 230 380 170 500 170C620 170 700 230 678 420'
  const rivets = [316, 684]
    .map(
      (x) =>
        form(roundedBox(x - 22, 392, 44, 66, 14), '#8f5c3a', flatShade(pen, 1.1)) + circle(x, 436, 9, palette.brass),
    )
    .join('')
  const badge =
    circle(500, 566, 128, kit.accent) +
    circle(500, 566, 128, flatShade(pen, 1.2)) +
    circle(500, 566, 114, black) +
    circle(
      500,
      566,
      114,
      radial(pen, 0.5, 0.5, 0.5, [
        [0, '#5c5862', 1],
        [0.3, '#322f36', 1],
        [0.62, '#47434c', 1],
        [0.72, '#1b191d', 1],
        [1, '#3a373e', 1],
      ]),
    ) +
    circle(500, 566, 36, ballShade(pen, 1)) +
    line('M410 500A112 112 0 0 1 470 460', '#fff8ea', 5, 'stroke-opacity=".3"') +
    form(roundedBox(450, 722, 100, 26, 13), palette.brass, flatShade(pen, 1))
  return {
    markup:
      line(strap, darken('#8f5c3a', 0.3), 30) +
      line(strap, '#8f5c3a', 23) +
      line('M316 400C300 226 384 162 498 162', '#fff8ea', 3.4, 'stroke-opacity=".4"') +
      path(body.outline, kit.cloth({ scale: 0.66 })) +
      path(body.outline, roundShade(pen, 1.1)) +
      path(body.band(764, 788), kit.accent) +
      path(body.band(344, 360), kit.accent) +
      ellipse(cx, 332, 197, 34, kit.accent) +
      ellipse(cx, 330, 186, 29, lighten(kit.accent, 0.14)) +
      dots +
      badge +
      rivets,
    foot: { cx, rx: 196, depth: 33 },
    grow: 1.125,
    focus: [460, 540],
  }
}

export function laptopSleeve(kit: Kit): Art {
  const { pen } = kit
  const body = roundedBox(150, 270, 700, 480, 34)
  const tab = roundedBox(800, 300, 92, 52, 12)
  return {
    markup: group(
      'rotate(-6 500 500)',
      form(roundedBox(176, 246, 640, 460, 22), palette.silver, flatShade(pen)) +
        path(body, kit.cloth({ scale: 1.15 })) +
        path(body, flatShade(pen, 0.7)) +
        line('M160 306H842', kit.accent, 20) +
        sharpLine('M160 306H842', palette.brass, 5, 'stroke-dasharray="3 5"') +
        form(tab, '#8a5636', flatShade(pen)) +
        form(roundedBox(660, 640, 130, 66, 8), '#8a5636', flatShade(pen)) +
        line(roundedBox(668, 648, 114, 50, 5), '#e8cfa8', 2.4, 'stroke-dasharray="7 6"'),
    ),
    outline: 'M140 300L830 220L880 700L190 790Z',
    focus: [440, 520],
  }
}
