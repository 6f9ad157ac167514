// Bitcoin Cash, explained in Turkish.

import type { CoinText } from '../coin-text.ts'

export const bitcoinCash: CoinText = {
  name: 'Bitcoin Cash',
  title: 'Bitcoin Cash ile işlem',
  description:
    'Bitcoin cash nedir, bitcoinden neden ayrıldı, fiyatını ne hareket ettirir ve ' +
    'burada kısa bir işlem ne tutar, neyi riske atar; canlı fiyat ve hesaplanmış bir ' +
    'örnekle.',
  lead:
    'İlk yıllarını bitcoinle paylaşan ve tek bir soru yüzünden ayrılan bir coin: bir ' +
    'bloğa ne kadar sığar. Bundan ne çıktığı ve burada onunla bir işlemin ne anlama ' +
    'geldiği.',
  sections: [
    {
      title: 'Nedir',
      paragraphs: [
        'Bitcoin Cash, Bitcoin’in bir dalıdır. Ayrılma gününe kadar ikisinin defteri kayıt ' +
          'kayıt aynıdır; o günden sonra her birinin kendi defteri vardır. O gün bitcoin ' +
          'tutan, aynı sayıda bitcoin cash de tutuyordu.',
        'Destekçileri coinlerin dükkânlarda ve sınırlar ötesinde, fark edilmeyecek kadar ' +
          'küçük bir ücretle harcanmasını ister. En çok bitcoin kadar, yirmi bir milyondan ' +
          'biraz az olabilir.',
      ],
    },
    {
      title: 'Nasıl çalışır',
      paragraphs: [
        'Düzeneği bitcoininkidir. Ödemeler özel anahtarlarla imzalanır, madenciler onları ' +
          'yaklaşık on dakikada bir bloklarda toplar ve aşağı yukarı dört yılda bir blok ' +
          'ödülü yarıya iner. Fark yerdedir: bir blok, bitcoinin ilk sınırından kat kat ' +
          'büyük olabilir; böylece ödemeler nadiren sıra bekler ve ücretler bir sentin küçük ' +
          'parçalarında kalır.',
        'İki coin de aynı makinelerle kazılır. Bir madenci dakikalar içinde bir zincirden ' +
          'ötekine geçebilir ve bir saatlik işin daha çok kazandırdığı yere gider. Bitcoin ' +
          'Cash bu yüzden bulmacasının zorluğunu her blokta ayarlar. Onu bitcoinden çok daha ' +
          'az hesap koruduğu için, zincirine bir saldırı da çok daha ucuza gelirdi.',
      ],
    },
    {
      title: 'Fiyatını ne hareket ettirir',
      paragraphs: [
        'Onu en çok bitcoin hareket ettirir. Büyük coin düştüğünde küçük olan da ' +
          'genellikle onunla düşer, çoğu zaman daha fazla; çünkü iki yanda daha az emir ' +
          'bekler. Kendine özgü haberler geliştiriciler arasındaki anlaşmazlıklardan, ' +
          'yükseltmelerden ve onu listeye alan ya da çıkaran borsalardan gelir.',
        'Bitcoinle parite ortak hareketi çıkarır. Geriye piyasanın birini ötekine karşı ' +
          'nasıl tarttığı kalır: çoğu gün daha sakin, bir şey yalnızca birini ' +
          'ilgilendirdiğinde sıçramalarla.',
        'Birkaç dakika içinde rastlantı bunların hepsinden ağır basar.',
      ],
    },
    {
      title: 'Kısa bir tarih',
      paragraphs: [
        'Bitcoin kullanıcıları yıllarca blok boyutu sınırını tartıştı. Bir taraf daha ' +
          'büyük bloklar ve ucuz ödemeler istiyordu; öteki, herkesin evinde ' +
          'doğrulayabileceği kadar küçük bloklar. Bitcoinin dokuzuncu yılında bir ağustosta ' +
          'büyük blok tarafı kendi zincirini başlattı.',
        'O kış bütün piyasa coştu. Büyük bir Amerikan borsası coini haber vermeden listeye ' +
          'aldı, fiyat sıçradı ve borsa aynı akşam işlemleri durdurdu. Ertesi sonbahar ' +
          'destekçilerin kendileri bozuştu. İki kamp birbirine karşı haftalarca hesap gücü ' +
          'harcadı ve bir coin daha, Bitcoin SV, ayrıldı. İki yıl sonra geliştiricilere blok ' +
          'ödülünden ödeme yapma konusundaki başka bir kavga, bir ayrılığa daha yol açtı.',
        'Fiyat zamanın çoğunu ilk kışınınkinin çok altında geçirdi. Ağ, bloklarının ' +
          'yerinden çok daha az ödemeyle çalışmaya devam etti.',
      ],
    },
    {
      title: 'Burada işlem yapmak',
      paragraphs: [
        'Burada coini satın almazsınız ve hiçbir zaman elinizde bulunmaz. Bir tutar ve bir ' +
          'süre seçer, fiyatın bir kullanım fiyatının üstünde mi altında mı biteceğini ' +
          'söylersiniz. Karar vermeden önce kullanım fiyatının nerede olacağını, haklıysanız ' +
          'ne kazanacağınızı, haksızsanız ne kaybedeceğinizi görürsünüz. Ne kadar uzakta ' +
          'olduğu, emriniz kabul edildiğinde sabitlenir. Girişiniz bir an sonraki ilk ' +
          'fiyattır; bitiş anındaki ya da ondan önceki son fiyat belirler.',
        'Fiyatın en küçük adımı olan tick’e dikkat edin. Bitcoine karşı fiyat, çok ' +
          'ondalıklı küçük bir kesirdir. Bir enstrüman bir süre neredeyse hiç hareket ' +
          'etmezse bazı kullanım fiyatları adil biçimde konamaz ve o zaman hiçbirini ' +
          'sunmayız.',
      ],
    },
    {
      title: 'Neyi riske atarsınız',
      paragraphs: [
        'Her işlemin tutarının tamamını kaybedebilirsiniz. Marjımız her kullanım fiyatının ' +
          'bir parçasıdır, bu yüzden çok sayıda işlemde ortalama sonuç kayıptır. Sığ bir ' +
          'piyasada tek bir büyük emir fiyatı kullanım fiyatınızın ötesine ve geriye ' +
          'taşıyabilir. Sonda taze fiyat yoksa işlem geçersizdir ve tutarınız geri gelir; bu ' +
          'sizi kötü bir fiyattan korur, kötü bir sonuçtan değil. Yalnızca onsuz ' +
          'yapabileceğinizle işlem yapın.',
      ],
    },
  ],
}
