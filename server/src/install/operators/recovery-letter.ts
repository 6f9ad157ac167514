// What staff are told when one of them is said to have lost what proves them.

import { iso, type Millis } from '#kernel/time.ts'
import type { Letter } from '#server/platform/mail.ts'

export type RecoveryFacts = {
  /** The proposal's. */
  readonly id: string
  /** Addresses. */
  readonly member: string
  readonly askedBy: string
  readonly dueAt: Millis
  /** Where the office is. */
  readonly office: string
}

export function recoveryAskedLetter(facts: RecoveryFacts): Letter {
  const { id, member, askedBy, dueAt, office } = facts
  return {
    language: 'en',
    subject: `${member} is said to have lost their authenticator app`,
    greeting: 'Hello,',
    paragraphs: [
      `${askedBy} says that ${member} has lost the app that proves who they are. On ` +
        `${iso(dueAt)} (UTC) ${member} is mailed an invitation to set up a new one.`,
      'If that is not so, stop it before: it would let somebody else act in their name.',
      `${office}/staff/proposals/${id}`,
      'Or, on the machine itself:',
      `npm run staff -- proposals withdraw ${id} --as ADDRESS --code NNNNNN`,
    ],
    closing: [`Any command with a code of the app that ${member} has now stops it as well.`],
  }
}

export function recoveredLetter(
  member: string,
  { invitation, office }: { readonly invitation: string; readonly office: string },
): Letter {
  return {
    language: 'en',
    subject: 'Set up your authenticator app anew',
    greeting: 'Hello,',
    paragraphs: [
      'A week ago somebody who works here said that you have lost your authenticator app, and ' +
        'nobody has stopped it. With this invitation you set up a new one, once, within a day:',
      `${office}/join#${invitation}`,
      'Or, on the machine itself:',
      `npm run staff -- members enrol --as ${member} --invitation ${invitation}`,
    ],
    closing: [
      'If you have not lost it, set it up all the same, at once, or have somebody remove you: ' +
        'whoever reads this mail could do it in your place.',
    ],
  }
}
