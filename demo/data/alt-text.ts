import type { CoverSpec, LogoSpec, PictureSpec } from '../draw/picture-spec.ts'
import { type Setting, settings } from './use-settings.ts'

const uses: Record<Setting, string> = {
  worn: 'worn',
  head: 'worn',
  carried: 'carried',
  beside: 'beside a person',
  grip: 'in a hand',
  hands: 'in two hands',
  touched: 'beside a hand',
  palm: 'on an open hand',
  wrist: 'on a wrist',
  table: 'on a table',
  wall: 'on a wall',
  sofa: 'on a sofa',
  floor: 'on the floor',
}

const views: Record<PictureSpec['view'], (subject: string, kind: PictureSpec['kind']) => string> = {
  studio: (subject) => subject,
  pair: (subject) => `Two of: ${subject}`,
  detail: (subject) => `${subject}, seen close`,
  cloth: (subject) => `The cloth of ${subject}`,
  use: (subject, kind) => `${subject}, ${uses[settings[kind]]}`,
}

/** The alt text of a drawn picture. */
export function altText(spec: PictureSpec | CoverSpec | LogoSpec): string {
  return 'view' in spec ? views[spec.view](spec.subject, spec.kind) : spec.subject
}
