import { fitWord, letterWord } from './lettering.ts'
import { palette } from './palette.ts'

/** A photo of a certificate on a table, for a store that wants to be verified: a name in capitals, and no real office. */
export function drawCertificate(name: string): string {
  const word = (text: string, y: number, capital: number) =>
    letterWord(text, { cx: 500, y, size: fitWord(text, capital, 700), colour: palette.midnight, weight: 0.7 })
  const lines = [640, 700, 760, 880, 940]
    .map((y, index) => `<rect x="170" y="${y}" width="${660 - (index % 3) * 110}" height="14" rx="7" fill="#d9d2c3"/>`)
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1400">
    <rect width="1000" height="1400" fill="${palette.walnut}"/>
    <g transform="rotate(-1.5 500 700)">
      <rect x="70" y="60" width="860" height="1280" fill="#fbf7ee"/>
      <rect x="105" y="95" width="790" height="1210" fill="none" stroke="${palette.forest}" stroke-width="6"/>
      ${word('SPECIMEN', 180, 26)}${word('CERTIFICATE', 250, 62)}${word('OF REGISTRATION', 350, 34)}
      ${word(name, 480, 46)}${lines}
      <circle cx="720" cy="1170" r="78" fill="none" stroke="${palette.red}" stroke-width="8"/>
      <circle cx="720" cy="1170" r="56" fill="none" stroke="${palette.red}" stroke-width="3"/>
      <path d="M180 1200c40-70 60 40 95-15s55 50 150-30" fill="none" stroke="${palette.indigo}" stroke-width="6"/>
    </g></svg>`
}
