// In Turkish: what a client reads whose account is frozen.

import type { Messages } from '#contract/shared/messages.ts'
import type { frozen as english } from '../frozen.ts'

export const frozen: Messages<typeof english> = {
  title: 'Hesabınız, çalışanlarımız inceleyene kadar donduruldu.',
  reason: 'Neden:',
  what:
    'Her şeye bakabilir, bekleyen bir çekimi iptal edebilir ve verilerinizi dışa ' +
    'aktarabilirsiniz. İşlem yapamaz, para yatıramaz ve çekim isteyemezsiniz. Bakiyeniz sizin ' +
    'kalır.',
  contact: 'Bize yazın',
  noTrading: 'Hesabınız dondurulmuşken işlem yapamazsınız.',
  noMoney: 'Hesabınız dondurulmuşken para yatıramaz ve çekemezsiniz.',
}
