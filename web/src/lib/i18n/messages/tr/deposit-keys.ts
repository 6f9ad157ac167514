// In Turkish: a change of the keys that deposit addresses come from.

import type { Messages } from '#contract/shared/messages.ts'
import type { depositKeys as english } from '../deposit-keys.ts'

const meaning =
  'Daha önce size verilen adresler izlenmeye devam eder: oraya gönderdiğiniz yine hesaba ' +
  'geçirilir. Lütfen adresi her ödeme için bu sayfadan alın, başka hiçbir yerden almayın.'

export const depositKeys: Messages<typeof english> = {
  toCome: (coin, when) =>
    `Para yatırma adreslerimizin geldiği anahtarlar ${when} tarihinde değişiyor (${coin}). O ` +
    `andan itibaren burada yeni bir adres alırsınız. ${meaning}`,
  done: (coin, when) =>
    `Para yatırma adreslerimizin geldiği anahtarlar ${when} tarihinde değişti (${coin}): ` +
    `buradaki adresiniz yenidir. ${meaning}`,
}
