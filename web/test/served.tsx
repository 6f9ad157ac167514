// A screen of a signed-in client, or of a visitor, with a server that answers as a test says.

import type { ReactNode } from 'react'
import * as served from '../../browser/test/served.tsx'
import { signedIn, signedOut } from '../src/lib/session/session.ts'

export function show(
  screen: ReactNode,
  answer: served.Answer,
  as: 'client' | 'visitor' = 'client',
): Promise<HTMLElement> {
  if (as === 'client') signedIn({ access: { token: 'a', expires: '2099-01-01T00:00:00.000Z' } })
  return served.show(screen, answer)
}

export function leave(): Promise<void> {
  const left = served.leave()
  // The screen is gone by now, and what it began is not.
  signedOut()
  return left
}
