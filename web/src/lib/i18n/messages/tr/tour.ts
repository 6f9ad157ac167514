// In Turkish: the tour of a first trade on the demo.

import type { Messages } from '#contract/shared/messages.ts'
import type { tour as english } from '../tour.ts'

export const tour: Messages<typeof english> = {
  name: 'Tur: ilk işleminiz',
  begin: 'Bu ekranda göster',
  leave: 'Turdan çık',
  back: 'Geri',
  next: 'İleri',
  toIt: 'Oraya git',
  at: (step, all) => `Adım ${step} / ${all}, demoda`,
  receipt: 'Makbuzu aç',
  odds: 'Yüz işlem nereye varır',
  onDemo: 'Tur, demo hesapta oyun parasıyla bir işlem yapar.',
  toDemo: 'Demo hesaba',
  steps: {
    price: [
      'Fiyat',
      'Bu en yeni fiyattır. Kısa bir süre sonra bir çizginin, yani kullanım fiyatının üstünde mi ' +
        'altında mı biteceğini söyleyeceksiniz. Kimse bilmez: ne siz ne biz.',
    ],
    amount: [
      'Tutar',
      'İşlem yapıldığında bakiyenizden bu kadar alınır. Haksızsanız tamamı kaybedilir, asla daha ' +
        'fazlası değil. Küçük bir tutar seçin.',
    ],
    duration: [
      'Bitiş',
      'Bu süreden sonra işlem kendiliğinden biter ve onu o anın fiyatı belirler. İlk işlem için ' +
        'kısa bir süre alın.',
    ],
    rate: [
      'Kullanım fiyatı ve ödeme',
      'Kullanım fiyatı ne kadar uzaksa bir kazanç o kadar çok öder ve o kadar seyrek gelir. ' +
        'Aşağıdaki çubuk, fiyatlandığı hâliyle ne sıklıkta kazandığını ve kendini karşılamak ' +
        'için ne sıklıkta kazanması gerektiğini gösterir. Aradaki fark kasanın aldığıdır.',
    ],
    side: [
      'Yön',
      'Kullanım fiyatının üstünde biteceğini düşünüyorsanız Buy, altında düşünüyorsanız Sell. ' +
        'Birine basın, koşullara bir kez daha bakın ve işlemi yapın. Bu oyun parasıdır.',
    ],
    running: [
      'İşleminiz sürüyor',
      'Siz ya da biz ne yaparsak yapalım koşulları artık sabittir. Kullanım fiyatı grafiktedir; ' +
        'burada da işlemin nasıl durduğu ve ne kadar süresi kaldığı yazar. Bitişi bekleyin.',
    ],
    receipt: [
      'İşlem bitti',
      'Kazansa da kaybetse de bir makbuz vardır: koşullar, onu belirleyen fiyatlar ve zamanları. ' +
        'Tarayıcınız onu yeniden hesaplar. Bir işlem sonraki hakkında hiçbir şey söylemez.',
    ],
  },
}
