// In Turkish: learning the odds, what stays as the server wrote it.

import type { Messages } from '#contract/shared/messages.ts'
import type { oddsStill as english } from '../odds-still.ts'

export const oddsStill: Messages<typeof english> = {
  title: 'Olasılıkları öğrenin',
  description:
    'Başabaş ne demektir, kasa ne alır ve yüz işlem nereye varır: rastgele sayılarla, ' +
    'hesap açmadan deneyin.',
  lead:
    'Kazanç ne öder, ne sıklıkta kazanmanız gerekir ve yüz işlem nereye varır. Burada ' +
    'hiçbir şey ortaya konmaz ve denedikleriniz tarayıcınızda kalır.',
  next: {
    title: 'Bundan sonra',
    text:
      'Demoda aynısını gerçek fiyatlar ve oyun parasıyla görürsünüz. Tutarı artırma ya da ' +
      'azaltma kurallarının hiçbiri olasılıkları tersine çevirmez: yalnızca bakiyenin ne ' +
      'kadar hızlı ve ne kadar uzağa gittiğini değiştirir.',
    demo: 'Demoda ilk işlem, adım adım',
    fairness: 'Fiyatlanan olasılıklar gerçekleşiyor mu',
    risk: 'Neyi riske atıyorsunuz',
    limits: 'Sınırlar ve molalar',
  },
}
