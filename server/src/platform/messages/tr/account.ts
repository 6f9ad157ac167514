// In Turkish: letters about the account and what protects it.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  clients as englishClients,
  factorLook as englishFactorLook,
  factors as englishFactors,
  sessions as englishSessions,
} from '../account.ts'

const nothingToDo = 'Bu siz değilseniz, yapmanız gereken bir şey yok.'
const writeToUs = 'Bu siz değilseniz, hemen yeni bir parola seçin ve bize yazın.'

export const clients: Messages<typeof englishClients> = {
  confirmation: {
    subject: 'Lütfen e-posta adresinizi doğrulayın',
    paragraphs: [
      'Lütfen bunun sizin adresiniz olduğunu doğrulayın. Bağlantı, basılacak ' +
        'bir düğmesi olan bir sayfa açar ve 24 saat geçerlidir.',
    ],
    action: 'Adresimi doğrula',
    closing: ['Bize kaydolmadıysanız, bu e-postayı yok sayın.'],
  },
  alreadyClient: {
    subject: 'Zaten bir hesabınız var',
    paragraphs: [
      'Biri, büyük olasılıkla siz, az önce bu adresle kaydolmaya çalıştı. ' +
        'Bizde zaten bir hesabınız var ve onda hiçbir şey değişmedi.',
    ],
    action: 'Oturum aç',
    closing: [nothingToDo],
  },
  closedClient: {
    subject: 'Hesabınız kapalı',
    paragraphs: [
      'Biri, büyük olasılıkla siz, az önce bu adresle kaydolmaya çalıştı. ' +
        'Adres, kapatılmış bir hesaba ait ve kayıtlarının saklanması gerektiği ' +
        'sürece başka bir hesap onu alamaz.',
      'Bizde yeniden işlem yapmak için lütfen başka bir adresle kaydolun.',
    ],
    closing: [nothingToDo],
  },
  reset: {
    subject: 'Yeni bir parola seçin',
    paragraphs: [
      'Biri, büyük olasılıkla siz, hesabınız için yeni bir parola seçmek ' +
        'istedi. Bağlantı bunun için bir sayfa açar; bir kez ve bir saat ' +
        'geçerlidir.',
    ],
    action: 'Yeni parola seç',
    closing: ['Bu siz değilseniz, bu e-postayı yok sayın: parolanız olduğu gibi kalır.'],
  },
  newEmail: {
    subject: 'Lütfen yeni e-posta adresinizi doğrulayın',
    paragraphs: [
      'Lütfen bunun hesabınızın adresi olacağını doğrulayın. Bağlantı, ' +
        'basılacak bir düğmesi olan bir sayfa açar ve 24 saat geçerlidir. O ' +
        'zamana kadar hiçbir şey değişmez.',
    ],
    action: 'Bu adresi kullan',
    closing: ['Bizde bir hesabınız yoksa, bu e-postayı yok sayın.'],
  },
  newEmailAsked: {
    subject: 'Başka bir e-posta adresi istendi',
    paragraphs: [
      'Hesabınızda oturum açmış ve parolasını bilen biri, hesap için başka bir ' +
        'e-posta adresi kullanmak istedi. Yeni adres doğrulanana kadar hiçbir ' +
        'şey değişmez.',
      'Bu siz değilseniz, yeni bir parola seçin: bu, değişikliği de sona ' + 'erdirir.',
    ],
    action: 'Yeni parola seç',
  },
  addressTaken: {
    subject: 'Biri sizin e-posta adresinizi girdi',
    paragraphs: [
      'Biri, bu adresi bizde başka bir hesap için kullanmaya çalıştı. Bu sizin ' +
        'hesabınızın adresi, bu yüzden hiçbir şey değişmedi.',
    ],
    closing: ['Yapmanız gereken bir şey yok.'],
  },
  emailGone: {
    subject: 'E-posta adresiniz değiştirildi',
    paragraphs: [
      'Hesabınızın artık başka bir e-posta adresi var ve bu adres artık ona ' + 'ait değil.',
      'Bu siz değilseniz, hemen destekle iletişime geçin.',
    ],
  },
  demoEnded: (reason) => ({
    subject: 'Demonuz sona erdi',
    paragraphs: [
      'Çalışanlarımız demonuzu şu nedenle zamanından önce bitirdi:',
      reason,
      'Açık işlemleri her zamanki gibi sonuçlandırılır ve geçmişi kalır. ' +
        'Dilediğiniz zaman sürdürebilirsiniz: cüzdanınızda yeniden doldurun.',
    ],
  }),
  textsAmended: (from) => ({
    subject: 'Yasal metinlerimiz değişiyor',
    paragraphs: [
      `${from} tarihinden (UTC) itibaren yasal metinlerimizin yeni sürümleri ` +
        'geçerlidir. O zamana kadar bildikleriniz geçerlidir. Neyin değiştiği ' +
        'her birinin başında yazar:',
    ],
    closing: [
      'Şimdi yapılacak bir şey yok. O günden itibaren değişenleri kabul ' +
        'etmeniz istenir ve bundan önce yeni işlem yapılamaz. Diğer her şey ' +
        'sürer: açık işlemler, çekimler, verilerinizi dışa aktarma ve hesabı ' +
        'kapatma.',
    ],
  }),
  legalTitles: {
    terms: 'Hüküm ve Koşullar',
    privacy: 'Gizlilik Politikası',
    'risk-disclosure': 'Risk Bildirimi',
    'aml-policy': 'AML ve KYC Politikası',
    'payment-policy': 'Ödeme Politikası',
  },
  digest: {
    subject: (count) => `Okumadığınız bildirimler: ${count}`,
    paragraphs: ['Bunlar hesabınızda oldu ve uygulamada henüz okunmadı. Saatler UTC’dir.'],
    action: 'Size neyin ulaşacağını seçin',
  },
}

