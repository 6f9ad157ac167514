// Where each field of a profile is kept. A field that the contract takes and that stands nowhere
// here does not compile; from here on the compiler and `npm run check` lead to the rest: what is
// stored, exported, and the migration. The form has a test of its own.

import type { Profile, ProfileChange } from '#contract/client/profiles.ts'

/** By the name it has in the contract, which is its column's. */
export const profileHomes = {
  firstname: 'clients',
  lastname: 'clients',
  phone: 'clients',
  gender: 'profiles',
  date_of_birth: 'profiles',
  address: 'profiles',
  city: 'profiles',
  state: 'profiles',
  country: 'profiles',
} as const satisfies Record<keyof Profile | keyof ProfileChange, 'clients' | 'profiles'>

type Homes = typeof profileHomes

/** The columns of `profiles` that a client fills in. */
export type ProfileField = {
  [Field in keyof Homes]: Homes[Field] extends 'profiles' ? Field : never
}[keyof Homes]

type Told = Profile & ProfileChange
type Wished = {
  readonly [Field in keyof Told]: Field extends keyof ProfileChange
    ? ProfileChange[Field]
    : undefined
}

/** Whole: what was not told is null, never left out. Dates are texts like 1990-12-31. */
export type StoredProfile = {
  readonly [Field in ProfileField]:
    | Exclude<Told[Field], undefined>
    | (undefined extends Wished[Field] ? null : never)
}
