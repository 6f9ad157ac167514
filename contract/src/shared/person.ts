// What a person tells of themselves: signing up, in the profile, and to change who they are.

import * as z from 'zod/mini'
import { day, line, required } from './wire.ts'

/** One rule for signing up and for the profile: what may sign up may be saved. */
export const personName = line(100, { wrong: 'invalid', short: 'required' })

export const genders = ['male', 'female', 'others'] as const

export const field = (most: number) => line(most, { wrong: 'invalid', short: 'required' })

const Gender = z.enum(genders, { error: required('invalid') })
export type Gender = z.infer<typeof Gender>

/** Two letters of ISO 3166-1. Whether there is such a country is for the server to know. */
export const country = field(2).check(z.regex(/^[A-Z]{2}$/, 'invalid'))

export const dateOfBirth = day('invalid', 'required')

export const place = {
  gender: Gender,
  country,
  state: field(100),
  city: field(100),
  address: field(200),
}

/** May be empty. Whether anybody can have it is for the server to know. */
export const phoneText = line(30, { least: 0, wrong: 'invalid', long: 'invalid' }).check(
  z.regex(/^[+\d][\d ().-]+$|^$/, 'invalid'),
)
