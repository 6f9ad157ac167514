// Who is signed in, in this tab: the access token in memory only. The refresh cookie brings it back
// after a reload.

import { create } from 'zustand'
import type { Tokens } from '#contract/accounts.ts'

export type Session = {
  /** 'unknown' until the refresh cookie was tried. */
  readonly state: 'unknown' | 'signed-in' | 'signed-out'
  readonly token: string | null
}

/** A reload asks for a new token only where there was a session before: visitors cost no call. */
const markName = 'signed-in'

export const useSession = create<Session>(() => ({
  state: hadSession() ? 'unknown' : 'signed-out',
  token: null,
}))

function hadSession(): boolean {
  return localStorage.getItem(markName) !== null
}

export function signedIn(tokens: Tokens): void {
  localStorage.setItem(markName, '1')
  useSession.setState({ state: 'signed-in', token: tokens.access.token })
}

export function signedOut(): void {
  localStorage.removeItem(markName)
  useSession.setState({ state: 'signed-out', token: null })
}
