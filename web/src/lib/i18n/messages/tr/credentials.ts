// In Turkish: changing the password, changing the e-mail address.

import type { Messages } from '#contract/shared/messages.ts'
import type { credentials as english } from '../credentials.ts'

export const credentials: Messages<typeof english> = {
  passwordTitle: 'Parolayı değiştir',
  passwordText: 'Giriş yaptığınız diğer her yerde oturumunuz kapatılır.',
  current: 'Şimdiki parola',
  password: 'Yeni parola',
  confirmPassword: 'Parolayı doğrula',
  changePassword: 'Parolayı değiştir',
  emailTitle: 'E-postayı değiştir',
  emailText:
    'Yeni adrese bir bağlantı, şimdiki adrese bir bildirim göndeririz. Bağlantı açılıp ' +
    'düğmesine basılana kadar hiçbir şey değişmez.',
  present: 'Şimdiki e-posta',
  email: 'Yeni e-posta',
  emailPassword: 'Parola',
  changeEmail: 'Bağlantıyı gönder',
  working: 'Bir an',
  toEmail: 'E-posta adresinizi değiştirin',
  toPassword: 'Parolanızı değiştirin',
}
