// In Turkish: letters about money.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  corrections as englishCorrections,
  credits as englishCredits,
  deposits as englishDeposits,
  withdrawals as englishWithdrawals,
} from '../money.ts'

export { reasonWords } from '#contract/client/tr/reason-words.ts'

const seeDeposits = 'Para yatırmalarınıza bakın'
const seeWithdrawals = 'Çekimlerinize bakın'
const seeCredits = 'Kontörlerinize bakın'
const moneyBack = 'Para, hiçbir ücret kesilmeden yeniden bakiyenizde.'
const writeToUs = 'Bu siz değilseniz, hemen yeni bir parola seçin ve bize yazın.'

export const deposits: Messages<typeof englishDeposits> = {
  received: (coins, needed) => ({
    subject: 'Ödemeniz görüldü',
    paragraphs: [
      `Yatırma adresinize ${coins} tutarında bir ödeme görüldü. Ağ onu ` +
        `${needed} kez doğrulayınca hesaba geçirilir.`,
    ],
    action: seeDeposits,
  }),
  receivedAgain: (coins, needed) => ({
    subject: 'Ödemeniz yeniden görüldü',
    paragraphs: [
      `Yatırma adresinize ${coins} tutarında bir ödeme yeniden görüldü. Ağ onu ` +
        `${needed} kez doğrulayınca hesaba geçirilir.`,
    ],
    action: seeDeposits,
  }),
  lost: (coins) => ({
    subject: 'Ağ ödemenizi kaybetti',
    paragraphs: [
      `Yatırma adresinize ${coins} tutarında bir ödeme artık zincirin parçası ` +
        'değil, bu yüzden karşılığında hiçbir şey hesaba geçirilmedi.',
      'Çoğu zaman dakikalar içinde kendiliğinden geri gelir ve o zaman her ' +
        'zamanki gibi hesaba geçirilir. Gelmezse, cüzdanınız coinlere ne ' +
        'olduğunu gösterir.',
    ],
    action: seeDeposits,
  }),
  cancelled: {
    subject: 'Bir para yatırmadan vazgeçtiniz',
    paragraphs: ['Bir şey gelmeden bir para yatırmadan vazgeçtiniz. Hiçbir ücret alınmadı.'],
    action: seeDeposits,
    closing: ['Yine de ödediyseniz, gelen tutar hesaba geçirilir.'],
  },
  cancelledOf: (amount) =>
    `Bir şey gelmeden ${amount} tutarında bir para yatırmadan vazgeçtiniz. ` +
    'Hiçbir ücret alınmadı.',
  approved: (amount) => ({
    subject: 'Para yatırmanız onaylandı',
    paragraphs: [`Canlı hesabınızın bakiyesine ${amount} eklendi.`],
    action: seeDeposits,
  }),
  identityDue: (day) =>
    `Kim olduğunuzu henüz bilmiyoruz: lütfen en geç ${day} tarihine kadar, ` +
    'hesabınızın doğrulama sayfasında bir kimlik belgesinin resmini gönderin.',
  byCard: 'Kartla ödendi.',
  isCopy: (day) => `Bu, ${day} tarihindeydi: bu, mektubumuzun bir kopyasıdır.`,
  arrived: (coins, rate) => `${rate} kurundan ${coins} geldi.`,
  arrivedAbove: (coins, rate, rest) =>
    `${rate} kurundan, fazlası için ${rest} kurundan ${coins} geldi.`,
  outcomes: {
    partial: 'Bu, istediğinizden az ve geldiği gibi hesaba geçirildi.',
    over: 'Bu, istediğinizden çok; tümü hesaba geçirildi.',
    late: 'Kurun süresi dolduktan sonra geldi, bu yüzden doğrulandığı andaki kur ' + 'kullanıldı.',
    unasked: 'Hiçbir şey istenmemişti, bu yüzden doğrulandığı andaki kur kullanıldı.',
  },
  rejected: (reason) => ({
    subject: 'Para yatırmanız reddedildi',
    paragraphs: ['Bir para yatırma şu nedenle reddedildi:', reason],
    action: seeDeposits,
    closing: [
      'Yine de ödediyseniz, lütfen destekle iletişime geçin: gelen tutar ' + 'hesaba geçirilir.',
    ],
  }),
  rejectedOf: (amount) => `${amount} tutarında bir para yatırma şu nedenle reddedildi:`,
  reversed: (amount, reason) => ({
    subject: 'Bir para yatırma geri alındı',
    paragraphs: [
      `Bakiyenize eklenmiş ${amount} tutarında bir para yatırma geri alındı:`,
      reason,
      'Hesabınız, çalışanlarımız inceleyene kadar donduruldu: işlem yapamaz, ' +
        'para yatıramaz ve çekim isteyemezsiniz. Oturum açabilir, her şeye ' +
        'bakabilir, bekleyen bir çekimi iptal edebilir ve verilerinizi dışa ' +
        'aktarabilirsiniz. Lütfen destekle iletişime geçin.',
    ],
  }),
}

