// In Dutch: what every mail says around its letter, and letters of conversations.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  chat as englishChat,
  contact as englishContact,
  frame as englishFrame,
} from '../frame.ts'

export { sandboxNotice } from '#contract/public/nl/sandbox-words.ts'

export const frame: Messages<typeof englishFrame> = {
  hello: (name) => `Hallo ${name},`,
  helloAnybody: 'Hallo,',
  support: (ways) => `Klantenservice: ${ways}`,
  orOpen: 'Of open dit adres:',
  stop: 'Geen mails als deze meer:',
}

export const chat: Messages<typeof englishChat> = {
  mark: '## Schrijf je antwoord boven deze regel ##',
  unread: {
    subject: 'Een antwoord op je vraag',
    paragraphs: ['Je schreef ons in de chat van onze site. Dit is ons antwoord:'],
    closing: [
      'Het gesprek gaat verder in de chat op onze site, in de browser waarin je ' +
        'schreef, of waar je bent ingelogd.',
    ],
  },
  goesBack:
    'Een antwoord op deze mail komt in het gesprek te staan. Afbeeldingen en ' +
    'bestanden niet: stuur die in de chat.',
  transcript: {
    subject: 'Wat er in de chat is gezegd',
    paragraphs: ['Je vroeg om wat er in je gesprek met ons is gezegd. Tijden zijn in UTC.'],
  },
  you: 'Jij',
  support: 'Klantenservice',
}

export const contact: Messages<typeof englishContact> = {
  answer: { subject: 'Je bericht aan ons' },
}
