// In Polish: what every mail says around its letter, and letters of conversations.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  chat as englishChat,
  contact as englishContact,
  frame as englishFrame,
} from '../frame.ts'

export { sandboxNotice } from '#contract/public/pl/sandbox-words.ts'

export const frame: Messages<typeof englishFrame> = {
  hello: (name) => `Cześć ${name},`,
  helloAnybody: 'Cześć,',
  support: (ways) => `Wsparcie: ${ways}`,
  orOpen: 'Albo otwórz ten adres:',
  stop: 'Żadnych więcej takich wiadomości:',
}

export const chat: Messages<typeof englishChat> = {
  mark: '## Napisz odpowiedź nad tą linią ##',
  unread: {
    subject: 'Odpowiedź na twoje pytanie',
    paragraphs: ['Na czacie naszej strony pojawiło się twoje pytanie. Oto nasza odpowiedź:'],
    closing: [
      'Rozmowa toczy się dalej na czacie naszej strony: w przeglądarce, w ' +
        'której się zaczęła, albo wszędzie tam, gdzie jesteś po zalogowaniu.',
    ],
  },
  goesBack:
    'Odpowiedź na tę wiadomość trafia do rozmowy. Obrazy i pliki nie: wyślij ' + 'je na czacie.',
  transcript: {
    subject: 'Co powiedziano na czacie',
    paragraphs: ['Oto, co powiedziano w twojej rozmowie z nami. Godziny są w UTC.'],
  },
  you: 'Ty',
  support: 'Wsparcie',
}

export const contact: Messages<typeof englishContact> = {
  answer: { subject: 'Twoja wiadomość' },
}
