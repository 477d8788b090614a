import { isCurrency } from '@makola/money/currencies.ts'
import { z } from 'zod'
import { emailPattern, phonePattern } from './contact-patterns.ts'
import { fault } from './fault.ts'

// Fields that many calls share, so that each says once what it accepts.

// Halves of surrogate pairs (Cs) are not characters: no database stores them.
const hasNoControlCharacters = (text: string) => !/[\p{Cc}\p{Cs}]/u.test(text)
const hasOnlyTextControls = (text: string) => !/[^\P{Cc}\n\r\t]|\p{Cs}/u.test(text)
// They change the direction of the text around them: a name with one reads as another name, on every page and in every email.
const turnsNothing = (text: string) => !/[\u202A-\u202E\u2066-\u2069]/.test(text)
const turning = fault('platform.turns-text')
// Letters, digits and signs, but for those that are drawn as nothing: joiners and fillers, an empty cell of braille, an empty note, blanks
// of hieroglyphs. A mark needs one of these below it.
const visible =
  /(?![\p{Default_Ignorable_Code_Point}\u2800\u{1D159}\u{13441}\u{13442}])[\p{L}\p{N}\p{P}\p{S}\p{Extended_Pictographic}]/u
/** Returns true for a text in which there is something to see. */
export const hasText = (text: string): boolean => visible.test(text)
const characters = (text: string) => [...text].length

/** One line of text for people: not blank, no line breaks or control characters, length in characters. */
export const line = (max: number) =>
  z
    .string()
    .refine(hasText, { error: fault('platform.empty') })
    .refine(hasNoControlCharacters, { error: fault('platform.not-one-line') })
    .refine(turnsNothing, { error: turning })
    .refine((text) => characters(text) <= max, { error: fault('platform.too-long', { most: max }) })
    .meta({ maxLength: max })

/** Several lines of text; may be empty. */
export const paragraphs = (max: number) =>
  z
    .string()
    .refine(hasOnlyTextControls, { error: fault('platform.control-characters') })
    .refine(turnsNothing, { error: turning })
    .refine((text) => characters(text) <= max, { error: fault('platform.too-long', { most: max }) })
    .meta({ maxLength: max })

/** Several lines of text that say something. */
export const filledText = (max: number) => paragraphs(max).refine(hasText, { error: fault('platform.empty') })

/** In lower case, as the database writes it. */
export const id = z.uuid({ error: fault('platform.not-an-id') }).toLowerCase()
/** A slug can be used instead of an id: people can type and share it. */
export const idOrSlug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,99}$/i, { error: fault('platform.not-an-id-or-slug') })
export const slug = z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/, { error: fault('platform.not-a-slug') })

export const email = z
  .email({ pattern: emailPattern, error: fault('platform.not-an-email') })
  .max(254)
  .transform((address) => address.toLowerCase())
export const phone = z.string().regex(phonePattern, {
  error: fault('platform.not-a-phone'),
})

export const countryCode = z.string().regex(/^[A-Z]{2}$/, { error: fault('platform.not-a-country') })
export const currency = z
  .string()
  .refine(isCurrency, { error: fault('platform.not-a-currency') })
  .meta({ example: 'NGN' })
/** A decimal number as text: rates and percentages are never floats. */
export const decimal = z.string().regex(/^-?\d{1,15}(?:\.\d{1,15})?$/, { error: fault('platform.not-a-decimal') })
export const timestamp = z.iso.datetime({ error: fault('platform.not-a-time') })

/** An amount in integer minor units (ISO 4217) of its currency. */
export const money = z.strictObject({
  amount: z.int({ error: fault('platform.not-minor-units') }).min(0, { error: fault('platform.negative') }),
  currency,
})

export const quantity = z
  .int({ error: fault('platform.not-between', { least: 1, most: 999 }) })
  .min(1, { error: fault('platform.not-between', { least: 1, most: 999 }) })
  .max(999, { error: fault('platform.not-between', { least: 1, most: 999 }) })

/** Whole numbers and yes or no in a query string arrive as text. */
export const queryInteger = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/, { error: fault('platform.not-between', { least: min, most: max }) })
    .transform(Number)
    .pipe(
      z
        .int()
        .min(min, { error: fault('platform.at-least', { least: min }) })
        .max(max, { error: fault('platform.at-most', { most: max }) }),
    )
export const queryFlag = z
  .enum(['true', 'false'], { error: fault('platform.not-a-flag') })
  .transform((text) => text === 'true')

/** Needed for what a stolen session must not do: the password again, and a code (or recovery code) when two-factor is on. */
export const proof = { password: line(200), code: line(40).optional() }

/** Keyset paging: an opaque `cursor` that an earlier answer gave as `meta.next`. */
export const paging = {
  limit: queryInteger(1, 100).optional(),
  cursor: z.string().max(1000).optional(),
}

export const single = <T extends z.ZodType>(data: T) => z.object({ data })
export const list = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item), meta: z.object({ next: z.string().nullable(), total: z.int().optional() }) })

export type Money = z.infer<typeof money>
