// In Japanese: what to do about what keeps a client from acting.

import type { Messages } from '#contract/shared/messages.ts'
import type { blocks as english } from '../blocks.ts'

export const blocks: Messages<typeof english> = {
  sendLink: 'リンクをもう一度送る',
  linkSent: 'リンクを送りました',
  document: '書類を送る',
  limits: '制限を見る',
  deposit: '入金',
  withdrawals: '出金を見る',
  plan: 'プランを見る',
  questions: '質問に答える',
}
