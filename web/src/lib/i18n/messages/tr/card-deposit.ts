// In Turkish: depositing by card.

import type { Messages } from '#contract/shared/messages.ts'
import type { cardDeposit as english } from '../card-deposit.ts'

export const cardDeposit: Messages<typeof english> = {
  title: 'Kartla para yatır',
  amount: 'Dolar cinsinden tutar',
  amountHint: '$10 ile $1.000.000 arası. Ücret almayız.',
  fields: 'Kart numarası ve CVV, kart sağlayıcısında',
  holder: 'Kart sahibinin adı',
  month: 'Ay',
  year: 'Yıl',
  choose: 'Seçin',
  zip: 'Posta kodu',
  pay: 'Para yatır',
  wrongNumber: 'Kart numarası geçerli değil.',
  wrongFields: 'Lütfen tüm alanları doğru doldurun.',
  wrong: {
    amount: '$10 ile $1.000.000 arası, örneğin 25 veya 25,50.',
    missing: 'Lütfen bunu doldurun.',
    expired: 'Bu ay geçti.',
  },
  noProvider: 'Kart sağlayıcısı yanıt vermiyor. Lütfen tekrar deneyin.',
  closed: 'Kartla para yatırma şu anda sunulmuyor.',
  redirect:
    'Kartınızı kart sağlayıcımız Stripe’ın sitesine yazar ve buraya dönersiniz. Numarasını hiç ' +
    'görmeyiz.',
  goOn: 'Stripe’a geç',
  stepTitle: 'Ödemeyi doğrulayın',
  waiting: 'Ödeme yolda. Bu birkaç saniye sürer.',
  approved: (amount) => `Bakiyenize ${amount} eklendi.`,
  rejected: 'Para yatırmanız reddedildi.',
  again: 'Tekrar dene',
  done: 'Tamam',
  history: 'Para yatırma geçmişi',
  testCards: 'Test kartları',
  testCardsLead:
    'Bir test ortamında para hareket etmez. Bu numaraları, CVV olarak herhangi üç rakamla ' +
    'kullanın; gerçek bir kart reddedilir.',
  outcomes: {
    approved: 'Onaylanır',
    declined: 'Reddedilir',
    insufficient_funds: 'Yetersiz para',
    expired_card: 'Süresi dolmuş',
    three_d_secure: '3-D Secure adımı',
    dispute: 'Onaylanır, bir dakika sonra itiraz edilir',
  },
}
