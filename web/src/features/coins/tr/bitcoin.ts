// Bitcoin, explained in Turkish.

import type { CoinText } from '../coin-text.ts'

export const bitcoin: CoinText = {
  name: 'Bitcoin',
  title: 'Bitcoin ile işlem',
  description:
    'Bitcoin nedir, nasıl çalışır, fiyatını ne hareket ettirir ve burada kısa bir ' +
    'işlem ne tutar, neyi riske atar; canlı fiyat ve hesaplanmış bir örnekle.',
  lead:
    'İlk dijital coin, hâlâ en büyüğü ve hâlâ ötekilerin izlediği. Ne olduğu, ' +
    'fiyatının neden hareket ettiği ve burada onunla bir işlemin ne anlama geldiği.',
  sections: [
    {
      title: 'Nedir',
      paragraphs: [
        'Bitcoin, çıkaranı olmayan paradır. Hiçbir banka onu yaratmaz ve arkasında hiçbir ' +
          'devlet durmaz. Dünyanın her yanında binlerce bilgisayarın birbiriyle aynı tuttuğu ' +
          'herkese açık bir defterde, blok zincirinde, kayıtlar olarak var olur. Herkes ' +
          'böyle bir bilgisayar çalıştırabilir, defteri okuyabilir ya da bir ödeme ' +
          'gönderebilir.',
        'Yazılım sonsuza dek yirmi bir milyondan biraz az coine izin verir. Her biri yüz ' +
          'milyon parçaya bölünür, bu yüzden kimsenin bir tamına sahip olması gerekmez.',
      ],
    },
    {
      title: 'Nasıl çalışır',
      paragraphs: [
        'Özel anahtarı elinde tutan, onunla bir ödeme imzalayabilir. Madenciler imzalı ' +
          'ödemeleri bir blokta toplar ve bloğu geçerli kılan bir sayıyı bulmak için ' +
          'yarışır. Onu bulmak çok büyük hesap gerektirir; doğrulamak neredeyse hiç. ' +
          'Kazanan, bloğu zincire ekler ve yeni coinlerle ücretleri alır.',
        'Yaklaşık on dakikada bir blok bulunur. Madenciler hızlandığında bulmaca zorlaşır, ' +
          'böylece hız aynı kalır. Aşağı yukarı dört yılda bir, blok başına yeni coin sayısı ' +
          'yarıya iner. Ödemeler geri çağrılamaz ve kaybolan bir anahtarın yerine yenisi ' +
          'konamaz.',
      ],
    },
    {
      title: 'Fiyatını ne hareket ettirir',
      paragraphs: [
        'Arz yıllar öncesinden bilinir, bu yüzden sürprizler talepten gelir. Büyük fonlar ' +
          'alır ve satar. Faizler önemlidir: güvenli birikim iyi kazandırdığında, hiçbir şey ' +
          'kazandırmayan bir şeyi daha az insan elinde tutar. Mahkeme kararları, yeni ' +
          'yasalar ve bir borsanın çöküşü, her biri fiyatı dakikalar içinde hareket ' +
          'ettirmiştir.',
        'Birçok kişi ödünç parayla işlem yapar. Fiyat yeterince düştüğünde pozisyonları ' +
          'zorla kapatılır ve bu onu daha da iter. Piyasa hiç kapanmaz ve hafta sonları, ' +
          'daha az emir beklerken, aynı satış onu daha çok hareket ettirir.',
        'Birkaç dakika içinde bunların hiçbiri öngörülemez. Görünen, çoğunlukla ' + 'rastlantıdır.',
      ],
    },
    {
      title: 'Kısa bir tarih',
      paragraphs: [
        'Büyük bankacılık krizinin sonbaharında kendine Satoshi Nakamoto diyen biri dokuz ' +
          'sayfalık bir yazı yayımladı. İlk blok ocakta geldi; içine bankaların ' +
          'kurtarılmasıyla ilgili bir gazete başlığı yazılmıştı. Yazarın kim olduğu hâlâ ' +
          'bilinmiyor. İkinci yılda Florida’da bir programcı iki pizza için on bin coin ' +
          'ödedi.',
        'Fiyat, ilk kullanıcıların hayal ettiğinin çok ötesine yükseldi ve yolda en az ' +
          'dört kez değerinin dörtte üçünden fazlasını kaybetti. Zamanının en büyük borsası ' +
          'Mt. Gox, müşterilerinin yüz binlerce coini eksikken çöktü. Çin madenciliği ' +
          'yasakladı. El Salvador bitcoini yasal para yaptı ve sonra bu yasanın büyük ' +
          'bölümünü geri aldı. Amerika Birleşik Devletleri’nde bitcoin tutan fonlar, on ' +
          'yıllık retten sonra borsalara kabul edildi.',
      ],
    },
    {
      title: 'Burada işlem yapmak',
      paragraphs: [
        'Burada bitcoin satın almazsınız ve hiçbir zaman elinizde bulunmaz. Bir tutar ve ' +
          'bir süre seçer, fiyatın bir kullanım fiyatının üstünde mi altında mı biteceğini ' +
          'söylersiniz. Karar vermeden önce kullanım fiyatının nerede olacağını, haklıysanız ' +
          'ne kazanacağınızı, haksızsanız ne kaybedeceğinizi görürsünüz. Ne kadar uzakta ' +
          'olduğu, emriniz kabul edildiğinde sabitlenir. Girişiniz bir an sonraki ilk ' +
          'fiyattır; bitiş anındaki ya da ondan önceki son fiyat belirler.',
        'Aşağıdaki pariteler bitcoinin neyle fiyatlandığında ayrılır. Dolar ve dolar ' +
          'tokenine karşı hareketler neredeyse aynıdır. Euroya karşı, iki para arasındaki ' +
          'kur da işin içine girer.',
      ],
    },
    {
      title: 'Neyi riske atarsınız',
      paragraphs: [
        'Her işlemin tutarının tamamını bir dakika içinde kaybedebilirsiniz. Marjımız her ' +
          'kullanım fiyatının bir parçasıdır, bu yüzden çok sayıda işlemde ortalama sonuç ' +
          'kayıptır. Ani bir haber bir işlemi son saniyesinde tersine çevirebilir ve burada ' +
          'hiçbir emir kaybı yarı yolda durdurmaz. Geçmiş fiyatlar bir sonrakini söylemez. ' +
          'İhtiyacınız olan parayla işlem yapmayın ve gideni geri kazanmaya çalışmayın.',
      ],
    },
  ],
}
