// Members of staff who have shown who they are, for use cases that ask for them.

import type { Millis } from '#kernel/time.ts'
import { asStaff, type Staff } from '#server/install/operators/staff.ts'

/** What they may do the use cases look up by themselves. */
export function staffNamed(email: string, provenAt: Millis | null = null): Staff {
  return asStaff({ email, roles: [] }, provenAt)
}
