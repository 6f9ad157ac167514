// What the link of a letter proves itself with.

import { text } from '../shared/wire.ts'

export const linkHash = text(200, {
  wrong: 'is invalid',
  short: 'is required',
  long: 'is invalid',
})
