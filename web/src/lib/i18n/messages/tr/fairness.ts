// In Turkish: how a price is made, how a trade is settled, how to check a receipt, and how we know
// what we claim.

import type { Messages } from '#contract/shared/messages.ts'
import type { CheckName } from '#verify/outcome.ts'
import type {
  fairness as english,
  receiptByHand as englishHand,
  exampleReceipt as englishReceipt,
  savedReceipt as englishSaved,
} from '../fairness.ts'

const checks: Record<CheckName, string> = {
  entry: 'Giriş fiyatı',
  strike: 'Kullanım fiyatı',
  exit: 'Çıkış fiyatı',
  status: 'Kazandı, kaybetti, berabere veya geçersiz',
  payout: 'Ne ödendi',
  sources: 'Kaynakların medyanı',
}

export const fairness: Messages<typeof english> = {
  title: 'Adillik',
  description:
    'Bir fiyat nasıl yapılır, bir işlem nasıl sonuçlandırılır, bir makbuzu kendiniz nasıl ' +
    'kontrol edersiniz ve belli bir olasılıkla fiyatlanan işlemler gerçekte ne sıklıkta ' +
    'kazandı.',
  lead:
    'Bize inanmak zorunda kalmamalısınız. Bu sayfa bir fiyatın nasıl yapıldığını ve bir işlemin ' +
    'nasıl bittiğini anlatır, bir makbuzu kendinizin nasıl hesaplayacağını gösterir ve ' +
    'iddialarımızın her birinin nereden bilindiğini listeler.',
  contents: 'Bu sayfada',
  price: {
    title: 'Bir fiyat nasıl yapılır',
    paragraphs: [
      'Her seçenek bir kâr belirtir: haklıysanız, koyduğunuz tutarın payı olarak ne ' +
        'kazandığınızı. Küçük bir kârı kazanmak kolay, büyüğünü kazanmak zor olmalıdır. Bu ' +
        'yüzden kârı olasılığa uydurmak için değiştirmeyiz; kullanım fiyatını kaydırırız. O, ' +
        'kazanmanın kârın gerektirdiği kadar olası olduğu yerdedir, bir marj eksiğiyle, tikin ' +
        'izin verdiği kadar yakın.',
      'Bunun nerede olduğu, fiyatın genellikle ne kadar hareket ettiğine bağlıdır. Bunu ' +
        'enstrümanın kendi son dakikalarından ve günlerinden, yalnızca geriye bakarak ölçeriz. ' +
        'Aynı geçmişten, her sürede her büyüklükte bir hareketin ne sıklıkta olduğunu ' +
        'öğreniriz. Gerçek fiyatlar, ders kitabındaki çan eğrisinin söylediğinden daha sık ' +
        'sakin, daha sık da çalkantılıdır; bu yüzden gerçekte ne olduğunu sayarız.',
      'İki yöne de aynı davranılır. Bir Buy’ın ve bir Sell’in kullanım fiyatı, günün trendi ne ' +
        'olursa olsun bir ve aynı eğriden gelir. Kullanım fiyatı, fiyatın en küçük adımı olan ' +
        'tike ve her zaman sizin lehinize yuvarlanır.',
      'Marj her seçenek, her müşteri ve iki hesap, demo ve canlı, için aynıdır. Her işlemden ' +
        'önce gösterilir. Geçmiş eksik ya da piyasa çok sakin olduğu için adil bir kullanım ' +
        'fiyatı konamıyorsa hiçbirini sunmayız.',
    ],
    drawing:
      'Olası bitiş fiyatlarından bir tepe: küçük hareketler sık, büyükleri seyrektir. Bir çizgi ' +
      'kullanım fiyatını gösterir ve tepenin onun ötesindeki kısmı kazanan işlemlerin payıdır.',
    hill: 'fiyatın burada ne sıklıkta bittiği',
    strike: 'kullanım fiyatı',
    now: 'şu anki fiyat',
    wins: 'bir Buy kazanır',
    loses: 'bir Buy kaybeder',
  },
  formula: {
    title: 'Formül, bir örnekle',
    tag: 'Örnek',
    lead:
      'Rakamlar uydurmadır ama hesapları tutar: haklıysa yüzde yetmiş beş ödeyen, on beş ' +
      'dakikalık bir Buy.',
    steps: {
      chance: [
        'Olasılık',
        'Bir kazancın ne kadar olası fiyatlandığı: bir eksi marj m, bölü bir artı kâr r.',
      ],
      factor: [
        'Kullanım fiyatı çarpanı',
        'Kullanım fiyatının girişten ne kadar uzakta olduğu. v bir saniyelik oynaklık, T saniye ' +
          'olarak süre, q olasılığın söylediği sıklıkta aşılmayan harekettir. Bir Buy q’yu ' +
          'çıkarır, bir Sell ekler.',
      ],
      strike: [
        'Kullanım fiyatı',
        'Giriş fiyatı çarpı çarpan, tike yuvarlanmış: bir Buy için aşağı, bir Sell için yukarı.',
      ],
      payout: ['Haklıysanız', 'Konulan tutar ve üzerindeki kâr, sentine kadar.'],
    },
  },
  settlement: {
    title: 'Bir işlem nasıl sonuçlandırılır',
    paragraphs: [
      'Emriniz kabul edildiğinde koşulları sabitlenir: tutar, kâr, süre, marj ve kullanım ' +
        'fiyatının uzaklığı. Giriş fiyatı henüz bilinmez, ne siz bilirsiniz ne biz. O, kabulden ' +
        've herkes için aynı olan kısa, sabit bir gecikmeden sonraki ilk fiyattır; böylece ' +
        'kimse bir fiyatı bizden önce duyarak kazanç sağlamaz. Ne kadar olduğu enstrümanda, ' +
        'işlem formunda ve makbuzda yazar. Bundan sonraki on saniye içinde fiyat yoksa işlem ' +
        'geçersizdir ve tutarınız geri döner.',
      'Bir kaynağın bildirdiklerinden her çeyrek saniyede en çok bir fiyat alırız; beklemesi ' +
        'gereken fiyat, bir sonraki çeyreğin başladığı zamanı taşır. Ani bir sıçrama ancak ' +
        'ikinci bir bildirim onu doğrularsa sayılır ve çok geç gelen bildirim dışarıda ' +
        'bırakılır.',
      'Çıkış fiyatı, kaynağının ona verdiği zamana göre, bitişte veya öncesindeki, ' +
        'milisaniyesine kadar son fiyattır. İşlem yapmadan önce böyle söylendiği yerde, iki ' +
        'dakika veya daha kısa bir işlemi, bunun için yapılmış bir kullanım fiyatına karşı son ' +
        'saniyelerin ortalaması belirler. Sonuçlandırma ne kadar geç yapılırsa yapılsın, ' +
        'bitişten sonraki bir fiyat asla kullanılmaz. Kaçırdığımız fiyatlar, bir işlem geçersiz ' +
        'sayılmadan önce bir saat boyunca kaynaktan yeniden istenir.',
      'Çıkış kullanım fiyatının üstündeyse Buy, altındaysa Sell kazanır. Üzerindeyse ' +
        'beraberliktir ve tutar geri döner. Çıkış fiyatı bitişte çok eskiyse (coin’ler için ' +
        'beş, diğer her şey için on saniye) ya da girişten sonra hiç fiyat gelmediyse işlem ' +
        'geçersizdir ve tutar geri döner. Eksik veri asla kayıp doğurmaz.',
      'İşlemler ve sonuçlar yalnızca eklenir ve saklanan bir fiyat asla değişmez. Hiçbir ekran, ' +
        'çağrı veya yetki bir fiyatı düzenlemez, kazanan seçmez veya bir işlemi yeniden ' +
        'sonuçlandırmaz. Bizim bir hatamız için size borçluysak bu, nedenini gördüğünüz ayrı ' +
        'bir ödemedir, asla başka bir sonuç değildir.',
    ],
    drawing:
      'Bir zaman çizgisi boyunca noktalar hâlinde fiyatlar. Emirden sonraki ilk nokta giriş, ' +
      'bitişe kadarki son nokta çıkıştır; bitişten sonraki bir nokta sayılmaz.',
    order: 'emir',
    entry: 'giriş',
    exit: 'çıkış',
    expiry: 'bitiş',
    late: 'çok geç',
  },
  calibration: {
    title: 'Gerçekleşiyor mu?',
    paragraphs: [
      '“Bu, yüz işlemin şu kadarında kazanır” diyen bir fiyat sınanabilir. Gerçek piyasaların ' +
        'kayıtlı fiyatlarını bu programın ta kendisinden geçirdik, her dakika (işlem ' +
        'listelerinde her on saniyede) bir emir verdik, her seçeneğin iki tarafında ve her ' +
        'sürede, ve saydık.',
      'Çizimlerde her nokta bir süredeki bir seçenektir. Yatayda fiyatlandığı olasılık, dikeyde ' +
        'gerçekte kazanan pay yer alır. Kusursuz bir nokta çizginin üzerindedir.',
    ],
    none: 'Kalibrasyon şu anda gösterilemiyor.',
    retry: 'Tekrar dene',
    loading: 'Kalibrasyon yükleniyor',
    summary: 'Her kayıt, bir dakikadan bir saate kadar süreler',
    file: 'Kayıt',
    note: 'Uzunluk',
    notes: {
      minutes: '{length} dakika',
      days: '{length} gün',
      spot_too_old: 'emirlerin %{percent} kadarı reddedildi, fiyat çok eski',
      seldom_quoted: '{rows} satırın {left_out} tanesi dışarıda, seyrek fiyatlanıyor',
      too_little: 'bir şey fiyatlamak için çok kısa ya da çok sakin',
    },
    worst: 'En büyük hata (puan)',
    mean: 'Ortalama hata (puan)',
    kept: (priced) => `Elde kalan marj, fiyatlanan ${priced}`,
    inside: 'Şans sınırları içinde (%95)',
    draws: 'Beraberlikler',
    plot: (file) => `${file}: fiyatlanan olasılığa karşı kazanan pay`,
    plotTitle: (file) => `Fiyatlanan ve görülen: ${file}`,
    across: 'fiyatlanan',
    upward: 'görülen',
    table: (file) => `Kazanan pay eksi fiyatlanan olasılık, puan olarak: ${file}`,
    duration: 'Süre',
    priced: 'fiyatlanan',
    openTable: 'Her seçenek ve süre',
    limits:
      'Bunun gösteremediği: bir fiyatın ne yöne gideceği, tek bir günün ne getireceği ve ' +
      'öncekilere hiç benzemeyen bir ayda nasıl olacağı. Güçlü biçimde tek yöne giden aylarda ' +
      'Buy ve Sell, zıt yönlerde aşağı yukarı aynı kadar şaşar. İkisini de kayırmayan bir ' +
      'fiyat bunu düzeltemez.',
    dash: '\u2013',
  },
  markouts: {
    title: 'Fiyatları bizden önce bilen var mı?',
    paragraphs: [
      'Bir piyasayı bizden önce duyan, fiyatımız yükselmeden hemen önce alım yapardı. Bu yüzden ' +
        'girişlerden hemen sonra fiyatların, her müşterinin bahis yönünde nereye gittiğini ' +
        'ölçeriz. Çok sayıda işlemde bu, biri daha hızlı değilse, sıfırdır. Girişin sabit ' +
        'gecikmesi bunun içindir, herkes için aynıdır.',
      'Herkese birlikte bakılır ve tek bir müşteri için hiçbir şeyi değiştirmez.',
    ],
    few: 'Son zamanlarda bir şey söylemek için çok az canlı işlem var.',
    table: 'Girişten sonraki hareketler, müşterilerin bahis yönünde',
    move: 'Hareket',
    after: { one: 'Bir saniye sonra', five: 'Beş saniye sonra' },
    below: (bound) => `${bound} bp altında`,
    between: (from, to) => `${from} – ${to} bp`,
    above: (bound) => `${bound} bp veya üstü`,
    mean: 'Ortalama',
    meanOf: (mean, within) => `${mean} bp; ± ${within} kadarı şans olabilir`,
    bp: 'bp: baz puan, yüzdenin yüzde biri.',
  },
  claims: {
    title: 'Ne iddia ediyoruz ve nereden biliyoruz',
    paragraphs: [
      'Herkese açık sayfalardaki her rakam ve her durum kayıtlı bir iddiadır: bu kurulumun ' +
        'kendi verilerinden ölçülmüş, işletmeci tarafından ayarlanmış, adı verilen bir belgede ' +
        'belirtilmiş, programın bir kuralı ya da adı verilen kayıtlardan sayılmıştır. Burada ' +
        'kaynağı olmayan ya da arkasında çok az şey bulunan bir iddia hiçbir yerde gösterilmez.',
      'Şu anda gösterilebileceklerin hepsi bunlardır.',
    ],
    none: 'İddialar listesi şu anda gösterilemiyor.',
    names: {
      instruments: 'Fiyat verilen enstrümanlar',
      tradable_instruments: 'İşlem yapılabilen enstrümanlar',
      demo_days: 'Demo hesabın gün olarak süresi',
      demo_money: 'Bir demo hesabın oyun parası',
      top_payout: 'Sunulan en büyük kâr, tutarın payı olarak',
      margin_rate: 'Marjımız',
      loss_share: 'Para kaybeden canlı hesapların payı',
      loss_median: 'Kaybedenlerin yarısının en az kaybettiği',
      payouts_made: 'On iki ayda ödenen çekimler',
      segregated_funds: 'Müşteri parası ayrı tutulur',
      founded: 'Kuruluş',
      licensed: 'Lisans',
      signal_accuracy: 'Sinyallerin isabeti',
      tournaments: 'Turnuvalar',
      bonuses: 'Bonuslar',
      cashback: 'Para iadesi',
      promo_codes: 'Promosyon kodları',
      referrals: 'Tavsiye ödülleri',
      prices: 'Fiyatlar',
      instrument_terms: 'Her enstrümanın koşulları',
      strike_rates: 'Seçenekler ve kârları',
      durations: 'Süreler',
      margin: 'Her fiyatın marjı',
      plans: 'Planlar',
      calibration: 'Yukarıdaki kalibrasyon',
      markouts: 'Girişlerden sonraki fiyatlar, yukarıda',
      payouts: 'Ödenen çekimler',
      signals: 'Sinyaller ve sicilleri',
      status: 'Bu kurulumun durumu',
      contacts: 'İletişim bilgileri',
      operator: 'İşletmeci',
    },
  },
}

