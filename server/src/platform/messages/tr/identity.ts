// In Turkish: letters about breaks, freezes, plans, papers and the end of the account.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  breaks as englishBreaks,
  changes as englishChanges,
  closings as englishClosings,
  documents as englishDocuments,
  freezes as englishFreezes,
  plans as englishPlans,
  tokens as englishTokens,
} from '../identity.ts'

const contactUs = 'Bunu siz istemediyseniz, hemen destekle iletişime geçin.'
const changePassword = 'Bu siz değilseniz, parolanızı değiştirin ve destekle iletişime geçin.'
const seePlan = 'Planınıza bakın'
const stillThere =
  'Açık işlemler sonuna kadar sürer. Okumak, çekmek ve hesabınızı kapatmak ' +
  'için hâlâ oturum açabilirsiniz.'
const notBefore = (until: string) =>
  `İstediğiniz gibi, ${until} tarihine kadar işlem yapamaz ve para ` +
  'yatıramazsınız. Bunu kimse daha erken bitiremez: siz de, biz de.'
const nothingCharged =
  'Bunun için hiçbir ücret alınmadı. Para hesabınızda: onu çekebilirsiniz ' +
  've işlem yaparken kaybedebilirsiniz.'

export const breaks: Messages<typeof englishBreaks> = {
  coolOff: (until) => ({
    subject: 'Aranız başladı',
    paragraphs: [notBefore(until), stillThere],
  }),
  selfExclusion: (until) => ({
    subject: 'Kendinizi dışarıda bıraktınız',
    paragraphs: [
      notBefore(until),
      stillThere,
      'İşlem yapmak bir sorun olduysa, lütfen biriyle konuşun: bir doktorla ' +
        'veya ülkenizdeki kumar sorunları yardım hattıyla.',
    ],
  }),
}

export const freezes: Messages<typeof englishFreezes> = {
  frozen: (reason) => ({
    subject: 'Hesabınız donduruldu',
    paragraphs: [
      'Hesabınız şu nedenle donduruldu:',
      reason,
      'Çalışanlarımız inceleyene kadar işlem yapamaz, para yatıramaz ve çekim ' +
        'isteyemezsiniz. Oturum açabilir, her şeye bakabilir, bekleyen bir ' +
        'çekimi iptal edebilir ve verilerinizi dışa aktarabilirsiniz. Bakiyeniz ' +
        'sizin kalır. Lütfen destekle iletişime geçin.',
    ],
  }),
  unfrozen: (reason) => ({
    subject: 'Hesabınız artık dondurulmuş değil',
    paragraphs: ['Hesabınız artık dondurulmuş değil. Çalışanlarımız şöyle diyor:', reason],
  }),
}

export const plans: Messages<typeof englishPlans> = {
  set: (plan) => ({
    subject: `Planınız: ${plan}`,
    paragraphs: [`${plan} planını seçtiniz ve artık geçerli.`, nothingCharged],
    action: seePlan,
    closing: [changePassword],
  }),
  requested: (plan) => ({
    subject: `${plan} planını istediniz`,
    paragraphs: [
      `${plan} planını istediniz. Çalışanlarımızdan biri bakar ve size ` +
        'yazarız. O zamana kadar planınız olduğu gibi kalır.',
      'Plan için hiçbir ücret alınmaz.',
    ],
    action: seePlan,
    closing: [changePassword],
  }),
  cancelled: (plan) => ({
    subject: `Artık ${plan} planını istemiyorsunuz`,
    paragraphs: [
      `${plan} planı için isteğinizi geri aldınız. Planınız olduğu gibi kalır ` +
        've yeniden isteyebilirsiniz.',
    ],
    action: seePlan,
    closing: [changePassword],
  }),
  approved: (plan) => ({
    subject: `Planınız artık ${plan}`,
    paragraphs: [`İsteğiniz onaylandı: planınız artık ${plan}.`, nothingCharged],
    action: seePlan,
  }),
  rejected: (plan, reason) => ({
    subject: `${plan} planı onaylanmadı`,
    paragraphs: [
      `${plan} planı için isteğiniz şu nedenle reddedildi:`,
      reason,
      'Planınız olduğu gibi kalır ve yeniden isteyebilirsiniz.',
    ],
    action: seePlan,
  }),
}

export const tokens: Messages<typeof englishTokens> = {
  subject: 'Kişisel bir jeton oluşturuldu',
  reads: (name) =>
    `Hesabınız için “${name}” adlı, programlar için kişisel bir jeton ` +
    'oluşturuldu. Hesabınızda olanları okuyabilir; hiçbir şey çekemez.',
  trades: (name) =>
    `Hesabınız için “${name}” adlı, programlar için kişisel bir jeton ` +
    'oluşturuldu. Hesabınızda olanları okuyabilir ve işlem yapabilir; hiçbir ' +
    'şey çekemez.',
  revoke: 'Bu siz değilseniz, onu iptal edin ve hemen parolanızı değiştirin.',
  action: 'Jetonlarınıza bakın',
}

