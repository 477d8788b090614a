/** A reason is typed by a person or comes from a provider, with or without its full stop. */
export const endSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)
