// What can be wrong with a field: a code each, and how API users are told in English. Browsers have
// words of their own for each code, in their language.

import { english } from './english.ts'
import { type Details, filledIn } from './fill-in.ts'

export const problems = {
  required: '{field} is required',
  invalid: '{field} is invalid',
  unknown: '{field} is unknown',
  not_text: '{field} must be text',
  empty: '{field} must not be empty',
  too_short: '{field} must be at least {least} characters long',
  too_long: '{field} must be at most {most} characters long',
  not_shown: '{field} has characters that cannot be shown',
  unfit: '{field} has signs that cannot be used',
  not_routing_digits: '{field} must be 9 digits',
  not_account_digits: '{field} must be 4 to 17 digits',
  not_listed: '{field} must be {|options}',
  not_accepted: '{field} must be accepted',
  not_list: '{field} must be a list',
  too_many: '{field} are too many',

  not_number: '{field} must be a number',
  not_seconds: '{field} must be a number of seconds',
  not_minutes: '{field} must be a number of minutes',
  not_whole: '{field} must be a whole number',
  not_whole_seconds: '{field} must be a whole number of seconds',
  not_whole_minutes: '{field} must be a whole number of minutes',
  too_small: '{field} must be at least {least}',
  too_large: '{field} must be at most {most}',
  too_much: '{field} must be at most {$most}',
  not_money: '{field} must be a number with at most two decimals',
  not_positive: '{field} must be more than zero, with at most two decimals',

  not_instant: '{field} must be a UTC time like 2026-01-31T12:00:00.000Z',
  not_day: '{field} must be a day, as 2026-11-21',
  before_first_day: '{field} must not be before the first day',
  not_notice: '{field} must be the id of a notice',

  // what only the server can know
  wrong: '{field} is wrong',
  yours_already: '{field} is yours already',
  not_ours: '{field} is not one of ours',
  popular: '{field} is one of the most used ones, please choose another',
  like_a_name: '{field} must not be made from your name or e-mail',
  mismatch: 'Password and Confirm Password does not match',
  too_young: '{field} must be at least {years} years ago',
  held_for_check: '{field} stays as it is while your document is checked',
  not_removable: '{field} cannot be taken away: ask for another one',
  changed_by_request: '{field} changes by a request, with a document',
  changed_in_profile: '{field} can be changed in the profile',
  file_missing: 'Please select file!',
} as const

export type ProblemCode = keyof typeof problems

/** A field and what is wrong with it. */
export type Problem = {
  readonly field: string
  readonly code: ProblemCode
  readonly details?: Details | undefined
}

/** In English, with the name that the field has in the call. */
export function problemMessage({ field, code, details }: Problem): string {
  const name = field.replaceAll('_', ' ')
  const label = name.charAt(0).toUpperCase() + name.slice(1)
  return filledIn(problems[code], { ...details, field: label }, english)
}

export function problem(field: string, code: ProblemCode, details?: Details): Problem {
  return details === undefined ? { field, code } : { field, code, details }
}
