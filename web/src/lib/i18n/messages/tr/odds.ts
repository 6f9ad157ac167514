// In Turkish: learning the odds, what one chooses.

import type { Messages } from '#contract/shared/messages.ts'
import type { odds as english } from '../odds.ts'

export const odds: Messages<typeof english> = {
  pays: {
    title: 'Bir işlem ne öder',
    text: [
      'Bir tutar koyarsınız. Haklıysanız kârla geri gelir; haksızsanız tamamı kaybedilir.',
      'Kârın ne kadar büyük olacağını siz seçersiniz. Ne kadar büyükse kullanım fiyatı o ' +
        'kadar uzaktadır ve böyle bir işlem o kadar seyrek kazanır.',
    ],
  },
  even: {
    title: 'Ne sıklıkta kazanmanız gerekir',
    text: [
      'Kazançlar kayıpları karşılamalıdır. Bunun için kazanması gereken işlemlerin payı ' +
        'başabaştır: bir bölü, bir artı kazancın her dolar için ödediği.',
      'Küçük bir kâr neredeyse hep kazanmanızı ister, büyük bir kâr ise ancak seyrek. ' +
        'İkisinden biri daha kolay değildir.',
    ],
  },
  house: {
    title: 'Kasa ne alır',
    text: [
      'Her kullanım fiyatı, bir işlem başabaşının istediğinden biraz daha seyrek kazanacak ' +
        'şekilde konur. Aradaki fark marjımızdır ve her kârda aynıdır.',
      'Bu yüzden çok sayıda işlemde ortalama sonuç kayıptır. Bir sonraki dakikayı kimse ' +
        'bilemez: ne siz ne de biz.',
    ],
  },
  run: {
    title: 'Kendinize ait yüz işlem',
    text: [
      'Nasıl yapılacaklarını seçin. Tarayıcınız her işlem için rastgele bir sayı çeker ve ' +
        'işlem, fiyatlandığı sıklıkta kazanır.',
      'Bu bir simülasyondur, piyasa değil. Alıştırma şansın ne yaptığını gösterir; bir ' +
        'sonraki işlemi kazanmayı kolaylaştırmaz.',
    ],
  },
  amount: 'İşlem tutarı',
  profit: 'Haklıysanız kâr',
  right: 'Haklıysanız',
  wrong: 'Haksızsanız',
  breakEven: 'Başabaş',
  formula: (profit, share) => `1 / (1 + ${profit}) = ${share}`,
  chance: 'Fiyatlanan olasılık',
  margin: 'Kasanın marjı',
  cost: 'Böyle her işlemden ortalama ne alır',
  tag: 'Örnek, rastgele sayılarla',
  habit: 'Her işlemin tutarı',
  habits: {
    same: 'Hep aynı',
    doubled: 'Kayıptan sonra iki katı, biri kazanana kadar',
    part: 'Kalanın yüzde biri',
  },
  profits: 'Her işlemin kârı',
  chosen: 'Yukarıda seçildiği gibi',
  any: 'Sunulanlardan herhangi biri, rastgele',
  begin: 'Yüz işlem simüle et',
  again: 'Yüz işlem daha simüle et',
  failed: 'Bu bölüm yüklenemedi. Sayfayı yeniden yükleyin.',
}