export const withdrawals: Messages<typeof englishWithdrawals> = {
  code: (code) => ({
    subject: 'Çekim için kodunuz',
    paragraphs: [
      `Kod: ${code}`,
      '10 dakika, bir kez ve yalnızca bunun için geçerlidir. Kimseye vermeyin.',
    ],
    closing: [
      'Bunu siz istemediyseniz, sizin yerinize başkası oturum açmış: hemen ' +
        'yeni bir parola seçin ve bize yazın.',
    ],
  }),
  codeToAdd: (place) =>
    `Bu kod, şu hedefi adres defterinize eklemek istediğinizi doğrular: ${place}.`,
  codeToSend: (amount, place) =>
    `Bu kod, ${amount} tutarını şuraya çekmek istediğinizi doğrular: ${place}.`,
  placeAdded: (place) => ({
    subject: 'Bir çekim adresi eklendi',
    paragraphs: ['Adres defterinize şu adres eklendi:', place],
    action: 'Adres defterime bak',
    closing: [writeToUs],
  }),
  asked: (amount, place, fee) => ({
    subject: 'Çekiminiz istendi',
    paragraphs: [
      `${amount} tutarında bir çekim istendi, hedefi ${place}; ${fee} ücret ` +
        'ondan düşülür. Para, ödenene kadar ayrı tutulur.',
      'Bu sizseniz, bir şey yapmanız gerekmez. Değilseniz, onu bu bağlantıyla ' +
        'iptal edin; para yola çıkana kadar oturum açmadan çalışır.',
    ],
    action: 'Ona bak veya iptal et',
    closing: ['Bu siz değilseniz, hemen yeni bir parola da seçin ve bize yazın.'],
  }),
  waits: (until) => `Hedef yeni: ${until} tarihinden önce hiçbir şey çıkmaz.`,
  approved: (amount, place) => ({
    subject: 'Çekiminiz onaylandı',
    paragraphs: [
      `${amount} tutarındaki çekiminiz onaylandı ve gönderilecek, hedefi ` + `${place}.`,
    ],
    action: seeWithdrawals,
  }),
  sent: (amount, place) => ({
    subject: 'Çekiminiz gönderildi',
    paragraphs: [
      `${amount} tutarındaki çekiminiz gönderildi, hedefi ${place}. Ağ ` +
        'doğrulayınca ödenmiş sayılır.',
    ],
    action: seeWithdrawals,
  }),
  paid: (amount, place) => ({
    subject: 'Çekiminiz ödendi',
    paragraphs: [`${amount} tutarındaki çekiminiz ödendi, hedefi ${place}.`],
    action: seeWithdrawals,
  }),
  left: (net, fee) => `Çıkan: ${fee} ücretten sonra ${net}.`,
  leftInCoins: (net, fee, coins, rate) =>
    `Çıkan: ${fee} ücretten sonra ${net}; bu, biri ${rate} üzerinden ${coins} eder.`,
  reference: (reference) => `Referans: ${reference}`,
  transaction: (reference) => `İşlem: ${reference}`,
  rejected: (amount, place, reason) => ({
    subject: 'Çekiminiz reddedildi',
    paragraphs: [
      `${amount} tutarındaki, hedefi ${place} olan çekiminiz şu nedenle reddedildi:`,
      reason,
      moneyBack,
    ],
    action: seeWithdrawals,
  }),
  cancelled: (amount, place) => ({
    subject: 'Çekiminiz iptal edildi',
    paragraphs: [
      `${amount} tutarındaki, hedefi ${place} olan çekiminizi iptal ettiniz.`,
      moneyBack,
    ],
    action: seeWithdrawals,
    closing: [writeToUs],
  }),
  cancelledByMail: (amount, place) => ({
    subject: 'Çekiminiz iptal edildi',
    paragraphs: [
      `${amount} tutarındaki, hedefi ${place} olan çekiminiz, onunla ilgili ` +
        'e-postamızdaki bağlantıyla iptal edildi: bunun için oturum açmak ' +
        'gerekmez.',
      moneyBack,
    ],
    action: seeWithdrawals,
    closing: [writeToUs],
  }),
}

