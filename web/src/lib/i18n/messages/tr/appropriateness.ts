// In Turkish: the questions before live trading.

import type { Messages } from '#contract/shared/messages.ts'
import type { appropriateness as english } from '../appropriateness.ts'

export const appropriateness: Messages<typeof english> = {
  title: 'Canlı işlem yapmadan önce',
  lead:
    'Canlı işlemler parayı riske atar. Lütfen nasıl olduğunu bildiğinizi gösterin: bir düzine ' +
    'soru; bilmedikleriniz yardımda yazar. Demo bunlar olmadan da açıktır.',
  help: 'Önce yardımı okuyun',
  odds: 'Olasılıkları rastgele sayılarla deneyin.',
  mark: (mark, all) =>
    `${all} yanıttan ${mark} tanesi doğru olmalı. Olmazsa bir gün sonra yeniden deneyebilirsiniz.`,
  begins: (stake, trades) =>
    `Geçen küçük başlar: bir gün boyunca bir canlı işlemin tutarı en çok ${stake} olur ve ` +
    `bunlardan ${trades} tane yapılabilir.`,
  questions: {
    whole_amount: {
      asks:
        'Bir işleme $100 koyuyorsunuz ve işlem kullanım fiyatının yanlış tarafında bitiyor. Ne ' +
        'kalır?',
      choices: { a: 'Yarısı', b: 'Hiçbir şey', c: 'Bir ücret düşülmüş hâliyle tamamı' },
    },
    margin: {
      asks: 'Buradaki her fiyatta kasa lehine bir marj var. Bu, çok sayıda işlemde ne demektir?',
      choices: {
        a: 'Müşteriler ortalamada kazanır, marjsız olacağından biraz daha az',
        b: 'Müşteriler ortalamada ne kazanır ne kaybeder',
        c: 'Müşteriler ortalamada kaybeder',
      },
    },
    break_even: {
      asks: 'Başabaş oranının söylediğinden daha seyrek kazanıyorsunuz. Zamanla ne olur?',
      choices: {
        a: 'İşlemlerinizin çoğunu kazansanız da para kaybedersiniz',
        b: 'Yarısından çoğunu kazandığınız sürece para kazanırsınız',
        c: 'Başladığınız yerde bitirirsiniz',
      },
    },
    further_strike: {
      asks: 'Bir kullanım oranı kazanca ötekinden daha çok ödüyor. Başka ne farklıdır?',
      choices: {
        a: 'Hiçbir şey: daha iyi olan odur',
        b: 'Daha seyrek kazanır',
        c: 'Tutarın daha azı kaybedilebilir',
      },
    },
    doubling: {
      asks: 'Her kayıptan sonra tutarı ikiye katlıyorsunuz. Bu ne yapar?',
      choices: {
        a: 'Sonunda her şeyi geri kazandırır',
        b: 'Sonraki işlemin daha sık kazanmasını sağlar',
        c: 'Her şeyinizi daha erken kaybedebilirsiniz; hiçbir işlem bununla daha sık kazanmaz',
      },
    },
    ending: {
      asks: 'Beş dakikalık bir işlem bir dakika sonra kötü gidiyor. Ne yapabilirsiniz?',
      choices: {
        a: 'Hiçbir şey: zamanında, o anın fiyatına göre biter',
        b: 'Kapatmak ve o sırada değeri neyse onu geri almak',
        c: 'Kullanım fiyatını kaydırmak',
      },
    },
    lucky_run: {
      asks: 'İlk on işleminizden sekizini kazandınız. Bu neyi gösterir?',
      choices: {
        a: 'Seçme yönteminizin işe yaradığını',
        b: 'Çok az şeyi: o kadarı çoğu kez şansla kazanılır',
        c: 'Sonrakilerin kaybedilmesinin daha olası olduğunu',
      },
    },
    money: {
      asks: 'Böyle işlem yapmak hangi para içindir?',
      choices: {
        a: 'Yaşayışınızı değiştirmeden kaybedebileceğiniz para',
        b: 'Dikkatli bir planla, gelecek ay ihtiyacınız olan para',
        c: 'Borcun maliyeti bir kazancın ödediğinden azsa, borç alınmış para',
      },
    },
    signals: {
      asks:
        'Bir sinyal ya da iyi işlem yapan biri, bir fiyatın yükseleceğini söylüyor. Bu ne kadar ' +
        'kesindir?',
      choices: {
        a: 'Kesin, sicil şimdiye kadar iyiyse',
        b: 'Kesin, çok kişi aynısını söylüyorsa',
        c: 'Hiç değil: iyi bir sicil sonraki işlem hakkında kesin bir şey söylemez',
      },
    },
    other_side: {
      asks: 'İşleminiz kazanınca size kim öder, kaybedince tutarınızı kim alıkoyar?',
      choices: { a: 'Başka bir müşteri', b: 'Kasa, yani biz', c: 'Bir borsa' },
    },
    missing_price: {
      asks: 'İşleminizi belirlemesi gereken fiyat yok. Ne olur?',
      choices: {
        a: 'İşlem geçersizdir ve tutarın tamamı geri gelir',
        b: 'İşlem kaybedilmiştir',
        c: 'Çalışanlarımız bir fiyat seçer',
      },
    },
    breaks: {
      asks: 'İstediğinizden çok işlem yaptığınızı fark ediyorsunuz. Burada ne yapabilirsiniz?',
      choices: {
        a: 'Çalışanlarımızdan bir kısmını geri kazanmalarını istemek',
        b: 'Kaybettikleriniz geri gelene kadar hiçbir şey',
        c: 'Sınır koymak, mola vermek ya da kendinizi dışlamak; sürerken bunu kimse geri alamaz',
      },
    },
  },
  send: 'Yanıtlarımı gönder',
  unanswered: 'Lütfen bir yanıt seçin.',
  missing: (count) =>
    count === 1 ? 'Bir sorunun henüz yanıtı yok.' : `${count} sorunun henüz yanıtı yok.`,
  waits: (until) =>
    `Soruları şu zamandan itibaren yeniden yanıtlayabilirsiniz: ${until}. O zamana kadar demo ve ` +
    'yardım sizin için açıktır; çekim beklemez.',
  passed: (at) => `Soruları geçtiniz (${at}).`,
  firstDay: (until, stake, trades) =>
    `Bir canlı işlemin tutarı en çok ${stake} olur ve bunlardan ${trades} tane yapılabilir; ` +
    `bunun bitişi ${until}.`,
  notNeeded:
    'Bu kurulumda canlı işlemler bu soruları beklemez. Yine de onları yanıtlayabilirsiniz.',
  attempts: 'Denemeleriniz',
  attempt: (at, right, asked) => `${at}: ${asked} sorudan ${right} doğru`,
  tradeLive: 'İşlem ekranına',
  lost: (median) => `Kaybedenlerin yarısı şu kadarını veya daha fazlasını kaybetti: ${median}.`,
}