export const sessions: Messages<typeof englishSessions> = {
  reusedToken: {
    subject: 'Oturumunuzu kapattık',
    paragraphs: [
      'Oturumlarınızdan biri aynı anda iki yerde kullanıldı. Bu, bir tarayıcı ' +
        'yedekten geri yüklendikten sonra olabilir; çalınmış bir oturum da böyle ' +
        'görünür. Bu yüzden onu sonlandırdık.',
      'Lütfen yeniden oturum açın. Bu e-postayı beklemiyorduysanız, yeni bir ' + 'parola seçin.',
    ],
    action: 'Oturum aç',
  },
  newDevice: (browser, at) => ({
    subject: 'Yeni bir cihazdan yeni oturum',
    paragraphs: [
      'Hesabınızda, daha önce görmediğimiz bir cihazdan oturum açıldı.',
      `Tarayıcı: ${browser}. Zaman: ${at}.`,
    ],
    action: 'Bunu ben yapmadım',
    closing: [
      'Bu sizseniz, yapmanız gereken bir şey yok. Değilseniz, yeni bir parola ' +
        'seçin: bu, herkesin oturumunu kapatır.',
    ],
  }),
  otherBrowser: 'başka bir tarayıcı',
  guessedAt: {
    subject: 'Biri parolanızı tahmin etmeye çalışıyor',
    paragraphs: [
      'Bugün birçok ağdan hesabınız için yanlış parolalar denendi. Hiçbiri ' +
        'doğru değildi ve her zamanki gibi oturum açabilirsiniz.',
      'Başka hiçbir yerde kullanmadığınız bir parola ile bir doğrulama ' +
        'uygulaması veya geçiş anahtarı, böyle tahminleri anlamsız kılar.',
    ],
    action: 'Güvenlik sayfamı aç',
  },
  passwordChanged: {
    subject: 'Parolanız değiştirildi',
    paragraphs: [
      'Hesabınızın parolası az önce değiştirildi. Başka nerede oturumunuz ' +
        'açıksa kapatıldı ve programlarınızın oturum açtığı kişisel jetonlar ' +
        'sona erdi.',
    ],
    action: 'Bunu ben yapmadım',
    closing: ['Bu sizseniz, yapmanız gereken bir şey yok.'],
  },
  emailChanged: {
    subject: 'Yeni e-posta adresiniz geçerli',
    paragraphs: [
      'Bundan böyle hesabınızın adresi budur. Oturum açmak için lütfen onu ' +
        'kullanın. Başka nerede oturumunuz açıksa kapatıldı.',
    ],
  },
}

export const factors: Messages<typeof englishFactors> = {
  totp_added: {
    subject: 'Bir doğrulama uygulaması eklendi',
    paragraphs: [
      'Hesabınıza bir doğrulama uygulaması eklendi: parolanızla oturum açmak ' +
        'bundan böyle onun bir kodunu veya başka bir ikinci adımı ister.',
    ],
  },
  totp_removed: {
    subject: 'Doğrulama uygulamanız kaldırıldı',
    paragraphs: ['Doğrulama uygulaması hesabınızdan kaldırıldı.'],
  },
  passkey_added: {
    subject: 'Bir geçiş anahtarı eklendi',
    paragraphs: ['Hesabınıza bir geçiş anahtarı eklendi.'],
  },
  passkey_removed: {
    subject: 'Bir geçiş anahtarı kaldırıldı',
    paragraphs: ['Hesabınızdan bir geçiş anahtarı kaldırıldı.'],
  },
  recovery_codes_made: {
    subject: 'Yeni kurtarma kodları oluşturuldu',
    paragraphs: ['Hesabınız için yeni kurtarma kodları oluşturuldu. Eskileri artık ' + 'çalışmaz.'],
  },
  recovery_code_used: {
    subject: 'Bir kurtarma kodu kullanıldı',
    paragraphs: ['Kurtarma kodlarınızdan biri kullanıldı. Bir daha çalışmaz.'],
  },
}

export const factorLook: Messages<typeof englishFactorLook> = {
  action: 'Güvenlik ayarlarıma bak',
  closing: [writeToUs],
}
