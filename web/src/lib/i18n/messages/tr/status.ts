// In Turkish: what the status page says.

import type { Messages } from '#contract/shared/messages.ts'
import { coinNames } from '#kernel/coins.ts'
import type { status as english } from '../status.ts'

export const status: Messages<typeof english> = {
  loading: 'Durum yükleniyor',
  measured: (at) => `Ölçüm zamanı ${at} UTC. Siz bakarken sayfa yeniden sorar.`,
  install: {
    title: 'Bu kurulum',
    mode: 'Kip',
    modes: {
      sandbox: 'Test ortamı: yalnızca oyun parası. Gerçek para alamaz.',
      live: 'Canlı',
    },
    version: 'Sürüm',
    since: 'Çalışma başlangıcı',
    database: 'Veritabanı',
    answers: 'Yanıt veriyor',
    silent: 'Yanıt vermiyor. O zamana kadar işlem durur; hiçbir şey kaybolmaz.',
    books: 'Defterlerin karşılaştırması',
    booksAre: {
      ok: 'tutuyorlar',
      differences: 'farklar var, inceleniyor',
      unknown: 'henüz bilinmiyor',
    },
  },
  prices: {
    title: 'Fiyatlar',
    label: 'Fiyat kaynakları',
    source: 'Kaynak',
    kind: 'Tür',
    kinds: {
      real: 'Gerçek piyasa',
      simulated: 'Simüle',
      replayed: 'Yeniden oynatılan',
      unknown: 'Bilinmiyor',
    },
    age: 'En yeni fiyat',
    old: (age) => `${age} eski`,
    instruments: 'Enstrümanlar',
    none: 'Henüz fiyat gelmedi.',
    compared: 'Karşılaştırılan borsalar',
    connection: 'Bağlantı',
    connected: 'Bağlı',
    notConnected: 'Koptu',
    used: 'Fiyatlarında sayıldığı',
    usedOf: (used, all) => `${used} / ${all}`,
    furthest: 'Bir fiyattan en uzak',
    percent: (value) => `%${value.toFixed(3).replace('.', ',')}`,
  },
  settlement: {
    title: 'İşlemleri sonuçlandırma',
    median: 'Yarısı en çok şu kadar sürdü',
    p99: 'Yüzde biri dışında hepsi en çok şu kadar sürdü',
    count: 'Sonuçlandırılan işlemler',
    none: 'Son saatte hiçbir işlem sonuçlandırılmadı.',
    unknown: 'Veritabanı yanıt vermedikçe bilinmiyor.',
  },
  voids: {
    title: 'Geçersiz işlemler',
    all: 'Geçersiz',
    of: (voided, settled, share) => `${voided} / ${settled} (${share})`,
    causes: {
      source_silent: 'Kaynaklar duyulduğu hâlde fiyat yoktu',
      source_empty: 'Kaynağın, kaçırdığımız bir zaman için fiyatı yoktu',
      source_unreachable: 'Kaynağa bir saat boyunca sorulamadı',
      source_changed: 'Kurulum kaynağını değiştirdi',
      sources_disagreed: 'Kaynaklar anlaşamadı ya da biri tek başına kaldı',
    },
    none: 'Son günde hiçbir işlem sonuçlandırılmadı.',
    many: 'Son saatte her zamankinden çok. Çalışanlar uyarıldı.',
  },
  withdrawals: {
    title: 'Çekimler',
    methods: { ...coinNames, bank: 'Banka havalesi' },
    half: (time, count) => `Yarısı ${time} içinde ödendi (${count} ödenen)`,
    waiting: 'Şu anda bekleyen',
    overdue: 'Söz verilenden uzun bekleyen',
    none: 'Son üç ayda birinin ne kadar sürdüğünü söylemek için çok azı ödendi.',
    from: (day) => `${day} tarihinden itibaren ödenenler.`,
  },
  licence: 'Lisans kaydı',
}
