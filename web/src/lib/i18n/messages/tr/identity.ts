// In Turkish: who a client is, as we know it, and asking for a change of it.

import type { Messages } from '#contract/shared/messages.ts'
import type { identity as english } from '../identity.ts'

export const identity: Messages<typeof english> = {
  title: 'Kim olduğunuz',
  heldHint: 'Aşağıdaki bir istekle değişir.',
  checkedHint: 'Belgeniz incelenirken olduğu gibi kalır.',
  none: 'Yok',
  about: {
    identified:
      'Belgeniz onaylandı; bu yüzden adınız, soyadınız, doğum tarihiniz, ülkeniz ve telefonunuz ' +
      'yalnızca başka bir belgeyle değişir. Adresi ve resmi kendiniz düzenleyebilirsiniz.',
    free: 'Doğum tarihiniz yalnızca bir belgeyle değişir.',
    checked: 'Belgeniz inceleniyor. Karşılaştırıldığı bilgiler o zamana kadar kalır.',
  },
  ask: 'Değişiklik iste',
  cancel: 'Şimdi değil',
  formTitle: 'Ne değişecek',
  formHint: 'Artık doğru olmayanı değiştirin, kalanını bırakın.',
  phoneHint:
    'Yeni bir numara için bir kimlik belgesinin resmini gönderin. Numarayı ararız ve siz o ' +
    'zaman burada yazan kodu okursunuz.',
  documentHint: 'Yeni adı, doğum tarihini veya ülkeyi gösteren bir belge.',
  nothing: 'Geçerli olan zaten bu.',
  send: 'İsteği gönder',
  working: 'Bir an',
  statuses: {
    Pending: 'İnceleniyor',
    Approved: 'Onaylandı',
    Rejected: 'Reddedildi',
    Withdrawn: 'Geri alındı',
  },
  explained: {
    Pending: 'İsteğiniz bizde. Karar verilene kadar daha önce bilinen geçerlidir.',
    Approved: 'Bu, istediğiniz gibi değiştirildi.',
    Rejected: 'Bu değiştirilmedi. Daha önce bilinen geçerlidir ve yeniden isteyebilirsiniz.',
    Withdrawn: 'Bunu geri aldınız. Hiçbir şey değişmedi.',
  },
  asked: (date) => `${date} tarihli istek`,
  reason: 'Neden',
  code: 'Aramamız için kod',
  codeHint: (phone) =>
    `${phone} numarasını arayacağız. O zaman bu kodu bize okuyun, başka arayan hiç kimseye ` +
    'okumayın.',
  takeBack: 'Geri al',
}
