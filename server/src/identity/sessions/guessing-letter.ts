// The letter to staff when the password of a client is being guessed from many networks.

import type { Letter } from '#server/platform/mail.ts'

export function guessingLetter(
  client: string,
  { networks, office }: { readonly networks: number; readonly office: string },
): Letter {
  return {
    language: 'en',
    subject: `Passwords of client ${client} are being guessed`,
    greeting: 'Hello,',
    paragraphs: [
      `Wrong passwords for the account of client ${client} came from more than ${networks} ` +
        'networks in a day. The client was told. Nobody is locked out by it.',
      `${office}/clients/${client}`,
    ],
  }
}
