// In Turkish: identity documents, sent while registering or later, and how they stand.

import type { Messages } from '#contract/shared/messages.ts'
import type { documents as english } from '../documents.ts'

export const documents: Messages<typeof english> = {
  title: 'KYC doğrulaması',
  identifyTitle: 'Kimlik belgesi',
  identifyText:
    'Şimdi ya da daha sonra hesabınızdan bir kimlik belgesinin resmini gönderin. Demoda işlem ' +
    'yapmak belge gerektirmez.',
  later: 'Sonra yap',
  laterText: 'Onsuz da giriş yapabilirsiniz.',
  toSignIn: 'Girişe geç',
  over: 'Bu kayıt sona erdi ya da belgesi zaten gönderildi. Lütfen giriş yapın.',

  loading: 'Doğrulamanız yükleniyor',
  status: 'Durum',
  statuses: {
    none: 'Gönderilmedi',
    Pending: 'Bekliyor',
    Approved: 'Onaylandı',
    Rejected: 'Reddedildi',
  },
  explained: {
    none: 'Bir kimlik belgesinin resmini gönderin. İnceler ve size yazarız.',
    Pending: 'Belgeniz inceleniyor. Size yazacağız; o zamana kadar başka belge göndermeyin.',
    Approved: 'Belgeniz incelendi ve onaylandı. Gönderilecek başka bir şey yok.',
    Rejected: 'Belgeniz kabul edilemedi. Lütfen başka bir resim gönderin.',
  },
  due: (day) =>
    `Lütfen en geç ${day} tarihine kadar gönderin: ilk para yatırmanızdan on iş günü sonra. ` +
    'Daha uzun süreye ihtiyacınız varsa bundan önce desteğe söyleyin.',
  overdue: (day) =>
    `Son tarihi ${day} idi. Belge gelene kadar çalışanlarımız hesabı dondurabilir. Paranız ` +
    'sizin kalır.',
  reason: 'Neden',
  sentPicture: 'Gönderdiğiniz resim',
  noPicture: 'Resminiz şu anda gösterilemiyor.',

  method: 'Belge',
  chooseMethod: 'Bir belge seçin',
  methods: {
    drivers_license: 'Sürücü belgesi',
    international_passport: 'Pasaport',
    national_id: 'Kimlik kartı',
    others: 'Başka bir belge',
  },
  chooseFile: 'Resim seç',
  otherFile: 'Başka resim seç',
  file: 'Belgenin resmi',
  fileHint: 'JPEG, PNG veya WebP, en fazla 5 MB. Dört kenarın hepsi görünmeli.',
  preview: 'Seçtiğiniz resim',
  fileMissing: 'Lütfen bir dosya seçin.',
  fileLarge: 'Bir dosya en fazla 5 MB olabilir.',
  fileUnknown: 'Lütfen JPEG, PNG veya WebP bir resim seçin.',
  methodMissing: 'Lütfen bir belge seçin.',
  send: 'Belgeyi gönder',
  sending: (percent) => `Gönderiliyor, %${percent}`,
  checking: 'Resme bakılıyor',
  private: 'Şifreli saklanır; onu yalnızca siz ve çalışanlarımız görebilir.',
}
