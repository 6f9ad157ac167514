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

type Due = { readonly dueOn: string }

export function identityReminderLetter({ firstname }: Named, { dueOn }: Due): Letter {
  return {
    subject: 'Please show us who you are',
    greeting: `Hello ${firstname},`,
    paragraphs: [
      'We have asked you for an identity document and have none yet. Please send a picture of ' +
        `one by ${dueOn}. If you need longer, tell support before that day: thirty working days ` +
        'in all are possible.',
      'After that day a member of our staff may freeze the account until the document is there. ' +
        'Your money stays yours.',
    ],
    action: { label: 'Send a document', to: 'identity' },
  }
}

export function identityExtendedLetter({ firstname }: Named, { dueOn }: Due): Letter {
  return {
    subject: 'You have more time for your document',
    greeting: `Hello ${firstname},`,
    paragraphs: [`Please send us a picture of an identity document by ${dueOn}.`],
    action: { label: 'Send a document', to: 'identity' },
  }
}
