// What was typed as a figure with decimals, as a price or a share: with the sign that stands before
// decimals in this language, or a point.

import { plain } from './format.ts'

/** Undefined where it is none. Groups are refused: half the world means decimals by their sign. */
export function typedFigure(text: string): number | undefined {
  const decimal = plain(0.5, 1).charAt(1)
  const typed = text.trim().replace(decimal, '.')
  return /^\d{1,15}(\.\d{1,15})?$/.test(typed) ? Number(typed) : undefined
}
