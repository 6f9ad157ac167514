// In Italian: what every mail says around its letter, and letters of conversations.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  chat as englishChat,
  contact as englishContact,
  frame as englishFrame,
} from '../frame.ts'

export { sandboxNotice } from '#contract/public/it/sandbox-words.ts'

export const frame: Messages<typeof englishFrame> = {
  hello: (name) => `Ciao ${name},`,
  helloAnybody: 'Ciao,',
  support: (ways) => `Assistenza: ${ways}`,
  orOpen: 'Oppure apri questo indirizzo:',
  stop: 'Niente più e-mail come questa:',
}

export const chat: Messages<typeof englishChat> = {
  mark: '## Scrivi la tua risposta sopra questa riga ##',
  unread: {
    subject: 'Una risposta alla tua domanda',
    paragraphs: ['Ci hai scritto nella chat del nostro sito. Questa è la nostra risposta:'],
    closing: [
      'La conversazione continua nella chat del nostro sito, nel browser in ' +
        'cui hai scritto o dovunque tu abbia effettuato l’accesso.',
    ],
  },
  goesBack:
    'Una risposta a questa e-mail resta nella conversazione. Immagini e file ' +
    'no: inviali nella chat.',
  transcript: {
    subject: 'Che cosa è stato detto nella chat',
    paragraphs: [
      'Hai chiesto ciò che è stato detto nella tua conversazione con noi. Gli ' + 'orari sono UTC.',
    ],
  },
  you: 'Tu',
  support: 'Assistenza',
}

export const contact: Messages<typeof englishContact> = {
  answer: { subject: 'Il tuo messaggio' },
}
