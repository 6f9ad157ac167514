// What a person tells of themselves: signing up, in the profile, and to change who they are.

import * as z from 'zod/mini'
import { day, line } from './wire.ts'

/** One rule for signing up and for the profile: what may sign up may be saved. */
export const personName = line(100, { wrong: 'is invalid', short: 'is required' })

export const genders = ['male', 'female', 'others'] as const

export const field = (most: number) => line(most, { wrong: 'is invalid', short: 'is required' })

const Gender = z.enum(genders, { error: missingOr('is invalid') })
export type Gender = z.infer<typeof Gender>

/** Two letters of ISO 3166-1. Whether there is such a country is for the server to know. */
export const country = field(2).check(z.regex(/^[A-Z]{2}$/, 'is invalid'))

export const dateOfBirth = day('is invalid', 'is required')

export const place = {
  gender: Gender,
  country,
  state: field(100),
  city: field(100),
  address: field(200),
}

/** May be empty. Whether anybody can have it is for the server to know. */
export const phoneText = line(30, { least: 0, wrong: 'is invalid', long: 'is invalid' }).check(
  z.regex(/^[+\d][\d ().-]+$|^$/, 'is invalid'),
)

function missingOr(otherwise: string) {
  return ({ input }: { input?: unknown }) =>
    input === undefined || input === '' ? 'is required' : otherwise
}
