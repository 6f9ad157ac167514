// In Turkish: the plans, and what they are and are not.

import type { Messages } from '#contract/shared/messages.ts'
import type { investmentPlans as english } from '../investment-plans.ts'

export const investmentPlans: Messages<typeof english> = {
  title: 'Yatırım planları',
  trail: 'İşlem planları',
  description:
    'Fonlamaya göre dört plan. Bir planın rakamı, yatırdığınız eksi çektiğinizdir, bir fiyat ' +
    'değildir: hiçbir ücret alınmaz. Elle işlem plan gerektirmez.',
  lead:
    'Bir plan, fonlamaya göre bir basamaktır. Rakamı, yatırdığınız eksi çektiğinizdir, bir ' +
    'fiyat değildir. Plan için hiçbir ücret alınmaz.',
  plansTitle: 'Dört plan',
  funding: 'Fonlama: yatırılanlar eksi çekilenler',
  stays: 'İşlemlerle kaybetmediğiniz sizin kalır.',
  trades: (count) => (count === 1 ? 'Günde bir otomatik işlem' : `Günde ${count} otomatik işlem`),
  system: 'ATS',
  systemVip: 'ATS (VIP)',
  systemName: 'Otomatik işlem sistemi',
  purchase: 'Seç',
  purchaseOf: (name) => `${name} seç`,
  purchaseNote:
    'Seç, gerekirse girişten sonra, hesabınızdaki planları açar. Planlar canlı hesaba aittir. ' +
    'Bakiyenizden hiçbir şey alınmaz.',
  sections: [
    {
      title: 'Rakam ne anlama gelir',
      paragraphs: [
        'Dolar rakamı, bir planın istediği fonlamadır: kesinleşmiş tüm yatırmalarınız eksi tüm ' +
          'çektikleriniz. Bu kadarını getirdiğinizde planı seçebilirsiniz. Para bunun için bize ' +
          'ödenmez: onunla işlem yaparsınız, böylece kaybedebilirsiniz ve kalanını ' +
          'çekebilirsiniz.',
        'Fonlama rakamın altına düşecek kadar çekerseniz bu sizin hakkınızdır. Hiçbir plan para ' +
          'tutmaz ve bir çekimden önce hiçbir planın seçilmesi, ödenmesi veya yükseltilmesi ' +
          'gerekmez.',
      ],
    },
    {
      title: 'Bir plan ne yapar',
      paragraphs: [
        'Her plan, kısaca ATS denen otomatik işlem sisteminin canlı hesapta sizin için günde ' +
          'kaç işlem yapabileceğini belirtir. İzlediği kuralları ve uyduğu sınırları siz seçer, ' +
          'önce demoda dener ve istediğiniz an kapatabilirsiniz. Siz açmadan sizin için hiçbir ' +
          'işlem yapılmaz.',
        'Kurallar, her birinin siciliyle yayımlanır. Buradaki hiçbir kuralın kazandığı ' +
          'bilinmiyor ve her fiyattaki marj bizden yanadır.',
        'Elle işlem plan gerektirmez. İşletmeci burada başka türlü ayarlamadıkça, kendi ' +
          'yaptığınız işlemler hiçbir plandan sayılmaz.',
      ],
    },
    {
      title: 'Bir plan ne yapmaz',
      paragraphs: [
        'Daha iyi olasılıklar vermez. Fiyatlar, kullanım fiyatları ve marjımız, planlı ya da ' +
          'plansız her müşteri için aynıdır. “VIP”, en büyük planın etiketinin adıdır, ' +
          'işlemleri sonuçlandırmanın başka bir yolu değildir.',
        'Kayıpları daha az olası kılmaz ve tavsiye değildir. Daha çok fonlamak yalnızca ' +
          'kaybedilecek daha çok şey olması demektir. Emin değilseniz demo hesabı kullanın, ' +
          'plan almayın.',
      ],
    },
    {
      title: 'Bir plan nasıl seçilir ve yükseltilir',
      paragraphs: [
        'İlk plan, istediğiniz ve fonlamanız olduğu anda belirlenir; yoksa neyin eksik olduğu ' +
          'size söylenir. Sonradan daha yüksek bir plan, bir çalışanın baktığı bir istektir. ' +
          'Dilediğiniz kadar plansız kalabilirsiniz.',
      ],
    },
  ],
  riskTitle: 'Bir şey fonlamadan önce',
  risk:
    'Yalnızca kaybedebileceğiniz parayı getirin. Her işlem, dakikalar içinde size tutarının ' +
    'tamamına mal olabilir. Hesabınızda para yatırma ve kayıplar için kendi sınırlarınızı ' +
    'koyabilirsiniz; düşürmek hemen geçerli olur.',
}
