// In Dutch: where help is.

import type { Messages } from '#contract/shared/messages.ts'
import type { help as english } from '../help.ts'

export const help: Messages<typeof english> = {
  title: 'Hulp en voorwaarden',
  centre: 'Hulpartikelen',
  liveChat: 'Livechat',
  contact: 'Contact',
  terms: 'Algemene voorwaarden',
  privacy: 'Privacybeleid',
  risk: 'Risicotoelichting',
  aml: 'Antiwitwasbeleid',
  payment: 'Betalingsbeleid',
  site: 'Openbare site',
}
