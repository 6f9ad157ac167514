// What we write to clients about breaks that they took, in words.

import type { Letter } from '#server/platform/mail.ts'

type Named = { readonly firstname: string }

const stillThere =
  'Trades that are open run to their end. You can still sign in to read, withdraw and close your ' +
  'account.'

export function coolOffLetter({ firstname }: Named, until: string): Letter {
  return {
    subject: 'Your cool-off has started',
    greeting: `Hello ${firstname},`,
    paragraphs: [
      `As you asked, you cannot trade or pay in until ${until}. Nobody can end this early: not ` +
        'you, and not us.',
      stillThere,
    ],
  }
}

export function selfExclusionLetter({ firstname }: Named, until: string): Letter {
  return {
    subject: 'You have excluded yourself',
    greeting: `Hello ${firstname},`,
    paragraphs: [
      `As you asked, you cannot trade or pay in until ${until}. Nobody can end this early: not ` +
        'you, and not us.',
      stillThere,
      'If trading has become a problem, please talk to somebody about it: a doctor, or a ' +
        'helpline for gambling problems in your country.',
    ],
  }
}
