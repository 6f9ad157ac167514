// Personal tokens: what a client's own programs sign in with.

import type { TokenScope } from '#contract/shared/route.ts'

const scopes: Record<TokenScope, string> = { read: 'Read', trade: 'Trade' }

export const apiAccess = {
  title: 'API access',
  lead:
    'A personal token lets a program of yours read your account, or trade on it. No token can ' +
    'withdraw, pay in, or change who you are.',
  docs: 'Every call',
  webhooks: 'Webhooks: be told instead of asking',
  scopes,
  both: 'Read and trade',
  tokens: 'Your tokens',
  none: 'You have made none yet.',
  make: 'Make a token',
  name: 'Name',
  nameHint: 'For yourself, such as what program it is for',
  scope: 'What it may do',
  days: 'Good for, days',
  addresses: 'Only from these addresses',
  addressesHint: 'Addresses or networks with commas between; empty: from anywhere',
  password: 'Password',
  passwordAgain: 'Once more, to make sure it is you',
  making: 'Make it',
  shown: 'Copy it now: it is not shown again.',
  token: 'Token',
  seen: 'I have it',
  madeAt: (day: string) => `made ${day}`,
  until: (day: string) => `until ${day}`,
  used: (when: string) => `last used ${when}`,
  unused: 'never used',
  from: (addresses: string) => `from ${addresses}`,
  revoke: 'Revoke',
  revokeNamed: (name: string) => `Revoke ${name}`,
  revoked: 'revoked',
  limits: (calls: number, orders: number) =>
    `A token makes ${calls} calls and ${orders} orders a minute; each answer says how many are ` +
    'left.',
}
