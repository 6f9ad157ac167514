// In Turkish: why the system ended a deposit, took one back or froze an account, by code.

import type { Messages } from '../../shared/messages.ts'
import type { reasonWords as english } from '../reason-words.ts'

export const reasonWords: Messages<typeof english> = {
  coins_expired: 'Kurun süresi dolduktan sonra bir gün içinde ödeme gelmedi.',
  coins_cancelled: 'Bir şey gelmeden vazgeçtiniz.',
  dust: 'Gelenin değeri bir sentten az.',
  reorged: 'Ağ ödemeyi geri aldı: artık zincirinin parçası değil.',

  card_unfinished: 'Kartla ödeme zamanında tamamlanmadı.',
  card_cancelled: 'Ödenmeden vazgeçtiniz.',
  card_not_taken: 'Kart sağlayıcısı kart için yazılanı kabul etmedi. Hiçbir şey çekilmedi.',
  declined: 'Kartın bankası ödemeyi reddetti.',
  insufficient_funds: 'Kartta yeterli para yok.',
  expired_card: 'Kartın süresi dolmuş.',
  three_d_secure: 'Ödeme bankada doğrulanmadı (3-D Secure).',
  disputed: 'Kart ödemesine itiraz edildi.',

  deposit_reorged:
    '{$amount} tutarındaki bir para yatırma geri alındı. Ağ ödemeyi geri aldı: artık zincirinin ' +
    'parçası değil.',
  deposit_disputed:
    '{$amount} tutarındaki bir para yatırma geri alındı. Kart ödemesine itiraz edildi.',
  deposit_reversed: 'Bir para yatırma geri alındı.',
}
