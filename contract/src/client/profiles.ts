// What clients tell about themselves, and the picture they show.

import * as z from 'zod/mini'
import { UserView } from '../public/user.ts'
import { dateOfBirth, personName, phoneText, place } from '../shared/person.ts'
import { Success } from '../shared/wire.ts'

/** The largest picture that is taken, in bytes. */
export const avatarBytesMax = 2 * 1024 * 1024

export const Profile = z.strictObject({ ...place, date_of_birth: dateOfBirth })
export type Profile = z.infer<typeof Profile>

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

export const profileRoutes = {
  completeProfile: {
    method: 'PATCH',
    path: '/users',
    audience: 'client',
    summary: 'Tell the rest of the profile, once. Later changes go to /users/update.',
    body: Profile,
    reply: Success(UserView),
  },
  updateProfile: {
    method: 'POST',
    path: '/users/update',
    audience: 'client',
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
    audience: 'client',
    summary: 'Remove the picture: it is deleted at once. Where there is none, nothing happens.',
    reply: Success(UserView),
  },
} as const
