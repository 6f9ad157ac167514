// In German: what every mail says around its letter, and letters of conversations.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  chat as englishChat,
  contact as englishContact,
  frame as englishFrame,
} from '../frame.ts'

export { sandboxNotice } from '#contract/public/de/sandbox-words.ts'

export const frame: Messages<typeof englishFrame> = {
  hello: (name) => `Hallo ${name},`,
  helloAnybody: 'Hallo,',
  support: (ways) => `Unser Support: ${ways}`,
  orOpen: 'Oder öffne diese Adresse:',
  stop: 'Keine Mails mehr wie diese:',
}

export const chat: Messages<typeof englishChat> = {
  mark: '## Schreib deine Antwort über diese Zeile ##',
  unread: {
    subject: 'Eine Antwort auf deine Frage',
    paragraphs: ['Du hast uns im Chat unserer Seite geschrieben. Das ist unsere Antwort:'],
    closing: [
      'Das Gespräch geht im Chat auf unserer Seite weiter, in dem Browser, in ' +
        'dem du geschrieben hast, oder wo immer du angemeldet bist.',
    ],
  },
  goesBack:
    'Eine Antwort auf diese Mail steht im Gespräch. Bilder und Dateien ' +
    'nicht: sende sie im Chat.',
  transcript: {
    subject: 'Was im Chat gesagt wurde',
    paragraphs: [
      'Du hast um das gebeten, was in deinem Gespräch mit uns gesagt wurde. ' +
        'Die Zeiten sind in UTC.',
    ],
  },
  you: 'Du',
  support: 'Unser Support',
}

export const contact: Messages<typeof englishContact> = {
  answer: { subject: 'Deine Nachricht an uns' },
}
