// In Japanese: learning the odds, what stays as the server wrote it.

import type { Messages } from '#contract/shared/messages.ts'
import type { oddsStill as english } from '../odds-still.ts'

export const oddsStill: Messages<typeof english> = {
  title: '確率を知る',
  description:
    '損益分岐点の意味、運営側の取り分、百回の取引の行き着く先。口座なしで、乱数を使って試せま' +
    'す。',
  lead:
    '勝つといくらになるか、どれだけ勝たなければならないか、百回の取引がどうなるか。ここでは何' +
    'も投じられず、試した内容はブラウザーの中にとどまります。',
  next: {
    title: '次にできること',
    text:
      'デモでは、実際の価格と仮想資金で同じことを見られます。金額を増やしたり減らしたりするどの' +
      '決まりも、確率をひっくり返しません。変わるのは、残高が動く速さと幅だけです。',
    demo: 'デモでの最初の取引を、一歩ずつ',
    fairness: '織り込まれた確率は実現しているか',
    risk: '何を失いうるか',
    limits: '上限と休止',
  },
}
