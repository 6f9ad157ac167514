// Ethereum and its coin ether, explained in Turkish.

import type { CoinText } from '../coin-text.ts'

export const ethereum: CoinText = {
  name: 'Ethereum',
  title: 'Ethereum ile işlem',
  description:
    'Ethereum ve coini ether nedir, nasıl çalışırlar, fiyatı ne hareket ettirir ve ' +
    'burada kısa bir işlem ne tutar, neyi riske atar; canlı fiyat ve hesaplanmış bir ' +
    'örnekle.',
  lead:
    'Ödemelerin yanı sıra program da çalıştıran bir ağ ve bunların çalışmasını ödeyen ' +
    'coin. Nasıl çalıştığı, fiyatının neden hareket ettiği ve burada onunla bir ' +
    'işlemin ne anlama geldiği.',
  sections: [
    {
      title: 'Nedir',
      paragraphs: [
        'Ethereum kimsenin sahip olmadığı bir bilgisayardır. Binlerce makine aynı defteri ' +
          'tutar, akıllı sözleşme denen aynı programları çalıştırır ve her sonuçta anlaşır. ' +
          'Krediler, borsalar, oyunlar ve başka coinler böyle programlardan kurulur.',
        'Ether bu ağın coinidir. Bir programın her adımı ondan biraz harcar, bu yüzden ' +
          'ethereumu kullanmak isteyenin ethere ihtiyacı vardır. Kaç tane olabileceğinin ' +
          'sabit bir sınırı yoktur.',
      ],
    },
    {
      title: 'Nasıl çalışır',
      paragraphs: [
        'Ethereum, bitcoin gibi madencilerle başladı. Bugün onların yerine doğrulayıcıları ' +
          'vardır: etheri rehin olarak kilitleyen, sırayla blok öneren ve ötekilerin ' +
          'bloklarını onaylayan kişiler. Dürüst iş küçük bir gelir getirir. Çelişen iki ' +
          'bloğu imzalamak rehnin bir kısmına mal olur. Yaklaşık on iki saniyede bir blok ' +
          'gelir ve birkaç dakika sonra kesin sayılır.',
        'Her ödeme ve her program bir ücret öder. Bunun bir bölümü olan temel ücret, ' +
          'bloklar doluyken yükselir ve kimseye ödenmek yerine yok edilir. Yoğun zamanlarda ' +
          'yeni yapılandan daha çok ether yok olabilir. Trafiğin büyük bölümü, üzerine ' +
          'kurulan, ethereumda toplu olarak hesap kapatan ve daha ucuz ağlara geçti.',
      ],
    },
    {
      title: 'Fiyatını ne hareket ettirir',
      paragraphs: [
        'Ether çoğu gün bitcoini izler. Bunun ötesinde ağın ne kadar kullanıldığına ' +
          'bağlıdır: bir tür token modası ücret demektir, ücret de talep. Yükseltmeler ne ' +
          'kadar ether yapıldığını ya da yok edildiğini değiştirir. Fonlar alıp satar, ' +
          'tutanlar kilitler ya da serbest bırakır.',
        'Programlar çok büyük tutarlar barındırır ve içlerindeki hatalar birçok kez ' +
          'soyulmuştur. Etherle güvenceye alınmış krediler, fiyat düştüğünde programların ' +
          'kendilerince kapatılır; bu da aynı dakikada ondan daha fazlasını satar.',
        'Kısa sürelerde en büyük kuvvet rastlantıdır.',
      ],
    },
    {
      title: 'Kısa bir tarih',
      paragraphs: [
        'On dokuz yaşındaki Vitalik Buterin fikri bir yazıda anlattı. Ether ertesi yaz ilk ' +
          'kez halka satıldı ve ağ bir yıl sonra başladı. İlk yılında DAO adlı bir yatırım ' +
          'havuzu bütün etherin yedide birini topladı ve bir hırsız programında bir hata ' +
          'buldu. Kullanıcıların çoğu, para geri gelsin diye defteri yeniden yazmakta ' +
          'anlaştı. Bir azınlık reddetti ve onların zinciri Ethereum Classic olarak yaşamaya ' +
          'devam ediyor.',
        'Yeni tokenlerden bir dalga fiyatı ilk büyük doruğuna taşıdı ve bir yıl içinde ' +
          'onda dokuzundan fazlasını kaybetti. Kredi programları ve alınıp satılan resimler ' +
          'onu bir sonrakine taşıdı ve yaklaşık beşte dördünü kaybetti. Bu arada ağ, ' +
          'çalışırken motorunu değiştirdi: madencilik bitti ve elektrik tüketimi yüzde ' +
          'doksan dokuzdan fazla düştü.',
      ],
    },
    {
      title: 'Burada işlem yapmak',
      paragraphs: [
        'Burada ether satın almazsınız ve cüzdana ihtiyacınız yoktur. Bir tutar ve bir ' +
          'süre seçer, fiyatın bir kullanım fiyatının üstünde mi altında mı biteceğini ' +
          'söylersiniz. Karar vermeden önce kullanım fiyatının nerede olacağını, haklıysanız ' +
          'ne kazanacağınızı, haksızsanız ne kaybedeceğinizi görürsünüz. Ne kadar uzakta ' +
          'olduğu, emriniz kabul edildiğinde sabitlenir. Girişiniz bir an sonraki ilk ' +
          'fiyattır; bitiş anındaki ya da ondan önceki son fiyat belirler.',
        'Aşağıdaki pariteler etheri paraya ya da bitcoine karşı koyar. Dolara karşı bütün ' +
          'piyasanın havasına işlem yaparsınız; bitcoine karşı yalnızca ikisinden hangisinin ' +
          'daha iyi gittiğine.',
      ],
    },
    {
      title: 'Neyi riske atarsınız',
      paragraphs: [
        'Her işlemin tutarının tamamını kaybedebilirsiniz. Marjımız her kullanım fiyatının ' +
          'bir parçasıdır, bu yüzden çok sayıda işlemde ortalama sonuç kayıptır. Ether ' +
          'genellikle bitcoinden daha geniş salınır; kullanım fiyatları bunu hesaba katar, ' +
          'bu yüzden daha geniş salınımlar kazanmayı daha olası kılmaz. İşleminiz sürerken ' +
          'duyurulan bir hırsızlık ya da hata, her başka haber gibi sayılır. Yalnızca kaybı ' +
          'sizin için hiçbir şeyi değiştirmeyecek parayla işlem yapın.',
      ],
    },
  ],
}
