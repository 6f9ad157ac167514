// In Portuguese: what every mail says around its letter, and letters of conversations.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  chat as englishChat,
  contact as englishContact,
  frame as englishFrame,
} from '../frame.ts'

export { sandboxNotice } from '#contract/public/pt/sandbox-words.ts'

export const frame: Messages<typeof englishFrame> = {
  hello: (name) => `Olá, ${name},`,
  helloAnybody: 'Olá,',
  support: (ways) => `Apoio: ${ways}`,
  orOpen: 'Ou abra este endereço:',
  stop: 'Não receber mais e-mails como este:',
}

export const chat: Messages<typeof englishChat> = {
  mark: '## Escreva a sua resposta acima desta linha ##',
  unread: {
    subject: 'Uma resposta à sua pergunta',
    paragraphs: ['Escreveu-nos no chat do nosso site. Esta é a nossa resposta:'],
    closing: [
      'A conversa continua no chat do nosso site, no navegador em que escreveu ' +
        'ou onde quer que tenha a sessão iniciada.',
    ],
  },
  goesBack:
    'Uma resposta a este e-mail fica na conversa. As imagens e os ficheiros ' +
    'não: envie-os no chat.',
  transcript: {
    subject: 'O que foi dito no chat',
    paragraphs: ['Pediu o que foi dito na sua conversa connosco. As horas são UTC.'],
  },
  you: 'Você',
  support: 'Apoio',
}

export const contact: Messages<typeof englishContact> = {
  answer: { subject: 'A sua mensagem' },
}
