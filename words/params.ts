import type { Money } from '@makola/money/money.ts'
import type { GetICUArgs } from '@schummar/icu-type-parser'

/** What a message may be given: never a phrase, never formatted text. */
export type Value = string | number | Money | readonly string[]

type Flat<T> = { [K in keyof T]: T[K] }

/** The names of the tags in a message: `see` in "Read <see>how</see>". */
export type TagsOf<Text extends string> = Text extends `${string}</${infer Tag}>${infer Rest}`
  ? Tag | TagsOf<Rest>
  : never

/** The parameters of a message, read from its English text. `Rich` is what its tags become. */
export type ParamsOf<Text extends string, Rich> = string extends Text
  ? never
  : Flat<
      GetICUArgs<Text, { ICUArgument: Value; ICUNumberArgument: number; ICUDateArgument: never }> & {
        [Tag in TagsOf<Text>]: (inside: Rich) => Rich
      }
    >
