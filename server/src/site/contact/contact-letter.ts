// What support is told of a message: the visitor's words are quoted, and stand in no header but the
// address for the answer, which the contract has checked.

import type { ContactMessage } from '#contract/public/contact.ts'
import type { Letter } from '#server/platform/mail.ts'
import { wordingIn } from '#server/platform/wording.ts'

export function contactLetter(id: bigint, { name, email, message }: ContactMessage): Letter {
  return {
    language: 'en',
    subject: `Contact form: message ${id}`,
    greeting: 'Hello,',
    paragraphs: ['A visitor of the site has sent this with the contact form:'],
    quoted: `${name}\n${email}\n\n${message}`,
    closing: [
      'An answer to this mail goes to the visitor. Nobody has checked that the name and the ' +
        'address are theirs: tell nothing of an account before you know.',
    ],
    replyTo: email,
  }
}

/** What whoever wrote is answered, in the language of their page: our words, theirs below. */
export function answerLetter(
  { name, message, language = 'en' }: ContactMessage,
  { text, supportEmail }: { readonly text: string; readonly supportEmail: string | null },
): Letter {
  const { frame, contact } = wordingIn(language)
  return {
    language,
    subject: contact.answer.subject,
    greeting: frame.hello(name),
    paragraphs: text.split(/\n{2,}/).map((paragraph) => paragraph.trim()),
    quoted: message,
    ...(supportEmail === null ? {} : { replyTo: supportEmail }),
  }
}