export const corrections: Messages<typeof englishCorrections> = {
  deposit_restored: (amount) => ({
    subject: 'Bir para yatırma yeniden hesaba geçirildi',
    paragraphs: [
      'Geri alınmış bir para yatırmanız yeniden yerinde: canlı hesabınızın ' +
        `bakiyesine, ondan alınmış olan kadar, ${amount} eklendi.`,
    ],
  }),
  withdrawal_returned: (amount, taken) => ({
    subject: 'Bankanıza bir ödeme geri geldi',
    paragraphs: [
      'Banka bir ödemenizi geri gönderdi: canlı hesabınızın bakiyesine ' +
        `${amount} eklendi. Geri gelen budur: gönderdiğimizden bankalar ${taken} ` +
        'kesti.',
    ],
  }),
  goodwill: (amount) => ({
    subject: 'Bakiyenize para eklendi',
    paragraphs: [`Canlı hesabınızın bakiyesine ${amount} eklendi.`],
  }),
  noted: 'Çalışanlarımızdan ikisinin yazdığı neden:',
  action: 'Ekstrenize bakın',
}

export const credits: Messages<typeof englishCredits> = {
  bought: (credits, price, paid, invoice) => ({
    subject: `${credits} kontör satın aldınız`,
    paragraphs: [
      `${credits} kontör sizin. Vergiyle €${price} tuttu; bu, canlı ` +
        `bakiyenizden ${paid} etti. Fatura ${invoice}; kontörlerinizin ` +
        'sayfasında.',
    ],
    action: seeCredits,
  }),
  kept: 'Kontörler geri verilemez.',
  until: (day) =>
    `${day} tarihine kadar kullanmadıklarınız, o zamana kadar orada geri verilebilir.`,
  givenBack: (credits, paid, note) => ({
    subject: `${credits} kontörü geri verdiniz`,
    paragraphs: [
      `Kullanılmamış ${credits} kontör için ${paid} yeniden canlı bakiyenizde. ` +
        `İade faturası ${note}.`,
    ],
    action: seeCredits,
  }),
  low: (left, least) => ({
    subject: `${left} kontörünüz kaldı`,
    paragraphs: [
      `${left} kontörünüz kaldı. ${least} kontörden az olunca otomatik işlemci ` +
        'borsa hesabınızda yeni bir şeye başlamaz; orada açık olan, kendi ' +
        'kurallarıyla kapatılır.',
      'Burada elle veya planınızın işlem sistemiyle işlem yapmak kontör ' + 'gerektirmez.',
    ],
    action: seeCredits,
  }),
  notBought: (credits) => ({
    subject: 'Para yatırmanız kontör satın almadı',
    paragraphs: [
      `Para yatırmanız canlı bakiyenizde. ${credits} kontör satın alacaktı ve ` +
        'almadı: nedeni kontörlerinizin sayfasında. Onları orada bakiyenizden ' +
        'satın alabilirsiniz.',
    ],
    action: seeCredits,
  }),
  overdue: (left, since, months) => ({
    subject: 'Uyarı: hesabınız eksi kontör nedeniyle sonlandırılabilir',
    paragraphs: [
      `${left} kontörünüz var ve ${since} tarihinden beri sıfırın ` +
        `altındasınız. Bunun üzerinden ${months} ay geçince koşullarımız bir ` +
        'hesabı sonlandırmamıza izin verir ve çalışanlarımızın haberi var.',
      'Kontör satın almak buna hemen son verir. Paranız sizin kalır ve onu ' + 'çekebilirsiniz.',
    ],
    action: seeCredits,
  }),
}
