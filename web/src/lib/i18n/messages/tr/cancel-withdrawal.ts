// In Turkish: cancelling a withdrawal by the link in its mail.

import type { Messages } from '#contract/shared/messages.ts'
import type { cancelWithdrawal as english } from '../cancel-withdrawal.ts'

export const cancelWithdrawal: Messages<typeof english> = {
  title: 'Çekimi iptal et',
  lead: 'Hesabınızda şu çekim istendi:',
  amount: 'Tutar',
  to: 'Nereye',
  asked: 'İstendiği zaman',
  text:
    'Bu siz değilseniz iptal edin: paranın tamamı bakiyenize döner. ' +
    'Sizseniz bu sayfayı kapatın.',
  hold: (hours) => `Güvenliğiniz için bundan sonra ${hours} saat boyunca yeni çekim yapılamaz.`,
  cancel: 'Bu çekimi iptal et',
  done: 'İptal edildi ve para yeniden bakiyenizde.',
  next:
    'Başka biri sizin adınıza giriş yapmış olabilir. Şimdi yeni bir parola seçin: bu herkesin ' +
    'oturumunu kapatır. Sonra bize yazın.',
  password: 'Yeni parola seç',
  ended: {
    prepared: 'Yola çıktı ve artık iptal edilemez. Lütfen bize hemen yazın.',
    sent: 'Yola çıktı ve artık iptal edilemez. Lütfen bize hemen yazın.',
    paid: 'Ödendi ve artık iptal edilemez. Bu siz değilseniz bize hemen yazın.',
    rejected: 'Reddedildi. Para yeniden bakiyenizde.',
    cancelled: 'İptal edildi. Para yeniden bakiyenizde.',
  },
  unknown: 'Bu bağlantı bir çekimi iptal etmiyor. Tam mı?',
}
