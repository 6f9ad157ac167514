// In Turkish: words of the contact page.

import type { Messages } from '#contract/shared/messages.ts'
import type { contact as english } from '../contact.ts'

export const contact: Messages<typeof english> = {
  title: 'Bize ulaşın',
  trail: 'İletişim',
  description: 'Desteğimize yazın ya da telefon numarasını ve e-posta adresini bulun.',
  lead: 'Yazdıklarınız bu kurulumun çalışanları için saklanır; onlar e-postayla yanıt verir.',
  waysTitle: 'Destek',
  noWays: 'Bu kurulumda telefon numarası veya e-posta adresi ayarlanmamış. Lütfen formu kullanın.',
  phone: 'Telefon',
  email: 'E-posta',
  hours: 'Saatler',
  complaints: 'Şikâyetler',
  formTitle: 'Bize yazın',
  fields: { name: 'Ad', email: 'E-posta', message: 'Mesaj' },
  send: 'Gönder',
  sending: 'Gönderiliyor',
  kept:
    'Mesajınızı size yanıt vermek için kullanır, iki yıl saklar ve sonra sileriz. ' +
    'Daha fazlası: ',
  privacy: 'Gizlilik Politikası',
  noScript: 'Form JavaScript ister. O olmadan lütfen yukarıdaki adrese yazın.',
  close: 'Bu bildirimi kapat',
  addressTitle: 'Neredeyiz',
  map: 'OpenStreetMap’te bul',
  mapNote:
    'Resim bir çizimdir, harita değil. Bağlantı başka bir siteye gider; oradan buraya hiçbir ' +
    'şey yüklenmez.',
}
