// What we write to clients about changes of who they are. The new values stand on the page, not in
// a mail.

import { type IdentityField, identityFields } from '#contract/client/identity.ts'
import type { Letter } from '#server/platform/mail.ts'
import type { Asked } from './change.ts'

type Named = { readonly firstname: string }

export function changeAskedLetter({ firstname }: Named, asked: Asked): Letter {
  const call =
    'We will call the new number. Please have your profile open then: it shows a code that only ' +
    'you can tell us.'
  return {
    subject: 'You asked to change your profile',
    greeting: `Hello ${firstname},`,
    paragraphs: [
      `You asked to change ${wordsOf(asked)}, and sent a document. We will look at it and write ` +
        'to you. Until then what was known before counts.',
      ...(asked.phone === undefined ? [] : [call]),
    ],
    action: { label: 'See how it stands', to: 'profile' },
    closing: ['If you did not ask for this, please contact support at once.'],
  }
}

export function changeApprovedLetter({ firstname }: Named, asked: Asked): Letter {
  return {
    subject: 'Your profile was changed',
    greeting: `Hello ${firstname},`,
    paragraphs: [
      `We have checked your document, and changed ${wordsOf(asked)} as you asked.`,
      ...(asked.country === undefined ? [] : ['If your address has changed too, please edit it.']),
    ],
    action: { label: 'Look at your profile', to: 'profile' },
    closing: ['If you did not ask for this, please contact support at once.'],
  }
}

export function changeRejectedLetter({ firstname }: Named, asked: Asked, reason: string): Letter {
  return {
    subject: 'Your profile was not changed',
    greeting: `Hello ${firstname},`,
    paragraphs: [
      `You asked to change ${wordsOf(asked)}. We could not do that, for this reason:`,
      reason,
      'What was known before still counts. You can ask again.',
    ],
    action: { label: 'Look at your profile', to: 'profile' },
  }
}

const words: Readonly<Record<IdentityField, string>> = {
  firstname: 'your first name',
  lastname: 'your last name',
  date_of_birth: 'your date of birth',
  country: 'your country',
  phone: 'your phone number',
}

/** "your first name and your phone number" */
function wordsOf(asked: Asked): string {
  const named = identityFields.filter((field) => asked[field] !== undefined)
  return new Intl.ListFormat('en').format(named.map((field) => words[field]))
}
