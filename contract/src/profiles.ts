// What clients tell about themselves, and the picture they show.

import * as z from 'zod/mini'
import { UserView } from './accounts.ts'
import { personName } from './sign-in.ts'
import { day, line, Success, Text } from './wire.ts'

/** The largest picture that is taken, in bytes. */
export const avatarBytesMax = 2 * 1024 * 1024

export const genders = ['male', 'female', 'others'] as const

const field = (most: number) => line(most, { wrong: 'is invalid', short: 'is required' })

const Gender = z.enum(genders, { error: missingOr('is invalid') })
export type Gender = z.infer<typeof Gender>

/** Two letters of ISO 3166-1. Whether there is such a country is for the server to know. */
export const country = field(2).check(z.regex(/^[A-Z]{2}$/, 'is invalid'))

export const dateOfBirth = day('is invalid', 'is required')

const place = {
  gender: Gender,
  country,
  state: field(100),
  city: field(100),
  address: field(200),
}

export const Profile = z.strictObject({ ...place, date_of_birth: dateOfBirth })
export type Profile = z.infer<typeof Profile>

export const RegistrationProfile = z.strictObject({
  ...place,
  date_of_birth: dateOfBirth,
  session: field(200),
})
export type RegistrationProfile = z.infer<typeof RegistrationProfile>

/** May be empty. Whether anybody can have it is for the server to know. */
export const phoneText = line(30, { least: 0, wrong: 'is invalid', long: 'is invalid' }).check(
  z.regex(/^[+\d][\d ().-]+$|^$/, 'is invalid'),
)

/** The form's fields beside the picture. */
export const ProfileChange = z.strictObject({
  ...place,
  firstname: personName,
  lastname: personName,
  /** Left out it stays as it is; empty it is taken away, but not of who is identified. */
  phone: z.optional(phoneText),
  /** Only while it is not known. */
  date_of_birth: z.optional(dateOfBirth),
})
export type ProfileChange = z.infer<typeof ProfileChange>

const Country = z.object({ code: Text, name: Text })
export type Country = z.infer<typeof Country>

export const profileRoutes = {
  completeRegistration: {
    method: 'POST',
    path: '/auth/complete-profile',
    signedIn: false,
    summary:
      'Tell the rest of the profile while registering, with the `session` of the registration, ' +
      'which is good for this once.',
    body: RegistrationProfile,
    reply: Success(z.null()),
  },
  completeProfile: {
    method: 'PATCH',
    path: '/users',
    signedIn: true,
    summary: 'Tell the rest of the profile, once. Later changes go to /users/update.',
    body: Profile,
    reply: Success(UserView),
  },
  updateProfile: {
    method: 'POST',
    path: '/users/update',
    signedIn: true,
    summary:
      'Change the profile. `avatar` is a JPEG, PNG or WebP of at most 2 MB; it is drawn anew as ' +
      'a WebP of 256 by 256.',
    body: ProfileChange,
    file: { name: 'avatar', bytesMax: avatarBytesMax },
    reply: Success(UserView),
  },
  removeAvatar: {
    method: 'POST',
    path: '/users/avatar/removal',
    signedIn: true,
    summary: 'Remove the picture: it is deleted at once. Where there is none, nothing happens.',
    reply: Success(UserView),
  },
  avatar: {
    method: 'GET',
    path: '/users/avatar/:id',
    signedIn: false,
    // No JSON, and kept by browsers.
    keptMs: null,
    summary: 'A picture that a client shows, as WebP. Its address cannot be guessed.',
    replyType: 'image/webp',
    reply: z.custom<Uint8Array>(),
  },
  countries: {
    method: 'GET',
    path: '/public/countries',
    signedIn: false,
    keptMs: 60_000,
    summary: 'The countries a profile can name.',
    reply: Success(z.array(Country)),
  },
  states: {
    method: 'GET',
    path: '/public/states',
    signedIn: false,
    keptMs: 60_000,
    summary:
      'Names to suggest for the state of a profile: the subdivisions of the country, sorted; ' +
      'none if the country is unknown. A profile takes any other text as well.',
    query: z.strictObject({ country }),
    reply: Success(z.array(Text)),
  },
} as const

function missingOr(otherwise: string) {
  return ({ input }: { input?: unknown }) =>
    input === undefined || input === '' ? 'is required' : otherwise
}
