import type { Art, Kit } from '../kit.ts'
import { fitWord, letterWord } from '../lettering.ts'
import { darken, inkOn, lighten, palette } from '../palette.ts'
import { circle, ellipse, group, line, linear, path, roundedBox } from '../pen.ts'
import { flatShade, form } from '../shading.ts'

/** Books standing: the cover to the viewer, its pages to the right; some with a second one lying in front. */
export function book(kit: Kit): Art {
  const { pen, variation } = kit
  const cover = 'M262 250L604 218V800H262Z'
  const pages = Array.from({ length: 9 }, (_, index) =>
    line(
      `M${612 + index * 9} ${230 + index * 4.6}V${790 - index * 3.6}`,
      darken(palette.cream, 0.2),
      2,
      'stroke-opacity=".6"',
    ),
  ).join('')
  const size = fitWord(kit.label, 60, 220)
  const plaque =
    variation % 2
      ? circle(433, 480, 122, palette.paper) +
        circle(433, 480, 110, 'none', `stroke="${kit.accent}" stroke-width="4"`) +
        letterWord(kit.label, { cx: 433, y: 480 - (size * 0.7) / 2, size: size * 0.7, colour: inkOn(palette.paper) }) +
        line('M408 536h50M408 424h50', kit.accent, 4)
      : path('M300 320L566 300V470L300 482Z', kit.accent) +
        letterWord(kit.label, { cx: 433, y: 392 - size / 2, size, colour: inkOn(kit.accent), weight: 0.9 }) +
        line('M300 496L566 484', kit.accent, 6)
  const lying =
    variation % 3 === 1
      ? path('M470 742L800 742L862 800H420Z', kit.figure) +
        path('M420 800H862V826H420Z', darken(kit.figure, 0.3)) +
        path('M436 802H852V820H436Z', palette.cream) +
        line('M440 808H850M440 814H850', darken(palette.cream, 0.25), 1.6)
      : ''
  return {
    markup:
      path('M604 218L700 268V768L604 800Z', palette.cream) +
      pages +
      path(
        'M604 218L700 268V768L604 800Z',
        linear(pen, 0, [
          [0, '#1d0f14', 0.4],
          [0.3, '#1d0f14', 0.1],
          [1, '#1d0f14', 0.2],
        ]),
      ) +
      path('M604 218L612 216L712 264V276L604 226ZM604 800L712 766V776L604 812Z', darken(kit.body, 0.35)) +
      path(cover, kit.cloth({ scale: 0.95, x: 433, y: 500 })) +
      plaque +
      path(cover, flatShade(pen, 0.62)) +
      path('M262 250L292 247V800H262Z', '#1d0f14', 'fill-opacity=".2"') +
      line('M296 248V800', '#fff8ea', 3, 'stroke-opacity=".3"') +
      lying,
    foot: { cx: 500, rx: 250, y: 804 },
    focus: [430, 420],
  }
}

export function notebook(kit: Kit): Art {
  const { pen, variation } = kit
  const cover = roundedBox(300, 200, 400, 580, 22)
  const size = fitWord(kit.label, 30, 150)
  const label = kit.label
    ? form(roundedBox(400, 320, 200, 96, 6), palette.paper, flatShade(pen, 0.3)) +
      letterWord(kit.label, { cx: 500, y: 368 - size / 2, size, colour: inkOn(palette.paper) })
    : ''
  const pencil = group(
    'translate(770 500) rotate(12)',
    path('M-13-260H13V200H-13Z', kit.accent) +
      path('M-13-260H-4V200H-13Z', lighten(kit.accent, 0.4), 'fill-opacity=".6"') +
      path('M5-260H13V200H5Z', '#1d0f14', 'fill-opacity=".25"') +
      path('M-13 200H13L0 248Z', '#e6c79c') +
      path('M-4 234H4L0 248Z', '#2b2a2c') +
      path('M-13-282H13V-256H-13Z', palette.brass) +
      path('M-12-306C-12-318 12-318 12-306V-282H-12Z', palette.rose),
  )
  return {
    markup:
      group(
        'rotate(-8 480 500)',
        path(roundedBox(308, 208, 402, 582, 20), palette.cream) +
          line('M706 240V770M700 240V776', darken(palette.cream, 0.25), 2) +
          line('M560 780C560 830 580 850 566 890', kit.accent, 9) +
          path(cover, kit.cloth({ scale: 0.85 })) +
          path(cover, flatShade(pen, 0.7)) +
          path(
            'M300 222C300 210 310 200 322 200H340V780H322C310 780 300 770 300 758Z',
            darken(kit.body, 0.2),
            'fill-opacity=".85"',
          ) +
          line('M340 200V780', '#fff8ea', 2, 'stroke-opacity=".4"') +
          label +
          (variation % 2 ? line('M640 198V782', darken(kit.accent, 0.1), 13) : ''),
      ) + pencil,
    focus: [470, 560],
  }
}

