// In Hebrew: what every mail says around its letter, and letters of conversations.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  chat as englishChat,
  contact as englishContact,
  frame as englishFrame,
} from '../frame.ts'

export { sandboxNotice } from '#contract/public/he/sandbox-words.ts'

export const frame: Messages<typeof englishFrame> = {
  hello: (name) => `שלום ${name},`,
  helloAnybody: 'שלום,',
  support: (ways) => `תמיכה: ${ways}`,
  orOpen: 'או לפתוח את הכתובת הזאת:',
  stop: 'בלי הודעות כאלה בעתיד:',
}

export const chat: Messages<typeof englishChat> = {
  mark: '## נא לכתוב את התשובה מעל השורה הזאת ##',
  unread: {
    subject: 'תשובה לשאלה שלך',
    paragraphs: ['כתבת לנו בצ׳אט של האתר שלנו. זו התשובה שלנו:'],
    closing: ['השיחה נמשכת בצ׳אט שבאתר שלנו, בדפדפן שבו כתבת, או בכל מקום שבו יש לך ' + 'התחברות.'],
  },
  goesBack: 'תשובה להודעה הזאת מופיעה בשיחה. תמונות וקבצים לא: יש לשלוח אותם בצ׳אט.',
  transcript: {
    subject: 'מה שנאמר בצ׳אט',
    paragraphs: ['ביקשת את מה שנאמר בשיחה שלך איתנו. השעות ב־UTC.'],
  },
  you: 'שלך',
  support: 'תמיכה',
}

export const contact: Messages<typeof englishContact> = {
  answer: { subject: 'ההודעה שלך אלינו' },
}
