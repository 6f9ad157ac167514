// What we write to a client whose key to an exchange we no longer use.

import type { KeyEnding } from '#contract/client/exchange-keys.ts'
import type { Letter } from '#server/platform/mail.ts'

const reasons: Readonly<Record<Exclude<KeyEnding, 'removed'>, string>> = {
  too_mighty:
    'The exchange says that it may do more than trade and read, such as withdraw. We use no such ' +
    'key, and keep none.',
  not_accepted: 'The exchange no longer accepts it: it was revoked there, or has run out.',
}

export function keyEndedLetter(
  { firstname }: { readonly firstname: string },
  { name, ending }: { readonly name: string; readonly ending: KeyEnding },
): Letter {
  return {
    subject: 'We no longer use your exchange key',
    greeting: `Hello ${firstname},`,
    paragraphs: [
      `We no longer use the key "${name}".`,
      ending === 'removed' ? 'You removed it.' : reasons[ending],
      'What it signs with is erased here. Automated trading by it has ended; what is open on the ' +
        'exchange stays open there until you close it. Please look at your account there.',
    ],
  }
}