export const exampleReceipt: Messages<typeof englishReceipt> = {
  title: 'Bir makbuz nasıl kontrol edilir',
  tag: 'Örnek',
  card: 'Örnek makbuz',
  facts: {
    pair: 'Parite',
    side: 'Yön ve seçenek',
    amount: 'Tutar',
    accepted: 'Kabul',
    expires: 'Bitiş',
    margin: 'Marj',
    volatility: 'Oynaklık',
    quantile: 'Kantil',
    factor: 'Kullanım fiyatı çarpanı',
    entry: 'Giriş fiyatı',
    strike: 'Kullanım fiyatı',
    exit: 'Çıkış fiyatı',
    status: 'Sonuç',
    payout: 'Ödenen',
  },
  variants: {
    honest: 'Olduğu gibi',
    exit: 'Başka bir çıkış fiyatı',
    factor: 'Başka bir çarpan',
    payout: 'Daha az ödenmiş',
  },
  variantsLabel: 'Makbuzun söylediği',
  checks,
  agrees: 'Tutuyor',
  differs: 'Tutmuyor',
  stated: (text) => `Söylediği: ${text}`,
  computed: (text) => `hesaplanan: ${text}`,
  none: 'yok',
  allAgree: 'Hepsi tutuyor.',
  someDiffer: 'Kendisiyle çelişiyor.',
}

