// Where the office leads: each screen with its key, and what one has to be able to do to see it.

import type { StaffAction } from '#contract/staff/powers.ts'

export const screens = [
  { name: 'queue', path: '/queue', key: 'q', action: 'queue.read' },
  { name: 'sessions', path: '/sessions', key: 's', action: 'staff_session.read' },
] as const satisfies readonly {
  readonly name: string
  readonly path: string
  readonly key: string
  readonly action: StaffAction
}[]
