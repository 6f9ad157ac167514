// In Turkish: the profile, told after signing up or changed later.

import type { Messages } from '#contract/shared/messages.ts'
import type { profile as english } from '../profile.ts'

export const profile: Messages<typeof english> = {
  title: 'Profili düzenle',
  completeTitle: 'Profilinizi tamamlayın',
  completeText: 'Yasanın bizden istediği gibi, sizin hakkınızda birkaç bilgi. Bir dakika sürer.',
  later: 'Sonra',
  laterText: 'Onsuz demoda işlem yapabilirsiniz.',
  registrationOver:
    'Bu adım tamamlandı ya da kaydınız bir günden uzun sürdü. Profilinizi görmek veya ' +
    'tamamlamak için giriş yapın.',
  toSignIn: 'Giriş yap',
  firstname: 'Ad',
  lastname: 'Soyad',
  email: 'E-posta',
  emailHint: 'Giriş yaptığınız adres.',
  changeEmail: 'E-postayı değiştir',
  phone: 'Telefon',
  optional: 'isteğe bağlı',
  phoneHint: '+ ve ülke koduyla ya da ülkenizde çevrildiği gibi.',
  gender: 'Cinsiyet',
  genders: { male: 'Erkek', female: 'Kadın', others: 'Diğer' },
  date_of_birth: 'Doğum tarihi',
  birthHint: '18 yaşında veya daha büyük olmalısınız. Sonradan yalnızca bir belgeyle değişir.',
  country: 'Ülke',
  countryHint:
    'Yalnızca bu ülkelerden müşteri alıyoruz. Başka bir yerde yaşıyorsanız profil gerektirmeyen ' +
    'demoyu kullanabilirsiniz.',
  state: 'Eyalet veya il',
  city: 'Şehir',
  address: 'Adres',
  choose: 'Lütfen seçin',
  loadingCountries: 'Ülkeler yükleniyor',
  noCountries: 'Ülkeler listesi yüklenemedi.',
  retry: 'Tekrar dene',
  avatar: 'Resim',
  noAvatar: 'Henüz resim yok',
  yourAvatar: 'Resminiz',
  chooseAvatar: 'Resim seç',
  removeAvatar: 'Resmi kaldır',
  avatarHint: 'JPEG, PNG veya WebP, en fazla 2 MB. Kare olarak gösterilir.',
  avatarLarge: 'Resim en fazla 2 MB olabilir.',
  avatarUnknown: 'Lütfen JPEG, PNG veya WebP bir resim seçin.',
  avatarNew: (name) => `${name}, kaydettiğinizde gösterilir.`,
  marked: 'Lütfen işaretli alanları kontrol edin.',
  save: 'Değişiklikleri kaydet',
  send: 'Kaydet ve devam et',
  working: 'Bir an',
  finish: 'Profilinizi bitirin',
  finishText: 'Hakkınızda bazı bilgiler hâlâ eksik.',
  dismiss: 'Şimdi değil',
}
