// In Arabic: a change of the keys that deposit addresses come from.

import type { Messages } from '#contract/shared/messages.ts'
import type { depositKeys as english } from '../deposit-keys.ts'

const meaning =
  'العناوين التي أُعطيت لك من قبل تبقى تحت المراقبة: ما ترسله إليها يظل يُقيَّد. خذ العنوان من ' +
  'هذه الصفحة في كل دفع، ولا تأخذه من أي مكان آخر.'

export const depositKeys: Messages<typeof english> = {
  toCome: (coin, when) =>
    `تتغير المفاتيح التي تأتي منها عناوين الإيداع لدينا في ${when} (${coin}). ومنذ ذلك الحين ` +
    `تحصل هنا على عنوان جديد. ${meaning}`,
  done: (coin, when) =>
    `تغيّرت المفاتيح التي تأتي منها عناوين الإيداع لدينا في ${when} (${coin}): عنوانك هنا جديد. ` +
    `${meaning}`,
}
