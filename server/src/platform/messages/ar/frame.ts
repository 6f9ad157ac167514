// In Arabic: what every mail says around its letter, and letters of conversations.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  chat as englishChat,
  contact as englishContact,
  frame as englishFrame,
} from '../frame.ts'

export { sandboxNotice } from '#contract/public/ar/sandbox-words.ts'

export const frame: Messages<typeof englishFrame> = {
  hello: (name) => `مرحبًا ${name}،`,
  helloAnybody: 'مرحبًا،',
  support: (ways) => `الدعم: ${ways}`,
  orOpen: 'أو افتح هذا العنوان:',
  stop: 'لا مزيد من رسائل كهذه:',
}

export const chat: Messages<typeof englishChat> = {
  mark: '## اكتب جوابك فوق هذا السطر ##',
  unread: {
    subject: 'جواب عن سؤالك',
    paragraphs: ['كتبت إلينا في دردشة موقعنا. هذا جوابنا:'],
    closing: [
      'تستمر المحادثة في الدردشة على موقعنا، في المتصفح الذي كتبت منه، أو ' + 'حيثما سجّلت الدخول.',
    ],
  },
  goesBack:
    'الجواب عن هذه الرسالة يظهر في المحادثة. أما الصور والملفات فلا: أرسلها ' + 'في الدردشة.',
  transcript: {
    subject: 'ما قيل في الدردشة',
    paragraphs: ['طلبت ما قيل في محادثتك معنا. الأوقات بتوقيت UTC.'],
  },
  you: 'أنت',
  support: 'الدعم',
}

export const contact: Messages<typeof englishContact> = {
  answer: { subject: 'رسالتك إلينا' },
}
