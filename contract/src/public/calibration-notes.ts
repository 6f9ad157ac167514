// What is told of a recording beside its figures: a code each, and the same in English.

import { type Details, filledIn } from '../shared/fill-in.ts'

export const calibrationNotes = {
  minutes: '{length} minutes',
  days: '{length} days',
  spot_too_old: '{percent} % of orders refused, the spot too old',
  seldom_quoted: '{left_out} of {rows} rows left out, seldom quoted',
  too_little: 'too short, or too quiet, to price anything',
} as const

export type CalibrationNote = {
  readonly code: keyof typeof calibrationNotes
  readonly details?: Details | undefined
}

/** In English. */
export function notesText(notes: readonly CalibrationNote[]): string {
  return notes.map(({ code, details }) => filledIn(calibrationNotes[code], details, {})).join('; ')
}
