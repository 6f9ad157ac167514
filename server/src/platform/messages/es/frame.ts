// In Spanish: what every mail says around its letter, and letters of conversations.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  chat as englishChat,
  contact as englishContact,
  frame as englishFrame,
} from '../frame.ts'

export { sandboxNotice } from '#contract/public/es/sandbox-words.ts'

export const frame: Messages<typeof englishFrame> = {
  hello: (name) => `Hola, ${name}:`,
  helloAnybody: 'Hola:',
  support: (ways) => `Soporte: ${ways}`,
  orOpen: 'O abre esta dirección:',
  stop: 'No recibir más correos como este:',
}

export const chat: Messages<typeof englishChat> = {
  mark: '## Escribe tu respuesta encima de esta línea ##',
  unread: {
    subject: 'Una respuesta a tu pregunta',
    paragraphs: ['Nos escribiste en el chat de nuestro sitio. Esta es nuestra respuesta:'],
    closing: [
      'La conversación sigue en el chat de nuestro sitio, en el navegador en ' +
        'el que escribiste o dondequiera que hayas iniciado sesión.',
    ],
  },
  goesBack:
    'Una respuesta a este correo queda en la conversación. Las imágenes y ' +
    'los archivos no: envíalos en el chat.',
  transcript: {
    subject: 'Lo que se dijo en el chat',
    paragraphs: ['Pediste lo que se dijo en tu conversación con nosotros. Las horas son ' + 'UTC.'],
  },
  you: 'Tú',
  support: 'Soporte',
}

export const contact: Messages<typeof englishContact> = {
  answer: { subject: 'Tu mensaje' },
}
