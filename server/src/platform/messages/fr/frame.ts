// In French: what every mail says around its letter, and letters of conversations.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  chat as englishChat,
  contact as englishContact,
  frame as englishFrame,
} from '../frame.ts'

export { sandboxNotice } from '#contract/public/fr/sandbox-words.ts'

export const frame: Messages<typeof englishFrame> = {
  hello: (name) => `Bonjour ${name},`,
  helloAnybody: 'Bonjour,',
  support: (ways) => `Assistance : ${ways}`,
  orOpen: 'Ou ouvrez cette adresse :',
  stop: 'Ne plus recevoir d’e-mails comme celui-ci :',
}

export const chat: Messages<typeof englishChat> = {
  mark: '## Écrivez votre réponse au-dessus de cette ligne ##',
  unread: {
    subject: 'Une réponse à votre question',
    paragraphs: ['Vous nous avez écrit dans le chat de notre site. Voici notre réponse :'],
    closing: [
      'La conversation continue dans le chat sur notre site, dans le ' +
        'navigateur où vous avez écrit, ou partout où vous êtes connecté.',
    ],
  },
  goesBack:
    'Une réponse à cet e-mail figure dans la conversation. Les images et les ' +
    'fichiers, non : envoyez-les dans le chat.',
  transcript: {
    subject: 'Ce qui a été dit dans le chat',
    paragraphs: [
      'Vous avez demandé ce qui a été dit dans votre conversation avec nous. ' +
        'Les heures sont en UTC.',
    ],
  },
  you: 'Vous',
  support: 'Assistance',
}

export const contact: Messages<typeof englishContact> = {
  answer: { subject: 'Votre message' },
}
