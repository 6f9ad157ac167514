// In Turkish: what every mail says around its letter, and letters of conversations.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  chat as englishChat,
  contact as englishContact,
  frame as englishFrame,
} from '../frame.ts'

export { sandboxNotice } from '#contract/public/tr/sandbox-words.ts'

export const frame: Messages<typeof englishFrame> = {
  hello: (name) => `Merhaba ${name},`,
  helloAnybody: 'Merhaba,',
  support: (ways) => `Destek: ${ways}`,
  orOpen: 'Veya bu adresi açın:',
  stop: 'Bunun gibi e-postalar artık gelmesin:',
}

export const chat: Messages<typeof englishChat> = {
  mark: '## Yanıtınızı bu satırın üstüne yazın ##',
  unread: {
    subject: 'Sorunuza bir yanıt',
    paragraphs: ['Sitemizin sohbetinde bize yazdınız. Yanıtımız şu:'],
    closing: [
      'Konuşma, sitemizdeki sohbette, yazdığınız tarayıcıda veya oturum ' +
        'açtığınız her yerde sürer.',
    ],
  },
  goesBack:
    'Bu e-postaya verilen yanıt konuşmada yer alır. Resimler ve dosyalar yer ' +
    'almaz: onları sohbette gönderin.',
  transcript: {
    subject: 'Sohbette söylenenler',
    paragraphs: ['Bizimle konuşmanızda söylenenleri istediniz. Saatler UTC’dir.'],
  },
  you: 'Siz',
  support: 'Destek',
}

export const contact: Messages<typeof englishContact> = {
  answer: { subject: 'Bize yazdığınız mesaj' },
}
