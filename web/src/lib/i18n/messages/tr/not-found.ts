// In Turkish: the page for a path that has none.

import type { Messages } from '#contract/shared/messages.ts'
import type { notFound as english } from '../not-found.ts'

export const notFound: Messages<typeof english> = {
  title: 'Burada bir sayfa yok',
  description: 'Adres yanlış yazılmış ya da sayfa taşınmış olabilir.',
  trail: 'Bulunamadı',
  lead: 'Adres yanlış yazılmış ya da sayfa taşınmış olabilir. Onu arayın ya da buradan devam edin.',
  search: 'Sayfalarda ve piyasalarda ara',
  hint: 'örneğin ücretler veya BTC',
  pages: 'Sayfalar',
  markets: 'Piyasalar',
  found: 'Aşağıdaki liste bulunanları gösterir.',
  nothing: 'Böyle adlandırılan bir şey yok. Şu sayfalar var:',
  about: {
    '/': 'başlangıç, ana sayfa, demo',
    '/help': 'nasıl yapılır, sorular, sss, sözlük, olasılıklar, başabaş',
    '/about-us': 'şirket, biz kimiz, hakkımızda',
    '/pricing': 'planlar, fiyat, maliyet, ücretler',
    '/contact-us': 'destek, yardım, sohbet, e-posta, şikâyet, iletişim',
    '/bitcoin-trading': 'btc, coin, kripto para',
    '/bitcoin-cash': 'bch, coin, kripto para',
    '/litecoin-trading': 'ltc, coin, kripto para',
    '/etherum-trading': 'eth, coin, kripto para',
    '/ripple-trading': 'xrp, coin, kripto para',
    '/financial-instruments': 'piyasalar, fiyatlar, forex, döviz, grafik',
    '/live-payouts': 'çekimler, kanıt, ödemeler',
    '/risk-disclosure': 'risk, kayıp, uyarı',
    '/fairness': 'işlemler nasıl sonuçlandırılır, makbuz, kalibrasyon, fiyatlar',
    '/status': 'çalışma süresi, akış, lisans, sürüm',
    '/legal': 'hüküm ve koşullar',
    '/privacy': 'veriler, çerezler, kvkk',
    '/aml-policy': 'kara para aklama, kimlik, kyc',
    '/payment-policy': 'para yatırma, çekim, iade, ücretler',
    '/auth/signin': 'giriş, parola, şifre',
    '/auth/signup': 'kayıt, hesap, demo',
  },
}
