// In Dutch: where help is.

import type { Messages } from '../lib/messages.ts'
import type { help as english } from './help.ts'

export const help: Messages<typeof english> = {
  title: 'Hulp en voorwaarden',
  liveChat: 'Livechat (per e-mail)',
  contact: 'Contact opnemen',
  terms: 'Gebruiksvoorwaarden',
  privacy: 'Privacybeleid',
  risk: 'Risicowaarschuwing',
  aml: 'Antiwitwasbeleid',
  payment: 'Betaalbeleid',
  site: 'Openbare site',
}
