// In Turkish: what the page of records says that travels in the page and not in its script.

import type { Messages } from '#contract/shared/messages.ts'
import type { signalsStill as english } from '../signals-still.ts'

export const signalsStill: Messages<typeof english> = {
  title: 'Sinyaller',
  description:
    'Kurallarımızın şimdiye kadar verdiği, penceresi açılmadan yayımlanan ve ne olursa olsun ' +
    'sayılan her sinyal; isabetler, ıskalar ve başabaş çıkmak için gerekenle birlikte.',
  lead:
    'Herkesin okuyabildiği kurallar kendi fiyatlarımıza bakar ve ara sıra Buy veya Sell der. ' +
    'Her sinyal penceresi açılmadan saklanır ve ne olursa olsun sayılır.',
  measuredTitle: 'Bir sinyal nasıl ölçülür',
  measured: [
    'Penceresi açıldığında herkesin yapabileceği işlem olarak, sunulan kullanım oranlarından ' +
      'tutarı ikiye katlamaya en yakın olanıyla. İsabet, kazanmış olacak böyle bir işlemdir.',
    'Yani başabaş yarı değildir. Kazançların kayıplara ağır basması için isabetlerin neyi ' +
      'aşması gerektiğidir ve her sicilin yanında bir işaret olarak durur. Yazı tura, işlemin ' +
      'fiyatının söylediği sıklıkta isabet eder; bu da başabaştan marj kadar azdır.',
    'Sinyaller pencereleri açılmadan saklanır ve veritabanı geç kalanı almaz. Hiçbiri ' +
      'değiştirilemez veya geri alınamaz. Değiştirilen ya da başka bir parametre verilen bir ' +
      'kural yeni bir sicile başlar; eskisi bittiği yerde kalır.',
    'İsabet payının çevresinde, her sinyal kendi başına bir denemeyse gerçek payın kural olarak ' +
      'içinde bulunduğu aralık durur (Wilson aralığı). Enstrümanlar birlikte hareket eder, bu ' +
      'yüzden hepsi için birlikte biraz fazla dardır.',
    'Hiçbir şey sıralanmaz ve en iyi hafta seçilip gösterilmez: birçok sicil içinde biri hep ' +
      'şansla parlar.',
  ],
  checkTitle: 'Yeniden sayın',
  check:
    'Biten her sinyal JSON olarak, her seferinde bir sayfa, okunabilir ve ölçüldüğü fiyatlar ' +
    'işlemlerin sonuçlandırıldığı fiyatlardır.',
  checkLink: 'JSON olarak sinyaller',
}
