import type { Art, Kit } from '../kit.ts'
import { darken, lighten, palette } from '../palette.ts'
import { clipped, ellipse, line, n, path } from '../pen.ts'
import { ballShade, crease, flatShade, roundShade } from '../shading.ts'
import { turn, wrapCells } from '../turned.ts'

/** A turned wooden head, as milliners use. */
function stand({ pen, isWorn }: Kit): string {
  if (isWorn) return ''
  const head =
    'M376 420C366 300 430 236 500 236C572 236 632 300 624 420C620 520 586 604 554 634L556 704C560 728 612 734 640 744V792H360V744C390 734 440 728 446 704L446 634C412 604 382 520 376 420Z'
  return (
    path(head, palette.oak) +
    path(head, roundShade(pen, 0.9)) +
    line('M446 640Q500 684 554 640', darken(palette.oak, 0.5), 8, 'stroke-opacity=".35"')
  )
}

export function headwrap(kit: Kit): Art {
  const { pen } = kit
  const cloth = (angle: number, scale = 0.78) => kit.cloth({ scale, angle, x: 480 + angle, y: 300 })
  const crown = 'M352 408C318 270 404 176 512 172C628 168 698 262 652 404C600 356 412 352 352 408Z'
  const fanBack = 'M470 212C420 120 452 40 560 36C700 40 764 122 720 236C668 196 560 180 470 212Z'
  const fanFront = 'M560 226C596 120 700 88 772 150C812 206 776 292 688 324C640 300 590 270 560 226Z'
  const wrapOne = 'M344 436C346 336 470 270 664 300C690 334 684 390 660 424C560 340 430 360 344 436Z'
  const wrapTwo = 'M346 440C370 356 520 320 672 392C676 420 670 446 656 462C560 402 430 402 356 476Z'
  const knot = 'M560 300C580 262 640 254 668 288C676 330 640 356 600 348C574 340 560 322 560 300Z'
  const parts: readonly (readonly [string, number])[] = [
    [fanBack, 0],
    [crown, 90],
    [fanFront, 90],
    [wrapOne, 0],
    [wrapTwo, 90],
    [knot, 0],
  ]
  const whole = parts.map(([d]) => d).join('')
  const layer = ([d, angle]: (typeof parts)[number]) =>
    line(d, '#1d0f14', 44, 'stroke-opacity=".1"') +
    line(d, '#1d0f14', 22, 'stroke-opacity=".16"') +
    line(d, '#1d0f14', 8, 'stroke-opacity=".24"') +
    path(d, cloth(angle, 0.6)) +
    path(d, ballShade(pen, 0.95))
  const fold = (d: string) =>
    line(d, '#1d0f14', 9, 'stroke-opacity=".3"') +
    line(d, '#fff8ea', 4, 'stroke-opacity=".3" transform="translate(-2 -6)"')
  const folds = [
    'M520 196C560 120 620 84 690 96',
    'M500 190C510 110 550 68 620 56',
    'M640 250C680 200 720 176 764 176',
    'M640 290C690 262 730 244 764 250',
    'M372 404C440 330 560 306 664 334',
    'M362 430C440 360 560 334 668 366',
    'M380 450C450 392 560 378 664 424',
    'M400 300C440 240 500 210 552 208',
    'M376 350C410 290 470 250 540 250',
  ]
    .map(fold)
    .join('')
  return {
    markup: stand(kit) + clipped(pen, whole, parts.map(layer).join('') + folds),
    foot: { cx, rx: 142, y: 792 },
    grow: 1,
    focus: [540, 290],
  }
}

const cx = 500

