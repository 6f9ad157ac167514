// In Turkish: the client's own referral code.

import type { Messages } from '#contract/shared/messages.ts'
import type { referral as english } from '../referral.ts'

export const referral: Messages<typeof english> = {
  title: 'Tavsiye kodunuz',
  text:
    'Onunla kaydolan, sizin getirdiğiniz olarak not edilir. Bunun için hiçbir şey ödenmez ve ' +
    'kim oldukları size söylenmez.',
  code: 'Kod',
  copy: 'Tavsiye kodunuzu kopyalayın',
  copied: 'Tavsiye kodu kopyalandı!',
  count: (count) =>
    count === 0
      ? 'E-postasını doğrulayan hiç kimse henüz onunla gelmedi.'
      : `E-postasını doğrulayan ${count} kişi onunla geldi.`,
}
