// Who is signed in, in this tab: the access token in memory only. The refresh cookie brings it back
// after a reload.

import { create } from 'zustand'
import { isText, keptFields } from '#browser/page/kept.ts'
import type { Tokens } from '#contract/public/user.ts'

export type Session = {
  /** 'unknown' until the refresh cookie was tried. */
  readonly state: 'unknown' | 'signed-in' | 'signed-out'
  readonly token: string | null
  /** Why nobody is signed in any more, where it was not asked for here. */
  readonly why: SignedOutWhy | null
}

/** A refusal as it came. */
export type SignedOutWhy = { readonly code: string; readonly message: string }

/** A reload asks for a new token only where there was a session before: visitors cost no call. */
const markName = 'signed-in'
/** For the other tabs, which hear that the mark is gone. */
const whyName = 'signed-out-why'

export const useSession = create<Session>(() => ({
  state: hadSession() ? 'unknown' : 'signed-out',
  token: null,
  why: null,
}))

addEventListener('storage', ({ key, newValue }) => {
  if (key !== markName || newValue !== null) return
  const fields = { code: isText, message: isText }
  const why = keptFields<SignedOutWhy>(localStorage.getItem(whyName), fields)
  endHere({ code: 'signed_out', message: '', ...why })
})

function hadSession(): boolean {
  return localStorage.getItem(markName) !== null
}

export function signedIn(tokens: Tokens): void {
  localStorage.setItem(markName, '1')
  useSession.setState({ state: 'signed-in', token: tokens.access.token, why: null })
}

/** Because it was asked for here, or because the server says so. */
export function signedOut(why?: SignedOutWhy): void {
  if (why) localStorage.setItem(whyName, JSON.stringify({ code: why.code, message: why.message }))
  else localStorage.removeItem(whyName)
  localStorage.removeItem(markName)
  if (why) endHere(why)
  else useSession.setState({ state: 'signed-out', token: null, why: null })
}

/** What ended before, and was said then, is not said again. */
function endHere(why: SignedOutWhy): void {
  const { state } = useSession.getState()
  if (state === 'signed-out') return
  // A browser that was closed has let go of a sign-in that was not to be remembered: no surprise.
  const isNews = state === 'signed-in' || why.code !== 'signed_out'
  useSession.setState({ state: 'signed-out', token: null, why: isNews ? why : null })
}