export const receiptByHand: Messages<typeof englishHand> = {
  lead:
    'Her işlemin indirilebilir bir makbuzu vardır. İşte uydurma rakamlarla bir tane. Hesap ' +
    'makinesiyle üzerinden geçin ya da bunu tarayıcınıza bırakın.',
  ticksTitle: 'Üzerinde yazan fiyatlar',
  tickNumber: 'Numara',
  tickTime: 'Zaman (UTC)',
  tickPrice: 'Fiyat',
  browserTitle: 'Tarayıcınızda',
  browserLead:
    'Bu, gerçek bir makbuzdaki kontrolün aynısını, sunucumuza sormadan çalıştırır. Üzerinde bir ' +
    'şeyi değiştirin, artık kendisiyle tutmaz.',
  stepsTitle: 'Elle',
  steps: [
    'Girişi bulun: listelenen fiyatlar arasında kabul ve gecikmeden sonraki ilk fiyat.',
    'Onu kullanım fiyatı çarpanıyla çarpın ve tike kesin, bir Buy için aşağı, bir Sell için ' +
      'yukarı. Bu, kullanım fiyatı olmalıdır.',
    'Çıkışı bulun: bitişte veya öncesindeki son fiyat ya da makbuzda varsa ortalama. Çok eski ' +
      'olmamalıdır.',
    'Çıkış ile kullanım fiyatını karşılaştırın. İşlemin kazanıp kazanmadığını bu belirler.',
    'Kazandı: tutar ve üzerindeki kâr. Berabere veya geçersiz: tutar. Kaybetti: hiçbir şey.',
  ],
  beyond:
    'Bir makbuz, işlemin kendi fiyatlarıyla sonuçlandırıldığını kanıtlar. O fiyatların ' +
    'piyasanın fiyatları olup olmadığı ayrı bir sorudur: her biri kaynağını ve numarasını ' +
    'taşır, böylece kaynakla karşılaştırabilirsiniz. Simülasyonla yapılan fiyatlar, ' +
    'gösterildikleri her yerde bunu söyler.',
}

export const savedReceipt: Messages<typeof englishSaved> = {
  title: 'Birinin kaydettiği bir makbuzu kontrol edin',
  paragraphs: [
    'Her makbuz imzalı olarak kaydedilebilir. Dosya koşulları, sonucu ve onu belirleyen ' +
      'dakikaların tüm fiyatlarını, her biri herkesin her kaydını kopyalayabildiği herkese açık ' +
      'günlüğümüzde durduğunun kanıtıyla içerir. Sonradan bunların hiçbirini dosya söylemeden ' +
      'değiştiremeyiz.',
    'Böyle bir dosya seçin, sizin ya da bir yabancının. Tarayıcınız imzaları ve kanıtları ' +
      'kontrol eder ve sonucu günlükteki fiyatlardan yeniden hesaplar. Aynı kontroller, ' +
      'kendinizin çalıştıracağı bir programdır; bir tanesi de Go ile yazılmıştır ve ' +
      'kriptografisi bizim değildir.',
  ],
}
