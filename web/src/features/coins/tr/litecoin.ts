// Litecoin, explained in Turkish.

import type { CoinText } from '../coin-text.ts'

export const litecoin: CoinText = {
  name: 'Litecoin',
  title: 'Litecoin ile işlem',
  description:
    'Litecoin nedir, bitcoinden nasıl ayrılır, fiyatını ne hareket ettirir ve burada ' +
    'kısa bir işlem ne tutar, neyi riske atar; canlı fiyat ve hesaplanmış bir örnekle.',
  lead:
    'Hâlâ kullanılan en eski coinlerden biri: daha hızlı bir saati ve başka bir ' +
    'bulmacası olan bitcoin. Bunun neyi değiştirdiği ve burada onunla bir işlemin ne ' +
    'anlama geldiği.',
  sections: [
    {
      title: 'Nedir',
      paragraphs: [
        'Litecoin, birkaç sayısı değiştirilmiş bir bitcoin programı kopyasından yapılmış, ' +
          'çıkaranı olmayan dijital bir coindir. Yapımcısı ona bitcoinin altınının yanında ' +
          'gümüş dedi: daha küçük ve daha sık ödemeler için düşünülmüştü. Seksen dört milyon ' +
          'tane olabilir, bitcoinin dört katı.',
        'Bir ödeme ağıdır ve pek fazlası değildir. Onu hiçbir şirket yürütmez ve hiçbir ' +
          'gelir vaat etmez. Küçük bir vakıf yazılıma ve adına bakar.',
      ],
    },
    {
      title: 'Nasıl çalışır',
      paragraphs: [
        'Ödemeler, bitcoinde olduğu gibi özel anahtarlarla imzalanır ve madencilerce ' +
          'bloklarda toplanır, ama yaklaşık iki buçuk dakikada bir blok gelir. İlk onay daha ' +
          'erken gelir ve sıra daha çabuk erir.',
        'Madencilerin çözdüğü bulmaca başkadır ve adı scrypt’tir. Hızın yanı sıra bellek ' +
          'gerektirdiği için seçildi; sıradan bilgisayarlar yetişebilsin diye. Özel ' +
          'makineler yine de geldi. Litecoin için yapılan iş Dogecoin için de sayılabilir ve ' +
          'madencilerin çoğu ikisini birden kazanır. Dört yılda bir kadar blok ödülü yarıya ' +
          'iner.',
        'Gönderenler bir ödemenin tutarını her bloğun yanındaki bir alanda gizleyebilir. ' +
          'Bu bir seçimdir; sıradan ödemeler herkese açık kalır.',
      ],
    },
    {
      title: 'Fiyatını ne hareket ettirir',
      paragraphs: [
        'Onu çoğunlukla bütün olarak piyasa taşır: bitcoin yükseldiğinde ya da düştüğünde ' +
          'litecoin genellikle daha geniş bir salınımla izler. Buna ödeme hizmetlerinin ' +
          'talebi, listelenmeler ve coini tutan fonlar hakkındaki söylentiler eklenir.',
        'Ödülünün yarılanması her seferinde dikkat çeker. İkincisinden önce fiyat yarım ' +
          'yıl tırmandı, günden haftalar önce döndü ve sonra kışa kadar düştü. Herkesin ' +
          'bildiği bir tarih kimseyi şaşırtmaz.',
        'Birkaç dakika içinde yön, yazı turaya yakındır.',
      ],
    },
    {
      title: 'Kısa bir tarih',
      paragraphs: [
        'O zamanlar Google’da mühendis olan Charlie Lee, litecoini bitcoinin üçüncü ' +
          'yılının ekiminde yayımladı. Program madencilik başlamadan yayımlandı, böylece ' +
          'kendisi önden başlamadı; bu o zaman alışılmadıktı. Litecoin yıllarca en büyük ' +
          'coinler arasındaydı ve deneme alanı oldu: imzaların nasıl saklandığıyla ilgili ' +
          'bir değişiklik, bitcoin benimsemeden birkaç ay önce burada çalıştı.',
        'Ardından gelen coşkunun doruğunda Lee, çıkar çatışmasından kurtulmak için ' +
          'neredeyse bütün coinlerini sattığını ya da dağıttığını duyurdu. Sonra fiyat bir ' +
          'yıl içinde onda dokuzundan fazlasını kaybetti. Daha sonra sahte bir basın ' +
          'bülteni, büyük bir süpermarket zincirinin litecoin kabul edeceğini öne sürdü. ' +
          'Fiyat dörtte bir ve daha fazla sıçradı, sahtelik ortaya çıktı ve yaklaşık bir ' +
          'saat içinde başladığı yere döndü. Gizli tutarlar getirildiğinde Güney Kore’de ' +
          'birkaç borsa coini listeden çıkardı.',
      ],
    },
    {
      title: 'Burada işlem yapmak',
      paragraphs: [
        'Burada litecoin satın almazsınız. Bir tutar, bir süre ve bir taraf seçersiniz. ' +
          'Karar vermeden önce kullanım fiyatının nerede olacağını, haklıysanız ne ' +
          'kazanacağınızı, haksızsanız ne kaybedeceğinizi görürsünüz. Ne kadar uzakta ' +
          'olduğu, emriniz kabul edildiğinde sabitlenir. Girişiniz bir an sonraki ilk ' +
          'fiyattır; bitiş anındaki ya da ondan önceki son fiyat belirler. İki fiyat da ' +
          'saklanır ve makbuzunuzda yazar.',
        'Dolara karşı coinin kendi hareketiyle bütün piyasanınkine işlem yaparsınız. ' +
          'Bitcoine karşı yalnızca ikisi arasındaki farka; bu fark daha ince adımlarla ' +
          'hareket eder ve çoğu zaman durgundur.',
      ],
    },
    {
      title: 'Neyi riske atarsınız',
      paragraphs: [
        'Her işlemin tutarının tamamını, hem de çabucak, kaybedebilirsiniz. Marjımız her ' +
          'kullanım fiyatının bir parçasıdır, bu yüzden çok sayıda işlemde ortalama sonuç ' +
          'kayıptır. Yanlış bir haber fiyatı doğrusu kadar hareket ettirebilir ve haber ' +
          'yanlıştı diye kimse bir işlemi geri almaz. Art arda kazançlar beceri kanıtı ' +
          'değildir; yeterince işlemde böyle diziler kendiliğinden gelir. Yalnızca ' +
          'kaybedebileceğiniz parayla işlem yapın.',
      ],
    },
  ],
}
