// In Turkish: where help is.

import type { Messages } from '#contract/shared/messages.ts'
import type { help as english } from '../help.ts'

export const help: Messages<typeof english> = {
  title: 'Yardım ve hukuki metinler',
  centre: 'Yardım makaleleri',
  liveChat: 'Canlı sohbet',
  contact: 'İletişim',
  terms: 'Hüküm ve Koşullar',
  privacy: 'Gizlilik Politikası',
  risk: 'Risk Bildirimi',
  aml: 'AML Politikası',
  payment: 'Ödeme Politikası',
  site: 'Herkese açık site',
}