export const changes: Messages<typeof englishChanges> = {
  asked: (what) => ({
    subject: 'Profilinizi değiştirmek istediniz',
    paragraphs: [
      `Şunu değiştirmek istediniz: ${what}. Bunun için bir belge gönderdiniz. ` +
        'Ona bakıp size yazacağız. O zamana kadar önceden bilinenler geçerli.',
    ],
    action: 'Ne durumda olduğuna bakın',
    closing: [contactUs],
  }),
  call:
    'Yeni numarayı arayacağız. O sırada profiliniz açık olsun: yalnızca ' +
    'sizin bize söyleyebileceğiniz bir kod gösterir.',
  approved: (what) => ({
    subject: 'Profiliniz değiştirildi',
    paragraphs: [`Belgenizi inceledik ve istediğiniz gibi şunu değiştirdik: ${what}.`],
    action: 'Profilinize bakın',
    closing: [contactUs],
  }),
  address: 'Adresiniz de değiştiyse, lütfen düzenleyin.',
  rejected: (what, reason) => ({
    subject: 'Profiliniz değiştirilmedi',
    paragraphs: [
      `Şunu değiştirmek istediniz: ${what}. Bunu şu nedenle yapamadık:`,
      reason,
      'Önceden bilinenler hâlâ geçerli. Yeniden isteyebilirsiniz.',
    ],
    action: 'Profilinize bakın',
  }),
  fields: {
    firstname: 'ad',
    lastname: 'soyadı',
    date_of_birth: 'doğum tarihi',
    country: 'ülke',
    phone: 'telefon numarası',
  },
}

export const documents: Messages<typeof englishDocuments> = {
  received: {
    subject: 'Belgelerinizi aldık',
    paragraphs: [
      'Teşekkürler: kimlik belgeniz ulaştı. Ona bakacağız ve incelenir ' +
        'incelenmez size yazacağız.',
    ],
    closing: ['Bize belge göndermediyseniz, lütfen destekle iletişime geçin.'],
  },
  approved: {
    subject: 'Belgeleriniz onaylandı',
    paragraphs: ['Kimlik belgeniz incelendi ve onaylandı. Yapılacak başka bir şey yok.'],
  },
  rejected: (reason) => ({
    subject: 'Belgeleriniz reddedildi',
    paragraphs: [
      'Kimlik belgeniz incelendi ve şu nedenle kabul edilemedi:',
      reason,
      'Lütfen başka bir resim gönderin.',
    ],
    action: 'Başka bir resim gönder',
  }),
  reminder: (due) => ({
    subject: 'Lütfen bize kim olduğunuzu gösterin',
    paragraphs: [
      'Sizden bir kimlik belgesi istedik ve henüz elimizde yok. Lütfen en geç ' +
        `${due} tarihine kadar bir resmini gönderin. Daha uzun süreye ` +
        'ihtiyacınız varsa, bunu o günden önce desteğe söyleyin: toplam otuz iş ' +
        'günü mümkündür.',
      'O günden sonra çalışanlarımız, belge gelene kadar hesabı dondurabilir. ' +
        'Paranız sizin kalır.',
    ],
    action: 'Belge gönder',
  }),
  extended: (due) => ({
    subject: 'Belgeniz için daha çok zamanınız var',
    paragraphs: [
      `Lütfen en geç ${due} tarihine kadar bize bir kimlik belgesinin resmini gönderin.`,
    ],
    action: 'Belge gönder',
  }),
}

export const closings: Messages<typeof englishClosings> = {
  closed: {
    subject: 'Hesabınız kapalı',
    paragraphs: [
      'İstediğiniz gibi hesabınızı kapattık. Tüm oturumlarınız sona erdi, ' +
        'artık kimse bu hesapta oturum açamaz ve profil resminiz silindi.',
    ],
    closing: [
      'Hesabı siz kapatmadıysanız, biri parolanızı biliyor. Hemen desteğimize ' +
        'yazın ve parolayı kullandığınız diğer her yerde değiştirin.',
    ],
  },
  byStaff: (reason) => ({
    subject: 'Hesabınızı kapattık',
    paragraphs: [
      'Çalışanlarımız hesabınızı şu nedenle kapattı:',
      reason,
      'Tüm oturumlarınız sona erdi, artık kimse bu hesapta oturum açamaz ve ' +
        'profil resminiz silindi.',
    ],
    closing: ['Bunun yanlış olduğunu düşünüyorsanız, lütfen desteğimize yazın.'],
  }),
  givenUp: (amount) => `Canlı bakiyesindeki ${amount} oyun parasıydı ve bırakıldı.`,
  kept: (years) =>
    'Kara parayla mücadele yasası ve muhasebe yasası, kapanıştan sonra ' +
    `${years} yıl boyunca şunları saklamamızı ister: işlemleriniz ve ` +
    'sonuçları, tüm para hareketleri, hesaba ne olduğunun kaydı, adınız ve ' +
    'adresiniz ile gönderdiğiniz kimlik belgeleri.',
  keptUntil: (day) =>
    `Bu, ${day} tarihine kadardır. Bu kayıtları başka hiçbir şey için kullanmayız.`,
}
