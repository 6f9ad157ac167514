// In Turkish: the first page's words that stay as the server wrote them.

import type { Messages } from '#contract/shared/messages.ts'
import type { landing as english } from '../landing.ts'

export const landing: Messages<typeof english> = {
  lead:
    'Bir enstrüman, bir tutar ve bir süre seçin. Fiyatın, giriş fiyatınıza uzaklığı emriniz ' +
    'kabul edildiğinde sabitlenen bir kullanım fiyatının üstünde mi altında mı biteceğini ' +
    'söyleyin. Belirleyen her fiyat saklanır ve her sonuç makbuzundan yeniden hesaplanabilir.',
  tryDemo: 'Demoyu deneyin',
  trade: 'Şimdi işlem yap',
  demoMoney: (money) => `Demo ${money} sanal parayla başlar.`,
  shortTitle: 'Kısaca',
  short: [
    {
      to: '#how',
      title: 'Bu nedir',
      text:
        'Belirli bir zamandaki fiyat hakkında, karar vermeden önce gördüğünüz koşullarla bir ' +
        'evet ya da hayır.',
    },
    {
      to: '#cost',
      title: 'Ne tutar',
      text: 'Her fiyatta bir marj. Bunun yanında işlem komisyonu yoktur.',
    },
    {
      to: '#risk',
      title: 'Neyi riske atar',
      text: 'Her işlemin tutarının tamamını. Çok sayıda işlemde çoğu insan kaybeder.',
    },
    {
      to: '#check',
      title: 'Neyi kontrol edebilirsiniz',
      text:
        'Her fiyatı, her sonucu, olasılıkların nasıl belirlendiğini ve bu kurulumun nasıl ' +
        'gittiğini.',
    },
  ],
  howTitle: 'Bir işlem nasıl yürür',
  how: [
    [
      'Önce koşulları görürsünüz',
      'Kullanım fiyatı, haklıysanız kâr, haksızsanız kayıp, fiyatlandığı olasılık ve fiyattaki ' +
        'marj.',
    ],
    [
      'Bir sonraki fiyat sayılır',
      'Girişiniz, kaynağının zamanına göre emrinizden bir an sonraki ilk fiyattır: kimse bir ' +
        'fiyatı bizden önce görerek kazanç sağlamaz.',
    ],
    [
      'Son fiyat belirler',
      'Çıkış, bitişteki veya öncesindeki son fiyattır. Eşitlik beraberliktir ve eksik veri ' +
        'işlemi geçersiz kılar: tutarınız geri gelir.',
    ],
    [
      'Makbuz bunu kanıtlar',
      'Koşullar, fiyatlar ve çevrelerindeki dakika; sonucu biz olmadan yeniden hesaplamaya yeter.',
    ],
  ],
  costTitle: 'Ne tutar',
  cost: [
    'İşlem için komisyon ödemezsiniz. Maliyet, fiyattaki bir marjdır: kullanım fiyatı, ' +
      'olasılığınız kârın gerektirdiğinden biraz küçük olacak şekilde konur.',
    'Başladığınız parayla bitirmek için ne sıklıkta haklı olmanız gerektiği başabaştır. Bir ' +
      'işlemin fiyatlandığı olasılık onun altındadır. Marjımız ikisi arasındaki boşluktan gelir.',
  ],
  marginNow: (share) => `Buradaki marj, her fiyatta tutarın ${share} kadarıdır.`,
  ratesTitle: 'Sunulan her kâr oranının başabaşı',
  rateColumns: ['Haklıysanız kâr', 'Fiyatlanan olasılık', 'Başabaş'],
  rateNote: 'Çubuk, işlemin fiyatlandığı olasılıkta biter; işaret onun başabaşıdır.',
  exampleLabel: 'Örnek',
  exampleTitle: 'Rakamlarla bir işlem',
  exampleText:
    '%75 kâr oranıyla Buy’a $100 koyuyorsunuz. Haklıysanız: $175 geri alırsınız. Haksızsanız: ' +
    '$100 gider. Başabaş çıkmak için %57,1 oranında haklı olmanız gerekir. İşlem %54,9 ' +
    'olasılıkla fiyatlanır, yani yüz dolar ortalama dört dolara mal olur.',
  riskTitle: 'Ne kaybedebilirsiniz',
  risk: [
    'Haksız çıktığınızda işlemin tutarının tamamı kaybolur, çoğu zaman dakikalar içinde. ' +
      'İşlemlere koyduğunuz tutarlardan fazlasını asla kaybedemezsiniz.',
    'Marj bizden yana olduğu için daha çok işlem yapmak kayıpları telafi etmez. Kazandığınızda ' +
      'biz öderiz; kaybettiğinizde tutar bizimdir. Buradaki her şey bu yüzden kontrol edilmek ' +
      'üzere yapılmıştır.',
  ],
  riskMore: 'Risk bildirimini okuyun',
  whoTitle: 'Burada kim işlem yapabilir',
  jurisdiction:
    'Birçok ülkede bunun gibi ürünler bireysel müşterilere hiç sunulamaz. Sizinkinin bunlardan ' +
    'biri olup olmadığını kaydolmadan önce öğrenmek size düşer.',
  nobody: 'Müşterilerin gerçek parayla işlem yapabileceği bir ülke henüz belirtilmedi.',
  countries: (names) => `Canlı müşteriler şuralardan gelebilir: ${names}.`,
  sandbox: 'Bu kurulum bir tanıtımdır. Para alamaz ve canlı hesabında da oyun parası vardır.',
  checkTitle: 'Neyi kontrol edebilirsiniz',
  checkLead:
    'Bir vaadin değeri, onu sınamak için yapabildiğiniz kadardır. Bu sayfalar herkese açıktır.',
  checks: [
    {
      to: '/fairness',
      title: 'Adillik',
      text:
        'Bir fiyat nasıl yapılır ve bir işlem nasıl sonuçlandırılır, belli bir olasılıkla ' +
        'fiyatlanan işlemler ne sıklıkta kazandı ve bir makbuz nasıl yeniden hesaplanır.',
      link: 'Nasıl ölçüldüğünü görün',
    },
    {
      to: '/status',
      title: 'Durum',
      text:
        'Fiyatlar nereden gelir ve ne kadar eskidir, sonuçlandırma ne kadar sürer ve varsa bu ' +
        'kurulumun lisansı hangisidir.',
      link: 'Gidişatı görün',
    },
    {
      to: '/live-payouts',
      title: 'Canlı ödemeler',
      claim: 'payouts',
      text:
        'Ödenen çekimler, doğrudan hesap defterinden, herkese açık bir transfer varsa onunla ' +
        'birlikte. Boş bir liste boş liste olarak gösterilir.',
      link: 'Ne ödendiğini görün',
    },
    {
      to: '/risk-disclosure',
      title: 'Hukuki metinler',
      text:
        'Bu ürün için, davrandığı gibi yazılmış, tarihli, her sürümüyle. Biri değiştiğinde size ' +
        'haber verilir.',
      link: 'Önce riskleri okuyun',
    },
  ],
  plansTitle: 'İşlem planları',
  plansLead:
    'Elle işlem plan gerektirmez. Plan otomatik işlem içindir ve fonlamanıza göre gider: ' +
    'yatırdığınız eksi çektiğiniz. Bu bir ücret değildir, ama işlem yapmak onu ' +
    'kaybettirebilir.',
  plansMore: 'Planları karşılaştırın',
  funding: 'Fonlama',
  tradesPerDay: (count) => (count === 1 ? 'günde bir işlem' : `günde ${count} işlem`),
  questionsTitle: 'Sorular',
  questions: [
    [
      'İşlemimin karşı tarafında kim var?',
      'Biz varız. Bu bir çıkar çatışmasıdır ve hiçbir ifade bunu ortadan kaldırmaz. ' +
        'Yapabildiğimiz, her adımı kontrol edilebilir kılmaktır: her fiyat kullanılmadan önce ' +
        'saklanır, kullanım fiyatı yayımlanmış bir kuraldan çıkar ve sonuç kendi tarayıcınızda ' +
        'yeniden hesaplanabilir.',
    ],
    [
      'Fiyatlar nereden geliyor?',
      'Kaynak her fiyatın yanında yazar ve durum sayfası her birinin ne kadar eski olduğunu ' +
        'söyler. Çok eski bir fiyat emir almaz.',
    ],
    [
      'Fiyatlar eksik kalırsa ya da sunucu durursa ne olur?',
      'Kaçırdığımız fiyatlar bir saat boyunca kaynaklarından yeniden istenir. Fiyatları elde ' +
        'edilemeyen bir işlem geçersizdir ve tutar geri gelir. Sunucu kapalıyken biten işlemler ' +
        'sonradan, aynı kurallara göre sonuçlandırılır.',
    ],
    [
      'Önce alıştırma yapabilir miyim?',
      'Evet. Kaydolan herkes sanal paralı bir demo hesap alır. Canlı hesapla aynı programla ve ' +
        'aynı kurallarla fiyatlanır ve sonuçlandırılır.',
    ],
    [
      'Bir plana ihtiyacım var mı?',
      'Hayır. Elle işlem için gerekmez. Plan yalnızca sizin için günde kaç işlemin otomatik ' +
        'yapılabileceğini söyler.',
    ],
    [
      'Kendime sınır koyabilir miyim?',
      'Evet: gün, hafta ve ay olarak para yatırmaya, tutarlara ve kayıplara; ne kadar süredir ' +
        'işlem yaptığınızı hatırlatan bir hatırlatıcı; ve biz dahil hiç kimsenin erken ' +
        'bitiremeyeceği molalar. Daha sıkı bir sınır hemen geçerli olur; daha gevşeği için ' +
        'düşünecek bir gün gerekir.',
    ],
    [
      'Verilerime ne olur?',
      'Hakkınızda saklananların, içinde neyin olmadığını da söyleyen bir kopyasını alabilir ve ' +
        'hesabı kapatabilirsiniz, ikisini de bize sormadan. Gizlilik politikası neyin ne kadar ' +
        'süreyle ve neden saklandığını söyler.',
    ],
  ],
  endTitle: 'İnanmadan önce görün',
  endText: 'Demo bir ad ve bir e-posta adresi ister, para istemez.',
  receiptTitle: 'Bir makbuz',
  receiptNote: 'Biçimine bir örnek, uydurma rakamlarla.',
  example: {
    picture:
      '64.000,10 girişinden beş dakika boyunca 63.991,30 çıkışına uzanan bir fiyat çizgisi, ' +
      '63.986,14 kullanım fiyatının üstünde.',
    instrument: 'BTC/USD',
    terms: 'Buy, 5 dakika, haklıysanız kâr %75',
    headline: 'Kazandı: $210,00 ödendi',
    entry: 'giriş',
    exit: 'çıkış',
    strike: 'kullanım fiyatı',
    facts: [
      ['Giriş fiyatı', '64.000,10'],
      ['Kullanım fiyatı çarpanı', '\u00d7 0,999782000000'],
      ['Kullanım fiyatı, aşağı yuvarlanmış', '63.986,14'],
      ['Çıkış fiyatı', '63.991,30'],
      ['$120,00 + %75', '$210,00'],
    ],
    checked: 'Tarayıcınızda yeniden hesaplandı: 5 kontrolün 5’i geçti',
  },
}
