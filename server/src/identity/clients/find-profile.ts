// The door for staff: what a client says of themselves beside their name.

import { loadProfile } from './profile.store.ts'

export const findProfile = loadProfile
