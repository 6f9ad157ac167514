// In Turkish: what to do about what keeps a client from acting.

import type { Messages } from '#contract/shared/messages.ts'
import type { blocks as english } from '../blocks.ts'

export const blocks: Messages<typeof english> = {
  sendLink: 'Bağlantıyı yeniden gönder',
  linkSent: 'Bağlantı gönderildi',
  document: 'Belge gönder',
  limits: 'Sınırlarınıza bakın',
  deposit: 'Para yatır',
  withdrawals: 'Çekimlerinize bakın',
  plan: 'Planlara bak',
  questions: 'Soruları yanıtla',
}
