// In Turkish: the plans of the live account.

import type { Messages } from '#contract/shared/messages.ts'
import type { plans as english } from '../plans.ts'

export const plans: Messages<typeof english> = {
  title: 'İşlem planları',
  lead:
    'Bir plan, fonlamaya göre bir basamaktır: kesinleşmiş yatırmalarınız eksi çekimleriniz. ' +
    'Plan için hiçbir ücret alınmaz. Para hesabınızdadır: onu çekebilirsiniz, işlem yapmak ise ' +
    'kaybettirebilir.',
  noNeed:
    'Elle işlem plan gerektirmez. Bir plan, kısaca ATS denen otomatik işlem sisteminin sizin ' +
    'için günde kaç işlem yapabileceğini söyler. Hiçbir plan kaybı daha az olası kılmaz.',
  chosen: 'Seçiminiz',
  current: 'Planınız',
  none: 'Yok',
  requested: 'İstendi',
  yourFunding: 'Fonlamanız',
  since: (day) => `başlangıç ${day}`,
  asksFor: 'fonlama',
  trades: (count) => `günde ${count} işlem`,
  system: 'ATS',
  systemVip: 'ATS (VIP)',
  systemName: 'otomatik işlem sistemiyle',
  enough: 'Bu kadarını getirdiniz.',
  missing: (amount) => `${amount} eksik`,
  keys: {
    active: 'Etkin',
    requested: 'İstendi',
    lower: 'Daha düşük',
    choose: 'Plan iste',
    raise: 'Yükseltme iste',
  },
  takeBack: 'Geri al',
  takeBackOf: (plan) => `${plan} isteğini geri al`,
  replaceTitle: (plan) => `Onun yerine ${plan} istensin mi?`,
  replaceText: (first, day, second) =>
    `${day} tarihinde ${first} istediniz ve çalışanlarımız henüz karar vermedi. Aynı anda bir ` +
    `plan istenebilir: ${second} istemek o isteğin yerini alır.`,
  replace: (plan) => `${plan} iste`,
  keep: (plan) => `${plan} isteğinde kal`,
  keyOf: (key, plan) => `${key}: ${plan}`,
}
