// In Turkish: the client's own referral code.

import type { Messages } from '#contract/shared/messages.ts'
import type { referral as english } from '../referral.ts'

export const referral: Messages<typeof english> = {
  title: 'Tavsiye kodunuz',
  text: 'Onunla kaydolan, sizin getirdiğiniz olarak not edilir. Kim oldukları size ' + 'söylenmez.',
  nothing: 'Bunun için hiçbir şey ödenmez: şu anda yürüyen bir ödül yok.',
  runs: 'Bunun için şu anda bir ödül yürüyor:',
  notYou: 'Bunun için şu anda bir ödül yürüyor, ama şu an size sunulmuyor.',
  where: (countries) => `Ödüllerin yürüdüğü yerler: ${countries}.`,
  whereMany: (count) => `Ödüller ${count} ülkede yürüyor.`,
  code: 'Kod',
  copy: 'Tavsiye kodunuzu kopyalayın',
  copied: 'Tavsiye kodu kopyalandı!',
  count: (count) =>
    count === 0
      ? 'E-postasını doğrulayan hiç kimse henüz onunla gelmedi.'
      : `E-postasını doğrulayan ${count} kişi onunla geldi.`,
}
