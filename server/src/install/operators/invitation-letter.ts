// What somebody is told who is invited to work here, or to come in anew.

import type { Letter } from '#server/platform/mail.ts'

/** The invitation stands behind the #, which browsers send to nobody. */
export function invitationLetter(officeUrl: string, invitation: string): Letter {
  return {
    language: 'en',
    subject: 'You are invited to the office',
    greeting: 'Hello,',
    paragraphs: [
      'You are invited to work here. Open this address within a day, choose a name and a ' +
        'password, and set up an authenticator app. It is good for once.',
      `${officeUrl}/join#${invitation}`,
    ],
    closing: [
      'If you do not know what this is about, do not open it, and tell whoever runs the place: ' +
        'whoever reads this mail could come in as you.',
    ],
  }
}
