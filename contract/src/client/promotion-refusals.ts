// Every "no" of promotions, with the sentence that says why.

import type { RefusalText } from '../shared/refusals.ts'

export const promotionRefusals = {
  promo_code_unknown: { status: 422, message: 'There is no such code. Please check how it reads.' },
  promo_code_used_up: { status: 422, message: 'This code has been used as often as it could be.' },
  promotion_used_up: {
    status: 422,
    message: 'What was set aside for this promotion is given away.',
  },
  promotion_over: { status: 422, message: 'This promotion does not run now.' },
  promotion_banned: {
    status: 422,
    message:
      'The law of the country in your profile forbids promotions for trading ({law}). Nothing is ' +
      'offered there, whatever an operator sets.',
  },
  promotion_country: {
    status: 422,
    message: 'This promotion does not run in the country of your profile.',
  },
  promotion_needs_profile: {
    status: 422,
    message: 'Promotions depend on your country. Please complete your profile first.',
  },
  promotion_needs_email: { status: 422, message: 'Please confirm your e-mail first.' },
  promotion_needs_identity: {
    status: 422,
    message: 'This promotion is for clients whose identity document is approved.',
  },
  promotion_only_new: {
    status: 422,
    message: 'This promotion is for accounts that were opened after it began.',
  },
  promotion_household: {
    status: 422,
    message:
      'This promotion was used already by an account with the same document, device, card or ' +
      'withdrawal address. It is for one person of a household.',
  },
  promotion_beside: {
    status: 422,
    message: 'Another promotion of yours runs that this one is not given beside.',
  },
  promotion_client_full: {
    status: 422,
    message: 'You have had what one client can get by this promotion.',
  },
  promotion_heavy_losses: {
    status: 422,
    message:
      'Nothing is offered to whoever lost more than {$limit} on the live account in the last ' +
      '{days} days. You did; please see “Limits and breaks”.',
  },
  grant_ended: { status: 409, message: 'This has ended already.' },
} as const satisfies Record<string, RefusalText>
