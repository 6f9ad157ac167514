// In Turkish: signing up, signing in and confirming an address.

import type { Messages } from '#contract/shared/messages.ts'
import type { auth as english } from '../auth.ts'

export const auth: Messages<typeof english> = {
  signIn: 'Giriş yap',
  signInTitle: 'Hesabım var',
  signUpTitle: 'Kaydol',
  ways: 'Giriş yap veya kaydol',
  email: 'E-posta',
  password: 'Parola',
  confirmPassword: 'Parolayı doğrula',
  firstname: 'Ad',
  lastname: 'Soyad',
  phone: 'Telefon',
  optional: 'isteğe bağlı',
  referral: 'Tavsiye kodu',
  remember: 'Bu cihazda beni 30 gün hatırla',
  forgot: 'Parolanızı mı unuttunuz?',
  signedOutHere:
    'Bu tarayıcının başka bir sekmesinde oturumunuz kapatıldı ya da tarayıcı girişinizi ' +
    'bıraktı. Lütfen yeniden giriş yapın.',
  noAccount: 'Henüz hesabınız yok mu?',
  haveAccount: 'Hesabınız var mı?',
  create: 'Hesap oluştur',
  working: 'Bir an',
  withPasskey: 'Geçiş anahtarıyla giriş yap',
  secondTitle: 'Bir adım daha',
  secondText: 'Parolanız doğru. Lütfen siz olduğunuzu gösterin.',
  usePasskey: 'Geçiş anahtarı kullan',
  code: 'Kod',
  recoveryCode: 'Kurtarma kodu',
  codeHint: 'Kimlik doğrulama uygulamanızın altı rakamı ya da kurtarma kodlarınızdan biri.',
  startAgain: 'Baştan başla',
  terms: 'Şunları kabul ediyorum: ',
  termsLink: 'hüküm ve koşullar',
  privacyLink: 'gizlilik politikası',
  and: ' ve ',
  riskLink: 'risk bildirimi',
  termsNeeded: 'Lütfen hüküm ve koşulları, gizlilik politikasını ve risk bildirimini kabul edin.',
  checkMail: 'Lütfen posta kutunuza bakın ve e-postanızı doğrulayın.',
  passwordHint: 'En az 8 karakter. Birkaç kelime iyi bir parola olur.',
  demoNote: 'Demonuzda 21 gün için 10.000 sanal dolar var.',
  back: 'Ana sayfaya dön',
  confirmTitle: 'E-postanızı doğrulayın',
  confirmText: 'Bu adresin sizin olduğunu doğrulamak için düğmeye basın.',
  confirm: 'E-postayı doğrula',
  confirmed: 'E-postanız doğrulandı.',
  goOn: 'İşlemlere geç',
  deadLink:
    'E-postalardaki bağlantılar bir gün ve bir kez geçerlidir; yenisi öncekileri sona erdirir. ' +
    'Aynı adrese bir tane daha gönderebiliriz.',
  newLink: 'Yeni bağlantı gönder',
  help: 'Bize ulaşın',
  forgotTitle: 'Parolamı unuttum',
  forgotText:
    'Hesabınızın e-posta adresini girin. Yeni bir parola seçmenizi sağlayan bir bağlantı ' +
    'göndeririz.',
  sendLink: 'Bağlantıyı gönder',
  backToSignIn: 'Girişe dön',
  resetTitle: 'Parolayı sıfırla',
  resetText: 'Yeni bir parola seçin. Giriş yaptığınız her yerde oturumunuz kapatılır.',
  reset: 'Yeni parolayı ayarla',
  deadReset:
    'Yeni parola bağlantıları bir saat ve bir kez geçerlidir; yenisi öncekileri sona erdirir.',
  askAgain: 'Yeni bağlantı iste',
  newEmailTitle: 'E-postanızı değiştirin',
  newEmailText: 'Bunu hesabınızın adresi yapmak için düğmeye basın.',
  newEmail: 'Bu adresi kullan',
}
