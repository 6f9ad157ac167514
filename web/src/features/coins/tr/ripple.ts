// XRP, the coin of the ledger that the company Ripple builds on, explained in Turkish.

import type { CoinText } from '../coin-text.ts'

export const ripple: CoinText = {
  name: 'Ripple',
  title: 'Ripple ile işlem',
  description:
    'XRP nedir ve Ripple şirketiyle nasıl bağlantılıdır, fiyatını ne hareket ettirir ' +
    've burada kısa bir işlem ne tutar, neyi riske atar; canlı fiyat ve hesaplanmış ' +
    'bir örnekle.',
  lead:
    'Ripple denir, XRP kastedilir. Biri şirket, öteki coindir. Birbirlerine nasıl ' +
    'bağlandıkları, fiyatı neyin hareket ettirdiği ve burada onunla bir işlemin ne ' +
    'anlama geldiği.',
  sections: [
    {
      title: 'Nedir',
      paragraphs: [
        'XRP, insanlar ve para birimleri arasında değer taşıyan bir ağ olan XRP Ledger’ın ' +
          'coinidir. Ripple, bankalara ve havale şirketlerine ödeme hizmetleri satan bir ' +
          'Amerikan şirketidir; bunların bazıları XRP’yi köprü olarak kullanır: para bir ' +
          'ülkede XRP’ye, saniyeler sonra başka bir ülkede yerel paraya dönüşür.',
        'Onu kimse kazmaz. Başta yüz milyar XRP yaratıldı ve çoğu şirkete verildi. Her ' +
          'ödeme çok küçük bir ücreti yok eder, bu yüzden sayı çok yavaş azalır.',
      ],
    },
    {
      title: 'Nasıl çalışır',
      paragraphs: [
        'Defter üzerinde oylamayla anlaşılır. Doğrulayıcı denen sunucular sırada hangi ' +
          'ödemelerin olduğunu önerir ve güvendiklerinin neredeyse hepsi aynısını söyleyene ' +
          'kadar bunu yineler. Bu birkaç saniye sürer ve neredeyse hiç elektrik istemez. Her ' +
          'sunucu kime güveneceğini seçer ve çoğu Ripple’ın ya da defterin arkasındaki ' +
          'vakfın yayımladığı bir listeyi alır. Eleştirenler bunu fazla merkezî bulur; ' +
          'destekçiler, listedeki hiç kimsenin başkasının coinlerini harcayamayacağını ' +
          'söyler.',
        'Ripple, elindekinin büyük bölümünü defterdeki sözleşmelere kilitledi. Bunlar her ' +
          'ay sabit bir miktarı serbest bırakır ve şirket kullanmadığını yeniden kilitler.',
      ],
    },
    {
      title: 'Fiyatını ne hareket ettirir',
      paragraphs: [
        'Onu yıllarca her şeyden çok mahkemeler hareket ettirdi. Bir dilekçe ya da karar ' +
          'fiyatı bir günde üçte bir değiştirebiliyordu. Hizmeti deneyen bir bankadan, bir ' +
          'fondan ya da bir listelenmeden gelen haberler daha küçük ölçekte aynı şekilde ' +
          'etki eder. Bunun dışında XRP, bitcoin ve piyasanın geri kalanıyla gider.',
        'Az sayıda kişi çok fazlasına sahiptir. Şirketin ve kurucularının sattığı, ' +
          'başkalarının üstlenmesi gereken arzdır. Ödemelerin defterden geçmesi fiyatı ' +
          'kendiliğinden yükseltmez, çünkü bir köprü her coini yalnızca birkaç saniye tutar.',
        'Birkaç dakika içinde hareketin çoğu rastlantıdır.',
      ],
    },
    {
      title: 'Kısa bir tarih',
      paragraphs: [
        'Üç programcı, madencilik olmadan anlaşmanın bir yolunu ararken defteri bitcoinin ' +
          'dördüncü yılında başlattı. Şirket aynı yıl kuruldu. Üçünden biri, Jed McCaleb, ' +
          'milyarlarca XRP ile erken ayrıldı ve onları bir anlaşmaya göre satması sekiz yıl ' +
          'sürdü.',
        'İlk büyük coşkuda fiyat haftalar içinde katlandı ve ertesi yıl onda dokuzundan ' +
          'fazlasını kaybetti. O coşkudan üç yıl sonra, Noel’e günler kala, Amerikan menkul ' +
          'kıymetler kurumu şirkete dava açtı: XRP’nin, bir hissenin gerektirdiği belgeler ' +
          'olmadan hisse gibi satıldığını söylüyordu. Borsalar coini listeden çıkardı ve ' +
          'fiyat yaklaşık bir haftada yarıdan fazla düştü. Bir yargıç sonra konuyu ikiye ' +
          'ayırdı. Büyük yatırımcılara satışlar yasayı çiğnemişti, açık borsalardaki ' +
          'satışlar çiğnememişti. Şirket bir ceza ödedi, iki taraf da itirazlarından ' +
          'vazgeçti ve dava neredeyse beş yıl sonra bitti.',
      ],
    },
    {
      title: 'Burada işlem yapmak',
      paragraphs: [
        'Burada XRP satın almazsınız. Bir tutar, bir süre ve bir taraf seçersiniz. Karar ' +
          'vermeden önce kullanım fiyatının nerede olacağını, haklıysanız ne kazanacağınızı, ' +
          'haksızsanız ne kaybedeceğinizi görürsünüz. Ne kadar uzakta olduğu, emriniz kabul ' +
          'edildiğinde sabitlenir. Girişiniz bir an sonraki ilk fiyattır; bitiş anındaki ya ' +
          'da ondan önceki son fiyat belirler.',
        'Dolara karşı fiyat küçük bir sayıdır ve adımları da küçüktür. Ethere karşı başka ' +
          'yerlerdeki işlemler seyrektir. Taze bir fiyat olmadan dakikalar geçebilir ve ' +
          'fiyat olmadan emir almayız.',
      ],
    },
    {
      title: 'Neyi riske atarsınız',
      paragraphs: [
        'Her işlemin tutarının tamamını kaybedebilirsiniz. Marjımız her kullanım fiyatının ' +
          'bir parçasıdır, bu yüzden çok sayıda işlemde ortalama sonuç kayıptır. Bu coinin, ' +
          'mahkeme salonu dışında kimsenin bilemeyeceği haberlerle ani hareket etme geçmişi ' +
          'vardır. İşleminiz bittiğinde fiyat yoksa işlem geçersizdir ve tutar geri gelir. ' +
          'İkinci bir bildirimin doğruladığı fiyat, ne kadar şaşırtıcı olursa olsun sayılır. ' +
          'Yalnızca onsuz yapabileceğiniz parayla işlem yapın.',
      ],
    },
  ],
}