/** A framed print on the wall. */
export function poster(kit: Kit): Art {
  const { pen, variation } = kit
  const art = [
    circle(500, 420, 118, kit.accent) +
      path('M322 620C400 520 470 560 520 500C580 430 640 520 678 500V760H322Z', kit.figure) +
      path('M322 680C420 610 560 700 678 620V760H322Z', kit.body),
    path('M400 760V480A100 120 0 0 1 600 480V760Z', kit.body) +
      path('M440 760V520A60 76 0 0 1 560 520V760Z', kit.accent) +
      circle(600, 330, 54, kit.figure) +
      line('M330 690H400M600 690H670', kit.figure, 9),
    path(
      'M500 760C480 640 420 600 380 470C440 480 490 530 500 600C506 480 560 400 640 370C640 490 580 570 520 640C560 610 610 610 650 630C620 690 560 700 520 690Z',
      kit.body,
    ) +
      circle(610, 300, 46, kit.accent) +
      path('M420 700H590L570 770H440Z', kit.figure),
  ][variation % 3]
  return {
    markup:
      form(roundedBox(250, 150, 500, 710, 6), palette.oak, flatShade(pen, 1)) +
      path('M268 168H732V842H268Z', '#1d0f14', 'fill-opacity=".22"') +
      path('M272 172H728V838H272Z', palette.white) +
      path('M322 224H678V760H322Z', lighten(kit.figure, 0.78)) +
      `<svg x="322" y="224" width="356" height="536" viewBox="322 224 356 536">${art}</svg>` +
      letterWord(kit.label, { cx: 500, y: 788, size: fitWord(kit.label, 19, 300), colour: inkOn(palette.white) }) +
      path('M272 172H520L272 620Z', '#ffffff', 'fill-opacity=".16"'),
    outline: roundedBox(250, 150, 500, 710, 6),
    focus: [500, 460],
  }
}

/** Greeting cards with their envelope. */
export function cards(kit: Kit): Art {
  const { pen } = kit
  const card = (fill: string) =>
    form(roundedBox(-150, -210, 300, 420, 8), palette.white, flatShade(pen, 0.3)) +
    path(roundedBox(-126, -186, 252, 372, 4), fill) +
    circle(0, -10, 66, palette.paper) +
    letterWord(kit.label, { cx: 0, y: -20, size: fitWord(kit.label, 20, 100), colour: inkOn(palette.paper) })
  const envelope =
    form(roundedBox(-240, -160, 480, 320, 8), kit.accent, flatShade(pen)) +
    path('M-236-154L0 40L236-154', darken(kit.accent, 0.14)) +
    line('M-236-154L0 40L236-154', darken(kit.accent, 0.35), 3)
  return {
    markup:
      group('translate(560 660) rotate(8)', envelope) +
      group(
        'translate(620 400) rotate(11)',
        path(roundedBox(-150, -210, 300, 420, 8), '#1d0f14', 'fill-opacity=".2" transform="translate(8 12)"') +
          card(kit.cloth({ scale: 0.7, angle: 45, x: 0, y: 0 })),
      ) +
      group(
        'translate(380 470) rotate(-8)',
        path(roundedBox(-150, -210, 300, 420, 8), '#1d0f14', 'fill-opacity=".24" transform="translate(8 12)"') +
          card(kit.cloth({ scale: 0.7, x: 0, y: 0 })),
      ),
    focus: [390, 420],
  }
}

export function umbrella(kit: Kit): Art {
  const { pen } = kit
  const canopy =
    'M120 520C140 300 300 180 500 176C700 180 860 300 880 520C850 484 780 484 754 520C720 480 640 480 620 520C590 476 410 476 380 520C360 480 280 480 246 520C220 484 150 484 120 520Z'
  const ribs = [
    'M500 176C420 240 390 380 380 520',
    'M500 176C340 230 266 370 246 520',
    'M500 176C580 240 610 380 620 520',
    'M500 176C660 230 734 370 754 520',
  ]
  const gore = path(
    'M500 176C420 240 390 380 380 520C410 476 590 476 620 520C610 380 580 240 500 176Z',
    '#fff8ea',
    'fill-opacity=".1"',
  )
  return {
    markup: group(
      'rotate(-10 500 500)',
      line('M500 180V800C500 880 610 880 610 800', '#54341f', 19) +
        line('M495 500V800', '#a5734c', 5) +
        line('M500 790C500 880 610 880 610 806', palette.oak, 24) +
        line('M494 800C500 860 560 880 592 850', lighten(palette.oak, 0.5), 4, 'stroke-opacity=".6"') +
        line('M500 184V140', palette.brass, 12) +
        path(
          'M246 520C280 480 360 480 380 520C410 476 590 476 620 520C640 480 720 480 754 520L500 420Z',
          darken(kit.body, 0.6),
        ) +
        path(canopy, kit.cloth({ scale: 0.95, x: 500, y: 340 })) +
        gore +
        line(ribs.join(''), '#1d0f14', 4, 'stroke-opacity=".4"') +
        path(
          canopy,
          linear(pen, 20, [
            [0, '#fff8ea', 0.26],
            [0.4, '#fff8ea', 0],
            [0.5, '#1d0f14', 0],
            [1, '#1d0f14', 0.46],
          ]),
        ) +
        line(
          'M120 520C150 484 220 484 246 520C280 480 360 480 380 520C410 476 590 476 620 520C640 480 720 480 754 520C780 484 850 484 880 520',
          kit.accent,
          8,
        ) +
        [120, 246, 380, 620, 754, 880].map((x) => ellipse(x, 523, 6, 9, palette.brass)).join(''),
    ),
    focus: [420, 360],
  }
}
