// What we write to a client when a personal token of theirs is made.

import type { TokenScope } from '#contract/shared/route.ts'
import type { Letter } from '#server/platform/mail.ts'

type Facts = { readonly name: string; readonly scopes: readonly TokenScope[] }

export function tokenMadeLetter(
  { firstname }: { readonly firstname: string },
  { name, scopes }: Facts,
): Letter {
  const isTrading = scopes.includes('trade')
  return {
    subject: 'A personal token was made',
    greeting: `Hello ${firstname},`,
    paragraphs: [
      `A personal token for programs was made for your account, called “${name}”. It can read ` +
        `what your account has${isTrading ? ', and trade' : ''}; it can withdraw nothing.`,
      'If that was not you, revoke it and change your password at once.',
    ],
    action: { label: 'See your tokens', to: 'api' },
  }
}
