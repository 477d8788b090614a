/** A kind of number by which a country knows its businesses or its people. */
export const numberKinds = [
  'cac-rc',
  'cac-bn',
  'nin',
  'ghana-registration',
  'ghana-card',
  'kra-pin',
  'kenya-business',
  'kenya-id',
  'cipc',
  'south-africa-id',
  'rccm',
  'cni',
  'companies-house',
  'register',
  'id-document',
] as const
export type NumberKind = (typeof numberKinds)[number]

type NumbersOf = { business: readonly NumberKind[]; person: readonly NumberKind[] }

/** The numbers that are asked for, by country of the store. */
const byCountry: Readonly<Record<string, NumbersOf>> = {
  NG: { business: ['cac-rc', 'cac-bn'], person: ['nin'] },
  GH: { business: ['ghana-registration'], person: ['ghana-card'] },
  KE: { business: ['kra-pin', 'kenya-business'], person: ['kenya-id'] },
  ZA: { business: ['cipc'], person: ['south-africa-id'] },
  CI: { business: ['rccm'], person: ['cni'] },
  GB: { business: ['companies-house'], person: ['id-document'] },
}

/** Elsewhere: a number as it stands in the register, or on the document. */
const elsewhere: NumbersOf = { business: ['register'], person: ['id-document'] }

export const numbersIn = (countryCode: string): NumbersOf => byCountry[countryCode] ?? elsewhere

/** As a register writes it, where nothing more is known. */
const free = /^(?=(?:[^A-Z0-9]*[A-Z0-9]){3})[A-Z0-9][A-Z0-9 ./-]{2,39}$/

const shapes: Readonly<Record<NumberKind, RegExp>> = {
  'cac-rc': /^RC\d{4,7}$/,
  'cac-bn': /^BN\d{4,10}$/,
  nin: /^\d{11}$/,
  'ghana-registration': free,
  'ghana-card': /^GHA-\d{9}-\d$/,
  'kra-pin': /^[A-Z]\d{9}[A-Z]$/,
  'kenya-business': free,
  'kenya-id': /^\d{7,8}$/,
  cipc: /^\d{4}\/\d{6}\/\d{2}$/,
  'south-africa-id': /^\d{13}$/,
  rccm: /^CI-[A-Z]{3}-(?:\d{2}-)?\d{4}-[A-Z]\d{0,2}-\d{1,6}$/,
  cni: free,
  // Eight characters as text: leading zeros belong to it, Scottish and Northern Irish numbers begin with letters.
  'companies-house': /^(?:\d{8}|[A-Z]{2}\d{6})$/,
  register: free,
  'id-document': free,
}

/** Kinds in which blanks only group the digits. */
const isSpaced = (kind: NumberKind) => shapes[kind] === free

/**
 * Reads a number as people type it. A good shape proves nothing: it only lets a person look.
 * @returns The number in its usual form; null when it does not have the shape of its kind.
 */
export function parseIdentityNumber(kind: NumberKind, text: string): string | null {
  const upper = text.trim().toUpperCase()
  const number = isSpaced(kind) ? upper.replace(/\s+/g, ' ') : upper.replace(/\s+/g, '')
  if (!shapes[kind].test(number)) return null
  return kind === 'south-africa-id' && !passesLuhn(number) ? null : number
}

/** The check digit of ISO/IEC 7812-1. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
