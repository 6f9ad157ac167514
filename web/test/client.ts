// A client as the server describes them to their own screens.

import type { UserView } from '#contract/public/user.ts'

export function aUser(changes: Partial<UserView> = {}): UserView {
  return {
    email: 'ada@demo.example',
    email_verified: true,
    firstname: 'Ada',
    lastname: 'Li',
    phone: '',
    gender: null,
    country: null,
    state: null,
    city: null,
    address: null,
    avatar: null,
    profile_complete: true,
    referral_code: 'r',
    account_type: 'Individual',
    balance: 0,
    demo_balance: 0,
    at_stake: 0,
    demo_at_stake: 0,
    demo_ends_at: '2026-11-21T12:00:00.000Z',
    trading_plan: 'None',
    plan_request: null,
    announcements: [],
    ...changes,
  }
}
