// In Turkish: how we say where a figure comes from, and what each source is. A claim that has no
// words here keeps the server's English ones.

import type { ClaimId } from '#contract/public/claims.ts'
import type { Messages } from '#contract/shared/messages.ts'
import type { claims as english } from '../claims.ts'

const attested = 'İşletmeci tarafından burada adı verilen belgede belirtilmiştir.'
const margin =
  'Buradaki her fiyatın yapıldığı marj, şu anda ayarlandığı gibi; tüm enstrümanlar için aynı.'

const says: Partial<Record<ClaimId, string>> = {
  instruments: 'Sayılan: bu kurulumun fiyat verdiği enstrümanlar.',
  tradable_instruments:
    'Sayılan: fiyat verilenler arasından burada işlem yapılabilen enstrümanlar.',
  demo_days: 'Her demo hesabı başlatan programın kuralı, herkes için aynı.',
  demo_money: 'Her demo hesabı dolduran programın kuralı, herkes için aynı.',
  top_payout:
    'Şu anda sunulan kullanım oranları içindeki en büyük kâr oranı. Kâr ne kadar büyükse ' +
    'olasılığı o kadar düşüktür. Sayılan: sunulan kullanım oranları.',
  margin_rate: margin,
  loss_share:
    'Son on iki ayda sonuçlandırılmış bir işlemi olan tüm canlı hesaplardan: hesap defterine ' +
    'göre, bu işlemlere konulan tutarları geri ödenenden fazla olanlar.',
  loss_median:
    'Son on iki ayda sonuçlandırılmış bir işlemi olan ve bu işlemlere konulan tutarları geri ' +
    'ödenenden fazla olan tüm canlı hesaplardan: hesap defterine göre yarısının en az ' +
    'kaybettiği tutar. Sayılan: böyle bir işlemi olan tüm canlı hesaplar.',
  payouts_made: 'Hesap defterinden sayılan: son on iki ayda parası çıkmış çekimler.',
  segregated_funds: attested,
  founded: attested,
  licensed:
    `${attested} Durum sayfasındaki lisans kaydı, herkesin arayabileceği kamuya açık sicile ` +
    'bağlantı verir.',
  signal_accuracy:
    'Kurallarımızın ilkinden bu yana isabet ya da ıska olarak sonuçlanan tüm sinyallerinden: ' +
    'isabetlerin payı. Yanlarında atılan yazı tura bunlara dahil değildir. Bu payın neyi ' +
    'aşması gerektiği, sinyaller sayfasındaki sicillerde yazar.',
  prices:
    'Bu kurulumun kaynağı ve zamanıyla sakladığı fiyatlar. İşlemleri aynı seri belirler. ' +
    'Sayılan: fiyatı saklanan enstrümanlar.',
  instrument_terms:
    'Emirlerin karşılaştırıldığı koşullar. Sayılan: bu koşullara tabi enstrümanlar.',
  strike_rates: 'Emirlerin şu anda belirtebileceği kullanım oranları. Sayılan: sunulanlar.',
  durations: 'Emirlerin karşılaştırıldığı süreler. Sayılan: süreler.',
  margin,
  plans: 'Burada planların verildiği kurallar. Sayılan: planlar.',
  calibration:
    'Rakamların yanında adı verilen gerçek piyasaların kayıtlı fiyatları üzerinde aynı ' +
    'programla fiyatlanan ve sonuçlandırılan işlemler. Herkes tekrarlayabilir: npm run ' +
    'calibrate. Sayılan: işlemler.',
  markouts:
    'Canlı işlemlerin girişinden bir ve beş saniye sonra saklanan fiyatlar, girişe kıyasla. ' +
    'Sayılan: son yedi günün en yeni 5.000 işlemi içindekiler.',
  payouts:
    'Hesap defterinin kimsenin yazamadığı bir görünümü: parası çıkmış ve ödemesinin numarası ' +
    'olan çekimler. Sayılan: başından beri hepsi.',
  signals:
    'Her kuralın her sinyali, penceresi açılmadan önce saklandığı gibi ve her birinin saklanan ' +
    'fiyatlara göre nasıl bittiği. Sayılan: biten sinyaller, geçersiz olanlar da.',
  status: 'Sayfa istendiğinde bu kurulumun kendisi ölçmüştür.',
  contacts: 'Bu kurulumun işletmecisinin ayarladığı iletişim bilgileri. Sayılan: ayarlananlar.',
  operator:
    'Bu kurulumun işletmecisinin ayarladığı tüzel kişi ve lisans kaydı. Sayılan: ikisinden ' +
    'kaçının ayarlandığı.',
  chat_answers:
    'Sohbette bir konuşmanın ilk satırından ilk yanıtına kadar, geceler dahil; yanıtı olmayan ' +
    'en uzun sayılır. Sayılan: son 30 günde başlayanlar, son ikisi hariç.',
}

export const claims: Messages<typeof english> = {
  how: 'Nereden biliyoruz?',
  says,
  window: (from, to) => `Ölçüm aralığı: ${from} – ${to} (UTC).`,
  asOf: (at) => `Şu an itibarıyla: ${at} (UTC).`,
  counted: (count) => `Sayılan: ${count}.`,
  minimum: (minimum) => `Ancak şu sayıdan itibaren gösterilir: ${minimum}, daha önce asla.`,
  attested: (who, day) => `${who} tarafından ${day} tarihinde belirtildi.`,
  document: (name) => `Belge: ${name}`,
  expires: (day) => `Beyan ${day} tarihinde sona erer ve o zaman artık gösterilmez.`,
  hash: 'SHA-256',
  lossShare: (share) =>
    `Son on iki ayda işlem yapan canlı hesapların ${share} kadarı para kaybetti.`,
  lossGeneral:
    'Sabit süreli işlem risklidir: her işlemin tutarının tamamını kaybedebilirsiniz ve işlemler ' +
    'ortalamada para kaybettirir. Yalnızca onsuz yapabileceğiniz parayla işlem yapın.',
  lossCare: 'Yalnızca onsuz yapabileceğiniz parayla işlem yapın.',
}
