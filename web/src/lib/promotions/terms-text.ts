// What a campaign gives and asks for, in sentences.

import * as format from '#browser/format/format.ts'
import { type OfferView, referralDays } from '#contract/client/promotions.ts'
import * as t from '../i18n/i18n.ts'

type Terms = Omit<OfferView, 'id' | 'kind' | 'name' | 'ends_at'>

export function termsText(terms: Terms): string[] {
  const { gives, amount, friend_amount: friend, percent, most, least } = terms
  const money = (figure: number | null) => format.money(figure ?? 0)
  const share = format.figures(String(percent ?? 0))
  const words = t.promotions.gives
  if (gives === 'demo') return [words.demo(money(amount))]
  if (gives === 'cashback') {
    return [
      words.cashback(share, money(most), money(least)),
      ...(terms.every ? [t.promotions.every[terms.every]] : []),
    ]
  }
  if (gives === 'reward') {
    const both = words.reward(money(amount), money(friend), money(least))
    return [both, t.promotions.referral(String(referralDays))]
  }
  const what =
    gives === 'bonus' ? words.bonus(money(amount)) : words.share(share, money(most), money(least))
  return [what, t.promotions.turnover(String(terms.turnover ?? 1), String(terms.days ?? 1))]
}
