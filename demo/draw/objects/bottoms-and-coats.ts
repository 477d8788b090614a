import type { Art, Kit } from '../kit.ts'
import { darken, palette } from '../palette.ts'
import { circle, clipped, line, path, roundedBox, symmetric } from '../pen.ts'
import { crease, flatShade, form, roundShade } from '../shading.ts'
import { hanger } from './garments.ts'

const cx = 500

export function skirt(kit: Kit): Art {
  const { pen, variation } = kit
  const flare = variation % 2 ? 196 : 290
  const hem = 850
  const outline = symmetric(
    cx,
    [0, 262],
    [
      [122, 254],
      [126, 312],
      [160, 460, flare - 30, 680, flare, hem],
      [flare - 80, hem + 42, 90, hem + 50, 0, hem + 46],
    ],
  )
  const folds = [-0.85, -0.6, -0.3, 0, 0.3, 0.6, 0.85]
    .map((share, index) => crease(cx + share * 108, 318, cx + share * flare, hem + 30, 20 + (index % 3) * 9, 0.17))
    .join('')
  const clips = [-84, 84]
    .map(
      (x) =>
        path(roundedBox(cx + x - 15, 226, 30, 52, 7), palette.brass) +
        path(roundedBox(cx + x - 15, 226, 30, 52, 7), flatShade(pen)),
    )
    .join('')
  const band = 'M376 254Q500 276 624 254L628 312Q500 334 372 312Z'
  return {
    markup:
      hanger(kit, 150, 120) +
      path(outline, kit.cloth({ scale: 0.95 })) +
      clipped(
        pen,
        outline,
        folds + line(`M${cx - flare} ${hem - 6}Q${cx} ${hem + 78} ${cx + flare} ${hem - 6}`, kit.accent, 20),
      ) +
      path(outline, roundShade(pen, 0.6)) +
      form(band, kit.accent, flatShade(pen)) +
      (kit.isWorn ? '' : clips),
    outline,
    focus: [480, 560],
  }
}

export function trousers(kit: Kit): Art {
  const { pen } = kit
  const outline = symmetric(
    cx,
    [0, 262],
    [
      [116, 256],
      [122, 310],
      [150, 420, 172, 640, 176, 890],
      [178, 900, 172, 904, 164, 904],
      [36, 904],
      [28, 904, 24, 898, 24, 890],
      [22, 760, 14, 600, 0, 500],
    ],
  )
  const folds =
    crease(420, 330, 388, 890, 22, 0.13) + crease(580, 330, 606, 890, 22, 0.13) + crease(490, 470, 456, 700, 14, 0.16)
  const clips = [-78, 78]
    .map((x) => form(roundedBox(cx + x - 15, 228, 30, 52, 7), palette.brass, flatShade(pen)))
    .join('')
  return {
    markup:
      hanger(kit, 152, 116) +
      path(outline, kit.cloth({ scale: 0.85 })) +
      clipped(pen, outline, folds + line('M300 884H700', kit.accent, 22)) +
      path(outline, roundShade(pen, 0.62)) +
      form('M382 256Q500 274 618 256L622 308Q500 326 378 308Z', darken(kit.body, 0.2), flatShade(pen)) +
      line('M470 316C450 420 486 470 500 500', darken(kit.body, 0.5), 3, 'stroke-opacity=".6"') +
      line('M492 290C470 340 466 380 470 410M508 290C520 330 528 360 522 400', kit.accent, 7) +
      (kit.isWorn ? '' : clips),
    outline,
    focus: [440, 520],
  }
}

export function jacket(kit: Kit): Art {
  const { pen } = kit
  const outline = symmetric(
    cx,
    [0, 230],
    [
      [70, 204],
      [150, 228],
      [210, 250, 250, 360, 270, 560],
      [284, 700],
      [200, 720],
      [186, 590, 176, 500, 164, 430],
      [160, 560, 160, 660, 166, 772],
      [100, 786, 40, 788, 0, 788],
    ],
  )
  const rib = darken(kit.accent, 0.1)
  const ribs = (d: string) => form(d, rib, flatShade(pen))
  const cuffs = ribs('M300 722L214 702L212 752L300 774Z') + ribs('M700 722L786 702L788 752L700 774Z')
  const waist = ribs('M334 770Q500 800 666 770L662 834Q500 862 338 834Z')
  const collar = ribs('M430 206Q500 250 570 206L590 238Q500 300 410 238Z')
  const folds =
    crease(330, 430, 352, 772, 22, 0.14) +
    crease(660, 440, 640, 772, 22, 0.14) +
    crease(262, 380, 258, 700, 20, 0.14) +
    crease(740, 380, 742, 700, 18, 0.14)
  const pockets = line('M396 640L420 560M604 640L580 560', rib, 12)
  const zip =
    line('M500 262V838', palette.silver, 9) +
    line('M500 262V838', darken(palette.silver, 0.5), 3, 'stroke-dasharray="3 7"') +
    form(roundedBox(493, 300, 14, 40, 5), palette.silver, flatShade(pen))
  return {
    markup:
      hanger(kit, 176, 140) +
      path(outline, kit.cloth({ scale: 0.86 })) +
      clipped(pen, outline, folds) +
      pockets +
      path(outline, roundShade(pen, 0.62)) +
      cuffs +
      waist +
      collar +
      zip,
    outline: `${outline}M338 834Q500 862 662 834L666 770H334ZM300 774L212 752L214 702ZM700 774L788 752L786 702Z`,
    focus: [420, 420],
  }
}

export function apron(kit: Kit): Art {
  const { pen } = kit
  const outline = symmetric(
    cx,
    [0, 300],
    [
      [112, 300],
      [118, 400, 150, 440, 216, 476],
      [228, 840],
      [226, 852, 218, 858, 206, 858],
      [0, 866],
    ],
  )
  const strap = line('M394 306C400 190 440 120 500 112C560 120 600 190 606 306', kit.accent, 17)
  const ties = line('M286 486C232 520 226 600 240 690M714 486C768 520 776 600 758 700', kit.accent, 13)
  const pocket = roundedBox(384, 560, 232, 150, 16)
  return {
    markup:
      circle(500, 112, 13, palette.brass) +
      ties +
      strap +
      path(outline, kit.cloth({ scale: 0.9 })) +
      clipped(pen, outline, crease(360, 480, 340, 860, 26, 0.12) + crease(650, 500, 664, 860, 26, 0.14)) +
      path(outline, roundShade(pen, 0.48)) +
      form(pocket, kit.cloth({ scale: 0.9, angle: 90 }), flatShade(pen, 0.9)) +
      line(pocket, kit.accent, 5) +
      line('M500 562V708', kit.accent, 4) +
      line('M392 304H608', kit.accent, 14),
    outline,
    focus: [500, 620],
  }
}
