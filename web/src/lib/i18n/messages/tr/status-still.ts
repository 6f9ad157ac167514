// In Turkish: what travels in the status page and not in its script.

import type { Messages } from '#contract/shared/messages.ts'
import type { statusStill as english } from '../status-still.ts'

export const statusStill: Messages<typeof english> = {
  head: {
    title: 'Durum',
    description:
      'Fiyatlar nereden gelir ve ne kadar eskidir, sonuçlandırma ve çekim ne kadar sürer, bu ' +
      'kurulum hangi kipte çalışır ve hangi lisansı vardır.',
  },
  lead:
    'Bu kurulumun nasıl gittiği, kendi ölçümüyle. İşletmecisinin ayarladığı yalnızca kipi ve ' +
    'lisans kaydıdır.',
  missing: {
    title: 'Canlı işleme henüz açık değil',
    lead: 'Sonuçlandırma ve çekim sürer. Canlı işlem alınmaz, çünkü:',
    says: {
      no_company: 'Ayarlarda tüzel kişi belirtilmemiş.',
      no_licence: 'Ayarlarda lisans kaydı yok.',
      licence_ended: 'Lisans {@day} tarihinde sona erdi.',
      no_countries: 'Müşterilerin gelebileceği ülkeler listesinde ülke yok.',
      countries_unlicensed: 'Ülkeler listesinde lisansın geçerli olmadığı ülkeler var.',
      price_sources: 'Fiyat akışı, en az iki kaynaklı gerçek bir akış değil.',
      no_mail_server: 'E-posta sunucusu yok (SMTP_URL).',
      no_https: 'PUBLIC_URL bir https:// adresi değil.',
      few_staff_factors: 'İkiden az çalışanın ikinci faktörü var.',
    },
  },
  leads: {
    prices:
      'Her fiyat kaynağını belirtir. Simüle fiyatlar hiçbir piyasanın değildir, yeniden ' +
      'oynatılanlar bir piyasanın başka bir zamanınındır; kaynakları bunu söyler.',
    compared:
      'Her fiyat, bu borsaların söylediklerinin medyanıdır; çok eski olanlar, hareketsiz ' +
      'kalanlar ve diğerlerinden çok uzak olanlar hariç. İkisi anlaşamadığında ya da biri bir ' +
      'dakika tek başına kaldığında fiyat yoktur ve kimse işlem yapmaz.',
    settlement:
      'Bir işlemin bitişinden saklanan sonucuna kadar, son saatte sonuçlandırılan işlemler için.',
    voids:
      'Son günde sonuçlandırılanlardan, fiyat olmadığı için geçersiz biten ve böylece tutarı ' +
      'geri gelen işlemler. Kendi kaçırdıklarımız, bir işlem geçersiz sayılmadan önce yeniden ' +
      'istenir.',
    withdrawals: 'İstekten ödemeye kadar. Beş iş günü vaat eder ve daha uzun süreni sayarız.',
  },
  licence: {
    none: 'Lisans ayarlanmamış. Bu kurulum bir tanıtımdır.',
    noneLive: 'Lisans ayarlanmamış, bu yüzden canlı işlem alınmaz.',
    regulator: 'Denetleyici kurum',
    number: 'Numara',
    countries: 'Ülkeler',
    expires: 'Bitiş tarihi',
    ended: (day) => `${day} tarihinde sona erdi`,
    register: 'Kamuya açık sicilde arayın',
  },
}
