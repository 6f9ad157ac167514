// A member's own passkeys, which show their second factor beside the app.

import * as z from 'zod/mini'
import { NewCredential, PasskeyOptions } from '../shared/second-factors.ts'
import { Instant, line, Success, Text, Written } from '../shared/wire.ts'

const name = line(60)

const StaffPasskey = z.object({
  id: Text,
  name: Written,
  created_at: Instant,
  used_at: z.nullable(Instant),
})
export type StaffPasskey = z.infer<typeof StaffPasskey>

export const staffPasskeyRoutes = {
  officePasskeys: {
    method: 'GET',
    path: '/office/passkeys',
    audience: 'staff',
    action: 'staff_session.read',
    summary: 'The asking member’s own passkeys.',
    reply: Success(z.array(StaffPasskey)),
  },
  officePasskeyOptions: {
    method: 'POST',
    path: '/office/passkeys/options',
    audience: 'staff',
    action: 'staff_passkey.change',
    summary: 'What a new passkey is made from.',
    reply: Success(PasskeyOptions),
  },
  officePasskeyNew: {
    method: 'POST',
    path: '/office/passkeys',
    audience: 'staff',
    action: 'staff_passkey.change',
    summary: 'A passkey that was just made shows the second factor from now on, beside the app.',
    body: z.strictObject({ name, passkey: NewCredential }),
    reply: Success(z.null()),
  },
  officePasskeyName: {
    method: 'POST',
    path: '/office/passkeys/:id/name',
    audience: 'staff',
    action: 'staff_passkey.change',
    summary: 'Another name for one of their own passkeys.',
    body: z.strictObject({ name }),
    reply: Success(z.null()),
  },
  officePasskeyRemoval: {
    method: 'POST',
    path: '/office/passkeys/:id/removal',
    audience: 'staff',
    action: 'staff_passkey.change',
    summary: 'One of their own passkeys shows nothing any more.',
    reply: Success(z.null()),
  },
} as const
