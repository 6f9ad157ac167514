// In Japanese: a change of the keys that deposit addresses come from.

import type { Messages } from '#contract/shared/messages.ts'
import type { depositKeys as english } from '../deposit-keys.ts'

const meaning =
  'これまでにお渡ししたアドレスの監視は続き、そこに送られたものは引き続き残高に反映されます。' +
  '支払いのたびに、アドレスは必ずこのページからお取りください。' +
  'ほかの場所からは取らないでください。'

export const depositKeys: Messages<typeof english> = {
  toCome: (coin, when) =>
    `入金アドレスのもとになる鍵が${when}に変わります (${coin})。それ以降、` +
    `ここに新しいアドレスが表示されます。${meaning}`,
  done: (coin, when) =>
    `入金アドレスのもとになる鍵が${when}に変わりました (${coin})。` +
    `ここのアドレスは新しいものです。${meaning}`,
}