export function sunHat(kit: Kit): Art {
  const { pen } = kit
  const brim =
    'M110 640C130 560 300 520 500 520C700 520 870 560 890 640C900 706 730 770 500 770C270 770 100 706 110 640Z'
  const crown = 'M300 628C300 430 350 330 500 326C650 330 700 430 700 628C650 668 350 668 300 628Z'
  const straw = kit.cloth({ scale: 1 })
  const rings = [0.93, 0.86, 0.79, 0.72]
    .map(
      (s) =>
        `<path transform="translate(${n(500 - 500 * s)} ${n(645 - 645 * s)}) scale(${s})" d="${brim}" fill="none" stroke="${darken(kit.body, 0.35)}" stroke-width="3" stroke-opacity=".35"/>`,
    )
    .join('')
  const band = 'M299 596C350 646 650 646 701 596L702 548C650 594 350 594 298 548Z'
  return {
    markup:
      path(brim, straw) +
      rings +
      path(brim, flatShade(pen, 0.9)) +
      ellipse(530, 652, 250, 46, '#1d0f14', 'fill-opacity=".28"') +
      path(crown, straw) +
      clipped(
        pen,
        crown,
        line(
          'M300 520Q500 570 700 520M306 460Q500 506 694 460M324 400Q500 440 676 400',
          darken(kit.body, 0.35),
          3,
          'stroke-opacity=".35"',
        ),
      ) +
      path(crown, roundShade(pen, 0.9)) +
      path(band, kit.accent) +
      path(band, roundShade(pen, 0.8)) +
      line(
        'M690 560C742 560 770 590 760 628C738 616 716 604 692 594M694 580C720 606 726 640 708 672',
        darken(kit.accent, 0.12),
        16,
      ),
    foot: { cx, rx: 350, y: 762 },
    focus: [430, 520],
  }
}

/** Round cap without a brim: kufi, fila. */
export function cap(kit: Kit): Art {
  const { pen } = kit
  const body = turn(
    cx,
    [
      [470, 226],
      [560, 246],
      [740, 258],
    ],
    0.2,
  )
  const crown = 'M274 476C280 380 400 350 500 350C600 350 720 380 726 476C700 540 300 540 274 476Z'
  const columns = 48
  const rows = 12
  const colours = [kit.figure, kit.accent, kit.body]
  const motif = wrapCells(
    body,
    590,
    700,
    rows,
    columns,
    (row, column) => colours[Math.floor((Math.abs((column % 12) - 6) + row) / 2) % 3],
  )
  return {
    markup:
      path(body.outline, kit.cloth({ scale: 0.7 })) +
      motif +
      path(body.band(587, 593) + body.band(699, 705), kit.accent) +
      path(body.outline, roundShade(pen)) +
      path(crown, kit.cloth({ scale: 0.62, x: 500, y: 430 })) +
      path(crown, ballShade(pen, 0.8)) +
      line('M274 476C300 540 700 540 726 476', darken(kit.body, 0.5), 5, 'stroke-opacity=".5"') +
      ellipse(500, 404, 12, 7, kit.accent),
    foot: { cx, rx: 258, y: 740, depth: 52 },
    grow: 1.25,
    focus: [480, 620],
  }
}

/** A flat cap of wool, as worn in the north of England, seen from the side. */
export function flatCap(kit: Kit): Art {
  const { pen } = kit
  const crown =
    'M212 664C216 600 262 520 380 458C500 396 660 386 752 452C830 512 846 610 830 690C828 706 818 712 800 710C640 676 420 668 212 664Z'
  const back = 'M300 662C460 666 660 680 812 712C820 740 812 756 790 756C640 742 460 732 306 716Z'
  const peak = 'M96 742C110 690 190 648 300 650C350 654 384 690 372 724C300 716 190 724 118 762C100 766 92 756 96 742Z'
  return {
    markup:
      path(back, kit.cloth({ scale: 1.1 })) +
      path(back, darken(kit.body, 0.6), 'fill-opacity=".38"') +
      path(crown, kit.cloth({ scale: 1.1, angle: -14 })) +
      clipped(
        pen,
        crown,
        crease(640, 420, 420, 668, 40, 0.16) +
          crease(700, 440, 690, 700, 40, 0.16) +
          line(
            'M560 408C520 480 500 560 506 668M726 438C764 520 776 600 772 704',
            darken(kit.body, 0.6),
            3.4,
            'stroke-opacity=".55"',
          ),
      ) +
      path(crown, ballShade(pen, 0.95)) +
      path(peak, kit.cloth({ scale: 1.1, angle: 18 })) +
      path(peak, flatShade(pen, 1.1)) +
      line('M118 756C190 718 300 710 370 718', darken(kit.body, 0.6), 5, 'stroke-opacity=".5"') +
      line('M212 662C320 664 460 668 560 676', darken(kit.body, 0.6), 4, 'stroke-opacity=".6"') +
      line('M380 462C480 412 600 396 690 420', lighten(kit.body, 0.5), 4, 'stroke-opacity=".3"') +
      ellipse(566, 404, 17, 9, darken(kit.body, 0.25)),
    foot: { cx: 500, rx: 360, y: 758 },
    grow: 1.125,
    focus: [480, 540],
  }
}
