// What we write to clients about their identity documents.

import type { Letter } from '#server/platform/mail.ts'

type Named = { readonly firstname: string }

export function documentReceivedLetter({ firstname }: Named): Letter {
  return {
    subject: 'We have received your documents',
    greeting: `Hello ${firstname},`,
    paragraphs: [
      'Thank you: your identity document has arrived. We will look at it and write to you as ' +
        'soon as it is checked.',
    ],
    closing: ['If you did not send us a document, please contact support.'],
  }
}

export function documentApprovedLetter({ firstname }: Named): Letter {
  return {
    subject: 'Your documents are approved',
    greeting: `Hello ${firstname},`,
    paragraphs: ['Your identity document was checked and approved. There is nothing more to do.'],
  }
}

export function documentRejectedLetter(
  { firstname }: Named,
  { reason }: { readonly reason: string },
): Letter {
  return {
    subject: 'Your documents were rejected',
    greeting: `Hello ${firstname},`,
    paragraphs: [
      'Your identity document was checked and could not be accepted, for this reason:',
      reason,
      'Please send another picture.',
    ],
    action: { label: 'Send another picture', to: 'identity' },
  }
}
