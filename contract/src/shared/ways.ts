// Where mails lead, and whatever else comes from outside: each place once, with what its link has
// to bring along. A letter names a place of this table and no address.

import { modeQuery } from './mode-query.ts'
import type { Mode } from './wire.ts'

type Way = {
  readonly path: string
  /** The page acts on the token of this link: it comes as `hash`. */
  readonly takesToken?: true
  /** The account that the page is about, which it does not show on the other one. */
  readonly mode?: Mode
}

export const ways = {
  signIn: { path: '/auth/signin' },
  forgotPassword: { path: '/auth/forgot-password' },
  confirmEmail: { path: '/verify-email', takesToken: true },
  resetPassword: { path: '/auth/reset-password', takesToken: true },
  newEmail: { path: '/auth/change-email', takesToken: true },
  stopWithdrawal: { path: '/auth/cancel-withdrawal', takesToken: true },
  unsubscribe: { path: '/auth/unsubscribe', takesToken: true },
  security: { path: '/user/security' },
  api: { path: '/user/api' },
  identity: { path: '/user/verify' },
  profile: { path: '/user/edit-profile' },
  deposits: { path: '/user/deposit-log', mode: 'real' },
  credits: { path: '/user/credits', mode: 'real' },
  withdrawals: { path: '/user/withdraw-log', mode: 'real' },
  withdrawing: { path: '/user/withdraw-fund', mode: 'real' },
  statement: { path: '/user/statement', mode: 'real' },
  plan: { path: '/user/plan', mode: 'real' },
  webhooks: { path: '/user/webhooks' },
  trader: { path: '/user/trader' },
  automation: { path: '/user/ats' },
  notices: { path: '/user/notices' },
  tournaments: { path: '/user/tournaments' },
} as const satisfies Readonly<Record<string, Way>>

export type WayName = keyof typeof ways
type TokenWay = {
  [W in WayName]: (typeof ways)[W] extends { takesToken: true } ? W : never
}[WayName]

/** Those that a link needs nothing for but its name. */
export type Place = Exclude<WayName, TokenWay>

/** A place and what it takes. */
export type Lead = { readonly to: TokenWay; readonly token: string } | { readonly to: Place }

/** Path and query, without the language. */
export function pathOf(lead: Lead): string {
  const { path, mode }: Way = ways[lead.to]
  const query = new URLSearchParams()
  if ('token' in lead) query.set('hash', lead.token)
  if (mode) query.set(modeQuery, mode)
  return query.size === 0 ? path : `${path}?${query}`
}
