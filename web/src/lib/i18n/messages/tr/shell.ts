// In Turkish: the frame around every screen.

import type { Category } from '#contract/shared/categories.ts'
import type { Messages } from '#contract/shared/messages.ts'
import type { shell as english } from '../shell.ts'

const categories: Readonly<Record<Category, string>> = {
  Cryptocurrency: 'Kripto paralar',
  Currencies: 'Dövizler',
  Indices: 'Endeksler',
  Commodities: 'Emtia',
  Bonds: 'Tahviller',
  Stocks: 'Hisseler',
}

export const shell: Messages<typeof english> = {
  categories,
  home: 'Ana sayfa',
  skip: 'İçeriğe geç',
  menu: 'Menü',
  close: 'Kapat',
  theme: 'Açık ve koyu arasında geçiş yap',
  retry: 'Tekrar dene',
  loading: 'Yükleniyor',
  failed: 'Bu yüklenemedi.',
  login: 'Giriş yap',
  dashboard: 'Kontrol paneli',
  register: 'Kaydol',
  crashed: 'Beklenmeyen uygulama hatası',
  crashedHelp: 'Sayfa devam edemedi. İşlemleriniz ve paranız sunucuda güvende. Yeniden yükleyin.',
  reload: 'Yeniden yükle',
  sources: {
    simulated: 'simüle',
    replay: 'yeniden oynatılan',
    kraken: 'Kraken',
    'kraken trades': 'Kraken, işlemler',
    coinbase: 'Coinbase',
    'coinbase trades': 'Coinbase, işlemler',
    bitstamp: 'Bitstamp',
    'bitstamp trades': 'Bitstamp, işlemler',
    licensed: 'lisanslı',
    median: 'medyan',
  },
}
