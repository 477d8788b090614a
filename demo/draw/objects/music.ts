import type { Art, Kit } from '../kit.ts'
import { darken, palette } from '../palette.ts'
import { circle, ellipse, group, line, n, path, roundedBox } from '../pen.ts'
import { flatShade, form, roundShade } from '../shading.ts'
import { turn } from '../turned.ts'

/** A thumb piano: metal tongues on a box. */
export function kalimba(kit: Kit): Art {
  const { pen } = kit
  const box =
    'M300 300C300 262 330 240 370 240H630C670 240 700 262 700 300L674 760C670 792 640 806 600 806H400C360 806 330 792 326 760Z'
  const tines = Array.from({ length: 11 }, (_, index) => {
    const x = 356 + index * 28.8
    const length = 330 - Math.abs(index - 5) * 34
    return (
      line(`M${x} 300V${300 + length}`, '#8d9194', 15) +
      line(`M${x - 3} 300V${296 + length}`, '#f4f6f6', 4, 'stroke-opacity=".85"')
    )
  }).join('')
  return {
    markup: group(
      'rotate(8 500 520)',
      path(box, darken(kit.body, 0.4), 'transform="translate(8 14)"') +
        form(box, kit.body, flatShade(pen, 1.05)) +
        [340, 450, 560, 690]
          .map((y) =>
            line(`M318 ${y}C420 ${y - 14} 560 ${y + 18} 686 ${y - 6}`, darken(kit.body, 0.4), 3, 'stroke-opacity=".3"'),
          )
          .join('') +
        circle(500, 700, 50, darken(kit.body, 0.6)) +
        circle(500, 700, 62, 'none', `stroke="${kit.accent}" stroke-width="6"`) +
        circle(500, 700, 74, 'none', `stroke="${kit.figure}" stroke-width="3" stroke-dasharray="3 8"`) +
        form(roundedBox(330, 352, 340, 26, 10), kit.figure, flatShade(pen)) +
        tines +
        form(roundedBox(326, 306, 348, 18, 8), palette.brass, flatShade(pen, 1.2)),
    ),
    outline: 'M336 200L690 260L640 840L280 800Z',
    focus: [480, 480],
  }
}

export function drum(kit: Kit): Art {
  const { pen, variation } = kit
  const talking = variation % 2 === 1
  const body = talking
    ? turn(
        500,
        [
          [270, 176],
          [290, 172],
          [420, 104],
          [530, 80],
          [640, 104],
          [770, 172],
          [800, 176],
        ],
        0.17,
      )
    : turn(
        500,
        [
          [270, 208],
          [300, 206],
          [440, 176],
          [560, 96],
          [600, 88],
          [700, 118],
          [800, 152],
        ],
        0.17,
      )
  const low = talking ? 786 : 520
  const ropes = Array.from({ length: 15 }, (_, index) => {
    const [a, b] = [(index + 0.1) / 15, (index + 0.6) / 15]
    const [x1, y1] = body.at(312, a)
    const [x2, y2] = body.at(low, talking ? a + 0.02 : b)
    const [x3, y3] = body.at(312, (index + 1.1) / 15)
    return `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}${talking ? '' : `L${n(x3)} ${n(y3)}`}`
  }).join('')
  const cord = talking ? palette.cream : palette.paper
  return {
    markup:
      path(body.outline, kit.body) +
      path(body.outline, roundShade(pen, 1.15)) +
      (talking ? '' : form(body.band(640, 740), kit.cloth({ scale: 0.5, y: 690 }), roundShade(pen, 1))) +
      line(ropes, darken(cord, 0.45), 8) +
      line(ropes, cord, 5) +
      path(body.band(302, 326), darken(kit.accent, 0.3)) +
      path(body.band(303, 321), kit.accent) +
      (talking
        ? path(body.band(775, 797), kit.accent) +
          form(body.band(500, 566), kit.cloth({ scale: 0.4, y: 530 }), roundShade(pen))
        : path(body.band(516, 532), kit.accent)) +
      ellipse(500, 270, body.radiusAt(270), body.ry(270), darken(palette.cream, 0.3)) +
      ellipse(500, 268, body.radiusAt(270) - 6, body.ry(270) - 3, '#ecd9b4') +
      ellipse(500, 268, body.radiusAt(270) * 0.6, body.ry(270) * 0.6, '#d9bf92', 'fill-opacity=".6"'),
    foot: { cx: 500, rx: talking ? 178 : 154, depth: 27 },
    focus: [470, 440],
  }
}
