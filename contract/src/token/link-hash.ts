// What the link of a letter proves itself with.

import { text } from '../shared/wire.ts'

export const linkHash = text(200, {
  wrong: 'invalid',
  short: 'required',
  long: 'invalid',
})
