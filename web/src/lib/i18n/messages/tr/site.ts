// In Turkish: the frame of the public site.

import type { Messages } from '#contract/shared/messages.ts'
import type { site as english } from '../site.ts'

export const site: Messages<typeof english> = {
  trail: 'Buradasınız',
  menu: {
    main: 'Ana menü',
    about: 'Hakkımızda',
    plans: 'İşlem planları',
    crypto: 'Kripto',
    bitcoin: 'Bitcoin',
    bitcoinCash: 'Bitcoin Cash',
    litecoin: 'Litecoin',
    ethereum: 'Ethereum',
    ripple: 'Ripple',
    resources: 'Kaynaklar',
    instruments: 'Finansal enstrümanlar',
    payouts: 'Canlı ödemeler',
    signals: 'Sinyaller',
    risk: 'Risk Bildirimi',
    fairness: 'Adillik',
    status: 'Durum',
    help: 'Yardım',
    legal: 'Hukuki',
    terms: 'Hüküm ve Koşullar',
    privacy: 'Gizlilik Politikası',
    aml: 'AML Politikası',
    payment: 'Ödeme Politikası',
    contact: 'İletişim',
  },
  language: 'Dil',
  explore: 'Keşfedin',
  by: (company) => `İşleten: ${company}.`,
  noCompany: 'Bu kurulumun arkasında henüz bir şirket yok.',
  status: 'Bu kurulumun durumu ve sürümü',
}
