// Going on with a session and ending it: the refresh cookie proves it.

import * as z from 'zod/mini'
import { SignedIn } from '../public/user.ts'
import { Success } from '../shared/wire.ts'

export const sessionRoutes = {
  refresh: {
    method: 'POST',
    path: '/auth/refresh',
    audience: 'token',
    summary: 'A new access token for the refresh cookie, which is rotated.',
    reply: SignedIn,
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    audience: 'token',
    summary: 'End this session. Answers the same when there is none.',
    reply: Success(z.null()),
  },
} as const
